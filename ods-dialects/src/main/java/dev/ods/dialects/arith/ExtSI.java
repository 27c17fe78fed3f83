// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;

/** Integer sign extension operation. */
@Op(dialect = ArithDialect.class, name = "extsi")
public interface ExtSI extends IntegerCastOp {
  /** Compares the shapes and the widths. */
  default void verify(Diagnostics diagnostics) {
    Casts.verify(operation(), Casts::isIntegerExtension, diagnostics);
  }
}
