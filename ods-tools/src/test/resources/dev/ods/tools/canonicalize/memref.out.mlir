module {
  func.func private @use(memref<?x?xf32>)
  func.func @allocations(%arg0: index, %arg1: f32) {
    %alloc = memref.alloc(%arg0) : memref<4x?xf32>
    %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
    call @use(%cast) : (memref<?x?xf32>) -> ()
    memref.dealloc %alloc : memref<4x?xf32>
    return
  }
  func.func @sizes(%arg0: index, %arg1: memref<3x?xf32>, %arg2: memref<2048xi8>) -> (index, index, index, index, index) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    return %c3, %arg0, %c2, %arg0, %arg0 : index, index, index, index, index
  }
  func.func @casts(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> f32 {
    memref.store %arg1, %arg0[%arg2] : memref<4xf32>
    %0 = memref.load %arg0[%arg2] : memref<4xf32>
    return %0 : f32
  }
  func.func @views(%arg0: memref<8x16xf32>, %arg1: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<16x8xf32>, memref<8x16xf32>) {
    %subview = memref.subview %arg0[0, %arg1] [4, %arg1] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
    %cast = memref.cast %subview : memref<4x?xf32, strided<[16, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %cast_0 = memref.cast %arg0 : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [16, 8], strides: [8, 1] : memref<8x16xf32> to memref<16x8xf32>
    return %cast, %cast_0, %reinterpret_cast, %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<16x8xf32>, memref<8x16xf32>
  }
  func.func @reshape_a(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> memref<?x?xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [%arg1, %arg2] : memref<?xf32> into memref<?x?xf32>
    return %expand_shape : memref<?x?xf32>
  }
  func.func @reshape_b(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @reshape_c(%arg0: memref<?x4xf32>, %arg1: index, %arg2: index) -> memref<?x4xf32> {
    return %arg0 : memref<?x4xf32>
  }
  func.func @reshape_f(%arg0: memref<2x12xf32>) -> memref<3x8xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<2x12xf32> into memref<24xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [3, 8] : memref<24xf32> into memref<3x8xf32>
    return %expand_shape : memref<3x8xf32>
  }
  func.func @reshape_g(%arg0: memref<24xf32>) -> memref<6x4xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
    return %expand_shape : memref<6x4xf32>
  }
  func.func @reshape_h(%arg0: memref<6x4xf32>) -> memref<24xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
    return %collapse_shape : memref<24xf32>
  }
  func.func @reshape_i(%arg0: memref<6x4xf32>) -> memref<2x12xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
    %collapse_shape = memref.collapse_shape %expand_shape [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
    return %collapse_shape : memref<2x12xf32>
  }
  func.func @reshape_j(%arg0: memref<?x4xf32>, %arg1: index, %arg2: index) -> memref<?x?xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1, 2], [3]] output_shape [%arg1, %arg2, 3, 4] : memref<?x4xf32> into memref<?x?x3x4xf32>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1], [2, 3]] : memref<?x?x3x4xf32> into memref<?x12xf32>
    %cast = memref.cast %collapse_shape : memref<?x12xf32> to memref<?x?xf32>
    return %cast : memref<?x?xf32>
  }
  func.func @reshape_k(%arg0: memref<24xf32>) -> memref<2x3x4xf32> {
    %expand_shape = memref.expand_shape %arg0 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
    return %expand_shape : memref<2x3x4xf32>
  }
  func.func @reshape_l(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32> {
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg1, %arg2 : index
    %1 = arith.muli %arg3, %c3 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%0, %1] : memref<?xf32> into memref<?x?xf32>
    return %expand_shape : memref<?x?xf32>
  }
  func.func @reshape_m(%arg0: memref<6x4xf32>) -> memref<6x4xf32> {
    return %arg0 : memref<6x4xf32>
  }
  func.func @reshape_s(%arg0: memref<10x10xf32>, %arg1: index) -> (memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<2x2xf32, strided<[10, 1], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %subview = memref.subview %arg0[%arg1, 1] [2, 2] [%c0, %c-1] : memref<10x10xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[%c-1, 0] [2, 2] [1, 1] : memref<10x10xf32> to memref<2x2xf32, strided<[10, 1], offset: ?>>
    return %subview, %subview_0 : memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<2x2xf32, strided<[10, 1], offset: ?>>
  }
  func.func @reshape_t(%arg0: memref<10xf32>) -> (memref<1xf32, strided<[?], offset: 1>>, memref<1xf32, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c20 = arith.constant 20 : index
    %subview = memref.subview %arg0[1] [1] [%c0] : memref<10xf32> to memref<1xf32, strided<[?], offset: 1>>
    %subview_0 = memref.subview %arg0[%c20] [1] [1] : memref<10xf32> to memref<1xf32, strided<[1], offset: ?>>
    %cast = memref.cast %subview_0 : memref<1xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
    return %subview, %cast : memref<1xf32, strided<[?], offset: 1>>, memref<1xf32, strided<[?], offset: ?>>
  }
  func.func @unread(%arg0: memref<2xf32>, %arg1: f32) -> memref<2xf32> {
    return %arg0 : memref<2xf32>
  }
  func.func @spaces(%arg0: memref<?xf32>) -> memref<?xf32, 2> {
    %memspacecast = memref.memory_space_cast %arg0 : memref<?xf32> to memref<?xf32, 2>
    return %memspacecast : memref<?xf32, 2>
  }
  func.func @same_shape(%arg0: memref<5x4xi8>) -> memref<5x4xi8> {
    return %arg0 : memref<5x4xi8>
  }
  func.func @strides_not_zero(%arg0: memref<10x10xf32>, %arg1: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 1] [2, 2] [1, -1] : memref<10x10xf32> to memref<2x2xf32, strided<[10, -1], offset: ?>>
    %cast = memref.cast %subview : memref<2x2xf32, strided<[10, -1], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<2x2xf32, strided<[?, ?], offset: ?>>
  }
  func.func @strides_zero(%arg0: memref<10x10xf32>, %arg1: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[%arg1, 1] [2, 2] [%c1, %c0] : memref<10x10xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
    return %subview : memref<2x2xf32, strided<[?, ?], offset: ?>>
  }
  func.func @scope_at_the_end(%arg0: index) {
    %alloca = memref.alloca(%arg0) : memref<?xi64>
    "t.use"(%alloca) : (memref<?xi64>) -> ()
    %alloca_0 = memref.alloca(%arg0) : memref<?xi64>
    "t.use"(%alloca_0) : (memref<?xi64>) -> ()
    return
  }
  func.func @scope_not_at_the_end(%arg0: index) -> index {
    %0 = memref.alloca_scope  -> (index) {
      %alloca = memref.alloca(%arg0) : memref<?xi64>
      "t.use"(%alloca) : (memref<?xi64>) -> ()
      %1 = "t.a"() : () -> index
      memref.alloca_scope.return %1 : index
    }
    "t.b"() : () -> ()
    return %0 : index
  }
  func.func @scope_without_allocation(%arg0: memref<index>) -> index {
    %0 = memref.load %arg0[] : memref<index>
    memref.store %0, %arg0[] : memref<index>
    return %0 : index
  }
  func.func @allocation_in_scope_in_region(%arg0: index, %arg1: i1) {
    %alloca = memref.alloca(%arg0) : memref<?xi64>
    scf.if %arg1 {
      memref.alloca_scope  {
        %0 = memref.load %alloca[%arg0] : memref<?xi64>
        %1 = arith.index_cast %0 : i64 to index
        %alloca_0 = memref.alloca(%1) : memref<?xi64>
        "t.use"(%alloca, %alloca_0) : (memref<?xi64>, memref<?xi64>) -> ()
      }
    }
    return
  }
  func.func @allocation_in_scope_before_more(%arg0: index, %arg1: i1) {
    scf.if %arg1 {
      memref.alloca_scope  {
        %alloca = memref.alloca(%arg0) : memref<?xi64>
        "t.use"(%alloca) : (memref<?xi64>) -> ()
      }
      "t.a"() : () -> ()
    }
    return
  }
  func.func @assumptions(%arg0: memref<8xf32>) -> (memref<8xf32>, memref<8xf32>) {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<8xf32>
    %assume_align_0 = memref.assume_alignment %assume_align, 32 : memref<8xf32>
    return %assume_align, %assume_align_0 : memref<8xf32>, memref<8xf32>
  }
  func.func @regrouped(%arg0: memref<2x3x4x5x6xf32>, %arg1: memref<8x1x8xf32>, %arg2: memref<4x4xf32, strided<[8, 1]>>, %arg3: memref<?x?x?xf32>, %arg4: index, %arg5: index) -> (memref<24x5x6xf32>, memref<4x2x1x8xf32>, memref<4x2x2xf32, strided<[8, 2, 1]>>, memref<?x?xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2], [3], [4]] : memref<2x3x4x5x6xf32> into memref<24x5x6xf32>
    %expand_shape = memref.expand_shape %arg1 [[0, 1], [2], [3]] output_shape [4, 2, 1, 8] : memref<8x1x8xf32> into memref<4x2x1x8xf32>
    %expand_shape_0 = memref.expand_shape %arg2 [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32, strided<[8, 1]>> into memref<4x2x2xf32, strided<[8, 2, 1]>>
    %collapse_shape_1 = memref.collapse_shape %arg3 [[0, 1, 2]] : memref<?x?x?xf32> into memref<?xf32>
    %expand_shape_2 = memref.expand_shape %collapse_shape_1 [[0, 1]] output_shape [%arg4, %arg5] : memref<?xf32> into memref<?x?xf32>
    return %collapse_shape, %expand_shape, %expand_shape_0, %expand_shape_2 : memref<24x5x6xf32>, memref<4x2x1x8xf32>, memref<4x2x2xf32, strided<[8, 2, 1]>>, memref<?x?xf32>
  }
  func.func @dim_alloc(%arg0: index, %arg1: index) -> (index, index) {
    return %arg1, %arg1 : index, index
  }
  func.func @dim_realloc(%arg0: memref<?xf32>, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = memref.realloc %arg0(%arg1) : memref<?xf32> to memref<?xf32>
    %dim = memref.dim %0, %c0 : memref<?xf32>
    return %dim : index
  }
  func.func @dim_view(%arg0: memref<1024xi8>, %arg1: index, %arg2: index) -> index {
    return %arg2 : index
  }
  func.func @dim_subview(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> (index, index) {
    return %arg1, %arg2 : index, index
  }
  func.func @dim_reinterpret_cast(%arg0: memref<?xf32>, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
    %dim = memref.dim %reinterpret_cast, %c0 : memref<?x4xf32>
    return %dim : index
  }
  func.func @dim_expand_shape(%arg0: memref<?xf32>, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 4] : memref<?xf32> into memref<?x4xf32>
    %dim = memref.dim %expand_shape, %c0 : memref<?x4xf32>
    return %dim : index
  }
  func.func @dim_collapse_shape(%arg0: memref<?x4xf32>) -> index {
    %c0 = arith.constant 0 : index
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
    %dim = memref.dim %collapse_shape, %c0 : memref<?xf32>
    return %dim : index
  }
  func.func @dim_reshape(%arg0: memref<?xf32>, %arg1: memref<2xindex>) -> index {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<2xindex>
    return %0 : index
  }
  func.func @dim_transpose(%arg0: memref<?x?xf32>) -> index {
    %c0 = arith.constant 0 : index
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    %dim = memref.dim %transpose, %c0 : memref<?x?xf32, strided<[1, ?]>>
    return %dim : index
  }
  func.func @dim_cast(%arg0: memref<?x?xf32>) -> index {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    return %dim : index
  }
  func.func @dim_memory_space_cast(%arg0: memref<?x?xf32>) -> index {
    %c0 = arith.constant 0 : index
    %memspacecast = memref.memory_space_cast %arg0 : memref<?x?xf32> to memref<?x?xf32, 1>
    %dim = memref.dim %memspacecast, %c0 : memref<?x?xf32, 1>
    return %dim : index
  }
  func.func @subview_of_units(%arg0: memref<?x?x6xf32>, %arg1: index) -> memref<1x?xf32, strided<[?, 1], offset: ?>> {
    %subview = memref.subview %arg0[0, 0, %arg1] [1, 1, %arg1] [1, 2, 1] : memref<?x?x6xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
    return %subview : memref<1x?xf32, strided<[?, 1], offset: ?>>
  }
  func.func @subview_of_cast_units(%arg0: memref<4x4x6xf32>, %arg1: index) -> memref<1x?xf32, strided<[?, 1], offset: ?>> {
    %subview = memref.subview %arg0[0, 0, %arg1] [1, 1, %arg1] [1, %arg1, 1] : memref<4x4x6xf32> to memref<1x?xf32, strided<[24, 1], offset: ?>>
    %cast = memref.cast %subview : memref<1x?xf32, strided<[24, 1], offset: ?>> to memref<1x?xf32, strided<[?, 1], offset: ?>>
    return %cast : memref<1x?xf32, strided<[?, 1], offset: ?>>
  }
  func.func @expand_collapsed_with_layout(%arg0: memref<1x4xf32, strided<[?, 1]>>) -> memref<1x4xf32> {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<1x4xf32, strided<[?, 1]>> into memref<4xf32, strided<[1]>>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [1, 4] : memref<4xf32, strided<[1]>> into memref<1x4xf32>
    return %expand_shape : memref<1x4xf32>
  }
  func.func @expand_to_the_least(%arg0: memref<8xf32>) -> memref<?x?xf32> {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %cast = memref.cast %arg0 : memref<8xf32> to memref<?xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [%c-9223372036854775808, %c-9223372036854775808] : memref<?xf32> into memref<?x?xf32>
    return %expand_shape : memref<?x?xf32>
  }
  func.func @view_with_index_constant(%arg0: memref<64xi8>, %arg1: index) -> memref<?x?xi8> {
    %idx7 = index.constant 7
    %view = memref.view %arg0[%arg1][%idx7] : memref<64xi8> to memref<?x4xi8>
    %cast = memref.cast %view : memref<?x4xi8> to memref<?x?xi8>
    return %cast : memref<?x?xi8>
  }
  func.func @view_with_index_constant_only(%arg0: memref<64xi8>, %arg1: index) -> memref<?xi8> {
    %idx7 = index.constant 7
    %view = memref.view %arg0[%arg1][%idx7] : memref<64xi8> to memref<?xi8>
    return %view : memref<?xi8>
  }
  func.func @subview_of_cast_with_index_constant(%arg0: memref<2xi32, strided<[2], offset: 1>>) -> memref<5xi32, strided<[?], offset: ?>> {
    %idx3 = index.constant 3
    %subview = memref.subview %arg0[0] [5] [%idx3] : memref<2xi32, strided<[2], offset: 1>> to memref<5xi32, strided<[?], offset: 1>>
    %cast = memref.cast %subview : memref<5xi32, strided<[?], offset: 1>> to memref<5xi32, strided<[?], offset: ?>>
    return %cast : memref<5xi32, strided<[?], offset: ?>>
  }
}

