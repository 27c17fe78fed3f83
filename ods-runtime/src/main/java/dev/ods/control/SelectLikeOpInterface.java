// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/**
 * Extended by the declaration of an operation that returns one of two operands, depending on a
 * condition, or one for each element (MLIR's interface of the same name). The operand that is not
 * returned is ignored, even if it is poison.
 */
public interface SelectLikeOpInterface extends OpView {
  /** The operand for a false condition. */
  Value falseValue();

  /** The operand for a true condition. */
  Value trueValue();

  /** The condition. */
  Value condition();
}
