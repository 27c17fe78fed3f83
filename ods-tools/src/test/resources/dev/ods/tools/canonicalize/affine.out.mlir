#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<()[s0, s1] -> ((s0 + s1 * 4) floordiv s0)>
#map2 = affine_map<()[s0] -> (s0 mod 0)>
#map3 = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
#map4 = affine_map<()[s0, s1, s2] -> (s0 + s0 * s2 + s0 * s1 + s2 + s2 mod s1 + 4)>
#map5 = affine_map<()[s0] -> (8, 16, s0 + 1)>
#map6 = affine_map<()[s0] -> (s0 + 4)>
#map7 = affine_map<()[s0, s1] -> (4, s1, s1 + 1, s0 * 2)>
#map8 = affine_map<()[s0, s1] -> (s0 floordiv 2, s1)>
#map9 = affine_map<()[s0] -> (s0 + 4, 9)>
#map10 = affine_map<(d0) -> (d0, d0 - 20)>
#map11 = affine_map<(d0) -> (d0 + 4, 100)>
#map12 = affine_map<(d0) -> (d0 floordiv 4)>
#map13 = affine_map<(d0) -> (d0 ceildiv 20)>
#map14 = affine_map<()[s0] -> (s0 + 2)>
#map15 = affine_map<(d0) -> (d0 ceildiv 3, -100)>
#set = affine_set<(d0)[s0] : (d0 + 1 >= 0, s0 + 1 == 0)>
module {
  memref.global "private" constant @numbers : memref<2x2xindex> = dense<[[1, 2], [3, 4]]>
  memref.global "private" constant @same : memref<2x2xindex> = dense<7>
  memref.global "private" @variable : memref<2x2xindex> = dense<7>
  func.func @applications(%arg0: index, %arg1: index) -> (index, index, index, index, index) {
    %0 = ub.poison : index
    %c9 = arith.constant 9 : index
    %1 = affine.apply #map()[%arg0]
    %2 = affine.apply #map1()[%arg1, %arg0]
    %3 = affine.apply #map2()[%arg0]
    return %c9, %1, %2, %3, %0 : index, index, index, index, index
  }
  func.func @semi_affine(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map3()[%arg2, %arg0]
    %1 = affine.apply #map4()[%arg1, %arg2, %arg0]
    return %0, %c0, %1 : index, index, index
  }
  func.func @extremes(%arg0: index, %arg1: index) -> (index, index, index, index, index, index) {
    %c8 = arith.constant 8 : index
    %0 = affine.max #map5()[%arg0]
    %1 = affine.apply #map6()[%arg0]
    %2 = affine.min #map7()[%arg0, %arg1]
    %3 = affine.max #map8()[%arg0, %2]
    return %c8, %0, %1, %2, %3, %arg1 : index, index, index, index, index, index
  }
  func.func @accesses(%arg0: memref<4x4xindex>, %arg1: index, %arg2: vector<4xindex>) -> index {
    %c11 = arith.constant 11 : index
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 4 {
        %3 = affine.load %arg0[%arg3, %arg4 + symbol(%arg1)] : memref<4x4xindex>
        affine.store %3, %arg0[0, (%arg3 + %arg4) mod 4] : memref<4x4xindex>
        affine.prefetch %arg0[%arg3 + %arg4, 1], write, locality<2>, data : memref<4x4xindex>
        %4 = affine.vector_load %arg0[%arg3 + %arg4, 0] : memref<4x4xindex>, vector<4xindex>
        affine.vector_store %4, %arg0[1, %arg3 + %arg4] : memref<4x4xindex>, vector<4xindex>
      }
    }
    %0 = memref.get_global @variable : memref<2x2xindex>
    %1 = affine.load %0[0, 0] : memref<2x2xindex>
    %2 = arith.addi %1, %c11 : index
    return %2 : index
  }
  func.func @transfers(%arg0: memref<16xf32>, %arg1: memref<16xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
    affine.dma_start %arg0[%arg3], %arg1[%arg3], %arg2[0], %arg3 : memref<16xf32>, memref<16xf32, 1>, memref<1xi32>
    affine.dma_wait %arg2[0], %arg3 : memref<1xi32>
    return
  }
  func.func @loops(%arg0: index, %arg1: f32, %arg2: f32) -> (f32, f32, f32, f32, f32) {
    %0 = affine.for %arg3 = 0 to %arg0 iter_args(%arg4 = %arg1) -> (f32) {
      affine.yield %arg2 : f32
    }
    affine.for %arg3 = 9 to min #map9()[%arg0] {
      affine.for %arg4 = max #map10(%arg3) to min #map11(%arg3) {
        "test.op"(%arg3, %arg4) : (index, index) -> ()
      }
    }
    affine.for %arg3 = 0 to 16 step 4 {
      affine.for %arg4 = 0 to 4 {
        %1 = affine.apply #map12(%arg3)
        %2 = affine.apply #map13(%arg3)
        "test.op"(%1, %arg4, %2) : (index, index, index) -> ()
      }
    }
    return %arg1, %arg1, %0, %arg2, %arg1 : f32, f32, f32, f32, f32
  }
  func.func @parallel(%arg0: index, %arg1: memref<?xf32>) {
    affine.parallel (%arg2, %arg3) = (2, 0) to (symbol(%arg0) * 2, min(symbol(%arg0) + 1, 8)) {
      %0 = affine.load %arg1[%arg2 + %arg3] : memref<?xf32>
      affine.store %0, %arg1[%arg2] : memref<?xf32>
    }
    return
  }
  func.func @conditions(%arg0: index) -> index {
    affine.for %arg1 = 0 to 10 {
      affine.if #set(%arg1)[%arg0] {
        "test.op"(%arg1) : (index) -> ()
      }
    }
    %0 = "test.op"() : () -> index
    "test.op"() : () -> ()
    return %0 : index
  }
  func.func @delinearized(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %0:2 = affine.delinearize_index %arg0 into (4, %arg1) : index, index
    %1 = affine.apply #map14()[%arg0]
    return %0#0, %0#1, %c1, %c5, %c0, %arg0, %1 : index, index, index, index, index, index, index
  }
  func.func @linearized(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index, index, index) {
    %c20 = arith.constant 20 : index
    %0 = affine.linearize_index [%arg0, %arg1] by (4, %arg3) : index
    %1 = affine.linearize_index [%arg1, %arg2] by (4, 8) : index
    %2 = affine.linearize_index disjoint [%arg0, %arg2] by (2, 8) : index
    %3 = affine.linearize_index [%arg0, %arg2] by (2, 8) : index
    return %0, %c20, %1, %2, %3, %arg0 : index, index, index, index, index, index
  }
  func.func @cancelled(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index, index, index, index, index) {
    %0 = affine.linearize_index disjoint [%arg0, %arg1] by (2, %arg3) : index
    %1:2 = affine.delinearize_index %0 into (4, 3) : index, index
    %2 = affine.linearize_index disjoint [%arg0, %arg1] by (2, %arg3) : index
    %3:2 = affine.delinearize_index %arg2 into (2, 4) : index, index
    %4:2 = affine.delinearize_index %arg0 into (2, 32) : index, index
    %5 = affine.linearize_index [%4#1, %arg1] by (32, 3) : index
    %6 = affine.linearize_index [%arg0, %arg1] by (64, 3) : index
    %7 = affine.apply #map()[%arg3]
    %8 = affine.linearize_index disjoint [%arg2, %arg1] by (3, %7) : index
    return %arg1, %1#0, %2, %3#1, %4#0, %5, %6, %8 : index, index, index, index, index, index, index, index
  }
  func.func @quotients_of_the_least() -> (index, index) {
    %c-3074457345618258602 = arith.constant -3074457345618258602 : index
    return %c-3074457345618258602, %c-3074457345618258602 : index, index
  }
  func.func @bounds_of_the_least(%arg0: index) {
    affine.for %arg1 = -2305843009213693952 to %arg0 {
      "use"(%arg1) : (index) -> ()
    }
    affine.for %arg1 = -9223372036854775808 to 10 {
      affine.for %arg2 = max #map15(%arg1) to min #map15(%arg1) {
        "use"(%arg2) : (index) -> ()
      }
    }
    return
  }
  func.func @linearize_by_the_least() -> index {
    %c-9223372036854775806 = arith.constant -9223372036854775806 : index
    return %c-9223372036854775806 : index
  }
}

