func.func @pad1(%a: tensor<4xf32>, %v: f32) -> tensor<?xf32> {
  %c = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %p = tensor.pad %c low[-8] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

func.func @pad2(%a: tensor<4xf32>, %v: f32) -> tensor<?xf32> {
  %n = arith.constant -8 : index
  %p = tensor.pad %a low[%n] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

func.func @empty() -> tensor<?xf32> {
  %n = arith.constant -8 : index
  %p = tensor.empty(%n) : tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

func.func @generate() -> tensor<?xf32> {
  %n = arith.constant -8 : index
  %f = arith.constant 1.0 : f32
  %p = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

func.func @slice(%a: tensor<?xf32>) -> tensor<?xf32> {
  %n = arith.constant -8 : index
  %p = tensor.extract_slice %a[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

func.func @slice2(%a: tensor<?xf32>) -> tensor<?xf32> {
  %n = arith.constant -8 : index
  %p = tensor.extract_slice %a[%n] [4] [%n] : tensor<?xf32> to tensor<4xf32>
  %q = tensor.cast %p : tensor<4xf32> to tensor<?xf32>
  return %q : tensor<?xf32>
}

// -----

func.func @expand(%a: tensor<8xf32>) -> tensor<?x?xf32> {
  %n = arith.constant -2 : index
  %m = arith.constant 4611686018427387904 : index
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %p = tensor.expand_shape %c [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// -----

func.func @expand2(%a: tensor<8xf32>) -> tensor<?x?xf32> {
  %n = arith.constant 3 : index
  %m = arith.constant 4611686018427387904 : index
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %p = tensor.expand_shape %c [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// -----

func.func @collapse(%a: tensor<4611686018427387904x3xf32>) -> tensor<?xf32> {
  %c = tensor.cast %a : tensor<4611686018427387904x3xf32> to tensor<?x?xf32>
  %p = tensor.collapse_shape %c [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

func.func @alloc() -> memref<?xf32> {
  %n = arith.constant -8 : index
  %p = memref.alloc(%n) : memref<?xf32>
  "t.use"(%p) : (memref<?xf32>) -> ()
  return %p : memref<?xf32>
}

// -----

func.func @subview(%a: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %n = arith.constant -8 : index
  %p = memref.subview %a[%n] [%n] [%n] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %p : memref<?xf32, strided<[?], offset: ?>>
}

// -----

func.func @view(%a: memref<?xi8>, %o: index) -> memref<?xf32> {
  %n = arith.constant -8 : index
  %p = memref.view %a[%o][%n] : memref<?xi8> to memref<?xf32>
  return %p : memref<?xf32>
}

// -----

func.func @reint(%a: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %n = arith.constant -8 : index
  %p = memref.reinterpret_cast %a to offset: [%n], sizes: [%n], strides: [%n] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %p : memref<?xf32, strided<[?], offset: ?>>
}

// -----

func.func @concat(%a: tensor<?xf32>, %b: tensor<9223372036854775807xf32>) -> tensor<?xf32> {
  %p = tensor.concat dim(0) %b, %b : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

func.func @memcollapse(%a: memref<4611686018427387904x3xf32>) -> memref<?xf32> {
  %c = memref.cast %a : memref<4611686018427387904x3xf32> to memref<?x?xf32>
  %p = memref.collapse_shape %c [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %p : memref<?xf32>
}

// -----

func.func @memexpand(%a: memref<8xf32>) -> memref<?x?xf32> {
  %n = arith.constant -3 : index
  %m = arith.constant 4611686018427387904 : index
  %c = memref.cast %a : memref<8xf32> to memref<?xf32>
  %p = memref.expand_shape %c [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  return %p : memref<?x?xf32>
}

// -----

func.func @splat() -> tensor<?xf32> {
  %n = arith.constant -3 : index
  %f = arith.constant 1.0 : f32
  %s = tensor.splat %f[%n] : tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

func.func @reshape(%a: tensor<4xf32>) -> tensor<?x?xf32> {
  %s = arith.constant dense<[-2, -2]> : tensor<2xi32>
  %p = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// -----

func.func @delinearizeby(%n: index) -> (index, index) {
  %m = arith.constant -5 : index
  %r:2 = affine.delinearize_index %n into (4, %m) : index, index
  return %r#0, %r#1 : index, index
}

// -----

func.func @delinearizebyzero() -> (index, index) {
  %n = arith.constant 3 : index
  %m = arith.constant 0 : index
  %r:2 = affine.delinearize_index %n into (4, %m) : index, index
  return %r#0, %r#1 : index, index
}

// -----

func.func @delinearize(%n: index) -> (index, index, index) {
  %m = arith.constant -9223372036854775808 : index
  %k = arith.constant 3 : index
  %r:3 = affine.delinearize_index %n into (4, %m, %k) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}

// -----

func.func @least_expand(%arg0: tensor<10x10xf32>, %arg1: index, %arg2: index) -> tensor<?x?x?xf32> {
  %c10 = arith.constant -9223372036854775808 : index
  %cast = tensor.cast %arg0 : tensor<10x10xf32> to tensor<?x?xf32>
  %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%arg1, %arg2, %c10] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %expanded : tensor<?x?x?xf32>
}

// -----

func.func @least_stride(%t: tensor<?xf32>) -> tensor<4xf32> {
  %c = arith.constant -9223372036854775808 : index
  %0 = tensor.extract_slice %t[0] [4] [%c] : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @least_insert(%t: tensor<?xf32>, %s: tensor<4xf32>) -> tensor<?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %0 = tensor.insert_slice %s into %t[%c] [4] [%c] : tensor<4xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @least_subview(%t: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.subview %t[%c] [%c] [%c] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// -----

func.func @least_subview_stride(%t: memref<?xf32>) -> memref<4xf32, strided<[?], offset: 0>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.subview %t[0] [4] [%c] : memref<?xf32> to memref<4xf32, strided<[?], offset: 0>>
  return %0 : memref<4xf32, strided<[?], offset: 0>>
}

// -----

func.func @least_reinterpret(%t: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.reinterpret_cast %t to offset: [%c], sizes: [%c], strides: [%c] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// -----

func.func @least_reinterpret_stride(%t: memref<?xf32>) -> memref<4xf32, strided<[?], offset: 0>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.reinterpret_cast %t to offset: [0], sizes: [4], strides: [%c] : memref<?xf32> to memref<4xf32, strided<[?], offset: 0>>
  return %0 : memref<4xf32, strided<[?], offset: 0>>
}

// -----

func.func @least_memref_expand(%t: memref<8xf32>) -> memref<?x?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %1 = memref.cast %t : memref<8xf32> to memref<?xf32>
  %0 = memref.expand_shape %1 [[0, 1]] output_shape [%c, %c] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @least_basis1(%i: index) -> (index, index, index) {
  %c = arith.constant -9223372036854775808 : index
  %0:2 = affine.delinearize_index %i into (%c, 4) : index, index
  %1 = affine.linearize_index [%i, %0#0] by (%c, 4) : index
  return %0#0, %0#1, %1 : index, index, index
}

// -----

func.func @least_basis2(%i: index) -> (index, index, index) {
  %c = arith.constant -9223372036854775808 : index
  %0:2 = affine.delinearize_index %i into (4, %c) : index, index
  %1 = affine.linearize_index [%i, %0#0] by (4, %c) : index
  return %0#0, %0#1, %1 : index, index, index
}

// -----

func.func @least_forall(%t: memref<?xf32>) {
  %c = arith.constant -9223372036854775808 : index
  %o = arith.constant 1 : index
  scf.forall (%i) = (%c) to (%o) step (%o) { 
    %v = arith.constant 1.0 : f32
    memref.store %v, %t[%i] : memref<?xf32> 
  }
  scf.forall (%i) = (0) to (%c) step (%o) { 
    %v = arith.constant 2.0 : f32
    memref.store %v, %t[%i] : memref<?xf32> 
  }
  return
}

// -----

func.func @least_forall_in(%t: memref<?xf32>) {
  %c = arith.constant -9223372036854775808 : index
  scf.forall (%i) in (%c) { 
    %v = arith.constant 1.0 : f32
    memref.store %v, %t[%i] : memref<?xf32> 
  }
  return
}

// -----

func.func @least_forall_step(%t: memref<?xf32>) {
  %c = arith.constant -9223372036854775808 : index
  scf.forall (%i) = (0) to (8) step (%c) { 
    %v = arith.constant 1.0 : f32
    memref.store %v, %t[%i] : memref<?xf32> 
  }
  return
}

// -----

func.func @least_product(%t: memref<?x?x?xf32>) -> memref<?x?xf32> {
  %a = arith.constant 2147483648 : index
  %b = arith.constant 4294967296 : index
  %n = memref.collapse_shape %t [[0, 1, 2]] : memref<?x?x?xf32> into memref<?xf32>
  %0 = memref.expand_shape %n [[0, 1, 2]] output_shape [%a, %b, 3] : memref<?xf32> into memref<?x?x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x3xf32> into memref<?x3xf32>
  %2 = memref.cast %1 : memref<?x3xf32> to memref<?x?xf32>
  return %2 : memref<?x?xf32>
}
