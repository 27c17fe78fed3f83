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
