func.func @casts(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: tensor<4xi32>) -> (tensor<4x?xf32>, tensor<4x2xf32>, tensor<*xf32>, tensor<4xi32>, tensor<?x?xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x2xf32>
  %3 = tensor.cast %0 : tensor<?x?xf32> to tensor<*xf32>
  %4 = tensor.bitcast %i : tensor<4xi32> to tensor<4xf32>
  %5 = tensor.bitcast %4 : tensor<4xf32> to tensor<4xi32>
  %6 = tensor.cast %u : tensor<*xf32> to tensor<4x?xf32>
  %7 = tensor.cast %6 : tensor<4x?xf32> to tensor<?x?xf32>
  return %1, %2, %3, %5, %7 : tensor<4x?xf32>, tensor<4x2xf32>, tensor<*xf32>, tensor<4xi32>, tensor<?x?xf32>
}
func.func @creation(%n: index, %x: f32) -> (tensor<?x?xf32>, tensor<4x?xf32>, index, tensor<?xindex>, index, tensor<2xf32>, tensor<2x2xi32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : i32
  %0 = tensor.empty(%c3, %n) : tensor<?x?xf32>
  %1 = tensor.empty(%n, %n) : tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %4 = tensor.generate %c3 {
  ^bb0(%i: index):
    %9 = arith.addi %i, %n : index
    tensor.yield %9 : index
  } : tensor<?xindex>
  %5 = tensor.extract %4[%n] : tensor<?xindex>
  %6 = tensor.splat %x : tensor<1x2xf32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
  %8 = tensor.from_elements %c7, %c7, %c7, %c7 : tensor<2x2xi32>
  return %0, %2, %3, %4, %5, %7, %8 : tensor<?x?xf32>, tensor<4x?xf32>, index, tensor<?xindex>, index, tensor<2xf32>, tensor<2x2xi32>
}
func.func @elements(%t: tensor<4x?xf32>, %i: index, %x: f32, %y: f32, %z: tensor<2xi32>) -> (f32, f32, f32, f32, i32, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.extract %d[%c1] : tensor<2xf32>
  %1 = tensor.from_elements %x, %y : tensor<2xf32>
  %2 = tensor.extract %1[%c1] : tensor<2xf32>
  %3 = tensor.insert %x into %t[%c0, %c1] : tensor<4x?xf32>
  %4 = tensor.extract %3[%c0, %c1] : tensor<4x?xf32>
  %5 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %6 = tensor.extract %5[%i, %i] : tensor<?x?xf32>
  %s = arith.constant dense<5> : tensor<4xi32>
  %7 = tensor.extract %s[%i] : tensor<4xi32>
  %8 = arith.index_cast %z : tensor<2xi32> to tensor<2xindex>
  %9 = tensor.extract %8[%i] : tensor<2xindex>
  %10 = tensor.insert %x into %5[%i, %i] : tensor<?x?xf32>
  return %0, %2, %4, %6, %7, %9, %10 : f32, f32, f32, f32, i32, index, tensor<?x?xf32>
}
func.func @sizes(%t: tensor<4x?xf32>, %x: f32, %i: index, %s: tensor<2xi32>, %u: tensor<?x?xf32>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %1 = tensor.rank %t : tensor<4x?xf32>
  %2 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = tensor.insert %x into %t[%i, %i] : tensor<4x?xf32>
  %5 = tensor.dim %4, %c1 : tensor<4x?xf32>
  %6 = tensor.extract_slice %u[0, 0] [2, %i] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
  %7 = tensor.dim %6, %c1 : tensor<2x?xf32>
  %8 = tensor.reshape %u(%s) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %9 = tensor.dim %8, %c0 : tensor<?x?xf32>
  return %0, %1, %3, %5, %7, %9 : index, index, index, index, index, index
}
func.func @slices(%t: tensor<8x16xf32>, %n: index, %u: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> (tensor<8x16xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c0, 0] [8, 16] [1, 1] : tensor<8x16xf32> to tensor<8x16xf32>
  %1 = tensor.extract_slice %t[%n, 0] [%c4, %n] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.extract_slice %u[0, 0] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x?xf32>
  %4 = tensor.extract_slice %t[0, %n] [2, 3] [1, 1] : tensor<8x16xf32> to tensor<2x3xf32>
  %5 = tensor.insert_slice %4 into %t[0, %n] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<8x16xf32>
  %6 = tensor.insert_slice %p into %t[%n, %n] [%c4, %n] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %e = tensor.empty(%n) : tensor<0x?xf32>
  %7 = tensor.insert_slice %e into %t[0, 0] [0, %n] [1, 1] : tensor<0x?xf32> into tensor<8x16xf32>
  return %0, %1, %3, %5, %6, %7 : tensor<8x16xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}
func.func @shapes(%t: tensor<4x6xf32>, %d: tensor<?x6xf32>, %n: index) -> (tensor<4x6xf32>, tensor<24xf32>, tensor<2x2x2x3xf32>, tensor<?xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  %2 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
  %3 = tensor.expand_shape %2 [[0], [1], [2, 3]] output_shape [2, 2, 2, 3] : tensor<2x2x6xf32> into tensor<2x2x2x3xf32>
  %4 = tensor.cast %t : tensor<4x6xf32> to tensor<?x6xf32>
  %5 = tensor.collapse_shape %4 [[0, 1]] : tensor<?x6xf32> into tensor<?xf32>
  return %1, %0, %3, %5 : tensor<4x6xf32>, tensor<24xf32>, tensor<2x2x2x3xf32>, tensor<?xf32>
}
func.func @paddings(%t: tensor<4x6xf32>, %x: f32, %n: index, %u: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x?xf32>, tensor<9x8xf32>, tensor<4x6xf32>, tensor<?x6xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[%c0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x6xf32> to tensor<?x6xf32>
  %1 = tensor.pad %t low[%c2, 0] high[%n, %c2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x6xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[1, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x6xf32> to tensor<5x7xf32>
  %3 = tensor.pad %2 low[2, 0] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<5x7xf32> to tensor<9x8xf32>
  %4 = tensor.concat dim(0) %t : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %5 = tensor.concat dim(0) %t, %t : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<?x6xf32>
  return %0, %1, %3, %4, %5 : tensor<?x6xf32>, tensor<?x?xf32>, tensor<9x8xf32>, tensor<4x6xf32>, tensor<?x6xf32>
}
func.func @regrouped(%t: tensor<2x3x4x5x6xf32>, %u: tensor<?x4x?xf32>, %v: tensor<8x1x8xf32>, %n: index, %m: index, %k: index) -> (tensor<24x5x6xf32>, tensor<?x?xf32>, tensor<4x2x1x8xf32>, tensor<?x2x2x?xf32>, tensor<1x8x1x8xf32>, tensor<64xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1, 2, 3, 4]] : tensor<2x3x4x5x6xf32> into tensor<720xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [24, 5, 6] : tensor<720xf32> into tensor<24x5x6xf32>
  %2 = tensor.expand_shape %u [[0, 1], [2], [3]] output_shape [%n, 2, 4, %m] : tensor<?x4x?xf32> into tensor<?x2x4x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2], [3]] : tensor<?x2x4x?xf32> into tensor<?x?xf32>
  %4 = tensor.collapse_shape %v [[0, 1], [2]] : tensor<8x1x8xf32> into tensor<8x8xf32>
  %5 = tensor.expand_shape %4 [[0, 1, 2], [3]] output_shape [4, 2, 1, 8] : tensor<8x8xf32> into tensor<4x2x1x8xf32>
  %6 = tensor.expand_shape %u [[0, 1], [2, 3], [4]] output_shape [%n, 1, 2, 2, %m] : tensor<?x4x?xf32> into tensor<?x1x2x2x?xf32>
  %7 = tensor.collapse_shape %6 [[0, 1], [2], [3], [4]] : tensor<?x1x2x2x?xf32> into tensor<?x2x2x?xf32>
  %8 = tensor.expand_shape %v [[0, 1], [2], [3]] output_shape [1, 8, 1, 8] : tensor<8x1x8xf32> into tensor<1x8x1x8xf32>
  %9 = tensor.collapse_shape %8 [[0, 1, 2, 3]] : tensor<1x8x1x8xf32> into tensor<64xf32>
  return %1, %3, %5, %7, %8, %9 : tensor<24x5x6xf32>, tensor<?x?xf32>, tensor<4x2x1x8xf32>, tensor<?x2x2x?xf32>, tensor<1x8x1x8xf32>, tensor<64xf32>
}
func.func @ambiguous(%t: tensor<?x?x?xf32>, %u: tensor<?x2x2xf32>, %v: tensor<1x?x1xf32>, %n: index, %m: index) -> (tensor<?x?xf32>, tensor<?x2xf32>, tensor<?x1xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  %2 = tensor.collapse_shape %u [[0, 1, 2]] : tensor<?x2x2xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%n, 2] : tensor<?xf32> into tensor<?x2xf32>
  %4 = tensor.collapse_shape %v [[0, 1, 2]] : tensor<1x?x1xf32> into tensor<?xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %1, %3, %5 : tensor<?x?xf32>, tensor<?x2xf32>, tensor<?x1xf32>
}
func.func @multiplied(%u: tensor<?x?xf32>, %n: index, %m: index, %k: index) -> tensor<?x?x?xf32> {
  %0 = tensor.expand_shape %u [[0, 1, 2], [3, 4]] output_shape [%n, %m, 4, %k, 2] : tensor<?x?xf32> into tensor<?x?x4x?x2xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3, 4]] : tensor<?x?x4x?x2xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
func.func @padded_twice(%s : tensor<?x?xf32>, %pad: f32, %a: index, %b: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %s low[%a, %b] high[1, %b] {
  ^bb0(%i: index, %j: index):
    tensor.yield %pad : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[%b, 2] high[%a, %b] {
  ^bb0(%i: index, %j: index):
    tensor.yield %pad : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @padded_apart(%t: tensor<64x64xf32>, %a: index, %b: index, %c: index, %d: index) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%a, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%b, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %c] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %d] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  %4 = tensor.extract_slice %1[0, 4] [6, %c] [1, 1] : tensor<8x64xf32> to tensor<6x?xf32>
  %5 = tensor.pad %4 low[0, 0] high[2, %d] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<6x?xf32> to tensor<8x4xf32>
  return %3, %5 : tensor<8x4xf32>, tensor<8x4xf32>
}

// Of the indices into given elements, one may be out of bounds.
func.func @extract_out_of_bounds(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, f32, f32) {
  %0 = tensor.from_elements %a, %b, %c, %d : tensor<2x2xf32>
  %m = arith.constant -2 : index
  %i = arith.constant 1 : index
  %j = arith.constant 2 : index
  %1 = tensor.extract %0[%j, %m] : tensor<2x2xf32>
  %2 = tensor.extract %0[%j, %i] : tensor<2x2xf32>
  %3 = tensor.extract %0[%m, %i] : tensor<2x2xf32>
  return %1, %2, %3 : f32, f32, f32
}

func.func @stride_zero(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %z = arith.constant 0 : index
  %0 = tensor.extract_slice %a[%n] [%n] [%z] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %b into %a[%n] [%n] [%z] : tensor<?xf32> into tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

func.func @encoding_of_dropped(%t: tensor<?x?xf32, "e">, %i: index) -> (tensor<?xf32, "e">, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[%c0, 0] [%i, 1] [1, 1] : tensor<?x?xf32, "e"> to tensor<?xf32, "e">
  %1 = tensor.extract_slice %t[%c0, 0] [%i, 1] [1, 1] : tensor<?x?xf32, "e"> to tensor<?xf32>
  return %0, %1 : tensor<?xf32, "e">, tensor<?xf32>
}

func.func @insert_extracted_with_encoding(%t: tensor<?xf32, "enc">) -> tensor<?xf32, "enc"> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%c0] [1] [%c1] : tensor<?xf32, "enc"> to tensor<f32, "enc">
  %1 = tensor.insert_slice %0 into %t[%c0] [1] [%c1] : tensor<f32, "enc"> into tensor<?xf32, "enc">
  return %1 : tensor<?xf32, "enc">
}

func.func @orthogonal_paddings_with_constants(%t: tensor<64x64xf32>, %n: index, %m: index, %h: index) -> tensor<8x4xf32> {
  %c3 = arith.constant 3 : index
  %cst = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[16, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %p = tensor.pad %s low[0, 0] high[%h, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %s0 = tensor.extract_slice %p[0, 4] [8, %m] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %p1 = tensor.pad %s0 low[0, 0] high[0, %c3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %p1 : tensor<8x4xf32>
}

func.func @destination_casts(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %d: tensor<?x?xf32>) -> (tensor<?x2xf32>, index, tensor<?x2xf32>) {
  %0 = tensor.cast %a : tensor<2x2xf32> to tensor<?x2xf32>
  %1 = tensor.cast %b : tensor<2x2xf32> to tensor<?x2xf32>
  %2:2 = test.destination_style_op {some = 1 : i32} ins(%0 : tensor<?x2xf32>) outs(%1 : tensor<?x2xf32>) -> tensor<?x2xf32>, index
  %3 = test.destination_style_op ins(%0 : tensor<?x2xf32>) outs(%d : tensor<?x?xf32>) (%1 : tensor<?x2xf32>) -> tensor<?x?xf32>
  %4 = tensor.cast %3 : tensor<?x?xf32> to tensor<?x2xf32>
  return %2#0, %2#1, %4 : tensor<?x2xf32>, index, tensor<?x2xf32>
}

func.func @destination_casts_of_memory(%a: tensor<2x2xf32>, %m: memref<?x2xf32>, %b: tensor<4xf32>, %x: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<2x2xf32> to tensor<?x2xf32>
  test.destination_style_op ins(%0 : tensor<?x2xf32>) outs(%m : memref<?x2xf32>)
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.insert %x into %1[%i] {some = 1 : i32} : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// Neither constants of other dialects than arith nor constant tensors keep casts before slices.
func.func @insert_into_cast_at_index_constant(%t: tensor<1xf32>, %d: tensor<8xf32>, %n: index) -> tensor<?xf32> {
  %idx0 = index.constant 0
  %0 = tensor.cast %d : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %t into %0[%n] [1] [%idx0] : tensor<1xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @insert_constant_into_cast(%d: tensor<8x3xi32>, %n: index, %s: index) -> tensor<?x3xi32> {
  %cst = arith.constant dense<0> : tensor<1x1xi32>
  %0 = tensor.cast %d : tensor<8x3xi32> to tensor<?x3xi32>
  %1 = tensor.insert_slice %cst into %0[0, %n] [1, 1] [%s, %s] : tensor<1x1xi32> into tensor<?x3xi32>
  return %1 : tensor<?x3xi32>
}
func.func @insert_cast_into_constant(%t: tensor<1x3xi32>, %n: index, %s: index) -> tensor<4x8xi32> {
  %cst = arith.constant dense<1> : tensor<4x8xi32>
  %0 = tensor.cast %t : tensor<1x3xi32> to tensor<1x?xi32>
  %1 = tensor.insert_slice %0 into %cst[0, %n] [1, %s] [1, %s] : tensor<1x?xi32> into tensor<4x8xi32>
  return %1 : tensor<4x8xi32>
}
func.func @slice_of_cast_at_index_constant(%d: tensor<8xf32>, %n: index) -> tensor<2xf32> {
  %idx0 = index.constant 0
  %0 = tensor.cast %d : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %0[%n] [2] [%idx0] : tensor<?xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}
