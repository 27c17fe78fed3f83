module {
  func.func @assertion(%arg0: i1) {
    cf.assert %arg0, "out of bounds\0A"
    cf.assert %arg0, "" {a = 1 : i32}
    return
  }
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    cf.br ^bb2(%arg1 : i32) {a}
  ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb3
    cf.br ^bb3(%0, %arg2 : i32, f32)
  ^bb3(%1: i32, %2: f32):  // pred: ^bb2
    cf.cond_br %arg0, ^bb1, ^bb2(%1 : i32)
  }
  func.func @conditional(%arg0: i1, %arg1: i32, %arg2: f32) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb3
    cf.cond_br %arg0 weights([3, 5]), ^bb1, ^bb2 {a}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0 weights([]), ^bb3(%arg1, %arg1 : i32, i32), ^bb4(%arg2 : f32)
  ^bb3(%0: i32, %1: i32):  // 2 preds: ^bb2, ^bb3
    cf.cond_br %arg0 weights([0, -1]), ^bb3(%1, %0 : i32, i32), ^bb1
  ^bb4(%2: f32):  // pred: ^bb2
    return
  }
  func.func @switch(%arg0: i32, %arg1: i1, %arg2: ui5, %arg3: i128) {
    cf.switch %arg0 : i32, [
      default: ^bb1]
  ^bb1:  // 6 preds: ^bb0, ^bb1, ^bb2, ^bb2, ^bb3, ^bb4
    cf.switch %arg0 : i32, [
      default: ^bb2(%arg0 : i32),
      42: ^bb3(%arg0, %arg3 : i32, i128),
      4294967291: ^bb1
    ] {a}
  ^bb2(%0: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    cf.switch %arg1 : i1, [
      default: ^bb1,
      1: ^bb1,
      1: ^bb2(%arg0 : i32)
    ]
  ^bb3(%1: i32, %2: i128):  // pred: ^bb1
    cf.switch %arg2 : ui5, [
      default: ^bb1,
      31: ^bb2(%arg0 : i32)
    ]
  ^bb4:  // no predecessors
    cf.switch %arg3 : i128, [
      default: ^bb1,
      77: ^bb2(%arg0 : i32)
    ]
  }
}

