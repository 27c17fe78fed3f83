"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf64>, tensor<?xf16>, i32, vector<4xi8>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>, %arg2: tensor<?xf16>, %arg3: i32, %arg4: vector<4xi8>):
    %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.absf"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %2 = "math.absi"(%arg3) : (i32) -> i32
    %3 = "math.absi"(%arg4) {x} : (vector<4xi8>) -> vector<4xi8>
    %4 = "math.acosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %5 = "math.acosh"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %6 = "math.asin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %7 = "math.asin"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %8 = "math.asinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %9 = "math.asinh"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %10 = "math.atan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %11 = "math.atan"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %12 = "math.atanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %13 = "math.atanh"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %14 = "math.atan2"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %15 = "math.atan2"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (tensor<?xf16>, tensor<?xf16>) -> tensor<?xf16>
    %16 = "math.cbrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %17 = "math.cbrt"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %18 = "math.ceil"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %19 = "math.ceil"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %20 = "math.clampf"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %21 = "math.clampf"(%arg1, %arg1, %arg1) <{fastmath = #arith.fastmath<nsz>}> {z} : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %22 = "math.copysign"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %23 = "math.copysign"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (tensor<?xf16>, tensor<?xf16>) -> tensor<?xf16>
    %24 = "math.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %25 = "math.cos"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %26 = "math.acos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %27 = "math.acos"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %28 = "math.cosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %29 = "math.cosh"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %30 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %31 = "math.sin"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %32 = "math.sinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %33 = "math.sinh"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %34:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
    %35:2 = "math.sincos"(%arg1) <{fastmath = #arith.fastmath<afn>}> : (vector<4xf64>) -> (vector<4xf64>, vector<4xf64>)
    %36 = "math.ctlz"(%arg3) : (i32) -> i32
    %37 = "math.ctlz"(%arg4) {x} : (vector<4xi8>) -> vector<4xi8>
    %38 = "math.cttz"(%arg3) : (i32) -> i32
    %39 = "math.cttz"(%arg4) {x} : (vector<4xi8>) -> vector<4xi8>
    %40 = "math.ctpop"(%arg3) : (i32) -> i32
    %41 = "math.ctpop"(%arg4) {x} : (vector<4xi8>) -> vector<4xi8>
    %42 = "math.erf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %43 = "math.erf"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %44 = "math.erfc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %45 = "math.erfc"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %46 = "math.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %47 = "math.exp"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %48 = "math.exp2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %49 = "math.exp2"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %50 = "math.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %51 = "math.expm1"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %52 = "math.floor"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %53 = "math.floor"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %54 = "math.fma"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %55 = "math.fma"(%arg1, %arg1, %arg1) <{fastmath = #arith.fastmath<nsz>}> : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %56 = "math.ipowi"(%arg3, %arg3) : (i32, i32) -> i32
    %57 = "math.isfinite"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %58 = "math.isfinite"(%arg2) <{fastmath = #arith.fastmath<nnan>}> {y} : (tensor<?xf16>) -> tensor<?xi1>
    %59 = "math.isinf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %60 = "math.isinf"(%arg2) <{fastmath = #arith.fastmath<nnan>}> {y} : (tensor<?xf16>) -> tensor<?xi1>
    %61 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %62 = "math.isnan"(%arg2) <{fastmath = #arith.fastmath<nnan>}> {y} : (tensor<?xf16>) -> tensor<?xi1>
    %63 = "math.isnormal"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %64 = "math.isnormal"(%arg2) <{fastmath = #arith.fastmath<nnan>}> {y} : (tensor<?xf16>) -> tensor<?xi1>
    %65 = "math.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %66 = "math.log"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %67 = "math.log10"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %68 = "math.log10"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %69 = "math.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %70 = "math.log1p"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %71 = "math.log2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %72 = "math.log2"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %73 = "math.powf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %74 = "math.powf"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (tensor<?xf16>, tensor<?xf16>) -> tensor<?xf16>
    %75 = "math.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %76 = "math.rsqrt"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %77 = "math.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %78 = "math.sqrt"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %79 = "math.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %80 = "math.tan"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %81 = "math.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %82 = "math.tanh"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %83 = "math.roundeven"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %84 = "math.roundeven"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %85 = "math.round"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %86 = "math.round"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %87 = "math.trunc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %88 = "math.trunc"(%arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> {x} : (vector<4xf64>) -> vector<4xf64>
    %89 = "math.fpowi"(%arg0, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

