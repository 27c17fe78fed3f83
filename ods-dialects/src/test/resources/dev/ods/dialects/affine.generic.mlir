#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<() -> (5)>
#map2 = affine_map<(d0)[s0] -> (d0 * 2, s0, 7)>
#map3 = affine_map<(d0, d1)[s0] -> (d0, d1 + s0 mod 5 - 1)>
#map4 = affine_map<(d0, d1)[s0] -> (d0, -d1 + s0 * 8)>
#map5 = affine_map<(d0, d1) -> (d0, d1 ceildiv 4)>
#map6 = affine_map<(d0, d1) -> (0, (d0 + d1) * 2)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<() -> (0, 0)>
#map9 = affine_map<()[s0] -> (s0 floordiv 2, 100)>
#map10 = affine_map<() -> (0)>
#map11 = affine_map<() -> (4)>
#map12 = affine_map<()[s0] -> (s0)>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0) -> (0, d0, d0)>
#map15 = affine_map<(d0) -> (d0 + 1, d0 * 2, 100)>
#map16 = affine_map<() -> (10)>
#map17 = affine_map<(d0) -> (d0)>
#map18 = affine_map<(d0) -> (d0 mod 2)>
#set = affine_set<(d0)[s0] : (d0 - 3 >= 0, -d0 + s0 == 0)>
#set1 = affine_set<() : (1 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, vector<4xf32>, f32, index) -> (), sym_name = "maps"}> ({
  ^bb0(%arg16: memref<4x?xf32>, %arg17: vector<4xf32>, %arg18: f32, %arg19: index):
    %7 = "affine.apply"(%arg19, %arg19) <{map = #map}> : (index, index) -> index
    %8 = "affine.apply"() <{map = #map1}> {x} : () -> index
    %9 = "affine.min"(%7, %arg19) <{map = #map2}> : (index, index) -> index
    %10 = "affine.max"(%7, %arg19) <{map = #map2}> {y = 1 : i64} : (index, index) -> index
    "affine.for"() <{lowerBoundMap = #map10, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map11}> ({
    ^bb0(%arg20: index):
      "affine.for"(%arg20, %arg19, %arg19) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 2, 1, 0>, step = 3 : index, upperBoundMap = #map9}> ({
      ^bb0(%arg21: index):
        %11 = "affine.load"(%arg16, %arg20, %arg21, %arg19) <{map = #map3}> : (memref<4x?xf32>, index, index, index) -> f32
        "affine.store"(%11, %arg16, %arg20, %arg21, %arg19) <{map = #map4}> {z} : (f32, memref<4x?xf32>, index, index, index) -> ()
        %12 = "affine.vector_load"(%arg16, %arg20, %arg21) <{map = #map5}> : (memref<4x?xf32>, index, index) -> vector<4xf32>
        "affine.vector_store"(%12, %arg16, %arg20, %arg21) <{map = #map6}> : (vector<4xf32>, memref<4x?xf32>, index, index) -> ()
        "affine.prefetch"(%arg16, %arg20, %arg21) <{isDataCache = false, isWrite = true, localityHint = 2 : i32, map = #map7}> : (memref<4x?xf32>, index, index) -> ()
        "affine.prefetch"(%arg16) <{isDataCache = true, isWrite = false, localityHint = 0 : i32, map = #map8}> {w} : (memref<4x?xf32>) -> ()
        "affine.yield"() : () -> ()
      }) {inner} : (index, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, ui32) -> (f32, index), sym_name = "loops"}> ({
  ^bb0(%arg7: index, %arg8: f32, %arg9: ui32):
    %4:2 = "affine.for"(%arg7, %arg7, %arg7, %arg8, %arg7) <{lowerBoundMap = #map12, operandSegmentSizes = array<i32: 1, 2, 2>, step = 1 : index, upperBoundMap = #map}> ({
    ^bb0(%arg13: index, %arg14: f32, %arg15: index):
      %6 = "affine.if"(%arg13, %arg7) <{condition = #set}> ({
        "affine.yield"(%arg14) : (f32) -> ()
      }, {
        "affine.yield"(%arg8) : (f32) -> ()
      }) {c} : (index, index) -> f32
      "affine.if"() <{condition = #set1}> ({
        "affine.yield"() : () -> ()
      }, {
      }) : () -> ()
      "affine.if"() <{condition = #set1}> ({
        "affine.yield"() : () -> ()
      }, {
        "a.b"() : () -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"(%6, %arg13) : (f32, index) -> ()
    }) : (index, index, index, f32, index) -> (f32, index)
    "affine.parallel"(%arg7, %arg7) <{lowerBoundsGroups = dense<[1, 2]> : tensor<2xi32>, lowerBoundsMap = #map14, reductions = [], steps = [1, 4], upperBoundsGroups = dense<[1, 2]> : tensor<2xi32>, upperBoundsMap = #map15}> ({
    ^bb0(%arg11: index, %arg12: index):
      "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map13, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map13}> ({
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) {d} : (index, index) -> ()
    %5:2 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map10, reductions = [0, 7], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map16}> ({
    ^bb0(%arg10: index):
      "affine.yield"(%arg8, %arg9) : (f32, ui32) -> ()
    }) : () -> (f32, ui32)
    "func.return"(%4#0, %4#1) : (f32, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> index, sym_name = "indices"}> ({
  ^bb0(%arg5: index, %arg6: index):
    %0:3 = "affine.delinearize_index"(%arg6, %arg5) <{static_basis = array<i64: 4, -9223372036854775808, 5>}> : (index, index) -> (index, index, index)
    %1:2 = "affine.delinearize_index"(%arg6, %arg5) <{static_basis = array<i64: -9223372036854775808>}> {x} : (index, index) -> (index, index)
    %2 = "affine.linearize_index"(%0#0, %0#1, %0#2, %arg5) <{disjoint = false, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 4, -9223372036854775808, 5>}> : (index, index, index, index) -> index
    %3 = "affine.linearize_index"(%1#0, %1#1, %arg5) <{disjoint, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> {y} : (index, index, index) -> index
    "func.return"(%3) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<10xf32>, memref<20xf32, 1>, memref<1xi32>, index) -> (), sym_name = "dma"}> ({
  ^bb0(%arg0: memref<10xf32>, %arg1: memref<20xf32, 1>, %arg2: memref<1xi32>, %arg3: index):
    "affine.for"() <{lowerBoundMap = #map10, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map16}> ({
    ^bb0(%arg4: index):
      "affine.dma_start"(%arg0, %arg4, %arg1, %arg4, %arg3, %arg2, %arg3) {dst_map = #map, src_map = #map17, tag_map = #map10} : (memref<10xf32>, index, memref<20xf32, 1>, index, index, memref<1xi32>, index) -> ()
      "affine.dma_start"(%arg0, %arg4, %arg1, %arg2, %arg3, %arg3, %arg3) {dst_map = #map10, src_map = #map17, tag_map = #map10} : (memref<10xf32>, index, memref<20xf32, 1>, memref<1xi32>, index, index, index) -> ()
      "affine.dma_wait"(%arg2, %arg4, %arg3) {tag_map = #map18} : (memref<1xi32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

