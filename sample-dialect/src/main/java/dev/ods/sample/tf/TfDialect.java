// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.Dialect;

/** Some operations of TensorFlow. */
@Dialect(
    name = "tf",
    ops = {
      Add.class,
      AvgPool.class,
      BiasAdd.class,
      Concat.class,
      Const.class,
      Graph.class,
      LeakyRelu.class,
      MatMul.class,
      Relu.class,
      Reshape.class,
      Return.class
    })
public interface TfDialect {}
