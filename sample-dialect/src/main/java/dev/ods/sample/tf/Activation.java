// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.ir.Value;
import dev.ods.trait.*;

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
