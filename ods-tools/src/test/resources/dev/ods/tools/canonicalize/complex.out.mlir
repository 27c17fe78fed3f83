module {
  func.func @parts(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32, %arg3: f32) -> (complex<f32>, complex<f32>, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg1 : complex<f32>
    %2 = complex.create %0, %1 : complex<f32>
    %3 = arith.negf %arg2 : f32
    %4 = arith.negf %arg3 : f32
    return %arg0, %2, %cst_0, %cst, %arg2, %arg3, %3, %4 : complex<f32>, complex<f32>, f32, f32, f32, f32, f32, f32
  }
  func.func @undone(%arg0: complex<f64>, %arg1: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
    %0 = complex.add %arg0, %arg1 : complex<f64>
    %1 = complex.sub %0, %arg0 : complex<f64>
    return %arg0, %arg0, %arg0, %1, %arg0, %arg0, %arg0, %arg0 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
  }
  func.func @neutral(%arg0: complex<f16>) -> (complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>) {
    %cst = complex.constant [0.000000e+00 : f16, 0.000000e+00 : f16] : complex<f16>
    %cst_0 = complex.constant [0.000000e+00 : f16, 1.000000e+00 : f16] : complex<f16>
    %0 = complex.mul %arg0, %cst_0 : complex<f16>
    %1 = complex.add %cst, %arg0 : complex<f16>
    return %arg0, %arg0, %arg0, %arg0, %0, %1 : complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>
  }
  func.func @bitcasts(%arg0: complex<f32>, %arg1: f64, %arg2: i64) -> (complex<f32>, complex<f32>, i64, i64, f64, complex<f32>) {
    %0 = arith.bitcast %arg1 : f64 to i64
    %1 = complex.bitcast %arg0 : complex<f32> to f64
    %2 = complex.bitcast %arg1 : f64 to complex<f32>
    return %arg0, %arg0, %arg2, %0, %1, %2 : complex<f32>, complex<f32>, i64, i64, f64, complex<f32>
  }
}

