// A small image classifier. Run it through ods-opt:
//
//   ./ods-opt sample-dialect/src/main/mlir/classifier.mlir

tf.Graph @classifier {
^bb0(%images: tensor<8x28x28x1xf32>, %weights: tensor<196x10xf32>):
  // Halve the resolution; data_format is NHWC by default.
  %pooled = tf.AvgPool %images {ksize = [1, 2, 2, 1], padding = "VALID", strides = [1, 2, 2, 1]} : (tensor<8x28x28x1xf32>) -> tensor<8x14x14x1xf32>
  %rows = tf.Reshape %pooled : tensor<8x14x14x1xf32> -> tensor<8x196xf32>

  // A dense layer.
  %product = tf.MatMul %rows, %weights : (tensor<8x196xf32>, tensor<196x10xf32>) -> tensor<8x10xf32>
  %bias = tf.Const dense<0.1> : tensor<10xf32>
  %scores = tf.BiasAdd %product, %bias : tensor<8x10xf32>, tensor<10xf32>

  // With a shortcut around the activation.
  %active = tf.LeakyRelu %scores alpha = 0.3 : tensor<8x10xf32>
  %sum = tf.Add %active, %scores : tensor<8x10xf32>
  %result = tf.Relu %sum : tensor<8x10xf32>
  tf.Return %result : tensor<8x10xf32>
}
