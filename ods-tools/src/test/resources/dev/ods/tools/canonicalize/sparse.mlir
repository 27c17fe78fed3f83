func.func @stored() -> (f32, f32, i1, i1, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant sparse<[[0, 0], [1, 1]], [5.0, 4.0]> : tensor<2x2xf32>
  %0 = tensor.extract %t[%c0, %c0] : tensor<2x2xf32>
  %1 = tensor.extract %t[%c1, %c1] : tensor<2x2xf32>
  %b = arith.constant sparse<[[1], [9]], [true, false]> : tensor<10xi1>
  %2 = tensor.extract %b[%c1] : tensor<10xi1>
  %3 = tensor.extract %b[%c0] : tensor<10xi1>
  %i = arith.constant sparse<1, 7> : tensor<2xindex>
  %4 = tensor.extract %i[%c1] : tensor<2xindex>
  return %0, %1, %2, %3, %4 : f32, f32, i1, i1, index
}

func.func @zeros() -> (f32, i8, index, complex<f32>, f8E5M2, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant sparse<[[0, 0], [1, 1]], [5.0, 4.0]> : tensor<2x2xf32>
  %0 = tensor.extract %f[%c0, %c1] : tensor<2x2xf32>
  %i = arith.constant sparse<0, 7> : tensor<2xi8>
  %1 = tensor.extract %i[%c1] : tensor<2xi8>
  %x = arith.constant sparse<0, 7> : tensor<2xindex>
  %2 = tensor.extract %x[%c1] : tensor<2xindex>
  %c = arith.constant sparse<0, (1.0, 2.0)> : tensor<2xcomplex<f32>>
  %3 = tensor.extract %c[%c1] : tensor<2xcomplex<f32>>
  %e = arith.constant sparse<0, 1.0> : tensor<2xf8E5M2>
  %4 = tensor.extract %e[%c1] : tensor<2xf8E5M2>
  %n = arith.constant sparse<> : tensor<4xi32>
  %5 = tensor.extract %n[%c1] : tensor<4xi32>
  return %0, %1, %2, %3, %4, %5 : f32, i8, index, complex<f32>, f8E5M2, i32
}

func.func @complex_stored() -> complex<f32> {
  %c0 = arith.constant 0 : index
  %c = arith.constant sparse<0, (1.0, 2.0)> : tensor<2xcomplex<f32>>
  %0 = tensor.extract %c[%c0] : tensor<2xcomplex<f32>>
  return %0 : complex<f32>
}

// The first of several values for an index counts.
func.func @several() -> (i32, tensor<3xi32>) {
  %c1 = arith.constant 1 : index
  %t = arith.constant sparse<[[1], [2], [1]], [5, 6, 7]> : tensor<3xi32>
  %0 = tensor.extract %t[%c1] : tensor<3xi32>
  %1 = arith.addi %t, %t : tensor<3xi32>
  return %0, %1 : i32, tensor<3xi32>
}

// No dense form of this size fits in memory.
func.func @large(%arg0: tensor<1000000x1000000xf32>) -> f32 {
  %c9 = arith.constant 9 : index
  %t = arith.constant sparse<[[9, 8], [9, 9]], [5.0, 4.0]> : tensor<1000000x1000000xf32>
  %0 = tensor.extract %t[%c9, %c9] : tensor<1000000x1000000xf32>
  return %0 : f32
}

func.func @outside(%i: index) -> (f32, f32) {
  %c2 = arith.constant 2 : index
  %t = arith.constant sparse<[[0, 0], [1, 1]], [5.0, 4.0]> : tensor<2x2xf32>
  %0 = tensor.extract %t[%c2, %c2] : tensor<2x2xf32>
  %1 = tensor.extract %t[%i, %c2] : tensor<2x2xf32>
  return %0, %1 : f32, f32
}

func.func @numbers() -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xi64>, tensor<2x2xi1>,
                         vector<10xi1>, tensor<2x2xf64>) {
  %f = arith.constant sparse<[[0, 0], [1, 1]], [5.0, 4.0]> : tensor<2x2xf32>
  %one = arith.constant dense<1.0> : tensor<2x2xf32>
  %i = arith.constant sparse<[[0, 0]], 5> : tensor<2x2xi32>
  %two = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = arith.constant sparse<[[1], [9]], true> : vector<10xi1>
  %0 = arith.addf %f, %one : tensor<2x2xf32>
  %1 = arith.negf %f : tensor<2x2xf32>
  %2 = arith.extsi %i : tensor<2x2xi32> to tensor<2x2xi64>
  %3 = arith.cmpi slt, %i, %two : tensor<2x2xi32>
  %4 = arith.xori %b, %b : vector<10xi1>
  %5 = arith.sitofp %i : tensor<2x2xi32> to tensor<2x2xf64>
  return %0, %1, %2, %3, %4, %5 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xi64>,
      tensor<2x2xi1>, vector<10xi1>, tensor<2x2xf64>
}

func.func @booleans() -> (vector<10xi1>, tensor<0xi32>, tensor<4xi32>) {
  %b = arith.constant sparse<[[1], [9]], true> : vector<10xi1>
  %c = arith.constant dense<[true, false, true, false, false, false, false, false, false, true]> : vector<10xi1>
  %e = arith.constant sparse<> : tensor<0xi32>
  %n = arith.constant sparse<> : tensor<4xi32>
  %0 = arith.andi %b, %c : vector<10xi1>
  %1 = arith.addi %e, %e : tensor<0xi32>
  %2 = arith.muli %n, %n : tensor<4xi32>
  return %0, %1, %2 : vector<10xi1>, tensor<0xi32>, tensor<4xi32>
}

// These ask for dense constants.
func.func @kept(%a: tensor<2x2xi32>) -> (tensor<2x2xf32>, tensor<2x2xi32>, tensor<4xi32>, tensor<2x2xi32>) {
  %i = arith.constant sparse<[[0, 0]], 5> : tensor<2x2xi32>
  %c = arith.constant sparse<[[0, 0]], true> : tensor<2x2xi1>
  %z = arith.constant sparse<[[0, 0]], 0> : tensor<2x2xi32>
  %0 = arith.bitcast %i : tensor<2x2xi32> to tensor<2x2xf32>
  %1 = arith.select %c, %i, %i : tensor<2x2xi1>, tensor<2x2xi32>
  %2 = tensor.collapse_shape %i [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %3 = arith.addi %a, %z : tensor<2x2xi32>
  return %0, %1, %2, %3 : tensor<2x2xf32>, tensor<2x2xi32>, tensor<4xi32>, tensor<2x2xi32>
}

func.func @selected(%c: tensor<2x2xi1>, %x: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xf32>) {
  %i = arith.constant sparse<[[0, 0]], 5> : tensor<2x2xi32>
  %m = arith.constant sparse<[[0, 0]], true> : tensor<2x2xi1>
  %d = arith.constant dense<3> : tensor<2x2xi32>
  %f = arith.constant sparse<[[0, 1]], 2.5> : tensor<2x2xf32>
  %0 = arith.select %m, %i, %d : tensor<2x2xi1>, tensor<2x2xi32>
  %1 = math.absf %f : tensor<2x2xf32>
  return %0, %1 : tensor<2x2xi32>, tensor<2x2xf32>
}
