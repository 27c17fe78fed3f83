module {
  func.func @f(%arg0: f32, %arg1: complex<f32>, %arg2: complex<f64>, %arg3: i32) {
    %0 = complex.create %arg0, %arg0 {x = 5 : i64} : complex<f32>
    %1 = complex.conj %arg1 fastmath<nnan,contract> : complex<f32>
    %2 = complex.cos %arg1 {x} : complex<f32>
    %3 = complex.exp %arg1 : complex<f32>
    %4 = complex.expm1 %arg1 fastmath<nnan,contract> : complex<f32>
    %5 = complex.log %arg1 {x} : complex<f32>
    %6 = complex.log1p %arg1 : complex<f32>
    %7 = complex.neg %arg1 fastmath<nnan,contract> : complex<f32>
    %8 = complex.rsqrt %arg1 {x} : complex<f32>
    %9 = complex.sign %arg1 : complex<f32>
    %10 = complex.sin %arg1 fastmath<nnan,contract> : complex<f32>
    %11 = complex.sqrt %arg1 {x} : complex<f32>
    %12 = complex.tan %arg1 : complex<f32>
    %13 = complex.tanh %arg1 fastmath<nnan,contract> : complex<f32>
    %14 = complex.abs %arg1 {x} : complex<f32>
    %15 = complex.angle %arg1 : complex<f32>
    %16 = complex.re %arg1 fastmath<nnan,contract> : complex<f32>
    %17 = complex.im %arg1 {x} : complex<f32>
    %18 = complex.add %arg2, %arg2 : complex<f64>
    %19 = complex.atan2 %arg2, %arg2 fastmath<fast> {x} : complex<f64>
    %20 = complex.div %arg2, %arg2 : complex<f64>
    %21 = complex.mul %arg2, %arg2 : complex<f64>
    %22 = complex.pow %arg2, %arg2 fastmath<fast> {x} : complex<f64>
    %23 = complex.sub %arg2, %arg2 : complex<f64>
    %24 = complex.eq %arg1, %0 {x} : complex<f32>
    %25 = complex.neq %arg1, %0 : complex<f32>
    %26 = complex.powi %arg1, %arg3 fastmath<none> {u} : complex<f32>, i32
    %27 = complex.powi %arg1, %arg3 : complex<f32>, i32
    %28 = complex.bitcast %arg1 {x} : complex<f32> to i64
    %29 = complex.bitcast %28 : i64 to complex<f32>
    %30 = complex.bitcast %arg3 : i32 to i32
    %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] {x} : complex<f32>
    %cst_0 = complex.constant [1 : i32, 2 : i32] : complex<i32>
    "test.op"() {a = #complex.number<:f32 3.000000e+00, 4.000000e+00> : complex<f32>, b = #complex.number<:f16 1.000000e+04, -4.000000e+00> : complex<f16>, c = #complex.number<:f64 0x7FF8000000000000, -0.000000e+00> : complex<f64>, d = #complex.number<:bf16 1.101560e+00, 2.296880e+00> : complex<bf16>, e = #complex.number<:f80 1.000000e+00, 123456789.123456791043> : complex<f80>} : () -> ()
    return
  }
}

