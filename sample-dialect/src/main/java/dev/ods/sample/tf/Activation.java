// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;

/** The base of the activation functions: operations inherit its members and traits. */
@Order({"features", "activations"})
@Trait({Pure.class, SameOperandsAndResultType.class})
public interface Activation {
  /** The input. */
  @Operand(FpTensor.class)
  Value features();

  /** The activation of each element of the input. */
  @Result(FpTensor.class)
  Value activations();
}
