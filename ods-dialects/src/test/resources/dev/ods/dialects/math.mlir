module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: tensor<?xf16>, %arg3: i32, %arg4: vector<4xi8>) {
    %0 = math.absf %arg0 : f32
    %1 = math.absf %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %2 = math.absi %arg3 : i32
    %3 = math.absi %arg4 {x} : vector<4xi8>
    %4 = math.acosh %arg0 : f32
    %5 = math.acosh %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %6 = math.asin %arg0 : f32
    %7 = math.asin %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %8 = math.asinh %arg0 : f32
    %9 = math.asinh %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %10 = math.atan %arg0 : f32
    %11 = math.atan %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %12 = math.atanh %arg0 : f32
    %13 = math.atanh %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %14 = math.atan2 %arg0, %arg0 : f32
    %15 = math.atan2 %arg2, %arg2 fastmath<fast> : tensor<?xf16>
    %16 = math.cbrt %arg0 : f32
    %17 = math.cbrt %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %18 = math.ceil %arg0 : f32
    %19 = math.ceil %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %20 = math.clampf %arg0 to [%arg0, %arg0] : f32
    %21 = math.clampf %arg1 to [%arg1, %arg1] fastmath<nsz> {z} : vector<4xf64>
    %22 = math.copysign %arg0, %arg0 : f32
    %23 = math.copysign %arg2, %arg2 fastmath<fast> : tensor<?xf16>
    %24 = math.cos %arg0 : f32
    %25 = math.cos %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %26 = math.acos %arg0 : f32
    %27 = math.acos %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %28 = math.cosh %arg0 : f32
    %29 = math.cosh %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %30 = math.sin %arg0 : f32
    %31 = math.sin %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %32 = math.sinh %arg0 : f32
    %33 = math.sinh %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %sin, %cos = math.sincos %arg0 : f32
    %sin_0, %cos_1 = math.sincos %arg1 fastmath<afn> : vector<4xf64>
    %34 = math.ctlz %arg3 : i32
    %35 = math.ctlz %arg4 {x} : vector<4xi8>
    %36 = math.cttz %arg3 : i32
    %37 = math.cttz %arg4 {x} : vector<4xi8>
    %38 = math.ctpop %arg3 : i32
    %39 = math.ctpop %arg4 {x} : vector<4xi8>
    %40 = math.erf %arg0 : f32
    %41 = math.erf %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %42 = math.erfc %arg0 : f32
    %43 = math.erfc %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %44 = math.exp %arg0 : f32
    %45 = math.exp %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %46 = math.exp2 %arg0 : f32
    %47 = math.exp2 %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %48 = math.expm1 %arg0 : f32
    %49 = math.expm1 %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %50 = math.floor %arg0 : f32
    %51 = math.floor %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %52 = math.fma %arg0, %arg0, %arg0 : f32
    %53 = math.fma %arg1, %arg1, %arg1 fastmath<nsz> : vector<4xf64>
    %54 = math.ipowi %arg3, %arg3 : i32
    %55 = math.isfinite %arg0 : f32
    %56 = math.isfinite %arg2 {fastmath = #arith.fastmath<nnan>, y} : tensor<?xf16>
    %57 = math.isinf %arg0 : f32
    %58 = math.isinf %arg2 {fastmath = #arith.fastmath<nnan>, y} : tensor<?xf16>
    %59 = math.isnan %arg0 : f32
    %60 = math.isnan %arg2 {fastmath = #arith.fastmath<nnan>, y} : tensor<?xf16>
    %61 = math.isnormal %arg0 : f32
    %62 = math.isnormal %arg2 {fastmath = #arith.fastmath<nnan>, y} : tensor<?xf16>
    %63 = math.log %arg0 : f32
    %64 = math.log %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %65 = math.log10 %arg0 : f32
    %66 = math.log10 %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %67 = math.log1p %arg0 : f32
    %68 = math.log1p %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %69 = math.log2 %arg0 : f32
    %70 = math.log2 %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %71 = math.powf %arg0, %arg0 : f32
    %72 = math.powf %arg2, %arg2 fastmath<fast> : tensor<?xf16>
    %73 = math.rsqrt %arg0 : f32
    %74 = math.rsqrt %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %75 = math.sqrt %arg0 : f32
    %76 = math.sqrt %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %77 = math.tan %arg0 : f32
    %78 = math.tan %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %79 = math.tanh %arg0 : f32
    %80 = math.tanh %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %81 = math.roundeven %arg0 : f32
    %82 = math.roundeven %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %83 = math.round %arg0 : f32
    %84 = math.round %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %85 = math.trunc %arg0 : f32
    %86 = math.trunc %arg1 fastmath<nnan,ninf> {x} : vector<4xf64>
    %87 = math.fpowi %arg0, %arg3 : f32, i32
    return
  }
}

