"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xui8>, tensor<*xf32>, tensor<2xf32, "layout">) -> (), sym_name = "casts"}> ({
  ^bb0(%arg28: tensor<4x?xui8>, %arg29: tensor<*xf32>, %arg30: tensor<2xf32, "layout">):
    %32 = "tensor.bitcast"(%arg28) : (tensor<4x?xui8>) -> tensor<?x3xi8>
    %33 = "tensor.cast"(%arg29) : (tensor<*xf32>) -> tensor<?x2xf32>
    %34 = "tensor.cast"(%33) {note} : (tensor<?x2xf32>) -> tensor<5x2xf32>
    %35 = "tensor.cast"(%arg30) : (tensor<2xf32, "layout">) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "creation"}> ({
  ^bb0(%arg24: index, %arg25: f32):
    %23 = "tensor.empty"() : () -> tensor<2x3xf32>
    %24 = "tensor.empty"(%arg24, %arg24) : (index, index) -> tensor<?x4x?xf32, "layout">
    %25 = "tensor.from_elements"(%arg25, %arg25) {note} : (f32, f32) -> tensor<2x1xf32>
    %26 = "tensor.from_elements"() : () -> tensor<0xf32>
    %27 = "tensor.splat"(%arg25) : (f32) -> tensor<2xf32>
    %28 = "tensor.splat"(%arg25, %arg24, %arg24) : (f32, index, index) -> tensor<?x3x?xf32>
    %29 = "tensor.generate"(%arg24) ({
    ^bb0(%arg26: index, %arg27: index):
      %31 = "arith.addi"(%arg26, %arg27) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "tensor.yield"(%31) : (index) -> ()
    }) : (index) -> tensor<?x2xindex>
    %30 = "tensor.generate"() ({
      "tensor.yield"(%arg25) {note} : (f32) -> ()
    }) {note} : () -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<f32>, index, f32, tensor<5x1xindex>, tensor<2x2xi16>) -> (), sym_name = "elements"}> ({
  ^bb0(%arg18: tensor<4x?xf32>, %arg19: tensor<f32>, %arg20: index, %arg21: f32, %arg22: tensor<5x1xindex>, %arg23: tensor<2x2xi16>):
    %16 = "tensor.extract"(%arg18, %arg20, %arg20) : (tensor<4x?xf32>, index, index) -> f32
    %17 = "tensor.extract"(%arg19) : (tensor<f32>) -> f32
    %18 = "tensor.insert"(%arg21, %arg18, %arg20, %arg20) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %19 = "tensor.insert"(%arg21, %arg19) {note} : (f32, tensor<f32>) -> tensor<f32>
    %20 = "tensor.gather"(%arg18, %arg22) <{gather_dims = array<i64: 1>}> : (tensor<4x?xf32>, tensor<5x1xindex>) -> tensor<5x4xf32>
    %21 = "tensor.gather"(%arg18, %arg23) <{gather_dims = array<i64: 0, 1>, unique}> {note} : (tensor<4x?xf32>, tensor<2x2xi16>) -> tensor<2x1x1xf32>
    %22 = "tensor.scatter"(%20, %arg18, %arg22) <{scatter_dims = array<i64: 1>, unique}> : (tensor<5x4xf32>, tensor<4x?xf32>, tensor<5x1xindex>) -> tensor<4x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>, index, tensor<3xi32>, tensor<?xindex>, tensor<1x1xf32>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg12: tensor<4x?xf32>, %arg13: tensor<*xf32>, %arg14: index, %arg15: tensor<3xi32>, %arg16: tensor<?xindex>, %arg17: tensor<1x1xf32>):
    %8 = "tensor.dim"(%arg12, %arg14) : (tensor<4x?xf32>, index) -> index
    %9 = "tensor.dim"(%arg13, %arg14) {note} : (tensor<*xf32>, index) -> index
    %10 = "tensor.rank"(%arg13) : (tensor<*xf32>) -> index
    %11 = "tensor.reshape"(%arg12, %arg15) : (tensor<4x?xf32>, tensor<3xi32>) -> tensor<?x2x?xf32>
    %12 = "tensor.reshape"(%arg12, %arg16) : (tensor<4x?xf32>, tensor<?xindex>) -> tensor<*xf32>
    %13 = "tensor.collapse_shape"(%arg12) <{reassociation = [[0, 1]]}> : (tensor<4x?xf32>) -> tensor<?xf32>
    %14 = "tensor.collapse_shape"(%arg17) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %15 = "tensor.expand_shape"(%arg12, %arg14, %arg14) <{reassociation = [[0, 1], [2, 3, 4]], static_output_shape = array<i64: 2, 2, -9223372036854775808, 1, -9223372036854775808>}> : (tensor<4x?xf32>, index, index) -> tensor<2x2x?x1x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8x?x16xf32>, index) -> tensor<8x?x16xf32>, sym_name = "slices"}> ({
  ^bb0(%arg8: tensor<8x?x16xf32>, %arg9: index):
    %3 = "tensor.extract_slice"(%arg8, %arg9, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0, 2, -9223372036854775808>, static_sizes = array<i64: 4, 4, -9223372036854775808>, static_strides = array<i64: 1, -9223372036854775808, 2>}> : (tensor<8x?x16xf32>, index, index, index) -> tensor<4x4x?xf32>
    %4 = "tensor.extract_slice"(%arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x?x16xf32>, index) -> tensor<4xf32>
    %5 = "tensor.insert_slice"(%3, %arg8, %arg9, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, static_offsets = array<i64: 0, 2, -9223372036854775808>, static_sizes = array<i64: 4, 4, -9223372036854775808>, static_strides = array<i64: 1, -9223372036854775808, 2>}> : (tensor<4x4x?xf32>, tensor<8x?x16xf32>, index, index, index) -> tensor<8x?x16xf32>
    %6 = "tensor.insert_slice"(%4, %5, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> {note} : (tensor<4xf32>, tensor<8x?x16xf32>, index) -> tensor<8x?x16xf32>
    %7 = "scf.forall"(%6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg10: index, %arg11: tensor<8x?x16xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%4, %arg11, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4xf32>, tensor<8x?x16xf32>, index) -> ()
      }) : () -> ()
    }) : (tensor<8x?x16xf32>) -> tensor<8x?x16xf32>
    "func.return"(%7) : (tensor<8x?x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<3x?xf32>, index, f32) -> (), sym_name = "paddings"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<3x?xf32>, %arg2: index, %arg3: f32):
    %0 = "tensor.concat"(%arg0, %arg1, %arg0) <{dim = 0 : i64}> : (tensor<4x?xf32>, tensor<3x?xf32>, tensor<4x?xf32>) -> tensor<11x5xf32>
    %1 = "tensor.pad"(%arg0, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg6: index, %arg7: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4x?xf32>, index, index) -> tensor<5x?xf32>
    %2 = "tensor.pad"(%arg0) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg4: index, %arg5: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) {note} : (tensor<4x?xf32>) -> tensor<4x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

