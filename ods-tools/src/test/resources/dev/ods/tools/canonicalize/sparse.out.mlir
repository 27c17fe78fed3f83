module {
  func.func @stored() -> (f32, f32, i1, i1, index) {
    %cst = arith.constant 5.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %true = arith.constant true
    %false = arith.constant false
    %c7 = arith.constant 7 : index
    return %cst, %cst_0, %true, %false, %c7 : f32, f32, i1, i1, index
  }
  func.func @zeros() -> (f32, i8, index, complex<f32>, f8E5M2, i32) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i8 = arith.constant 0 : i8
    %c0 = arith.constant 0 : index
    %cst_0 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %cst_1 = arith.constant 0.000000e+00 : f8E5M2
    %c0_i32 = arith.constant 0 : i32
    return %cst, %c0_i8, %c0, %cst_0, %cst_1, %c0_i32 : f32, i8, index, complex<f32>, f8E5M2, i32
  }
  func.func @complex_stored() -> complex<f32> {
    %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    return %cst : complex<f32>
  }
  func.func @several() -> (i32, tensor<3xi32>) {
    %c5_i32 = arith.constant 5 : i32
    %cst = arith.constant dense<[0, 10, 12]> : tensor<3xi32>
    return %c5_i32, %cst : i32, tensor<3xi32>
  }
  func.func @large(%arg0: tensor<1000000x1000000xf32>) -> f32 {
    %cst = arith.constant 4.000000e+00 : f32
    return %cst : f32
  }
  func.func @outside(%arg0: index) -> (f32, f32) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant sparse<[[0, 0], [1, 1]], [5.000000e+00, 4.000000e+00]> : tensor<2x2xf32>
    %extracted = tensor.extract %cst[%c2, %c2] : tensor<2x2xf32>
    %extracted_0 = tensor.extract %cst[%arg0, %c2] : tensor<2x2xf32>
    return %extracted, %extracted_0 : f32, f32
  }
  func.func @numbers() -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xi64>, tensor<2x2xi1>, vector<10xi1>, tensor<2x2xf64>) {
    %cst = arith.constant dense<[[6.000000e+00, 1.000000e+00], [1.000000e+00, 5.000000e+00]]> : tensor<2x2xf32>
    %cst_0 = arith.constant dense<[[-5.000000e+00, -0.000000e+00], [-0.000000e+00, -4.000000e+00]]> : tensor<2x2xf32>
    %cst_1 = arith.constant dense<[[5, 0], [0, 0]]> : tensor<2x2xi64>
    %cst_2 = arith.constant dense<[[false, true], [true, true]]> : tensor<2x2xi1>
    %cst_3 = arith.constant dense<false> : vector<10xi1>
    %cst_4 = arith.constant dense<[[5.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00]]> : tensor<2x2xf64>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xi64>, tensor<2x2xi1>, vector<10xi1>, tensor<2x2xf64>
  }
  func.func @booleans() -> (vector<10xi1>, tensor<0xi32>, tensor<4xi32>) {
    %cst = arith.constant dense<[false, false, false, false, false, false, false, false, false, true]> : vector<10xi1>
    %cst_0 = arith.constant dense<> : tensor<0xi32>
    %cst_1 = arith.constant dense<0> : tensor<4xi32>
    return %cst, %cst_0, %cst_1 : vector<10xi1>, tensor<0xi32>, tensor<4xi32>
  }
  func.func @kept(%arg0: tensor<2x2xi32>) -> (tensor<2x2xf32>, tensor<2x2xi32>, tensor<4xi32>, tensor<2x2xi32>) {
    %cst = arith.constant sparse<0, 5> : tensor<2x2xi32>
    %cst_0 = arith.constant sparse<0, 0> : tensor<2x2xi32>
    %0 = arith.bitcast %cst : tensor<2x2xi32> to tensor<2x2xf32>
    %collapsed = tensor.collapse_shape %cst [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
    %1 = arith.addi %arg0, %cst_0 : tensor<2x2xi32>
    return %0, %cst, %collapsed, %1 : tensor<2x2xf32>, tensor<2x2xi32>, tensor<4xi32>, tensor<2x2xi32>
  }
  func.func @selected(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xf32>) {
    %cst = arith.constant dense<[[0.000000e+00, 2.500000e+00], [0.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>
    %cst_0 = arith.constant sparse<0, 5> : tensor<2x2xi32>
    %cst_1 = arith.constant sparse<0, true> : tensor<2x2xi1>
    %cst_2 = arith.constant dense<3> : tensor<2x2xi32>
    %0 = arith.select %cst_1, %cst_0, %cst_2 : tensor<2x2xi1>, tensor<2x2xi32>
    return %0, %cst : tensor<2x2xi32>, tensor<2x2xf32>
  }
}

