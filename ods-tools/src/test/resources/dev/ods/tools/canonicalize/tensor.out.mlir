#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
#map3 = affine_map<()[s0] -> (s0 + 2)>
module {
  func.func @casts(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<4xi32>) -> (tensor<4x?xf32>, tensor<4x2xf32>, tensor<*xf32>, tensor<4xi32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x2xf32>
    %cast_0 = tensor.cast %arg0 : tensor<4x?xf32> to tensor<*xf32>
    %cast_1 = tensor.cast %arg1 : tensor<*xf32> to tensor<4x?xf32>
    %cast_2 = tensor.cast %cast_1 : tensor<4x?xf32> to tensor<?x?xf32>
    return %arg0, %cast, %cast_0, %arg2, %cast_2 : tensor<4x?xf32>, tensor<4x2xf32>, tensor<*xf32>, tensor<4xi32>, tensor<?x?xf32>
  }
  func.func @creation(%arg0: index, %arg1: f32) -> (tensor<?x?xf32>, tensor<4x?xf32>, index, tensor<?xindex>, index, tensor<2xf32>, tensor<2x2xi32>) {
    %cst = arith.constant dense<7> : tensor<2x2xi32>
    %0 = tensor.empty(%arg0) : tensor<3x?xf32>
    %cast = tensor.cast %0 : tensor<3x?xf32> to tensor<?x?xf32>
    %1 = tensor.empty(%arg0) : tensor<4x?xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %3 = arith.addi %arg2, %arg0 : index
      tensor.yield %3 : index
    } : tensor<3xindex>
    %cast_0 = tensor.cast %generated : tensor<3xindex> to tensor<?xindex>
    %2 = arith.addi %arg0, %arg0 : index
    %splat = tensor.splat %arg1 : tensor<2xf32>
    return %cast, %1, %arg0, %cast_0, %2, %splat, %cst : tensor<?x?xf32>, tensor<4x?xf32>, index, tensor<?xindex>, index, tensor<2xf32>, tensor<2x2xi32>
  }
  func.func @elements(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32, %arg3: f32, %arg4: tensor<2xi32>) -> (f32, f32, f32, f32, i32, index, tensor<?x?xf32>) {
    %c5_i32 = arith.constant 5 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x?xf32>
    %extracted_0 = tensor.extract %arg4[%arg1] : tensor<2xi32>
    %0 = arith.index_cast %extracted_0 : i32 to index
    %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<4x?xf32>
    %cast = tensor.cast %inserted : tensor<4x?xf32> to tensor<?x?xf32>
    return %cst, %arg3, %arg2, %extracted, %c5_i32, %0, %cast : f32, f32, f32, f32, i32, index, tensor<?x?xf32>
  }
  func.func @sizes(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index, %arg3: tensor<2xi32>, %arg4: tensor<?x?xf32>) -> (index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %extracted = tensor.extract %arg3[%c0] : tensor<2xi32>
    %0 = arith.index_cast %extracted : i32 to index
    return %c4, %c2, %dim, %dim_0, %arg2, %0 : index, index, index, index, index, index
  }
  func.func @slices(%arg0: tensor<8x16xf32>, %arg1: index, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?xf32>) -> (tensor<8x16xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [4, %arg1] [1, 1] : tensor<8x16xf32> to tensor<4x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<4x?xf32> to tensor<?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg2[0, 0] [4, %arg1] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_1 = tensor.cast %arg3 : tensor<?x?xf32> to tensor<4x?xf32>
    %inserted_slice = tensor.insert_slice %cast_1 into %arg0[%arg1, %arg1] [4, %arg1] [1, 1] : tensor<4x?xf32> into tensor<8x16xf32>
    return %arg0, %cast, %extracted_slice_0, %arg0, %inserted_slice, %arg0 : tensor<8x16xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
  }
  func.func @shapes(%arg0: tensor<4x6xf32>, %arg1: tensor<?x6xf32>, %arg2: index) -> (tensor<4x6xf32>, tensor<24xf32>, tensor<2x2x2x3xf32>, tensor<?xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, 2, 2, 3] : tensor<4x6xf32> into tensor<2x2x2x3xf32>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
    %cast = tensor.cast %collapsed_0 : tensor<24xf32> to tensor<?xf32>
    return %arg0, %collapsed, %expanded, %cast : tensor<4x6xf32>, tensor<24xf32>, tensor<2x2x2x3xf32>, tensor<?xf32>
  }
  func.func @paddings(%arg0: tensor<4x6xf32>, %arg1: f32, %arg2: index, %arg3: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x?xf32>, tensor<9x8xf32>, tensor<4x6xf32>, tensor<?x6xf32>) {
    %cast = tensor.cast %arg0 : tensor<4x6xf32> to tensor<?x6xf32>
    %padded = tensor.pad %arg0 low[2, 0] high[%arg2, 2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4x6xf32> to tensor<?x8xf32>
    %cast_0 = tensor.cast %padded : tensor<?x8xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %arg0 low[3, 0] high[2, 2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4x6xf32> to tensor<9x8xf32>
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
    %cast_2 = tensor.cast %concat : tensor<8x6xf32> to tensor<?x6xf32>
    return %cast, %cast_0, %padded_1, %arg0, %cast_2 : tensor<?x6xf32>, tensor<?x?xf32>, tensor<9x8xf32>, tensor<4x6xf32>, tensor<?x6xf32>
  }
  func.func @regrouped(%arg0: tensor<2x3x4x5x6xf32>, %arg1: tensor<?x4x?xf32>, %arg2: tensor<8x1x8xf32>, %arg3: index, %arg4: index, %arg5: index) -> (tensor<24x5x6xf32>, tensor<?x?xf32>, tensor<4x2x1x8xf32>, tensor<?x2x2x?xf32>, tensor<1x8x1x8xf32>, tensor<64xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3], [4]] : tensor<2x3x4x5x6xf32> into tensor<24x5x6xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1], [2], [3]] output_shape [4, 2, 1, 8] : tensor<8x1x8xf32> into tensor<4x2x1x8xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [%arg3, 2, 2, %arg4] : tensor<?x4x?xf32> into tensor<?x2x2x?xf32>
    %expanded_2 = tensor.expand_shape %arg2 [[0, 1], [2], [3]] output_shape [1, 8, 1, 8] : tensor<8x1x8xf32> into tensor<1x8x1x8xf32>
    %collapsed_3 = tensor.collapse_shape %arg2 [[0, 1, 2]] : tensor<8x1x8xf32> into tensor<64xf32>
    return %collapsed, %collapsed_0, %expanded, %expanded_1, %expanded_2, %collapsed_3 : tensor<24x5x6xf32>, tensor<?x?xf32>, tensor<4x2x1x8xf32>, tensor<?x2x2x?xf32>, tensor<1x8x1x8xf32>, tensor<64xf32>
  }
  func.func @ambiguous(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x2x2xf32>, %arg2: tensor<1x?x1xf32>, %arg3: index, %arg4: index) -> (tensor<?x?xf32>, tensor<?x2xf32>, tensor<?x1xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [%arg3, %arg4] : tensor<?xf32> into tensor<?x?xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1, 2]] : tensor<?x2x2xf32> into tensor<?xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1]] output_shape [%arg3, 2] : tensor<?xf32> into tensor<?x2xf32>
    %collapsed_2 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<1x?x1xf32> into tensor<?x1xf32>
    return %expanded, %expanded_1, %collapsed_2 : tensor<?x?xf32>, tensor<?x2xf32>, tensor<?x1xf32>
  }
  func.func @multiplied(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x?x?xf32> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg2, %c4 : index
    %1 = arith.muli %arg3, %c2 : index
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, %0, %1] : tensor<?x?xf32> into tensor<?x?x?xf32>
    return %expanded : tensor<?x?x?xf32>
  }
  func.func @padded_twice(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %0 = affine.apply #map()[%arg2]
    %1 = affine.apply #map1()[%arg3]
    %2 = affine.apply #map2()[%arg3, %arg2]
    %3 = affine.apply #map3()[%arg3]
    %padded = tensor.pad %arg0 low[%2, %3] high[%0, %1] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    return %padded : tensor<?x?xf32>
  }
  func.func @padded_apart(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg2, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[16, 4] [%arg1, %arg3] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 nofold low[0, 0] high[%arg2, %arg4] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<8x4xf32>
    %extracted_slice_2 = tensor.extract_slice %padded[0, 4] [6, %arg3] [1, 1] : tensor<8x64xf32> to tensor<6x?xf32>
    %padded_3 = tensor.pad %extracted_slice_2 low[0, 0] high[2, %arg4] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<6x?xf32> to tensor<8x4xf32>
    return %padded_1, %padded_3 : tensor<8x4xf32>, tensor<8x4xf32>
  }
  func.func @extract_out_of_bounds(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32) -> (f32, f32, f32) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c-2 = arith.constant -2 : index
    %from_elements = tensor.from_elements %arg0, %arg1, %arg2, %arg3 : tensor<2x2xf32>
    %extracted = tensor.extract %from_elements[%c2, %c1] : tensor<2x2xf32>
    %extracted_0 = tensor.extract %from_elements[%c-2, %c1] : tensor<2x2xf32>
    return %arg2, %extracted, %extracted_0 : f32, f32, f32
  }
  func.func @stride_zero(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%arg2] [%arg2] [0] : tensor<?xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2] [%arg2] [%c0] : tensor<?xf32> into tensor<?xf32>
    return %extracted_slice, %inserted_slice : tensor<?xf32>, tensor<?xf32>
  }
  func.func @encoding_of_dropped(%arg0: tensor<?x?xf32, "e">, %arg1: index) -> (tensor<?xf32, "e">, tensor<?xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg1, 1] [1, 1] : tensor<?x?xf32, "e"> to tensor<?xf32>
    %cast = tensor.cast %extracted_slice : tensor<?xf32> to tensor<?xf32, "e">
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [%arg1, 1] [1, 1] : tensor<?x?xf32, "e"> to tensor<?xf32>
    return %cast, %extracted_slice_0 : tensor<?xf32, "e">, tensor<?xf32>
  }
  func.func @insert_extracted_with_encoding(%arg0: tensor<?xf32, "enc">) -> tensor<?xf32, "enc"> {
    return %arg0 : tensor<?xf32, "enc">
  }
  func.func @orthogonal_paddings_with_constants(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 3] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<8x4xf32>
    return %padded : tensor<8x4xf32>
  }
  func.func @destination_casts(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<?x?xf32>) -> (tensor<?x2xf32>, index, tensor<?x2xf32>) {
    %0:2 = test.destination_style_op {some = 1 : i32} ins(%arg0 : tensor<2x2xf32>) outs(%arg1 : tensor<2x2xf32>) -> tensor<2x2xf32>, index
    %cast = tensor.cast %0#0 : tensor<2x2xf32> to tensor<?x2xf32>
    %1 = test.destination_style_op ins(%arg0 : tensor<2x2xf32>) outs(%arg2 : tensor<?x?xf32>) (%arg1 : tensor<2x2xf32>) -> tensor<?x?xf32>
    %cast_0 = tensor.cast %1 : tensor<?x?xf32> to tensor<?x2xf32>
    return %cast, %0#1, %cast_0 : tensor<?x2xf32>, index, tensor<?x2xf32>
  }
  func.func @destination_casts_of_memory(%arg0: tensor<2x2xf32>, %arg1: memref<?x2xf32>, %arg2: tensor<4xf32>, %arg3: f32, %arg4: index) -> tensor<?xf32> {
    test.destination_style_op ins(%arg0 : tensor<2x2xf32>) outs(%arg1 : memref<?x2xf32>)
    %inserted = tensor.insert %arg3 into %arg2[%arg4] {some = 1 : i32} : tensor<4xf32>
    %cast = tensor.cast %inserted : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @insert_into_cast_at_index_constant(%arg0: tensor<1xf32>, %arg1: tensor<8xf32>, %arg2: index) -> tensor<?xf32> {
    %idx0 = index.constant 0
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2] [1] [%idx0] : tensor<1xf32> into tensor<8xf32>
    %cast = tensor.cast %inserted_slice : tensor<8xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @insert_constant_into_cast(%arg0: tensor<8x3xi32>, %arg1: index, %arg2: index) -> tensor<?x3xi32> {
    %cst = arith.constant dense<0> : tensor<1x1xi32>
    %inserted_slice = tensor.insert_slice %cst into %arg0[0, %arg1] [1, 1] [%arg2, %arg2] : tensor<1x1xi32> into tensor<8x3xi32>
    %cast = tensor.cast %inserted_slice : tensor<8x3xi32> to tensor<?x3xi32>
    return %cast : tensor<?x3xi32>
  }
  func.func @insert_cast_into_constant(%arg0: tensor<1x3xi32>, %arg1: index, %arg2: index) -> tensor<4x8xi32> {
    %cst = arith.constant dense<1> : tensor<4x8xi32>
    %inserted_slice = tensor.insert_slice %arg0 into %cst[0, %arg1] [1, 3] [1, %arg2] : tensor<1x3xi32> into tensor<4x8xi32>
    return %inserted_slice : tensor<4x8xi32>
  }
  func.func @slice_of_cast_at_index_constant(%arg0: tensor<8xf32>, %arg1: index) -> tensor<2xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg1] [2] [0] : tensor<8xf32> to tensor<2xf32>
    return %extracted_slice : tensor<2xf32>
  }
}

