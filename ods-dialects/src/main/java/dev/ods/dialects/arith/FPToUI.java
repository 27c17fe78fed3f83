// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;

/**
 * Cast from floating-point type to integer type.
 *
 * <p>Rounds towards zero, to a number without sign.
 */
@Op(dialect = ArithDialect.class, name = "fptoui")
public interface FPToUI extends FloatToIntegerOp {
  /** Compares the shapes and the widths. */
  default void verify(Diagnostics diagnostics) {
    Casts.verify(operation(), Casts::isFloatToInteger, diagnostics);
  }
}
