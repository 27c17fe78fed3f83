// The program of classifier.tfl.mlir in generic form.

"builtin.module"() ({
  "tf.Graph"() <{sym_name = "classifier"}> ({
  ^bb0(%arg0: tensor<8x10xf32>, %arg1: tensor<10xf32>):
    %0 = "tfl.Add"(%arg0, %arg1) <{fused_activation_function = 0 : i32}> : (tensor<8x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
    %1 = "tfl.LeakyRelu"(%0) <{alpha = 3.000000e-01 : f32}> : (tensor<8x10xf32>) -> tensor<8x10xf32>
    %2 = "tfl.Add"(%1, %0) <{fused_activation_function = 1 : i32}> : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    "tf.Return"(%2) : (tensor<8x10xf32>) -> ()
  }) : () -> ()
}) : () -> ()
