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
}

