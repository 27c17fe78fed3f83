"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, vector<[4]xi64>, tensor<?x2xi8>, index) -> (), sym_name = "integers"}> ({
  ^bb0(%arg18: i32, %arg19: i32, %arg20: vector<[4]xi64>, %arg21: tensor<?x2xi8>, %arg22: index):
    %49 = "arith.addi"(%arg18, %arg19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %50 = "arith.addi"(%arg18, %arg19) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %51 = "arith.subi"(%arg18, %arg19) <{overflowFlags = #arith.overflow<nsw, nuw>}> {some.note = 1 : i8} : (i32, i32) -> i32
    %52 = "arith.muli"(%arg20, %arg20) <{overflowFlags = #arith.overflow<nuw>}> : (vector<[4]xi64>, vector<[4]xi64>) -> vector<[4]xi64>
    %53 = "arith.shli"(%arg21, %arg21) <{overflowFlags = #arith.overflow<none>}> : (tensor<?x2xi8>, tensor<?x2xi8>) -> tensor<?x2xi8>
    %54 = "arith.divui"(%arg18, %arg19) <{isExact}> : (i32, i32) -> i32
    %55 = "arith.divsi"(%arg18, %arg19) : (i32, i32) -> i32
    %56 = "arith.shrui"(%arg18, %arg19) <{isExact}> : (i32, i32) -> i32
    %57 = "arith.shrsi"(%arg18, %arg19) : (i32, i32) -> i32
    %58 = "arith.ceildivui"(%arg22, %arg22) : (index, index) -> index
    %59 = "arith.ceildivsi"(%arg22, %arg22) : (index, index) -> index
    %60 = "arith.floordivsi"(%arg22, %arg22) : (index, index) -> index
    %61 = "arith.remui"(%arg18, %arg19) : (i32, i32) -> i32
    %62 = "arith.remsi"(%arg18, %arg19) : (i32, i32) -> i32
    %63 = "arith.andi"(%arg18, %arg19) : (i32, i32) -> i32
    %64 = "arith.ori"(%arg18, %arg19) : (i32, i32) -> i32
    %65 = "arith.xori"(%arg18, %arg19) : (i32, i32) -> i32
    %66 = "arith.maxsi"(%arg18, %arg19) : (i32, i32) -> i32
    %67 = "arith.maxui"(%arg18, %arg19) : (i32, i32) -> i32
    %68 = "arith.minsi"(%arg18, %arg19) : (i32, i32) -> i32
    %69 = "arith.minui"(%arg18, %arg19) : (i32, i32) -> i32
    %70:2 = "arith.addui_extended"(%arg18, %arg19) : (i32, i32) -> (i32, i1)
    %71:2 = "arith.mulsi_extended"(%arg18, %arg19) : (i32, i32) -> (i32, i32)
    %72:2 = "arith.mului_extended"(%arg18, %arg19) : (i32, i32) -> (i32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, vector<2xf64>) -> (), sym_name = "floats"}> ({
  ^bb0(%arg15: f32, %arg16: f32, %arg17: vector<2xf64>):
    %38 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %39 = "arith.subf"(%arg15, %arg16) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %40 = "arith.mulf"(%arg17, %arg17) <{fastmath = #arith.fastmath<nnan,ninf>}> : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %41 = "arith.divf"(%arg15, %arg16) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %42 = "arith.remf"(%arg15, %arg16) <{fastmath = #arith.fastmath<nsz,arcp>}> {some.note} : (f32, f32) -> f32
    %43 = "arith.maximumf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %44 = "arith.minimumf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %45 = "arith.maxnumf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %46 = "arith.minnumf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %47 = "arith.negf"(%arg15) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f32
    %48 = "arith.negf"(%arg15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %27 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %28 = "arith.constant"() <{value = -5 : i32}> : () -> i32
    %29 = "arith.constant"() <{value = true}> : () -> i1
    %30 = "arith.constant"() <{value = false}> : () -> i1
    %31 = "arith.constant"() <{value = 7 : index}> : () -> index
    %32 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %33 = "arith.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %34 = "arith.constant"() <{value = 5 : i32}> {some.note} : () -> i32
    %35 = "arith.constant"() <{value = dense<2> : vector<[4]xi32>}> : () -> vector<[4]xi32>
    %36 = "arith.constant"() <{value = -1 : i128}> : () -> i128
    %37 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, tensor<*xf32>, vector<[4]x2xf32>, tensor<3xi8, "code">, i1, vector<2xi1>, vector<2xi8>) -> (), sym_name = "comparisons"}> ({
  ^bb0(%arg7: i32, %arg8: i32, %arg9: tensor<*xf32>, %arg10: vector<[4]x2xf32>, %arg11: tensor<3xi8, "code">, %arg12: i1, %arg13: vector<2xi1>, %arg14: vector<2xi8>):
    %21 = "arith.cmpi"(%arg7, %arg8) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %22 = "arith.cmpi"(%arg11, %arg11) <{predicate = 9 : i64}> {some.note} : (tensor<3xi8, "code">, tensor<3xi8, "code">) -> tensor<3xi1, "code">
    %23 = "arith.cmpf"(%arg9, %arg9) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xi1>
    %24 = "arith.cmpf"(%arg10, %arg10) <{fastmath = #arith.fastmath<nnan>, predicate = 1 : i64}> : (vector<[4]x2xf32>, vector<[4]x2xf32>) -> vector<[4]x2xi1>
    %25 = "arith.select"(%arg12, %arg7, %arg8) : (i1, i32, i32) -> i32
    %26 = "arith.select"(%arg13, %arg14, %arg14) {some.note} : (vector<2xi1>, vector<2xi8>, vector<2xi8>) -> vector<2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32, index, vector<2xi32>, memref<3xi32>, f8E8M0FNU) -> (), sym_name = "casts"}> ({
  ^bb0(%arg1: i32, %arg2: f32, %arg3: index, %arg4: vector<2xi32>, %arg5: memref<3xi32>, %arg6: f8E8M0FNU):
    %1 = "arith.extui"(%arg1) : (i32) -> i64
    %2 = "arith.extsi"(%arg4) : (vector<2xi32>) -> vector<2xi64>
    %3 = "arith.trunci"(%arg1) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %4 = "arith.trunci"(%arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
    %5 = "arith.extf"(%arg2) : (f32) -> f64
    %6 = "arith.extf"(%arg2) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> f64
    %7 = "arith.truncf"(%arg2) : (f32) -> f16
    %8 = "arith.truncf"(%arg2) <{fastmath = #arith.fastmath<fast>, roundingmode = 0 : i32}> : (f32) -> bf16
    %9 = "arith.uitofp"(%arg1) : (i32) -> f32
    %10 = "arith.sitofp"(%arg1) : (i32) -> f32
    %11 = "arith.fptoui"(%arg2) : (f32) -> i32
    %12 = "arith.fptosi"(%arg2) : (f32) -> i32
    %13 = "arith.index_cast"(%arg1) : (i32) -> index
    %14 = "arith.index_castui"(%arg3) : (index) -> i64
    %15 = "arith.bitcast"(%arg2) : (f32) -> i32
    %16 = "arith.bitcast"(%arg5) : (memref<3xi32>) -> memref<3xf32>
    %17 = "arith.index_cast"(%arg5) : (memref<3xi32>) -> memref<3xindex>
    %18 = "arith.truncf"(%arg2) <{roundingmode = 1 : i32}> : (f32) -> f16
    %19 = "arith.scaling_truncf"(%arg2, %arg6) <{fastmath = #arith.fastmath<nnan>, roundingmode = 2 : i32}> : (f32, f8E8M0FNU) -> f4E2M1FN
    %20 = "arith.scaling_extf"(%19, %arg6) : (f4E2M1FN, f8E8M0FNU) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "attributes"}> ({
  ^bb0(%arg0: f32):
    %0 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) {a.list = [#arith.overflow<nsw>, #arith.fastmath<nnan,ninf>], a.map = {k = #arith.overflow<none>}} : () -> ()
}) : () -> ()

