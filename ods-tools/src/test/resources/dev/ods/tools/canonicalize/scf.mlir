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
