module {
  func.func @assigned(%arg0: index, %arg1: i32, %arg2: f32, %arg3: i1) {
    scf.execute_region {
      scf.yield
    }
    %0 = scf.execute_region -> f32 {
      cf.cond_br %arg3, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      scf.yield %arg2 : f32
    ^bb2:  // pred: ^bb0
      scf.yield {a} %arg2 : f32
    } {b}
    %1:2 = scf.execute_region -> (f32, i32) no_inline {
      scf.yield %arg2, %arg1 : f32, i32
    }
    return
  }
  func.func @counted(%arg0: index, %arg1: i32, %arg2: f32) {
    scf.for unsigned %arg3 = %arg0 to %arg0 step %arg0 {
    } {a}
    scf.for unsigned %arg3 = %arg1 to %arg1 step %arg1  : i32 {
      "foo.x"(%arg3) : (i32) -> ()
    } {a}
    %0 = scf.for unsigned %arg3 = %arg0 to %arg0 step %arg0 iter_args(%arg4 = %arg1) -> (i32) {
      scf.yield %arg4 : i32
    } {a}
    %1:2 = scf.for unsigned %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg2, %arg5 = %arg1) -> (f32, i32)  : i32 {
      "foo.x"(%arg3) : (i32) -> ()
      scf.yield {b} %arg4, %arg3 : f32, i32
    } {a}
    return
  }
  func.func @conditional(%arg0: index, %arg1: i32, %arg2: f32, %arg3: i1) {
    %0 = scf.while (%arg4 = %arg1) : (i32) -> f32 {
      scf.condition(%arg3) %arg2 : f32
    } do {
    ^bb0(%arg4: f32):
      scf.yield %arg1 : i32
    }
    scf.while : () -> () {
      scf.condition(%arg3)
    } do {
      scf.yield
    }
    %1:2 = scf.while (%arg4 = %arg1, %arg5 = %arg2) : (i32, f32) -> (f32, i32) {
      scf.condition(%arg3) {z} %arg2, %arg1 : f32, i32
    } do {
    ^bb0(%arg4: f32, %arg5: i32):
      scf.yield %arg1, %arg2 : i32, f32
    } attributes {q = 1 : i64}
    return
  }
  func.func @chosen(%arg0: index, %arg1: i32) {
    scf.index_switch %arg0 {a} 
    case 2 {
      scf.yield
    }
    case -5 {
      scf.yield
    }
    default {
    }
    %0 = scf.index_switch %arg0 -> i32 
    case 2 {
      scf.yield %arg1 : i32
    }
    default {
      scf.yield %arg1 : i32
    }
    %1:2 = scf.index_switch %arg0 -> i32, i32 
    default {
      scf.yield %arg1, %arg1 : i32, i32
    }
    return
  }
  func.func @reduced(%arg0: index, %arg1: i32, %arg2: f32, %arg3: tensor<4xf32>) {
    scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) {
      scf.reduce 
    } {q}
    scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce 
    }
    %0 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) init (%arg2) -> f32 {
      scf.reduce(%arg2 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        scf.reduce.return %arg5 : f32
      } {u}
    }
    %1:2 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) init (%arg2, %arg1) -> (f32, i32) {
      scf.reduce(%arg2, %arg1 : f32, i32) {
      ^bb0(%arg5: f32, %arg6: f32):
        scf.reduce.return %arg5 {v} : f32
      }, {
      ^bb0(%arg5: i32, %arg6: i32):
        scf.reduce.return %arg5 : i32
      }
    }
    return
  }
  func.func @parallel(%arg0: index, %arg1: i32, %arg2: f32, %arg3: tensor<4xf32>, %arg4: tensor<?xi32>) {
    scf.forall (%arg5, %arg6) in (%arg0, 4) {
    }
    scf.forall (%arg5) = (1) to (%arg0) step (2) {
      "foo.bar"(%arg5) : (index) -> ()
    } {q}
    scf.forall (%arg5) in (%arg0) {
    }
    scf.forall () in () {
    }
    %0 = scf.forall (%arg5) in (%arg0) shared_outs(%arg6 = %arg3) -> (tensor<4xf32>) {
      scf.forall.in_parallel {
      }
    }
    %1:2 = scf.forall (%arg5, %arg6) = (0, %arg0) to (4, -5) step (%arg0, 1) shared_outs(%arg7 = %arg3, %arg8 = %arg4) -> (tensor<4xf32>, tensor<?xi32>) {
      scf.forall.in_parallel {
      }
    } {mapping = []}
    %c1 = arith.constant 1 : index
    scf.forall (%arg5) = (%c1) to (%arg0) step (%c1) {
    }
    return
  }
  func.func @yielded(%arg0: i1, %arg1: i32, %arg2: f32) {
    %0 = scf.if %arg0 -> (i32) {
      scf.yield {a} %arg1 : i32
    } else {
      scf.yield %arg1 : i32
    } {a}
    %1:2 = scf.if %arg0 -> (i32, (i32) -> ()) {
      %3 = "a.b"() : () -> ((i32) -> ())
      scf.yield %arg1, %3 : i32, (i32) -> ()
    } else {
      %3 = "a.b"() : () -> ((i32) -> ())
      scf.yield %arg1, %3 : i32, (i32) -> ()
    }
    %2 = scf.if %arg0 -> ((i32) -> ()) {
      %3 = "a.b"() : () -> ((i32) -> ())
      scf.yield %3 : (i32) -> ()
    } else {
      %3 = "a.b"() : () -> ((i32) -> ())
      scf.yield %3 : (i32) -> ()
    }
    return
  }
  func.func @alternatives(%arg0: i1) {
    scf.if %arg0 {
    }
    scf.if %arg0 {
      scf.if %arg0 {
        "t.a"() : () -> ()
      } else {
        "t.b"() : () -> ()
      } {a}
    } else {
    }
    return
  }
}

