module {
  func.func @casts(%arg0: tensor<4x?xui8>, %arg1: tensor<*xf32>, %arg2: tensor<2xf32, "layout">) {
    %0 = tensor.bitcast %arg0 : tensor<4x?xui8> to tensor<?x3xi8>
    %cast = tensor.cast %arg1 : tensor<*xf32> to tensor<?x2xf32>
    %cast_0 = tensor.cast %cast {note} : tensor<?x2xf32> to tensor<5x2xf32>
    %cast_1 = tensor.cast %arg2 : tensor<2xf32, "layout"> to tensor<?xf32>
    return
  }
  func.func @creation(%arg0: index, %arg1: f32) {
    %0 = tensor.empty() : tensor<2x3xf32>
    %1 = tensor.empty(%arg0, %arg0) : tensor<?x4x?xf32, "layout">
    %from_elements = tensor.from_elements %arg1, %arg1 {note} : tensor<2x1xf32>
    %from_elements_0 = tensor.from_elements  : tensor<0xf32>
    %splat = tensor.splat %arg1 : tensor<2xf32>
    %splat_1 = tensor.splat %arg1[%arg0, %arg0] : tensor<?x3x?xf32>
    %generated = tensor.generate %arg0 {
    ^bb0(%arg2: index, %arg3: index):
      %2 = arith.addi %arg2, %arg3 : index
      tensor.yield %2 : index
    } : tensor<?x2xindex>
    %generated_2 = tensor.generate  {
      tensor.yield %arg1 {note} : f32
    } {note} : tensor<f32>
    return
  }
  func.func @elements(%arg0: tensor<4x?xf32>, %arg1: tensor<f32>, %arg2: index, %arg3: f32, %arg4: tensor<5x1xindex>, %arg5: tensor<2x2xi16>) {
    %extracted = tensor.extract %arg0[%arg2, %arg2] : tensor<4x?xf32>
    %extracted_0 = tensor.extract %arg1[] : tensor<f32>
    %inserted = tensor.insert %arg3 into %arg0[%arg2, %arg2] : tensor<4x?xf32>
    %inserted_1 = tensor.insert %arg3 into %arg1[] {note} : tensor<f32>
    %gather = tensor.gather %arg0[%arg4] gather_dims([1]) : (tensor<4x?xf32>, tensor<5x1xindex>) -> tensor<5x4xf32>
    %gather_2 = tensor.gather %arg0[%arg5] gather_dims([0, 1]) unique {note} : (tensor<4x?xf32>, tensor<2x2xi16>) -> tensor<2x1x1xf32>
    %scatter = tensor.scatter %gather into %arg0[%arg4] scatter_dims([1]) unique : (tensor<5x4xf32>, tensor<4x?xf32>, tensor<5x1xindex>) -> tensor<4x?xf32>
    return
  }
  func.func @shapes(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index, %arg3: tensor<3xi32>, %arg4: tensor<?xindex>, %arg5: tensor<1x1xf32>) {
    %dim = tensor.dim %arg0, %arg2 : tensor<4x?xf32>
    %dim_0 = tensor.dim {note} %arg1, %arg2 : tensor<*xf32>
    %rank = tensor.rank %arg1 : tensor<*xf32>
    %reshape = tensor.reshape %arg0(%arg3) : (tensor<4x?xf32>, tensor<3xi32>) -> tensor<?x2x?xf32>
    %reshape_1 = tensor.reshape %arg0(%arg4) : (tensor<4x?xf32>, tensor<?xindex>) -> tensor<*xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
    %collapsed_2 = tensor.collapse_shape %arg5 [] : tensor<1x1xf32> into tensor<f32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2, 3, 4]] output_shape [2, 2, %arg2, 1, %arg2] : tensor<4x?xf32> into tensor<2x2x?x1x?xf32>
    return
  }
  func.func @slices(%arg0: tensor<8x?x16xf32>, %arg1: index) -> tensor<8x?x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 2, %arg1] [4, 4, %arg1] [1, %arg1, 2] : tensor<8x?x16xf32> to tensor<4x4x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, %arg1, 0] [1, 4, 1] [1, 1, 1] : tensor<8x?x16xf32> to tensor<4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, 2, %arg1] [4, 4, %arg1] [1, %arg1, 2] : tensor<4x4x?xf32> into tensor<8x?x16xf32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[0, %arg1, 0] [1, 4, 1] [1, 1, 1] {note} : tensor<4xf32> into tensor<8x?x16xf32>
    %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %inserted_slice_1) -> (tensor<8x?x16xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice_0 into %arg3[%arg2, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<4xf32> into tensor<8x?x16xf32>
      }
    }
    return %0 : tensor<8x?x16xf32>
  }
  func.func @paddings(%arg0: tensor<4x?xf32>, %arg1: tensor<3x?xf32>, %arg2: index, %arg3: f32) {
    %concat = tensor.concat dim(0) %arg0, %arg1, %arg0 : (tensor<4x?xf32>, tensor<3x?xf32>, tensor<4x?xf32>) -> tensor<11x5xf32>
    %padded = tensor.pad %arg0 low[1, %arg2] high[0, %arg2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg3 : f32
    } : tensor<4x?xf32> to tensor<5x?xf32>
    %padded_0 = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg3 : f32
    } {note} : tensor<4x?xf32> to tensor<4x?xf32>
    return
  }
}

