// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tfl;

import dev.ods.annotation.HasOneUse;
import dev.ods.annotation.Is;
import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.constraint.F32Tensor;
import dev.ods.ir.Value;
import dev.ods.sample.tf.TfDialect;

/** Lowers operations of {@code tf} to those of {@code tfl}, with activation functions fused. */
@PatternSet({TfDialect.class, TflDialect.class})
public interface Fusions {
  /** Adds a bias by broadcasting it, as the channels are the last dimension. */
  @Pattern(match = "(tf.BiasAdd $x, $bias, NHWC)", rewrite = "(tfl.Add $x, $bias, NONE)")
  void biasAdd(@Is(F32Tensor.class) Value x, @Is(F32Tensor.class) Value bias);

  /** Fuses a ReLU with the sum, unless that is used elsewhere. */
  @Pattern(match = "(tf.Relu (tfl.Add:$sum $x, $y, NONE))", rewrite = "(tfl.Add $x, $y, RELU)")
  void addRelu(@HasOneUse TflOps.Add sum);
}
