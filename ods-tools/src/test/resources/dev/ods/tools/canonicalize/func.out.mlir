module {
  func.func @called(%arg0: i32) -> (i32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    return %arg0, %cst : i32, f32
  }
  func.func @indirect(%arg0: i32, %arg1: (i32) -> (i32, f32)) -> (i32, f32) {
    %0:2 = call @called(%arg0) : (i32) -> (i32, f32)
    %1:2 = call_indirect %arg1(%0#0) : (i32) -> (i32, f32)
    return %1#0, %0#1 : i32, f32
  }
}

