func.func private @use(i32)
func.func @merges(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  call @use(%x) : (i32) -> ()
  cf.br ^bb2
^bb2:
  return %x : i32
}
func.func @constants(%a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1(%a : i32), ^bb2(%b : i32)
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32):
  return %y : i32
}
func.func @selects(%p: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %p, ^bb1(%a : i32), ^bb2(%b : i32)
^bb1(%x: i32):
  cf.br ^bb3(%x : i32)
^bb2(%y: i32):
  cf.br ^bb3(%y : i32)
^bb3(%z: i32):
  return %z : i32
}
func.func @knows(%p: i1, %a: i32) -> (i32, i1) {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  call @use(%a) : (i32) -> ()
  cf.cond_br %p, ^bb3, ^bb2
^bb2:
  return %a, %p : i32, i1
^bb3:
  call @use(%a) : (i32) -> ()
  return %a, %p : i32, i1
}
func.func @loops(%p: i1) {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @switches(%f: i32, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c7 = arith.constant 7 : i32
  cf.switch %f : i32, [
    default: ^bb1(%c1 : i32),
    3: ^bb1(%c1 : i32),
    4: ^bb2,
    5: ^bb3
  ]
^bb1(%x: i32):
  return %x : i32
^bb2:
  cf.switch %f : i32, [
    default: ^bb1(%c2 : i32),
    4: ^bb1(%a : i32)
  ]
^bb3:
  cf.switch %c7 : i32, [
    default: ^bb1(%c2 : i32),
    7: ^bb1(%c7 : i32)
  ]
}
func.func @asserts(%p: i1) {
  %true = arith.constant true
  cf.assert %true, "holds"
  cf.assert %p, "may hold"
  return
}
func.func @dead_arguments_of_switch(%f: i32, %a: i32, %b: i64) -> i64 {
  cf.switch %f : i32, [
    default: ^bb1,
    0: ^bb2(%a, %b : i32, i64),
    1: ^bb2(%f, %b : i32, i64),
    2: ^bb3(%a : i32)
  ]
^bb1:
  %c7 = arith.constant 7 : i64
  "use"(%a) : (i32) -> ()
  cf.br ^bb2(%f, %c7 : i32, i64)
^bb2(%x: i32, %y: i64):
  "other"() : () -> ()
  return %y : i64
^bb3(%z: i32):
  "last"(%z) : (i32) -> ()
  return %b : i64
}
func.func @dead_argument_of_one_case(%f: i32, %a: i32) {
  cf.switch %f : i32, [
    default: ^bb1(%a : i32),
    0: ^bb2(%a, %f : i32, i32)
  ]
^bb1(%w: i32):
  "use"() : () -> ()
  return
^bb2(%x: i32, %y: i32):
  "other"(%y) : (i32) -> ()
  return
}

// --- blocks that cannot be reached

func.func @unreachable(%c: i1, %d: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  %0 = "t.a"() : () -> i32
  cf.cond_br %d, ^bb3(%0 : i32), ^bb4
^bb3(%1: i32):
  "t.b"() : () -> ()
  return %1 : i32
^bb4:
  ub.unreachable
}

func.func @unreachable_after_more(%c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.a"() : () -> ()
  ub.unreachable
^bb2:
  %0 = "t.b"() : () -> i32
  return %0 : i32
}
