module {
  func.func @poison() -> (i32, vector<4xi64>, tensor<8x?xf64>) {
    %0 = ub.poison : i32
    %1 = ub.poison : vector<4xi64>
    %2 = ub.poison {x = #ub.poison} : tensor<8x?xf64>
    %3 = ub.poison : complex<f32>
    return %0, %1, %2 : i32, vector<4xi64>, tensor<8x?xf64>
  }
  func.func @unreachable(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    ub.unreachable {x}
  ^bb2:  // pred: ^bb0
    return
  }
}

