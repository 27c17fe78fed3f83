module {
  func.func private @use(i32)
  func.func @merges(%arg0: i32) -> i32 {
    call @use(%arg0) : (i32) -> ()
    return %arg0 : i32
  }
  func.func @constants(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @selects(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
  func.func @knows(%arg0: i1, %arg1: i32) -> (i32, i1) {
    %true = arith.constant true
    %false = arith.constant false
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @use(%arg1) : (i32) -> ()
    call @use(%arg1) : (i32) -> ()
    return %arg1, %true : i32, i1
  ^bb2:  // pred: ^bb0
    return %arg1, %false : i32, i1
  }
  func.func @loops(%arg0: i1) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @switches(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    cf.switch %arg0 : i32, [
      default: ^bb1(%c1_i32 : i32),
      4: ^bb1(%arg1 : i32),
      5: ^bb1(%c7_i32 : i32)
    ]
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
    return %0 : i32
  }
  func.func @asserts(%arg0: i1) {
    cf.assert %arg0, "may hold"
    return
  }
  func.func @dead_arguments_of_switch(%arg0: i32, %arg1: i32, %arg2: i64) -> i64 {
    %c7_i64 = arith.constant 7 : i64
    cf.switch %arg0 : i32, [
      default: ^bb1,
      0: ^bb2(%arg2 : i64),
      1: ^bb2(%arg2 : i64),
      2: ^bb3(%arg1 : i32)
    ]
  ^bb1:  // pred: ^bb0
    "use"(%arg1) : (i32) -> ()
    cf.br ^bb2(%c7_i64 : i64)
  ^bb2(%0: i64):  // 3 preds: ^bb0, ^bb0, ^bb1
    "other"() : () -> ()
    return %0 : i64
  ^bb3(%1: i32):  // pred: ^bb0
    "last"(%1) : (i32) -> ()
    return %arg2 : i64
  }
  func.func @dead_argument_of_one_case(%arg0: i32, %arg1: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      0: ^bb2(%arg0 : i32)
    ]
  ^bb1:  // pred: ^bb0
    "use"() : () -> ()
    return
  ^bb2(%0: i32):  // pred: ^bb0
    "other"(%0) : (i32) -> ()
    return
  }
  func.func @unreachable(%arg0: i1, %arg1: i1) -> i32 {
    %0 = "t.a"() : () -> i32
    "t.b"() : () -> ()
    return %0 : i32
  }
  func.func @unreachable_after_more(%arg0: i1) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "t.a"() : () -> ()
    ub.unreachable
  ^bb2:  // pred: ^bb0
    %0 = "t.b"() : () -> i32
    return %0 : i32
  }
}

