#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<2xf32>, sym_name = "splat", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{alignment = 64 : i64, constant, initial_value, sym_name = "no matter", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "declared", type = memref<2xf32, 3>}> : () -> ()
  "memref.global"() <{constant, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, sym_name = "listed", sym_visibility = "nested", type = memref<2xf32>}> {x} : () -> ()
  "memref.global"() <{initial_value = sparse<1, 7> : tensor<4xi32>, sym_name = "sparse", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, index, memref<*xf32>, memref<8xi32>) -> (), sym_name = "allocation"}> ({
  ^bb0(%arg17: memref<4x?xf32>, %arg18: index, %arg19: memref<*xf32>, %arg20: memref<8xi32>):
    %31 = "memref.alloc"(%arg18, %arg18) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<4x?xf32, #map>
    %32 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %33 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %34 = "memref.alloca"(%arg18, %arg18) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xvector<4xf32>, "space">
    "memref.dealloc"(%arg19) : (memref<*xf32>) -> ()
    "memref.dealloc"(%arg17) {x} : (memref<4x?xf32>) -> ()
    %35 = "memref.realloc"(%arg20) : (memref<8xi32>) -> memref<4xi32>
    %36 = "memref.realloc"(%arg20, %arg18) <{alignment = 4 : i64}> : (memref<8xi32>, index) -> memref<?xi32>
    "memref.alloca_scope"() ({
      %40 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
      "memref.alloca_scope.return"() : () -> ()
    }) {b} : () -> ()
    %37:2 = "memref.alloca_scope"() ({
      %39 = "memref.load"(%33) : (memref<f32>) -> f32
      "memref.alloca_scope.return"(%39, %arg18) {z} : (f32, index) -> ()
    }) : () -> (f32, index)
    %38 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%arg18) : (index) -> ()
    }) : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<8xi32>, i32, index) -> (), sym_name = "access"}> ({
  ^bb0(%arg12: memref<4x?xf32>, %arg13: memref<8xi32>, %arg14: i32, %arg15: index):
    %22 = "memref.load"(%arg12, %arg15, %arg15) : (memref<4x?xf32>, index, index) -> f32
    %23 = "memref.load"(%arg12, %arg15, %arg15) <{alignment = 8 : i64, nontemporal = true}> {foo} : (memref<4x?xf32>, index, index) -> f32
    "memref.store"(%23, %arg12, %arg15, %arg15) : (f32, memref<4x?xf32>, index, index) -> ()
    "memref.store"(%22, %arg12, %arg15, %arg15) <{alignment = 4 : i64, nontemporal = true}> : (f32, memref<4x?xf32>, index, index) -> ()
    "memref.prefetch"(%arg12, %arg15, %arg15) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x?xf32>, index, index) -> ()
    "memref.prefetch"(%arg13, %arg15) <{isDataCache = false, isWrite = true, localityHint = 0 : i32}> : (memref<8xi32>, index) -> ()
    %24 = "memref.get_global"() <{name = @splat}> {d} : () -> memref<2xf32>
    "memref.copy"(%arg12, %arg12) {x} : (memref<4x?xf32>, memref<4x?xf32>) -> ()
    %25 = "memref.dim"(%arg12, %arg15) {a} : (memref<4x?xf32>, index) -> index
    %26 = "memref.rank"(%arg12) {b} : (memref<4x?xf32>) -> index
    %27 = "memref.generic_atomic_rmw"(%arg13, %arg15) ({
    ^bb0(%arg16: i32):
      %30 = "arith.addi"(%arg16, %arg14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.atomic_yield"(%30) {c} : (i32) -> ()
    }) {a} : (memref<8xi32>, index) -> i32
    %28 = "memref.atomic_rmw"(%arg14, %arg13, %arg15) <{kind = 1 : i64}> {a} : (i32, memref<8xi32>, index) -> i32
    %29 = "memref.atomic_rmw"(%22, %arg12, %arg15, %arg15) <{kind = 5 : i64}> : (f32, memref<4x?xf32>, index, index) -> f32
    "memref.dma_start"(%arg12, %arg15, %arg15, %arg12, %arg15, %arg15, %arg15, %arg13, %arg15, %arg15, %arg15) : (memref<4x?xf32>, index, index, memref<4x?xf32>, index, index, index, memref<8xi32>, index, index, index) -> ()
    "memref.dma_start"(%arg12, %arg15, %arg15, %arg12, %arg15, %arg15, %arg15, %arg13, %arg15) : (memref<4x?xf32>, index, index, memref<4x?xf32>, index, index, index, memref<8xi32>, index) -> ()
    "memref.dma_wait"(%arg13, %arg15, %arg15) {a} : (memref<8xi32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>, memref<?xi8>, memref<2xindex>, memref<8xi32>, index) -> (), sym_name = "types"}> ({
  ^bb0(%arg6: memref<4x?xf32>, %arg7: memref<*xf32>, %arg8: memref<?xi8>, %arg9: memref<2xindex>, %arg10: memref<8xi32>, %arg11: index):
    %10 = "memref.cast"(%arg6) : (memref<4x?xf32>) -> memref<*xf32>
    %11 = "memref.cast"(%arg6) {a} : (memref<4x?xf32>) -> memref<?x8xf32, strided<[?, 1], offset: ?>>
    %12 = "memref.memory_space_cast"(%arg6) : (memref<4x?xf32>) -> memref<4x?xf32, 1>
    %13 = "memref.assume_alignment"(%arg6) <{alignment = 16 : i32}> {a} : (memref<4x?xf32>) -> memref<4x?xf32>
    %14:2 = "memref.distinct_objects"(%arg6, %arg10) {a} : (memref<4x?xf32>, memref<8xi32>) -> (memref<4x?xf32>, memref<8xi32>)
    %15 = "memref.extract_aligned_pointer_as_index"(%arg7) {a} : (memref<*xf32>) -> index
    %16:6 = "memref.extract_strided_metadata"(%arg6) {b} : (memref<4x?xf32>) -> (memref<f32>, index, index, index, index, index)
    %17:2 = "memref.extract_strided_metadata"(%16#0) : (memref<f32>) -> (memref<f32>, index)
    %18 = "memref.view"(%arg8, %arg11, %arg11, %arg11) {c} : (memref<?xi8>, index, index, index) -> memref<?x4x?xf32>
    %19 = "memref.view"(%arg8, %arg11) : (memref<?xi8>, index) -> memref<4xf32>
    %20 = "memref.reshape"(%arg7, %arg9) {a} : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    %21 = "memref.transpose"(%arg6) <{permutation = #map1}> {d} : (memref<4x?xf32>) -> memref<?x4xf32, strided<[1, ?]>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>, memref<8xi32>, memref<?x5xf32, strided<[5, 1], offset: ?>>, memref<f32>, index) -> (), sym_name = "parts"}> ({
  ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: memref<8xi32>, %arg3: memref<?x5xf32, strided<[5, 1], offset: ?>>, %arg4: memref<f32>, %arg5: index):
    %0 = "memref.reinterpret_cast"(%arg1, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> {a} : (memref<*xf32>, index, index) -> memref<2x?xf32, strided<[?, 1]>>
    %1 = "memref.reinterpret_cast"(%arg1, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<*xf32>, index) -> memref<f32, strided<[], offset: ?>>
    %2 = "memref.subview"(%arg0, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> {a} : (memref<4x?xf32>, index) -> memref<2x3xf32, strided<[?, 1], offset: ?>>
    %3 = "memref.subview"(%arg0, %arg5, %arg5, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<4x?xf32>, index, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
    %4 = "memref.subview"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<f32>) -> memref<f32, strided<[]>>
    %5 = "memref.expand_shape"(%arg0, %arg5) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, -9223372036854775808>}> {a} : (memref<4x?xf32>, index) -> memref<2x2x?xf32>
    %6 = "memref.expand_shape"(%arg3, %arg5) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 3, 5>}> : (memref<?x5xf32, strided<[5, 1], offset: ?>>, index) -> memref<?x3x5xf32, strided<[15, 5, 1], offset: ?>>
    %7 = "memref.expand_shape"(%arg4) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (memref<f32>) -> memref<1x1xf32>
    %8 = "memref.collapse_shape"(%5) <{reassociation = [[0, 1], [2]]}> {a} : (memref<2x2x?xf32>) -> memref<4x?xf32>
    %9 = "memref.collapse_shape"(%7) <{reassociation = []}> : (memref<1x1xf32>) -> memref<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

