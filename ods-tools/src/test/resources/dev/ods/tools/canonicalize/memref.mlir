func.func private @use(memref<?x?xf32>)
func.func @allocations(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4, %n) : memref<?x?xf32>
  func.call @use(%0) : (memref<?x?xf32>) -> ()
  memref.dealloc %0 : memref<?x?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  memref.store %f, %1[%c0] : memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  return
}
func.func @sizes(%n: index, %m: memref<3x?xf32>, %b: memref<2048xi8>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca(%n) : memref<?xf32>
  %0 = memref.dim %m, %c0 : memref<3x?xf32>
  %1 = memref.dim %a, %c0 : memref<?xf32>
  %2 = memref.rank %m : memref<3x?xf32>
  %v = memref.view %b[%c0][%n] : memref<2048xi8> to memref<4x?xf32>
  %3 = memref.dim %v, %c1 : memref<4x?xf32>
  %s = memref.subview %m[0, 0] [1, %n] [1, 1] : memref<3x?xf32> to memref<?xf32, strided<[1]>>
  %4 = memref.dim %s, %c0 : memref<?xf32, strided<[1]>>
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
func.func @casts(%m: memref<4xf32>, %f: f32, %i: index) -> f32 {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %d = memref.cast %c : memref<?xf32> to memref<4xf32>
  memref.store %f, %c[%i] : memref<?xf32>
  memref.copy %c, %c : memref<?xf32> to memref<?xf32>
  %0 = memref.load %d[%i] : memref<4xf32>
  return %0 : f32
}
func.func @views(%m: memref<8x16xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<16x8xf32>, memref<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0, %n] [%c4, %n] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%c4, 32], strides: [32, 1] : memref<8x16xf32> to memref<?x32xf32>
  %2 = memref.reinterpret_cast %r to offset: [0], sizes: [16, 8], strides: [8, 1] : memref<?x32xf32> to memref<16x8xf32>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
  %3 = memref.collapse_shape %e [[0, 1], [2]] : memref<2x4x16xf32> into memref<8x16xf32>
  return %0, %1, %2, %3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<16x8xf32>, memref<8x16xf32>
}
func.func @reshape_a(%m: memref<?x?xf32>, %a: index, %b: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
func.func @reshape_b(%m: memref<?xf32>, %a: index, %b: index) -> memref<?xf32> {
  %1 = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  %0 = memref.collapse_shape %1 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @reshape_c(%m: memref<?x4xf32>, %a: index, %b: index) -> memref<?x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
func.func @reshape_f(%m: memref<2x12xf32>) -> memref<3x8xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x12xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, 8] : memref<24xf32> into memref<3x8xf32>
  return %1 : memref<3x8xf32>
}
func.func @reshape_g(%m: memref<24xf32>) -> memref<6x4xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}
func.func @reshape_h(%m: memref<6x4xf32>) -> memref<24xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  return %1 : memref<24xf32>
}
func.func @reshape_i(%m: memref<6x4xf32>) -> memref<2x12xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return %1 : memref<2x12xf32>
}
func.func @reshape_j(%m: memref<?x4xf32>, %a: index, %b: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3]] output_shape [%a, %b, 3, 4] : memref<?x4xf32> into memref<?x?x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3]] : memref<?x?x3x4xf32> into memref<?x12xf32>
  %2 = memref.cast %1 : memref<?x12xf32> to memref<?x?xf32>
  return %2 : memref<?x?xf32>
}
func.func @reshape_k(%m: memref<24xf32>) -> memref<2x3x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}
func.func @reshape_l(%m: memref<?xf32>, %a: index, %b: index, %c: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2, 3]] output_shape [%a, %b, %c, 3] : memref<?xf32> into memref<?x?x?x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3]] : memref<?x?x?x3xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
func.func @reshape_m(%m: memref<6x4xf32>) -> memref<6x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [6, 1, 4] : memref<6x4xf32> into memref<6x1x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<6x1x4xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}
func.func @reshape_s(%x : memref<10x10xf32>, %o: index) -> (memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<2x2xf32, strided<[10, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %cm = arith.constant -1 : index
  %0 = memref.subview %x[%o, 1] [2, 2] [%c0, %cm] : memref<10x10xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %x[%cm, %c0] [2, 2] [1, 1] : memref<10x10xf32> to memref<2x2xf32, strided<[10, 1], offset: ?>>
  return %0, %1 : memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<2x2xf32, strided<[10, 1], offset: ?>>
}
func.func @reshape_t(%x : memref<10xf32>) -> (memref<1xf32, strided<[?], offset: 1>>, memref<1xf32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  %0 = memref.subview %x[1] [1] [%c0] : memref<10xf32> to memref<1xf32, strided<[?], offset: 1>>
  %1 = memref.subview %x[%c20] [1] [1] : memref<10xf32> to memref<1xf32, strided<[1], offset: ?>>
  %2 = memref.cast %1 : memref<1xf32, strided<[1], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
  return %0, %2 : memref<1xf32, strided<[?], offset: 1>>, memref<1xf32, strided<[?], offset: ?>>
}
func.func @unread(%m: memref<2xf32>, %f: f32) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32>
  memref.store %f, %0[%c0] : memref<4xf32>
  return %m : memref<2xf32>
}
func.func @spaces(%m: memref<?xf32>) -> memref<?xf32, 2> {
  %0 = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<?xf32, 1> to memref<?xf32, 2>
  return %1 : memref<?xf32, 2>
}
func.func @same_shape(%m: memref<5x4xi8>) -> memref<5x4xi8> {
  %0 = memref.expand_shape %m [[0], [1]] output_shape [5, 4] : memref<5x4xi8> into memref<5x4xi8>
  return %0 : memref<5x4xi8>
}
func.func @strides_not_zero(%x : memref<10x10xf32>, %o: index) -> (memref<2x2xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 1 : index
  %cm = arith.constant -1 : index
  %0 = memref.subview %x[%o, 1] [2, 2] [%c0, %cm] : memref<10x10xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x2xf32, strided<[?, ?], offset: ?>>
}
func.func @strides_zero(%x : memref<10x10xf32>, %o: index) -> (memref<2x2xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 1 : index
  %cm = arith.constant 0 : index
  %0 = memref.subview %x[%o, 1] [2, 2] [%c0, %cm] : memref<10x10xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x2xf32, strided<[?, ?], offset: ?>>
}

// --- alloca_scope

func.func @scope_at_the_end(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi64>
    "t.use"(%0) : (memref<?xi64>) -> ()
    memref.alloca_scope {
      %1 = memref.alloca(%n) : memref<?xi64>
      "t.use"(%1) : (memref<?xi64>) -> ()
    }
  }
  return
}

func.func @scope_not_at_the_end(%n: index) -> index {
  %0 = memref.alloca_scope -> (index) {
    %1 = memref.alloca(%n) : memref<?xi64>
    "t.use"(%1) : (memref<?xi64>) -> ()
    %2 = "t.a"() : () -> index
    memref.alloca_scope.return %2 : index
  }
  "t.b"() : () -> ()
  return %0 : index
}

func.func @scope_without_allocation(%m: memref<index>) -> index {
  %0 = memref.alloca_scope -> (index) {
    %1 = memref.load %m[] : memref<index>
    memref.alloca_scope.return %1 : index
  }
  memref.store %0, %m[] : memref<index>
  return %0 : index
}

func.func @allocation_in_scope_in_region(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xi64>
      %1 = memref.load %0[%n] : memref<?xi64>
      %2 = arith.index_cast %1 : i64 to index
      %3 = memref.alloca(%2) : memref<?xi64>
      "t.use"(%0, %3) : (memref<?xi64>, memref<?xi64>) -> ()
    }
  }
  return
}

func.func @allocation_in_scope_before_more(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xi64>
      "t.use"(%0) : (memref<?xi64>) -> ()
    }
    "t.a"() : () -> ()
  }
  return
}

// --- assume_alignment

func.func @assumptions(%m: memref<8xf32>) -> (memref<8xf32>, memref<8xf32>) {
  %0 = memref.assume_alignment %m, 16 : memref<8xf32>
  %1 = memref.assume_alignment %0, 16 : memref<8xf32>
  %2 = memref.assume_alignment %1, 32 : memref<8xf32>
  return %1, %2 : memref<8xf32>, memref<8xf32>
}

func.func @regrouped(%t: memref<2x3x4x5x6xf32>, %v: memref<8x1x8xf32>, %w: memref<4x4xf32, strided<[8, 1]>>, %d: memref<?x?x?xf32>, %n: index, %m: index) -> (memref<24x5x6xf32>, memref<4x2x1x8xf32>, memref<4x2x2xf32, strided<[8, 2, 1]>>, memref<?x?xf32>) {
  %0 = memref.collapse_shape %t [[0, 1, 2, 3, 4]] : memref<2x3x4x5x6xf32> into memref<720xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [24, 5, 6] : memref<720xf32> into memref<24x5x6xf32>
  %2 = memref.collapse_shape %v [[0, 1], [2]] : memref<8x1x8xf32> into memref<8x8xf32>
  %3 = memref.expand_shape %2 [[0, 1, 2], [3]] output_shape [4, 2, 1, 8] : memref<8x8xf32> into memref<4x2x1x8xf32>
  %4 = memref.expand_shape %w [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32, strided<[8, 1]>> into memref<4x2x2xf32, strided<[8, 2, 1]>>
  %5 = memref.collapse_shape %4 [[0], [1, 2]] : memref<4x2x2xf32, strided<[8, 2, 1]>> into memref<4x4xf32, strided<[8, 1]>>
  %6 = memref.expand_shape %5 [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32, strided<[8, 1]>> into memref<4x2x2xf32, strided<[8, 2, 1]>>
  %7 = memref.collapse_shape %d [[0, 1, 2]] : memref<?x?x?xf32> into memref<?xf32>
  %8 = memref.expand_shape %7 [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  return %1, %3, %6, %8 : memref<24x5x6xf32>, memref<4x2x1x8xf32>, memref<4x2x2xf32, strided<[8, 2, 1]>>, memref<?x?xf32>
}
func.func @dim_alloc(%n: index, %k: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n, %k) : memref<?x?xf32>
  %d = memref.dim %m, %c1 : memref<?x?xf32>
  %a = memref.alloca(%n, %k) : memref<?x?xf32>
  %e = memref.dim %a, %c1 : memref<?x?xf32>
  return %d, %e : index, index
}
func.func @dim_realloc(%m: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %d = memref.dim %r, %c0 : memref<?xf32>
  return %d : index
}
func.func @dim_view(%m: memref<1024xi8>, %o: index, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.view %m[%o][%n] : memref<1024xi8> to memref<?x4xf32>
  %d = memref.dim %r, %c0 : memref<?x4xf32>
  return %d : index
}
func.func @dim_subview(%m: memref<?x?xf32>, %n: index, %k: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %r = memref.subview %m[0, 0] [%n, %k] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %d = memref.dim %r, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %r2 = memref.subview %m[0, 0] [1, %k] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
  %e = memref.dim %r2, %c0 : memref<?xf32, strided<[1]>>
  return %d, %e : index, index
}
func.func @dim_reinterpret_cast(%m: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %rc = memref.reinterpret_cast %m to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
  %d = memref.dim %rc, %c0 : memref<?x4xf32>
  return %d : index
}
func.func @dim_expand_shape(%m: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %d = memref.dim %r, %c0 : memref<?x4xf32>
  return %d : index
}
func.func @dim_collapse_shape(%m: memref<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %d = memref.dim %r, %c0 : memref<?xf32>
  return %d : index
}
func.func @dim_reshape(%m: memref<?xf32>, %s: memref<2xindex>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}
func.func @dim_transpose(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %d = memref.dim %r, %c0 : memref<?x?xf32, strided<[1, ?]>>
  return %d : index
}
func.func @dim_cast(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  %s = memref.cast %r : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d = memref.dim %s, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %d : index
}
func.func @dim_memory_space_cast(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %s = memref.memory_space_cast %m : memref<?x?xf32> to memref<?x?xf32, 1>
  %d = memref.dim %s, %c0 : memref<?x?xf32, 1>
  return %d : index
}

// Dimensions of size 1 that are told apart by the strides of the source.
func.func @subview_of_units(%m: memref<?x?x6xf32>, %n: index) -> memref<1x?xf32, strided<[?, 1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[0, 0, %n] [1, 1, %n] [1, %c2, 1] : memref<?x?x6xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<1x?xf32, strided<[?, 1], offset: ?>>
}

func.func @subview_of_cast_units(%t: memref<4x4x6xf32>, %n: index) -> memref<1x?xf32, strided<[?, 1], offset: ?>> {
  %m = memref.cast %t : memref<4x4x6xf32> to memref<?x?x6xf32>
  %0 = memref.subview %m[0, 0, %n] [1, 1, %n] [1, %n, 1] : memref<?x?x6xf32> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<1x?xf32, strided<[?, 1], offset: ?>>
}

func.func @expand_collapsed_with_layout(%c: memref<1x4xf32, strided<[?, 1]>>) -> memref<1x4xf32> {
  %0 = memref.collapse_shape %c [[0, 1]] : memref<1x4xf32, strided<[?, 1]>> into memref<4xf32, strided<[1]>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 4] : memref<4xf32, strided<[1]>> into memref<1x4xf32>
  return %1 : memref<1x4xf32>
}

// This constant as a size means that it is not known.
func.func @expand_to_the_least(%t: memref<8xf32>) -> memref<?x?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.cast %t : memref<8xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%c, %c] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// Only constants of arith make the sizes of views static, and only they keep casts before slices.
func.func @view_with_index_constant(%m: memref<64xi8>, %n: index) -> memref<?x?xi8> {
  %idx7 = index.constant 7
  %c4 = arith.constant 4 : index
  %0 = memref.view %m[%n][%idx7, %c4] : memref<64xi8> to memref<?x?xi8>
  return %0 : memref<?x?xi8>
}
func.func @view_with_index_constant_only(%m: memref<64xi8>, %n: index) -> memref<?xi8> {
  %idx7 = index.constant 7
  %0 = memref.view %m[%n][%idx7] : memref<64xi8> to memref<?xi8>
  return %0 : memref<?xi8>
}
func.func @subview_of_cast_with_index_constant(%m: memref<2xi32, strided<[2], offset: 1>>) -> memref<5xi32, strided<[?], offset: ?>> {
  %idx3 = index.constant 3
  %0 = memref.cast %m : memref<2xi32, strided<[2], offset: 1>> to memref<2xi32, strided<[2], offset: ?>>
  %1 = memref.subview %0[0] [5] [%idx3] : memref<2xi32, strided<[2], offset: ?>> to memref<5xi32, strided<[?], offset: ?>>
  return %1 : memref<5xi32, strided<[?], offset: ?>>
}
