module {
  func.func @arithmetic(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.FAdd %arg0, %arg0 : f32
    %1 = spirv.FAdd %arg4, %arg4 {a.b} : vector<4xf32>
    %2 = spirv.FDiv %arg0, %arg0 : f32
    %3 = spirv.FDiv %arg4, %arg4 {a.b} : vector<4xf32>
    %4 = spirv.FMul %arg0, %arg0 : f32
    %5 = spirv.FMul %arg4, %arg4 {a.b} : vector<4xf32>
    %6 = spirv.FSub %arg0, %arg0 : f32
    %7 = spirv.FSub %arg4, %arg4 {a.b} : vector<4xf32>
    %8 = spirv.FMod %arg2, %arg2 : f64
    %9 = spirv.FRem %arg2, %arg2 : f64
    %10 = spirv.FNegate %arg1 : f16
    %11 = spirv.IAdd %arg6, %arg6 : i32
    %12 = spirv.IAdd %arg10, %arg10 : vector<4xi32>
    %13 = spirv.IMul %arg6, %arg6 : i32
    %14 = spirv.IMul %arg10, %arg10 : vector<4xi32>
    %15 = spirv.ISub %arg6, %arg6 : i32
    %16 = spirv.ISub %arg10, %arg10 : vector<4xi32>
    %17 = spirv.SDiv %arg6, %arg6 : i32
    %18 = spirv.SDiv %arg10, %arg10 : vector<4xi32>
    %19 = spirv.UDiv %arg6, %arg6 : i32
    %20 = spirv.UDiv %arg10, %arg10 : vector<4xi32>
    %21 = spirv.SMod %arg9, %arg9 : si32
    %22 = spirv.SRem %arg9, %arg9 : si32
    %23 = spirv.UMod %arg9, %arg9 : si32
    %24 = spirv.SNegate %arg10 : vector<4xi32>
    %25 = spirv.Dot %arg4, %arg4 : vector<4xf32> -> f32
    %26 = spirv.Dot %arg16, %arg16 : vector<3xbf16> -> bf16
    %27 = spirv.VectorTimesScalar %arg4, %arg0 : (vector<4xf32>, f32) -> vector<4xf32>
    spirv.Return
  }
  func.func @logical(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.FOrdEqual %arg0, %arg0 : f32
    %1 = spirv.FOrdEqual %arg4, %arg4 : vector<4xf32>
    %2 = spirv.FOrdGreaterThan %arg0, %arg0 : f32
    %3 = spirv.FOrdGreaterThan %arg4, %arg4 : vector<4xf32>
    %4 = spirv.FOrdGreaterThanEqual %arg0, %arg0 : f32
    %5 = spirv.FOrdGreaterThanEqual %arg4, %arg4 : vector<4xf32>
    %6 = spirv.FOrdLessThan %arg0, %arg0 : f32
    %7 = spirv.FOrdLessThan %arg4, %arg4 : vector<4xf32>
    %8 = spirv.FOrdLessThanEqual %arg0, %arg0 : f32
    %9 = spirv.FOrdLessThanEqual %arg4, %arg4 : vector<4xf32>
    %10 = spirv.FOrdNotEqual %arg0, %arg0 : f32
    %11 = spirv.FOrdNotEqual %arg4, %arg4 : vector<4xf32>
    %12 = spirv.FUnordEqual %arg0, %arg0 : f32
    %13 = spirv.FUnordEqual %arg4, %arg4 : vector<4xf32>
    %14 = spirv.FUnordGreaterThan %arg0, %arg0 : f32
    %15 = spirv.FUnordGreaterThan %arg4, %arg4 : vector<4xf32>
    %16 = spirv.FUnordGreaterThanEqual %arg0, %arg0 : f32
    %17 = spirv.FUnordGreaterThanEqual %arg4, %arg4 : vector<4xf32>
    %18 = spirv.FUnordLessThan %arg0, %arg0 : f32
    %19 = spirv.FUnordLessThan %arg4, %arg4 : vector<4xf32>
    %20 = spirv.FUnordLessThanEqual %arg0, %arg0 : f32
    %21 = spirv.FUnordLessThanEqual %arg4, %arg4 : vector<4xf32>
    %22 = spirv.FUnordNotEqual %arg0, %arg0 : f32
    %23 = spirv.FUnordNotEqual %arg4, %arg4 : vector<4xf32>
    %24 = spirv.Ordered %arg0, %arg0 : f32
    %25 = spirv.Ordered %arg4, %arg4 : vector<4xf32>
    %26 = spirv.Unordered %arg0, %arg0 : f32
    %27 = spirv.Unordered %arg4, %arg4 : vector<4xf32>
    %28 = spirv.IEqual %arg6, %arg6 : i32
    %29 = spirv.IEqual %arg10, %arg10 : vector<4xi32>
    %30 = spirv.INotEqual %arg6, %arg6 : i32
    %31 = spirv.INotEqual %arg10, %arg10 : vector<4xi32>
    %32 = spirv.SGreaterThan %arg6, %arg6 : i32
    %33 = spirv.SGreaterThan %arg10, %arg10 : vector<4xi32>
    %34 = spirv.SGreaterThanEqual %arg6, %arg6 : i32
    %35 = spirv.SGreaterThanEqual %arg10, %arg10 : vector<4xi32>
    %36 = spirv.SLessThan %arg6, %arg6 : i32
    %37 = spirv.SLessThan %arg10, %arg10 : vector<4xi32>
    %38 = spirv.SLessThanEqual %arg6, %arg6 : i32
    %39 = spirv.SLessThanEqual %arg10, %arg10 : vector<4xi32>
    %40 = spirv.UGreaterThan %arg6, %arg6 : i32
    %41 = spirv.UGreaterThan %arg10, %arg10 : vector<4xi32>
    %42 = spirv.UGreaterThanEqual %arg6, %arg6 : i32
    %43 = spirv.UGreaterThanEqual %arg10, %arg10 : vector<4xi32>
    %44 = spirv.ULessThan %arg6, %arg6 : i32
    %45 = spirv.ULessThan %arg10, %arg10 : vector<4xi32>
    %46 = spirv.ULessThanEqual %arg6, %arg6 : i32
    %47 = spirv.ULessThanEqual %arg10, %arg10 : vector<4xi32>
    %48 = spirv.LogicalAnd %arg11, %arg11 : i1
    %49 = spirv.LogicalAnd %arg12, %arg12 : vector<4xi1>
    %50 = spirv.LogicalEqual %arg11, %arg11 : i1
    %51 = spirv.LogicalEqual %arg12, %arg12 : vector<4xi1>
    %52 = spirv.LogicalNotEqual %arg11, %arg11 : i1
    %53 = spirv.LogicalNotEqual %arg12, %arg12 : vector<4xi1>
    %54 = spirv.LogicalOr %arg11, %arg11 : i1
    %55 = spirv.LogicalOr %arg12, %arg12 : vector<4xi1>
    %56 = spirv.IsFinite %arg0 : f32
    %57 = spirv.IsFinite %arg4 : vector<4xf32>
    %58 = spirv.IsInf %arg0 : f32
    %59 = spirv.IsInf %arg4 : vector<4xf32>
    %60 = spirv.IsNan %arg0 : f32
    %61 = spirv.IsNan %arg4 : vector<4xf32>
    %62 = spirv.LogicalNot %arg11 : i1
    %63 = spirv.LogicalNot %arg12 : vector<4xi1> {a.b}
    %64 = spirv.Select %arg11, %arg6, %arg6 : i1, i32
    %65 = spirv.Select %arg12, %arg4, %arg4 : vector<4xi1>, vector<4xf32>
    spirv.Return
  }
  func.func @bits(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.BitwiseAnd %arg6, %arg6 : i32
    %1 = spirv.BitwiseAnd %arg10, %arg10 : vector<4xi32>
    %2 = spirv.BitwiseOr %arg6, %arg6 : i32
    %3 = spirv.BitwiseOr %arg10, %arg10 : vector<4xi32>
    %4 = spirv.BitwiseXor %arg6, %arg6 : i32
    %5 = spirv.BitwiseXor %arg10, %arg10 : vector<4xi32>
    %6 = spirv.BitCount %arg7 : i16
    %7 = spirv.BitReverse %arg7 : i16
    %8 = spirv.Not %arg7 : i16
    %9 = spirv.ShiftLeftLogical %arg6, %arg7 : i32, i16
    %10 = spirv.ShiftLeftLogical %arg10, %arg10 : vector<4xi32>, vector<4xi32>
    %11 = spirv.ShiftRightArithmetic %arg6, %arg7 : i32, i16
    %12 = spirv.ShiftRightArithmetic %arg10, %arg10 : vector<4xi32>, vector<4xi32>
    %13 = spirv.ShiftRightLogical %arg6, %arg7 : i32, i16
    %14 = spirv.ShiftRightLogical %arg10, %arg10 : vector<4xi32>, vector<4xi32>
    %15 = spirv.BitFieldSExtract %arg10, %arg6, %arg7 : vector<4xi32>, i32, i16
    %16 = spirv.BitFieldUExtract %arg10, %arg6, %arg7 : vector<4xi32>, i32, i16
    %17 = spirv.BitFieldInsert %arg6, %arg6, %arg7, %arg6 : i32, i16, i32
    spirv.Return
  }
  func.func @opencl(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.CL.acos %arg0 : f32
    %1 = spirv.CL.acosh %arg0 : f32
    %2 = spirv.CL.asin %arg0 : f32
    %3 = spirv.CL.asinh %arg0 : f32
    %4 = spirv.CL.atan %arg0 : f32
    %5 = spirv.CL.atanh %arg0 : f32
    %6 = spirv.CL.ceil %arg0 : f32
    %7 = spirv.CL.cos %arg0 : f32
    %8 = spirv.CL.cosh %arg0 : f32
    %9 = spirv.CL.erf %arg0 : f32
    %10 = spirv.CL.exp %arg0 : f32
    %11 = spirv.CL.fabs %arg0 : f32
    %12 = spirv.CL.floor %arg0 : f32
    %13 = spirv.CL.log %arg0 : f32
    %14 = spirv.CL.rint %arg0 : f32
    %15 = spirv.CL.round %arg0 : f32
    %16 = spirv.CL.rsqrt %arg0 : f32
    %17 = spirv.CL.sin %arg0 : f32
    %18 = spirv.CL.sinh %arg0 : f32
    %19 = spirv.CL.sqrt %arg0 : f32
    %20 = spirv.CL.tan %arg0 : f32
    %21 = spirv.CL.tanh %arg0 : f32
    %22 = spirv.CL.s_abs %arg7 : i16
    %23 = spirv.CL.atan2 %arg4, %arg4 : vector<4xf32>
    %24 = spirv.CL.fmax %arg4, %arg4 : vector<4xf32>
    %25 = spirv.CL.fmin %arg4, %arg4 : vector<4xf32>
    %26 = spirv.CL.pow %arg4, %arg4 : vector<4xf32>
    %27 = spirv.CL.s_max %arg14, %arg14 : i64
    %28 = spirv.CL.s_min %arg14, %arg14 : i64
    %29 = spirv.CL.u_max %arg14, %arg14 : i64
    %30 = spirv.CL.u_min %arg14, %arg14 : i64
    %31 = spirv.CL.fma %arg2, %arg2, %arg2 : f64
    %32 = spirv.CL.mix %arg2, %arg2, %arg2 : f64
    spirv.Return
  }
  func.func @graphics(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.GL.Ceil %arg0 : f32
    %1 = spirv.GL.FAbs %arg0 : f32
    %2 = spirv.GL.FSign %arg0 : f32
    %3 = spirv.GL.Floor %arg0 : f32
    %4 = spirv.GL.Fract %arg0 : f32
    %5 = spirv.GL.InverseSqrt %arg0 : f32
    %6 = spirv.GL.Normalize %arg0 : f32
    %7 = spirv.GL.Round %arg0 : f32
    %8 = spirv.GL.RoundEven %arg0 : f32
    %9 = spirv.GL.Sqrt %arg0 : f32
    %10 = spirv.GL.Acos %arg5 : vector<2xf16>
    %11 = spirv.GL.Acosh %arg5 : vector<2xf16>
    %12 = spirv.GL.Asin %arg5 : vector<2xf16>
    %13 = spirv.GL.Asinh %arg5 : vector<2xf16>
    %14 = spirv.GL.Atan %arg5 : vector<2xf16>
    %15 = spirv.GL.Atanh %arg5 : vector<2xf16>
    %16 = spirv.GL.Cos %arg5 : vector<2xf16>
    %17 = spirv.GL.Cosh %arg5 : vector<2xf16>
    %18 = spirv.GL.Exp %arg5 : vector<2xf16>
    %19 = spirv.GL.Exp2 %arg5 : vector<2xf16>
    %20 = spirv.GL.Log %arg5 : vector<2xf16>
    %21 = spirv.GL.Log2 %arg5 : vector<2xf16>
    %22 = spirv.GL.Sin %arg5 : vector<2xf16>
    %23 = spirv.GL.Sinh %arg5 : vector<2xf16>
    %24 = spirv.GL.Tan %arg5 : vector<2xf16>
    %25 = spirv.GL.Tanh %arg5 : vector<2xf16>
    %26 = spirv.GL.FindILsb %arg7 : i16
    %27 = spirv.GL.SAbs %arg7 : i16
    %28 = spirv.GL.SSign %arg7 : i16
    %29 = spirv.GL.FindSMsb %arg6 : i32
    %30 = spirv.GL.FindSMsb %arg10 : vector<4xi32>
    %31 = spirv.GL.FindUMsb %arg6 : i32
    %32 = spirv.GL.FindUMsb %arg10 : vector<4xi32>
    %33 = spirv.GL.Cross %arg4, %arg4 : vector<4xf32>
    %34 = spirv.GL.FMax %arg4, %arg4 : vector<4xf32>
    %35 = spirv.GL.FMin %arg4, %arg4 : vector<4xf32>
    %36 = spirv.GL.Reflect %arg4, %arg4 : vector<4xf32>
    %37 = spirv.GL.Pow %arg1, %arg1 : f16
    %38 = spirv.GL.SMax %arg14, %arg14 : i64
    %39 = spirv.GL.SMin %arg14, %arg14 : i64
    %40 = spirv.GL.UMax %arg14, %arg14 : i64
    %41 = spirv.GL.UMin %arg14, %arg14 : i64
    %42 = spirv.GL.Distance %arg4, %arg4 : vector<4xf32>, vector<4xf32> -> f32
    %43 = spirv.GL.Length %arg4 : vector<4xf32> -> f32
    %44 = spirv.GL.FMix %arg0 : f32, %arg0 : f32, %arg0 : f32 -> f32
    %45 = spirv.GL.Ldexp %arg4 : vector<4xf32>, %arg10 : vector<4xi32> -> vector<4xf32>
    %46 = spirv.GL.PackHalf2x16 %arg15 : vector<2xf32> -> i32
    %47 = spirv.GL.PackSnorm4x8 %arg4 : vector<4xf32> -> i32
    %48 = spirv.GL.UnpackHalf2x16 %arg6 : i32 -> vector<2xf32>
    %49 = spirv.GL.UnpackSnorm4x8 %arg6 : i32 -> vector<4xf32>
    %50 = spirv.GL.FClamp %arg0, %arg0, %arg0 : f32
    %51 = spirv.GL.SClamp %arg9, %arg9, %arg9 {a.b} : si32
    %52 = spirv.GL.UClamp %arg10, %arg10, %arg10 : vector<4xi32>
    %53 = spirv.GL.Fma %arg4, %arg4, %arg4 : vector<4xf32>
    %54 = spirv.GL.FClamp(%arg0, %arg2, %arg0) {a.b} : (f32, f64, f32) -> f32
    spirv.Return
  }
  func.func @casts(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.ConvertFToS %arg0 : f32 to i32
    %1 = spirv.ConvertFToS %arg4 : vector<4xf32> to vector<4xi32>
    %2 = spirv.ConvertFToU %arg0 : f32 to i32
    %3 = spirv.ConvertFToU %arg4 : vector<4xf32> to vector<4xi32>
    %4 = spirv.ConvertSToF %arg6 : i32 to f32
    %5 = spirv.ConvertSToF %arg7 : i16 to bf16
    %6 = spirv.ConvertUToF %arg6 : i32 to f32
    %7 = spirv.ConvertUToF %arg7 : i16 to bf16
    %8 = spirv.SConvert %arg6 : i32 to i64
    %9 = spirv.SConvert %arg10 : vector<4xi32> to vector<4xi8>
    %10 = spirv.UConvert %arg6 : i32 to i64
    %11 = spirv.UConvert %arg10 : vector<4xi32> to vector<4xi8>
    %12 = spirv.FConvert %arg0 : f32 to f64
    %13 = spirv.Bitcast %arg0 : f32 to i32
    %14 = spirv.Bitcast %arg15 : vector<2xf32> to i64
    %15 = spirv.Bitcast %arg19 : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
    %16 = spirv.INTEL.ConvertBF16ToF %arg7 : i16 to f32
    %17 = spirv.INTEL.ConvertFToBF16 %arg15 : vector<2xf32> to vector<2xi16>
    %18 = spirv.INTEL.RoundFToTF32 %arg0 : f32 to f32
    spirv.Return
  }
  func.func @dot_products(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.SDot %arg13, %arg13 : vector<4xi8> -> i32
    %1 = spirv.SDot %arg6, %arg6, <PackedVectorFormat4x8Bit> {a.b} : i32 -> i64
    %2 = spirv.SUDot %arg13, %arg13 : vector<4xi8> -> i32
    %3 = spirv.SUDot %arg6, %arg6, <PackedVectorFormat4x8Bit> {a.b} : i32 -> i64
    %4 = spirv.UDot %arg13, %arg13 : vector<4xi8> -> i32
    %5 = spirv.UDot %arg6, %arg6, <PackedVectorFormat4x8Bit> {a.b} : i32 -> i64
    %6 = spirv.SDotAccSat %arg13, %arg13, %arg6 : vector<4xi8> -> i32
    %7 = spirv.SDotAccSat %arg6, %arg6, %arg14, <PackedVectorFormat4x8Bit> : i32 -> i64
    %8 = spirv.SUDotAccSat %arg13, %arg13, %arg6 : vector<4xi8> -> i32
    %9 = spirv.SUDotAccSat %arg6, %arg6, %arg14, <PackedVectorFormat4x8Bit> : i32 -> i64
    %10 = spirv.UDotAccSat %arg13, %arg13, %arg6 : vector<4xi8> -> i32
    %11 = spirv.UDotAccSat %arg6, %arg6, %arg14, <PackedVectorFormat4x8Bit> : i32 -> i64
    spirv.Return
  }
  func.func @non_uniform(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %cst4_i32 = spirv.Constant 4 : i32
    %cst4_ui32 = spirv.Constant 4 : ui32
    %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %arg0 : f32 -> f32
    %1 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %arg0 : f32 -> f32
    %2 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %arg0 : f32 -> f32
    %3 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %arg0 : f32 -> f32
    %4 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %5 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %6 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %7 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %8 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %9 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %10 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %11 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %12 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %arg10 cluster_size(%cst4_i32) : vector<4xi32>, i32 -> vector<4xi32>
    %13 = spirv.GroupNonUniformLogicalAnd <Subgroup> <InclusiveScan> %arg11 {a.b} : i1 -> i1
    %14 = spirv.GroupNonUniformLogicalOr <Subgroup> <InclusiveScan> %arg11 {a.b} : i1 -> i1
    %15 = spirv.GroupNonUniformLogicalXor <Subgroup> <InclusiveScan> %arg11 {a.b} : i1 -> i1
    %16 = spirv.GroupNonUniformAll <Subgroup> %arg11 : i1
    %17 = spirv.GroupNonUniformAny <Subgroup> %arg11 : i1
    %18 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %arg18 : vector<4xui32>, ui32
    %19 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg18 : vector<4xui32>, ui32
    %20 = spirv.GroupNonUniformAllEqual <Subgroup> %arg4 : vector<4xf32>, i1
    %21 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg6 : f32, i32
    %22 = spirv.GroupNonUniformElect <Workgroup> : i1
    %23 = spirv.GroupNonUniformBallot <Subgroup> %arg11 : vector<4xui32>
    %24 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %arg10 : vector<4xi32> -> i32
    %25 = spirv.GroupNonUniformBroadcast <Subgroup> %arg4, %cst4_i32 : vector<4xf32>, i32
    %26 = spirv.GroupNonUniformShuffle <Subgroup> %arg0, %arg6 : f32, i32
    %27 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg0, %arg6 : f32, i32
    %28 = spirv.GroupNonUniformShuffleUp <Subgroup> %arg0, %arg6 : f32, i32
    %29 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %arg6 : f32, i32
    %30 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg0, %arg6 : f32, i32 -> f32
    %31 = spirv.GroupNonUniformRotateKHR <Workgroup> %arg0, %arg6, cluster_size(%cst4_ui32) : f32, i32, ui32 -> f32
    spirv.Return
  }
  func.func @groups(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.GroupFAdd <Workgroup> <Reduce> %arg0 : f32
    %1 = spirv.GroupFMax <Workgroup> <Reduce> %arg0 : f32
    %2 = spirv.GroupFMin <Workgroup> <Reduce> %arg0 : f32
    %3 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %arg0 : f32
    %4 = spirv.GroupIAdd <Subgroup> <ExclusiveScan> %arg6 : i32
    %5 = spirv.GroupSMax <Subgroup> <ExclusiveScan> %arg6 : i32
    %6 = spirv.GroupSMin <Subgroup> <ExclusiveScan> %arg6 : i32
    %7 = spirv.GroupUMax <Subgroup> <ExclusiveScan> %arg6 : i32
    %8 = spirv.GroupUMin <Subgroup> <ExclusiveScan> %arg6 : i32
    %9 = spirv.KHR.GroupIMul <Subgroup> <ExclusiveScan> %arg6 : i32
    %10 = spirv.GroupBroadcast <Workgroup> %arg4, %arg6 : vector<4xf32>, i32
    %11 = spirv.KHR.SubgroupBallot %arg11 : vector<4xi32>
    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
    spirv.ControlBarrier <Workgroup>, <Invocation>, <None> {a.b}
    spirv.MemoryBarrier <Device>, <Release|ImageMemory|Volatile>
    spirv.INTEL.ControlBarrierArrive <Device> <Device> <Acquire>
    spirv.INTEL.ControlBarrierWait <Device> <ShaderCallKHR> <AcquireRelease>
    spirv.Return
  }
  func.func @composites(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.CompositeExtract %arg4[1 : i32] : vector<4xf32>
    %1 = spirv.CompositeInsert %arg0, %arg4[3 : i32] : f32 into vector<4xf32>
    %2 = spirv.CompositeConstruct %arg0, %arg0 : (f32, f32) -> vector<2xf32>
    %3 = spirv.CompositeConstruct %arg0, %arg15, %arg0 {a.b} : (f32, vector<2xf32>, f32) -> vector<4xf32>
    %4 = spirv.VectorShuffle [1 : i32, 3 : i32, -1 : i32] %arg15, %arg15 : vector<2xf32>, vector<2xf32> -> vector<3xf32>
    %5 = spirv.VectorExtractDynamic %arg4[%arg6] : vector<4xf32>, i32
    %6 = spirv.VectorInsertDynamic %arg0, %arg4[%arg7] : vector<4xf32>, i16
    spirv.Return
  }
  func.func @others(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2xf16>, %arg6: i32, %arg7: i16, %arg8: ui32, %arg9: si32, %arg10: vector<4xi32>, %arg11: i1, %arg12: vector<4xi1>, %arg13: vector<4xi8>, %arg14: i64, %arg15: vector<2xf32>, %arg16: vector<3xbf16>, %arg17: vector<2xi16>, %arg18: vector<4xui32>, %arg19: !spirv.ptr<f32, Function>) {
    %0 = spirv.Undef : f32
    %1 = spirv.Undef {a.b} : !spirv.ptr<f32, Function>
    spirv.KHR.AssumeTrue %arg11
    spirv.EmitVertex
    spirv.EndPrimitive
    spirv.EXT.SetMeshOutputs %arg8, %arg6 : ui32, i32
    %true = spirv.Constant true
    %cst5_i32 = spirv.Constant 5 : i32
    %cst-5_si8 = spirv.Constant -5 : si8
    %cst200_ui8 = spirv.Constant 200 : ui8
    %cst_f32 = spirv.Constant 1.500000e+00 : f32
    %cst_vec_2xi32 = spirv.Constant dense<[1, 2]> : vector<2xi32>
    %cst = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x i32>
    %cst_0 = spirv.Constant [1.000000e+00 : f32, 2.000000e+00 : f32] : !spirv.array<2 x f32>
    %cst-7_i16 = spirv.Constant -7 : i16
    %cst_vec_3xbf16 = spirv.Constant dense<1.000000e+00> : vector<3xbf16>
    %2 = spirv.EXT.ConstantCompositeReplicate [1.000000e+00 : f32] : vector<4xf32>
    %3 = spirv.EXT.ConstantCompositeReplicate [[1 : i32, 2 : i32]] : !spirv.array<3 x !spirv.array<2 x i32>> {a.b}
    spirv.Return
  }
  spirv.SpecConstant @sc = 1 : i32
  spirv.SpecConstant @sd spec_id(5) = 1.500000e+00 : f32
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) {
    spirv.BranchConditional %arg0 [5, 10], ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb4
    spirv.BranchConditional %arg0, ^bb3, ^bb4(%0, %arg2 : i32, f32)
  ^bb2:  // pred: ^bb0
    spirv.Branch ^bb3 {a.b}
  ^bb3:  // 2 preds: ^bb1, ^bb2
    spirv.Kill
  ^bb4(%1: i32, %2: f32):  // pred: ^bb1
    spirv.Branch ^bb1(%1 : i32)
  ^bb5:  // no predecessors
    spirv.Unreachable
  }
  func.func @value(%arg0: f32) -> f32 {
    spirv.ReturnValue %arg0 {a.b} : f32
  }
  func.func @switch(%arg0: i32, %arg1: i8, %arg2: f32) {
    spirv.Switch %arg0 : i32, [
      default: ^bb1(%arg2 : f32),
      0: ^bb2,
      4294967295: ^bb3(%arg0, %arg2 : i32, f32)
    ] {a.b}
  ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb3
    spirv.Switch %arg1 : i8, [
      default: ^bb2]
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb3
    spirv.Return
  ^bb3(%1: i32, %2: f32):  // pred: ^bb0
    spirv.Switch %arg1 : i8, [
      default: ^bb2,
      255: ^bb1(%2 : f32)
    ]
  }
}

