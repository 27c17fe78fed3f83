// The end of classifier.mlir as it is lowered to tfl: the activation is part of the addition.

tf.Graph @classifier {
^bb0(%product: tensor<8x10xf32>, %bias: tensor<10xf32>):
  %scores = tfl.Add %product, %bias : (tensor<8x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
  %active = tfl.LeakyRelu %scores, 0.3 : tensor<8x10xf32>
  %result = tfl.Add %active, %scores, RELU : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
  tf.Return %result : tensor<8x10xf32>
}
