func.func private @use(i32)
func.func @loops(%a: i32, %b: i32, %n: index) -> (i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %a) -> i32 {
    func.call @use(%x) : (i32) -> ()
    %k = arith.addi %x, %b : i32
    scf.yield %k : i32
  }
  %1 = scf.for %i = %c4 to %c0 step %c1 iter_args(%x = %a) -> i32 {
    func.call @use(%x) : (i32) -> ()
    scf.yield %x : i32
  }
  %2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  %3:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %b) -> (i32, i32, i32) {
    func.call @use(%z) : (i32) -> ()
    %k = arith.addi %x, %y : i32
    scf.yield %k, %y, %k : i32, i32, i32
  }
  return %0, %1, %2, %3#0, %3#1 : i32, i32, i32, i32, i32
}
func.func @forwarded(%a: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    func.call @use(%x) : (i32) -> ()
    func.call @use(%y) : (i32) -> ()
    %k = arith.addi %x, %y : i32
    scf.yield %k, %k : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @choices(%p: i1, %a: i32, %b: i32) -> (i32, i32, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.if %true -> i32 {
    func.call @use(%a) : (i32) -> ()
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %1:2 = scf.if %p -> (i32, i32) {
    %k = arith.muli %a, %b : i32
    scf.yield %a, %k : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  %2 = scf.if %p -> i1 {
    func.call @use(%b) : (i32) -> ()
    scf.yield %false : i1
  } else {
    scf.yield %true : i1
  }
  return %0, %1#0, %2, %1#1 : i32, i32, i1, i32
}
func.func @combined(%p: i1, %q: i1, %a: i32) {
  scf.if %p {
    func.call @use(%a) : (i32) -> ()
  } else {
  }
  scf.if %p {
    %e = arith.extui %p : i1 to i32
    func.call @use(%e) : (i32) -> ()
  }
  func.call @use(%a) : (i32) -> ()
  scf.if %p {
    scf.if %q {
      func.call @use(%a) : (i32) -> ()
    }
  }
  return
}
func.func @regions(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    func.call @use(%a) : (i32) -> ()
    scf.yield %a : i32
  }
  return %0 : i32
}
func.func @index_switch(%n: index) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %0 = scf.index_switch %c1 -> i32
  case 0 { scf.yield %a : i32 }
  case 1 { "use"(%n) : (index) -> ()
    scf.yield %b : i32 }
  default { scf.yield %a : i32 }
  %1 = scf.index_switch %c7 -> i32
  case 0 { scf.yield %a : i32 }
  default {
    %s = arith.index_cast %n : index to i32
    scf.yield %s : i32 }
  return %0, %1 : i32, i32
}
func.func @blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "use"(%a) : (i32) -> ()
    scf.yield %a : i32
  ^bb2:
    "use"(%b) : (i32) -> ()
    scf.yield %b : i32
  }
  %1 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "use"(%0) : (i32) -> ()
    scf.yield %a : i32
  ^bb2:
    scf.yield %b : i32
  }
  return %1 : i32
}
func.func @parallel(%n: index, %A: index, %B: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0:2 = scf.parallel (%i, %j) = (%c1, %c0) to (%c2, %c1) step (%c1, %c2) init (%A, %B) -> (index, index) {
    scf.reduce(%i, %j : index, index) {
    ^bb0(%l: index, %r: index):
      %s = arith.addi %l, %r : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%l: index, %r: index):
      %s = arith.muli %l, %r : index
      scf.reduce.return %s : index
    }
  }
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c0) to (%n, %c2, %n) step (%c1, %c1, %c2) {
    "use"(%i, %j, %k) : (index, index, index) -> ()
  }
  %1 = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %c1) step (%c1, %c1) init (%A) -> index {
    scf.reduce(%i : index) {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %l : index
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c2) {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c2) {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return %0#0, %0#1, %1 : index, index, index
}
func.func @trips(%x: i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  %cm1 = arith.constant -1 : i8
  %cm16 = arith.constant -16 : i8
  %cm100 = arith.constant -100 : i8
  scf.for %i = %c0 to %c100 step %cm1 : i8 { "f"(%i) : (i8) -> () }
  scf.for %i = %c0 to %c100 step %c0 : i8 { "g"(%i) : (i8) -> () }
  scf.for %i = %cm100 to %c100 step %c100 : i8 { "h"(%i) : (i8) -> () }
  scf.for unsigned %i = %c100 to %cm100 step %c100 : i8 { "i"(%i) : (i8) -> () }
  %u = arith.addi %x, %cm16 overflow<nuw> : i8
  scf.for unsigned %i = %x to %u step %c100 : i8 { "j"(%i) : (i8) -> () }
  %v = arith.addi %x, %c1 overflow<nsw> : i8
  scf.for %i = %x to %v step %c1 : i8 { "k"(%i) : (i8) -> () }
  scf.for %i = %x to %v step %x : i8 { "l"(%i) : (i8) -> () }
  return
}
func.func @while_condition(%a: i32, %b: i32) -> (i32, i1) {
  %0:2 = scf.while (%i = %a) : (i32) -> (i32, i1) {
    %c = "more"(%i) : (i32) -> i1
    scf.condition(%c) %i, %c : i32, i1
  } do {
  ^bb0(%i: i32, %c: i1):
    %n = "next"(%i, %c) : (i32, i1) -> i32
    scf.yield %n : i32
  }
  return %0#0, %0#1 : i32, i1
}
func.func @while_compare(%a: i32, %b: i32) -> i32 {
  %0 = scf.while (%i = %a) : (i32) -> i32 {
    %z = "read"(%i) : (i32) -> i32
    %c = arith.cmpi slt, %z, %b : i32
    scf.condition(%c) %z : i32
  } do {
  ^bb0(%i: i32):
    %same = arith.cmpi slt, %i, %b : i32
    %not = arith.cmpi sge, %i, %b : i32
    %other = arith.cmpi sgt, %i, %b : i32
    %n = "next"(%same, %not, %other) : (i1, i1, i1) -> i32
    scf.yield %n : i32
  }
  return %0 : i32
}
func.func @while_order(%a: i32, %b: f32) -> (f32, i32) {
  %0:2 = scf.while (%i = %a, %j = %b) : (i32, f32) -> (f32, i32) {
    %c = "more"(%i) : (i32) -> i1
    scf.condition(%c) %j, %i : f32, i32
  } do {
  ^bb0(%j: f32, %i: i32):
    %n, %m = "next"(%i, %j) : (i32, f32) -> (i32, f32)
    scf.yield %n, %m : i32, f32
  }
  return %0#0, %0#1 : f32, i32
}
func.func @while_if(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%i = %a) : (i32) -> (i32, i32) {
    %z = "read"(%i) : (i32) -> i32
    %c = "more"(%i) : (i32) -> i1
    %r = scf.if %c -> i32 {
      %t = "then"(%z) : (i32) -> i32
      scf.yield %t : i32
    } else {
      scf.yield %b : i32
    }
    scf.condition(%c) %r, %i : i32, i32
  } do {
  ^bb0(%i: i32, %j: i32):
    %n = "next"(%i, %j) : (i32, i32) -> i32
    scf.yield %n : i32
  }
  return %0#0, %0#1 : i32, i32
}

// --- if of a complement

func.func @if_of_complement(%c: i1) -> i32 {
  %true = arith.constant true
  %0 = arith.xori %c, %true : i1
  %1 = scf.if %0 -> i32 {
    %2 = "t.a"() : () -> i32
    scf.yield %2 : i32
  } else {
    %2 = "t.b"() : () -> i32
    scf.yield %2 : i32
  }
  scf.if %0 {
    "t.c"() : () -> ()
  }
  return %1 : i32
}

// --- for of a cast

func.func @for_of_cast(%n: index, %a: tensor<4xi32>, %b: tensor<?xi32>) -> (tensor<?xi32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<4xi32> to tensor<?xi32>
  %1 = tensor.cast %b : tensor<?xi32> to tensor<4xi32>
  %2:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %0, %q = %1) -> (tensor<?xi32>, tensor<4xi32>) {
    %3 = "t.a"(%p) : (tensor<?xi32>) -> tensor<?xi32>
    %4 = "t.b"(%q) : (tensor<4xi32>) -> tensor<4xi32>
    scf.yield %3, %4 : tensor<?xi32>, tensor<4xi32>
  } {x = 1 : i8}
  return %2#0, %2#1 : tensor<?xi32>, tensor<4xi32>
}

func.func @for_of_cast_used_twice(%n: index, %a: tensor<4xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<4xi32> to tensor<?xi32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %0) -> (tensor<?xi32>) {
    %2 = "t.a"(%p) : (tensor<?xi32>) -> tensor<?xi32>
    scf.yield %2 : tensor<?xi32>
  }
  return %1, %1 : tensor<?xi32>, tensor<?xi32>
}

// --- forall

func.func @forall_of_casts(%a: tensor<2xi32>, %b: tensor<4xi32>, %x: tensor<1xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %0 = tensor.cast %a : tensor<2xi32> to tensor<?xi32>
  %1 = tensor.cast %b : tensor<4xi32> to tensor<?xi32>
  %2:2 = scf.forall (%i) in (2) shared_outs(%p = %0, %q = %1) -> (tensor<?xi32>, tensor<?xi32>) {
    "t.use"(%p) : (tensor<?xi32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %p[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
      tensor.parallel_insert_slice %x into %q[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  }
  return %2#0, %2#1 : tensor<?xi32>, tensor<?xi32>
}

func.func @forall_without_insertion(%a: tensor<2xi32>, %b: tensor<4xi32>) -> (tensor<2xi32>, tensor<4xi32>) {
  %0:2 = scf.forall (%i) in (2) shared_outs(%p = %a, %q = %b) -> (tensor<2xi32>, tensor<4xi32>) {
    %1 = tensor.extract_slice %q[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %p[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  return %0#0, %0#1 : tensor<2xi32>, tensor<4xi32>
}

func.func @forall_without_use(%a: tensor<2xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0:2 = scf.forall (%i) in (2) shared_outs(%p = %a, %q = %b) -> (tensor<2xi32>, tensor<4xi32>) {
    %1 = tensor.extract_slice %p[%i] [1] [1] : tensor<2xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %q[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %1 into %p[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  } {x = 1 : i8, mapping = [#gpu.thread<x>]}
  return %0#1 : tensor<4xi32>
}

func.func @forall_with_known_bounds(%a: tensor<?xi32>, %x: tensor<1xi32>) -> (tensor<?xi32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = scf.forall (%i, %j, %k) = (%c2, %c0, 0) to (%c3, 5, %c2) step (%c1, %c2, 1) shared_outs(%p = %a) -> (tensor<?xi32>) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %p[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  } {x = 1 : i8}
  %1 = tensor.dim %0, %c0 : tensor<?xi32>
  return %0, %1 : tensor<?xi32>, index
}

func.func @forall_with_mapping(%a: tensor<?xi32>, %x: tensor<1xi32>) -> tensor<?xi32> {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%i, %j) in (1, %c2) shared_outs(%p = %a) -> (tensor<?xi32>) {
    "t.use"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %p[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return %0 : tensor<?xi32>
}

func.func @forall_never(%a: tensor<?xi32>, %x: tensor<1xi32>) -> tensor<?xi32> {
  %0 = scf.forall (%i, %j) in (0, 4) shared_outs(%p = %a) -> (tensor<?xi32>) {
    "t.use"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %p[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  }
  return %0 : tensor<?xi32>
}

func.func @forall_once(%a: tensor<2xi32>, %x: tensor<1xi32>) -> tensor<2xi32> {
  %0 = scf.forall (%i) in (1) shared_outs(%p = %a) -> (tensor<2xi32>) {
    "t.use"(%p) : (tensor<2xi32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %p[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  scf.forall (%i, %j) in (7, 1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return %0 : tensor<2xi32>
}

func.func @for_of_a_negative_step(%a: i32, %b: i32) {
  %s = arith.constant -2 : i32
  scf.for %i = %a to %b step %s : i32 {
    "test.op"(%i) : (i32) -> ()
  }
  scf.for unsigned %i = %a to %b step %s : i32 {
    "test.op"(%i) : (i32) -> ()
  }
  return
}

func.func @known_comparisons(%x: i32, %n: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> (i32) {
    %c = arith.cmpi ult, %n, %a : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%a: i32):
    %s = "u.y"(%a) ({
      %k = arith.cmpi uge, %n, %a : i32
      "u.q"(%k) : (i1) -> ()
    }) : (i32) -> i32
    %d = arith.cmpi ult, %n, %a : i32
    %e = arith.cmpi uge, %n, %a : i32
    "u.x"(%d, %e) : (i1, i1) -> ()
    scf.yield %s : i32
  }
  return %0 : i32
}

func.func @switch_of_poison() -> i32 {
  %p = ub.poison : index
  %r = scf.index_switch %p -> i32
  case 1 {
    %a = "u.a"() : () -> i32
    scf.yield %a : i32
  }
  default {
    %a = "u.b"() : () -> i32
    scf.yield %a : i32
  }
  return %r : i32
}
