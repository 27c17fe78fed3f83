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
}

