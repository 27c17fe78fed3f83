module {
  func.func private @use(i32)
  func.func @loops(%arg0: i32, %arg1: i32, %arg2: index) -> (i32, i32, i32, i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    call @use(%arg0) : (i32) -> ()
    %0 = arith.addi %arg0, %arg1 : i32
    %1:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (i32, i32) {
      func.call @use(%arg5) : (i32) -> ()
      %2 = arith.addi %arg4, %arg1 : i32
      scf.yield %2, %2 : i32, i32
    }
    return %0, %arg0, %arg1, %1#0, %arg1 : i32, i32, i32, i32, i32
  }
  func.func @forwarded(%arg0: i32, %arg1: index) -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (i32) {
      func.call @use(%arg3) : (i32) -> ()
      func.call @use(%arg3) : (i32) -> ()
      %1 = arith.addi %arg3, %arg3 : i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @choices(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i1, i32) {
    %true = arith.constant true
    call @use(%arg1) : (i32) -> ()
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.xori %arg0, %true : i1
    %2 = scf.if %arg0 -> (i32) {
      %3 = arith.muli %arg1, %arg2 : i32
      func.call @use(%arg2) : (i32) -> ()
      scf.yield %3 : i32
    } else {
      scf.yield %arg2 : i32
    }
    return %arg1, %0, %1, %2 : i32, i32, i1, i32
  }
  func.func @combined(%arg0: i1, %arg1: i1, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    scf.if %arg0 {
      func.call @use(%arg2) : (i32) -> ()
      func.call @use(%c1_i32) : (i32) -> ()
    }
    call @use(%arg2) : (i32) -> ()
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      func.call @use(%arg2) : (i32) -> ()
    }
    return
  }
  func.func @regions(%arg0: i32) -> i32 {
    call @use(%arg0) : (i32) -> ()
    return %arg0 : i32
  }
  func.func @index_switch(%arg0: index) -> (i32, i32) {
    %c20_i32 = arith.constant 20 : i32
    "use"(%arg0) : (index) -> ()
    %0 = arith.index_cast %arg0 : index to i32
    return %c20_i32, %0 : i32, i32
  }
  func.func @blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "use"(%arg1) : (i32) -> ()
    cf.br ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    "use"(%arg2) : (i32) -> ()
    cf.br ^bb3(%arg2 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    %1 = scf.execute_region -> i32 no_inline {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      "use"(%0) : (i32) -> ()
      scf.yield %arg1 : i32
    ^bb2:  // pred: ^bb0
      scf.yield %arg2 : i32
    }
    return %1 : i32
  }
  func.func @parallel(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg1, %c1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c2) {
      "use"(%arg3, %c1, %arg4) : (index, index, index) -> ()
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c2) {
      "use"(%arg3, %arg4) : (index, index) -> ()
      scf.reduce 
    }
    scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) {
      scf.parallel (%arg4) = (%c0) to (%arg3) step (%c2) {
        "use"(%arg3, %arg4) : (index, index) -> ()
        scf.reduce 
      }
      scf.reduce 
    }
    return %0, %c0, %arg1 : index, index, index
  }
  func.func @trips(%arg0: i8) {
    %c1_i8 = arith.constant 1 : i8
    %c100_i8 = arith.constant 100 : i8
    "i"(%c100_i8) : (i8) -> ()
    %0 = arith.addi %arg0, %c1_i8 overflow<nsw> : i8
    "k"(%arg0) : (i8) -> ()
    scf.for %arg1 = %arg0 to %0 step %arg0  : i8 {
      "l"(%arg1) : (i8) -> ()
    }
    return
  }
  func.func @while_condition(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %true = arith.constant true
    %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i1) {
      %1 = "more"(%arg2) : (i32) -> i1
      scf.condition(%1) %arg2, %1 : i32, i1
    } do {
    ^bb0(%arg2: i32, %arg3: i1):
      %1 = "next"(%arg2, %true) : (i32, i1) -> i32
      scf.yield %1 : i32
    }
    return %0#0, %0#1 : i32, i1
  }
  func.func @while_compare(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "read"(%arg2) : (i32) -> i32
      %2 = arith.cmpi slt, %1, %arg1 : i32
      scf.condition(%2) %1 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi sgt, %arg2, %arg1 : i32
      %2 = "next"(%true, %false, %1) : (i1, i1, i1) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @while_order(%arg0: i32, %arg1: f32) -> (f32, i32) {
    %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, f32) -> (i32, f32) {
      %1 = "more"(%arg2) : (i32) -> i1
      scf.condition(%1) %arg2, %arg3 : i32, f32
    } do {
    ^bb0(%arg2: i32, %arg3: f32):
      %1:2 = "next"(%arg2, %arg3) : (i32, f32) -> (i32, f32)
      scf.yield %1#0, %1#1 : i32, f32
    }
    return %0#1, %0#0 : f32, i32
  }
  func.func @while_if(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
      %1 = "read"(%arg2) : (i32) -> i32
      %2 = "more"(%arg2) : (i32) -> i1
      scf.condition(%2) %arg2, %1 : i32, i32
    } do {
    ^bb0(%arg2: i32, %arg3: i32):
      %1 = "then"(%arg3) : (i32) -> i32
      %2 = "next"(%1, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %arg1, %0#0 : i32, i32
  }
  func.func @if_of_complement(%arg0: i1) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %1 = "t.b"() : () -> i32
      scf.yield %1 : i32
    } else {
      %1 = "t.a"() : () -> i32
      "t.c"() : () -> ()
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @for_of_cast(%arg0: index, %arg1: tensor<4xi32>, %arg2: tensor<?xi32>) -> (tensor<?xi32>, tensor<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %arg2 : tensor<?xi32> to tensor<4xi32>
    %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1, %arg5 = %cast) -> (tensor<4xi32>, tensor<4xi32>) {
      %cast_1 = tensor.cast %arg4 : tensor<4xi32> to tensor<?xi32>
      %1 = "t.a"(%cast_1) : (tensor<?xi32>) -> tensor<?xi32>
      %2 = "t.b"(%arg5) : (tensor<4xi32>) -> tensor<4xi32>
      %cast_2 = tensor.cast %1 : tensor<?xi32> to tensor<4xi32>
      scf.yield %cast_2, %2 : tensor<4xi32>, tensor<4xi32>
    } {x = 1 : i8}
    %cast_0 = tensor.cast %0#0 : tensor<4xi32> to tensor<?xi32>
    return %cast_0, %0#1 : tensor<?xi32>, tensor<4xi32>
  }
  func.func @for_of_cast_used_twice(%arg0: index, %arg1: tensor<4xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %arg1 : tensor<4xi32> to tensor<?xi32>
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %cast) -> (tensor<?xi32>) {
      %1 = "t.a"(%arg3) : (tensor<?xi32>) -> tensor<?xi32>
      scf.yield %1 : tensor<?xi32>
    }
    return %0, %0 : tensor<?xi32>, tensor<?xi32>
  }
  func.func @forall_of_casts(%arg0: tensor<2xi32>, %arg1: tensor<4xi32>, %arg2: tensor<1xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %0:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<2xi32>, tensor<4xi32>) {
      %cast_1 = tensor.cast %arg4 : tensor<2xi32> to tensor<?xi32>
      "t.use"(%cast_1) : (tensor<?xi32>) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg4[%arg3] [1] [1] : tensor<1xi32> into tensor<2xi32>
        tensor.parallel_insert_slice %arg2 into %arg5[%arg3] [1] [1] : tensor<1xi32> into tensor<4xi32>
      }
    }
    %cast = tensor.cast %0#0 : tensor<2xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %0#1 : tensor<4xi32> to tensor<?xi32>
    return %cast, %cast_0 : tensor<?xi32>, tensor<?xi32>
  }
  func.func @forall_without_insertion(%arg0: tensor<2xi32>, %arg1: tensor<4xi32>) -> (tensor<2xi32>, tensor<4xi32>) {
    %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0) -> (tensor<2xi32>) {
      %extracted_slice = tensor.extract_slice %arg1[%arg2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [1] [1] : tensor<1xi32> into tensor<2xi32>
      }
    }
    return %0, %arg1 : tensor<2xi32>, tensor<4xi32>
  }
  func.func @forall_without_use(%arg0: tensor<2xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1) -> (tensor<4xi32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg2] [1] [1] : tensor<2xi32> to tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [1] [1] : tensor<1xi32> into tensor<4xi32>
      }
    } {mapping = [#gpu.thread<x>], x = 1 : i8}
    return %0 : tensor<4xi32>
  }
  func.func @forall_with_known_bounds(%arg0: tensor<?xi32>, %arg1: tensor<1xi32>) -> (tensor<?xi32>, index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.forall (%arg2, %arg3) = (0, 0) to (5, 2) step (2, 1) shared_outs(%arg4 = %arg0) -> (tensor<?xi32>) {
      "t.use"(%c2, %arg2, %arg3) : (index, index, index) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[2] [1] [1] : tensor<1xi32> into tensor<?xi32>
      }
    } {x = 1 : i8}
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    return %0, %dim : tensor<?xi32>, index
  }
  func.func @forall_with_mapping(%arg0: tensor<?xi32>, %arg1: tensor<1xi32>) -> tensor<?xi32> {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg2, %arg3) in (1, 2) shared_outs(%arg4 = %arg0) -> (tensor<?xi32>) {
      "t.use"(%c0, %arg3) : (index, index) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[0] [1] [1] : tensor<1xi32> into tensor<?xi32>
      }
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    return %0 : tensor<?xi32>
  }
  func.func @forall_never(%arg0: tensor<?xi32>, %arg1: tensor<1xi32>) -> tensor<?xi32> {
    return %arg0 : tensor<?xi32>
  }
  func.func @forall_once(%arg0: tensor<2xi32>, %arg1: tensor<1xi32>) -> tensor<2xi32> {
    %c0 = arith.constant 0 : index
    "t.use"(%arg0) : (tensor<2xi32>) -> ()
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
    scf.forall (%arg2) in (7) {
      "t.use"(%arg2, %c0) : (index, index) -> ()
    }
    return %inserted_slice : tensor<2xi32>
  }
  func.func @for_of_a_negative_step(%arg0: i32, %arg1: i32) {
    return
  }
  func.func @known_comparisons(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi ult, %arg1, %arg2 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "u.y"(%arg2) ({
        "u.q"(%false) : (i1) -> ()
      }) : (i32) -> i32
      "u.x"(%true, %false) : (i1, i1) -> ()
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @switch_of_poison() -> i32 {
    %0 = ub.poison : index
    %1 = scf.index_switch %0 -> i32 
    case 1 {
      %2 = "u.a"() : () -> i32
      scf.yield %2 : i32
    }
    default {
      %2 = "u.b"() : () -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
}

