memref.global "private" constant @numbers : memref<2x2xindex> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @same : memref<2x2xindex> = dense<7>
memref.global "private" @variable : memref<2x2xindex> = dense<7>
func.func @applications(%a: index, %b: index) -> (index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0) -> (d0)>(%a)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%c3)[%c3]
  %2 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>(%0, %a)[%c3]
  %3 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) floordiv s0)>(%2)[%b]
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%c0]
  %5 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c3)[%c0]
  return %1, %2, %3, %4, %5 : index, index, index, index, index
}
func.func @semi_affine(%a: index, %b: index, %c: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0, s1] -> ((d0 * s0 * s1) floordiv s0 + s1)>(%a)[%b, %c]
  %1 = affine.apply affine_map<()[s0, s1] -> ((s1 - s1 mod s0) mod s0)>()[%b, %c]
  %2 = affine.apply affine_map<(d0)[s0, s1] -> (s1 * s0 + d0 * s0 + d0 + s0 + 4 + d0 mod s1)>(%a)[%b, %c]
  return %0, %1, %2 : index, index, index
}
func.func @extremes(%a: index, %b: index) -> (index, index, index, index, index, index) {
  %c8 = arith.constant 8 : index
  %0 = affine.min affine_map<(d0) -> (d0, 16)>(%c8)
  %1 = affine.max affine_map<(d0)[s0] -> (d0 + 1, 16, d0 + 1, s0)>(%a)[%c8]
  %2 = affine.min affine_map<(d0) -> (d0 + 4)>(%a)
  %3 = affine.min affine_map<(d0, d1) -> (d0 * 2, d1)>(%a, %b)
  %4 = affine.min affine_map<(d0, d1) -> (d0, d1 + 1, 4)>(%3, %b)
  %5 = affine.max affine_map<(d0, d1) -> (d0 floordiv 2, d1)>(%a, %4)
  %6 = affine.max affine_map<()[s0] -> (s0)>()[%b]
  return %0, %1, %2, %4, %5, %6 : index, index, index, index, index, index
}
func.func @accesses(%m: memref<4x4xindex>, %n: index, %v: vector<4xindex>) -> index {
  %c1 = arith.constant 1 : index
  %c = memref.cast %m : memref<4x4xindex> to memref<?x?xindex>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %x = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %0 = affine.load %c[%x - %j, %j + symbol(%n)] {a} : memref<?x?xindex>
      affine.store %0, %c[%x floordiv 8, (%i + %j) mod 4] {a} : memref<?x?xindex>
      affine.prefetch %c[%x, %c1], write, locality<2>, data : memref<?x?xindex>
      %w = affine.vector_load %m[%x, 0] : memref<4x4xindex>, vector<4xindex>
      affine.vector_store %w, %m[%c1, %x] : memref<4x4xindex>, vector<4xindex>
    }
  }
  %g = memref.get_global @numbers : memref<2x2xindex>
  %s = memref.get_global @same : memref<2x2xindex>
  %u = memref.get_global @variable : memref<2x2xindex>
  %1 = affine.load %g[1, %c1] : memref<2x2xindex>
  %2 = affine.load %s[%n, 0] : memref<2x2xindex>
  %3 = affine.load %u[0, 0] : memref<2x2xindex>
  %4 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%1, %2]
  %5 = arith.addi %4, %3 : index
  return %5 : index
}
func.func @transfers(%a: memref<16xf32>, %b: memref<16xf32, 1>, %t: memref<1xi32>, %n: index) {
  %c = memref.cast %a : memref<16xf32> to memref<?xf32>
  %u = memref.cast %t : memref<1xi32> to memref<?xi32>
  affine.dma_start %c[%n], %b[%n], %u[0], %n : memref<?xf32>, memref<16xf32, 1>, memref<?xi32>
  affine.dma_wait %u[0], %n : memref<?xi32>
  return
}
func.func @loops(%n: index, %x: f32, %y: f32) -> (f32, f32, f32, f32, f32) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = affine.for %i = 4 to 4 iter_args(%p = %x) -> f32 {
    %q = "test.op"(%p) : (f32) -> f32
    affine.yield %q : f32
  }
  %1 = affine.for %i = 0 to %n iter_args(%p = %x) -> f32 {
    affine.yield %p : f32
  }
  %2 = affine.for %i = 0 to %n iter_args(%p = %x) -> f32 {
    affine.yield %y : f32
  }
  %3:2 = affine.for %i = 0 to 1 iter_args(%p = %x, %q = %y) -> (f32, f32) {
    affine.yield %q, %p : f32, f32
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, 3)>(%c2)[%c9] to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%n)[%c9] {
    affine.for %j = max affine_map<(d0) -> (d0, d0 - 20)>(%i) to min affine_map<(d0) -> (d0 + 4, 100)>(%i) {
      "test.op"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 16 step 4 {
    affine.for %j = 0 to 4 {
      %a = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 4)>(%i, %j)
      %b = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 4)>(%i, %j)
      %c = affine.apply affine_map<(d0) -> (d0 mod 4 + d0 ceildiv 20)>(%i)
      "test.op"(%a, %b, %c) : (index, index, index) -> ()
    }
  }
  return %0, %1, %2, %3#0, %3#1 : f32, f32, f32, f32, f32
}
func.func @parallel(%n: index, %m: memref<?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  affine.parallel (%i, %j) = (%c2, 0) to (%0, min(%n + 1, 8)) {
    %1 = affine.load %m[%i + %j] : memref<?xf32>
    affine.store %1, %m[%i] : memref<?xf32>
  }
  return
}
func.func @conditions(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%n]
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0, d1)[s0] : (d0 + d1 - s0 >= 0, d1 == 0)>(%i, %0)[%n] {
      "test.op"(%i) : (index) -> ()
    } else {
    }
  }
  %1 = affine.if affine_set<() : (1 == 0)>() -> index {
    affine.yield %n : index
  } else {
    %2 = "test.op"() : () -> index
    affine.yield %2 : index
  }
  affine.if affine_set<() : (0 == 0)>() {
    "test.op"() : () -> ()
  }
  affine.if affine_set<(d0) : (1 == 0)>(%c1) {
    "test.op"() : () -> ()
  }
  return %1 : index
}
func.func @delinearized(%x: index, %n: index) -> (index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c77 = arith.constant 77 : index
  %0:2 = affine.delinearize_index %x into (%c4, %n) : index, index
  %1:3 = affine.delinearize_index %c77 into (2, 4, 8) : index, index, index
  %2:3 = affine.delinearize_index %x into (3, 1, 8) : index, index, index
  %3 = affine.delinearize_index %x into (8) : index
  %4 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 * 8 + d2 * 8 + 2)>(%2#2, %2#0, %2#1)
  return %0#0, %0#1, %1#1, %1#2, %2#1, %3, %4 : index, index, index, index, index, index, index
}
func.func @linearized(%x: index, %y: index, %z: index, %n: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = affine.linearize_index [%x, %y] by (%c4, %n) : index
  %1 = affine.linearize_index [%c2, %c4] by (4, 8) : index
  %2 = affine.linearize_index [%c0, %y, %z] by (2, 4, 8) : index
  %3 = affine.linearize_index disjoint [%x, %y, %z] by (2, 1, 8) : index
  %4 = affine.linearize_index [%x, %c0, %z] by (2, 1, 8) : index
  %5 = affine.linearize_index [%x] by (%n) : index
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
func.func @cancelled(%x: index, %y: index, %z: index, %n: index) -> (index, index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (2, %n, 8) : index
  %1:3 = affine.delinearize_index %0 into (2, %n, 8) : index, index, index
  %2:3 = affine.delinearize_index %0 into (4, 3, 8) : index, index, index
  %3:3 = affine.delinearize_index %0 into (5, 2, 4) : index, index, index
  %4:3 = affine.delinearize_index %x into (2, 4, 8) : index, index, index
  %5 = affine.linearize_index [%4#1, %4#2, %y] by (4, 8, 3) : index
  %6 = affine.linearize_index [%4#0, %4#1, %4#2, %y] by (2, 4, 8, 3) : index
  %7:2 = affine.delinearize_index %y into (%n) : index, index
  %8 = affine.linearize_index disjoint [%z, %7#0, %7#1] by (3, 4, %n) : index
  return %1#1, %2#0, %3#0, %3#2, %4#0, %5, %6, %8 : index, index, index, index, index, index, index, index
}

// The negation of the least number overflows.
func.func @quotients_of_the_least() -> (index, index) {
  %c = arith.constant -9223372036854775808 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 ceildiv 3)>()[%c]
  %1 = affine.min affine_map<(d0) -> (d0 ceildiv 3, -5)>(%c)
  return %0, %1 : index, index
}

func.func @bounds_of_the_least(%n: index) {
  %c = arith.constant -9223372036854775808 : index
  affine.for %i = affine_map<()[s0] -> (s0 ceildiv 4)>()[%c] to %n {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = -9223372036854775808 to 10 {
    affine.for %j = max affine_map<(d0) -> (d0 ceildiv 3, -100)>(%i) to min affine_map<(d0) -> (d0 ceildiv 3, -100)>(%i) {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// This constant as a size means that it is not known.
func.func @linearize_by_the_least() -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.constant -9223372036854775808 : index
  %0 = affine.linearize_index [%c1, %c2] by (2, %k) : index
  return %0 : index
}
