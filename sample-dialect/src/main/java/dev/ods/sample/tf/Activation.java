// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;

/** What the activation functions share: an operation inherits members and traits. */
@Order({"features", "activations"})
@Trait({Pure.class, SameOperandsAndResultType.class})
public interface Activation {
  /** The input. */
  @Operand(FpTensor.class)
  Value features();

  /** The function of each element of the input. */
  @Result(FpTensor.class)
  Value activations();
}
