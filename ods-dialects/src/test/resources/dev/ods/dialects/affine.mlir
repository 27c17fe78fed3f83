#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<() -> (5)>
#map2 = affine_map<(d0)[s0] -> (d0 * 2, s0, 7)>
#map3 = affine_map<()[s0] -> (s0 floordiv 2, 100)>
#set = affine_set<(d0)[s0] : (d0 - 3 >= 0, -d0 + s0 == 0)>
#set1 = affine_set<() : (1 == 0)>
module {
  func.func @maps(%arg0: memref<4x?xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index) {
    %0 = affine.apply #map(%arg3)[%arg3]
    %1 = affine.apply #map1() {x}
    %2 = affine.min #map2(%0)[%arg3]
    %3 = affine.max #map2(%0)[%arg3] {y = 1 : i64}
    affine.for %arg4 = 0 to 4 {
      affine.for %arg5 = max #map2(%arg4)[%arg3] to min #map3()[%arg3] step 3 {
        %4 = affine.load %arg0[%arg4, %arg5 + symbol(%arg3) mod 5 - 1] : memref<4x?xf32>
        affine.store %4, %arg0[%arg4, -%arg5 + symbol(%arg3) * 8] {z} : memref<4x?xf32>
        %5 = affine.vector_load %arg0[%arg4, %arg5 ceildiv 4] : memref<4x?xf32>, vector<4xf32>
        affine.vector_store %5, %arg0[0, (%arg4 + %arg5) * 2] : memref<4x?xf32>, vector<4xf32>
        affine.prefetch %arg0[%arg4, %arg5], write, locality<2>, instr : memref<4x?xf32>
        affine.prefetch %arg0[0, 0], read, locality<0>, data {w} : memref<4x?xf32>
      } {inner}
    }
    return
  }
  func.func @loops(%arg0: index, %arg1: f32, %arg2: ui32) -> (f32, index) {
    %0:2 = affine.for %arg3 = %arg0 to #map(%arg0)[%arg0] iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (f32, index) {
      %2 = affine.if #set(%arg3)[%arg0] -> f32 {
        affine.yield %arg4 : f32
      } else {
        affine.yield %arg1 : f32
      } {c}
      affine.if #set1() {
      }
      affine.if #set1() {
      } else {
        "a.b"() : () -> ()
      }
      affine.yield %2, %arg3 : f32, index
    }
    affine.parallel (%arg3, %arg4) = (0, max(%arg0, %arg0)) to (%arg0 + 1, min(%arg0 * 2, 100)) step (1, 4) {
      affine.parallel () = () to () {
      }
    } {d}
    %1:2 = affine.parallel (%arg3) = (0) to (10) reduce ("addf", "maxu") -> (f32, ui32) {
      affine.yield %arg1, %arg2 : f32, ui32
    }
    return %0#0, %0#1 : f32, index
  }
  func.func @indices(%arg0: index, %arg1: index) -> index {
    %0:3 = affine.delinearize_index %arg1 into (4, %arg0, 5) : index, index, index
    %1:2 = affine.delinearize_index %arg1 into (%arg0) {x} : index, index
    %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, %arg0, 5) : index
    %3 = affine.linearize_index disjoint [%1#0, %1#1] by (%arg0) {y} : index
    return %3 : index
  }
  func.func @dma(%arg0: memref<10xf32>, %arg1: memref<20xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
    affine.for %arg4 = 0 to 10 {
      affine.dma_start %arg0[%arg4], %arg1[%arg4 + symbol(%arg3)], %arg2[0], %arg3 : memref<10xf32>, memref<20xf32, 1>, memref<1xi32>
      affine.dma_start %arg0[%arg4], %arg1[0], %arg2[0], %arg3, %arg3, %arg3 : memref<10xf32>, memref<20xf32, 1>, memref<1xi32>
      affine.dma_wait %arg2[%arg4 mod 2], %arg3 : memref<1xi32>
    }
    return
  }
}

