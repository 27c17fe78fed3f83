// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** One of one. */
@Order({"input", "output"})
@Trait(Pure.class)
public interface Unary {
  /** The input. */
  @Operand(Numbers.class)
  Value input();

  /** The output. */
  @Result(Numbers.class)
  Value output();
}
