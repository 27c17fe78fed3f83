// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;

/** Cast from integer type to floating-point. */
@Op(dialect = ArithDialect.class, name = "sitofp")
public interface SIToFP extends IntegerToFloatOp {
  /** Compares the shapes and the widths. */
  default void verify(Diagnostics diagnostics) {
    Casts.verify(operation(), Casts::isIntegerToFloat, diagnostics);
  }
}
