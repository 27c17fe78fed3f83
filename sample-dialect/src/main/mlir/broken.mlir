// A wrong program: ods-opt says what is wrong, where, and exits with 1.

tf.Graph @broken {
^bb0(%images: tensor<8x28x28x1xf32>):
  %pooled = tf.AvgPool %images {ksize = [2, 2], padding = "VALID", strides = [1, 2, 2, 1]} : (tensor<8x28x28x1xf32>) -> tensor<8x14x14x1xf32>
  tf.Return %pooled : tensor<8x14x14x1xf32>
}
