#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
module {
  memref.global @splat : memref<2xf32> = dense<1.000000e+00>
  memref.global "private" constant @"no matter" : memref<2xf32> = uninitialized {alignment = 64 : i64}
  memref.global @declared : memref<2xf32, 3>
  memref.global "nested" constant @listed : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {x}
  memref.global "private" @sparse : memref<4xi32> = sparse<1, 7>
  func.func @allocation(%arg0: memref<4x?xf32>, %arg1: index, %arg2: memref<*xf32>, %arg3: memref<8xi32>) {
    %alloc = memref.alloc(%arg1)[%arg1] {alignment = 16 : i64} : memref<4x?xf32, #map>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %alloca = memref.alloca() : memref<f32>
    %alloca_1 = memref.alloca(%arg1, %arg1) : memref<?x?xvector<4xf32>, "space">
    memref.dealloc %arg2 : memref<*xf32>
    memref.dealloc %arg0 {x} : memref<4x?xf32>
    %0 = memref.realloc %arg3 : memref<8xi32> to memref<4xi32>
    %1 = memref.realloc %arg3(%arg1) {alignment = 4 : i64} : memref<8xi32> to memref<?xi32>
    memref.alloca_scope  {
      %alloca_2 = memref.alloca() : memref<f32>
    } {b}
    %2:2 = memref.alloca_scope  -> (f32, index) {
      %4 = memref.load %alloca[] : memref<f32>
      memref.alloca_scope.return {z} %4, %arg1 : f32, index
    }
    %3 = memref.alloca_scope  -> (index) {
      memref.alloca_scope.return %arg1 : index
    }
    return
  }
  func.func @access(%arg0: memref<4x?xf32>, %arg1: memref<8xi32>, %arg2: i32, %arg3: index) {
    %0 = memref.load %arg0[%arg3, %arg3] : memref<4x?xf32>
    %1 = memref.load %arg0[%arg3, %arg3] {alignment = 8 : i64, foo, nontemporal = true} : memref<4x?xf32>
    memref.store %1, %arg0[%arg3, %arg3] : memref<4x?xf32>
    memref.store %0, %arg0[%arg3, %arg3] {alignment = 4 : i64, nontemporal = true} : memref<4x?xf32>
    memref.prefetch %arg0[%arg3, %arg3], read, locality<3>, data : memref<4x?xf32>
    memref.prefetch %arg1[%arg3], write, locality<0>, instr : memref<8xi32>
    %2 = memref.get_global @splat : memref<2xf32> {d}
    memref.copy %arg0, %arg0 {x} : memref<4x?xf32> to memref<4x?xf32>
    %dim = memref.dim {a} %arg0, %arg3 : memref<4x?xf32>
    %3 = memref.rank %arg0 {b} : memref<4x?xf32>
    %4 = memref.generic_atomic_rmw %arg1[%arg3] : memref<8xi32> {
    ^bb0(%arg4: i32):
      %7 = arith.addi %arg4, %arg2 : i32
      memref.atomic_yield %7 {c} : i32
    } {a}
    %5 = memref.atomic_rmw addi %arg2, %arg1[%arg3] {a} : (i32, memref<8xi32>) -> i32
    %6 = memref.atomic_rmw maxnumf %0, %arg0[%arg3, %arg3] : (f32, memref<4x?xf32>) -> f32
    memref.dma_start %arg0[%arg3, %arg3], %arg0[%arg3, %arg3], %arg3, %arg1[%arg3], %arg3, %arg3 : memref<4x?xf32>, memref<4x?xf32>, memref<8xi32>
    memref.dma_start %arg0[%arg3, %arg3], %arg0[%arg3, %arg3], %arg3, %arg1[%arg3] : memref<4x?xf32>, memref<4x?xf32>, memref<8xi32>
    memref.dma_wait %arg1[%arg3], %arg3 {a} : memref<8xi32>
    return
  }
  func.func @types(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: memref<?xi8>, %arg3: memref<2xindex>, %arg4: memref<8xi32>, %arg5: index) {
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<*xf32>
    %cast_0 = memref.cast %arg0 {a} : memref<4x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
    %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 1>
    %assume_align = memref.assume_alignment %arg0, 16 {a} : memref<4x?xf32>
    %0:2 = memref.distinct_objects %arg0, %arg4 {a} : memref<4x?xf32>, memref<8xi32>
    %intptr = memref.extract_aligned_pointer_as_index %arg1 : memref<*xf32> -> index {a}
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index {b}
    %base_buffer_1, %offset_2 = memref.extract_strided_metadata %base_buffer : memref<f32> -> memref<f32>, index
    %view = memref.view %arg2[%arg5][%arg5, %arg5] {c} : memref<?xi8> to memref<?x4x?xf32>
    %view_3 = memref.view %arg2[%arg5][] : memref<?xi8> to memref<4xf32>
    %reshape = memref.reshape %arg1(%arg3) {a} : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) {d} : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
    return
  }
  func.func @parts(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: memref<8xi32>, %arg3: memref<?x5xf32, strided<[5, 1], offset: ?>>, %arg4: memref<f32>, %arg5: index) {
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [2, %arg5], strides: [%arg5, 1] {a} : memref<*xf32> to memref<2x?xf32, strided<[?, 1]>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [%arg5], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: ?>>
    %subview = memref.subview %arg0[0, %arg5] [2, 3] [1, 1] {a} : memref<4x?xf32> to memref<2x3xf32, strided<[?, 1], offset: ?>>
    %subview_1 = memref.subview %arg0[%arg5, %arg5] [1, %arg5] [1, %arg5] : memref<4x?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %subview_2 = memref.subview %arg4[] [] [] : memref<f32> to memref<f32, strided<[]>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, %arg5] {a} : memref<4x?xf32> into memref<2x2x?xf32>
    %expand_shape_3 = memref.expand_shape %arg3 [[0, 1], [2]] output_shape [%arg5, 3, 5] : memref<?x5xf32, strided<[5, 1], offset: ?>> into memref<?x3x5xf32, strided<[15, 5, 1], offset: ?>>
    %expand_shape_4 = memref.expand_shape %arg4 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1], [2]] {a} : memref<2x2x?xf32> into memref<4x?xf32>
    %collapse_shape_5 = memref.collapse_shape %expand_shape_4 [] : memref<1x1xf32> into memref<f32>
    return
  }
}

