// The program of classifier.mlir in generic form, as mlir-opt reads it too:
//
//   mlir-opt --allow-unregistered-dialect classifier.generic.mlir

"builtin.module"() ({
  "tf.Graph"() <{sym_name = "classifier"}> ({
  ^bb0(%arg0: tensor<8x28x28x1xf32>, %arg1: tensor<196x10xf32>):
    %0 = "tf.AvgPool"(%arg0) <{data_format = "NHWC", ksize = [1, 2, 2, 1], padding = "VALID", strides = [1, 2, 2, 1]}> : (tensor<8x28x28x1xf32>) -> tensor<8x14x14x1xf32>
    %1 = "tf.Reshape"(%0) : (tensor<8x14x14x1xf32>) -> tensor<8x196xf32>
    %2 = "tf.MatMul"(%1, %arg1) : (tensor<8x196xf32>, tensor<196x10xf32>) -> tensor<8x10xf32>
    %3 = "tf.Const"() <{value = dense<1.000000e-01> : tensor<10xf32>}> : () -> tensor<10xf32>
    %4 = "tf.BiasAdd"(%2, %3) <{data_format = "NHWC"}> : (tensor<8x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
    %5 = "tf.LeakyRelu"(%4) <{alpha = 3.000000e-01 : f32}> : (tensor<8x10xf32>) -> tensor<8x10xf32>
    %6 = "tf.Add"(%5, %4) : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    %7 = "tf.Relu"(%6) : (tensor<8x10xf32>) -> tensor<8x10xf32>
    "tf.Return"(%7) : (tensor<8x10xf32>) -> ()
  }) : () -> ()
}) : () -> ()
