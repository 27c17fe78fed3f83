// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;

/**
 * Unsigned cast between index and integer types.
 *
 * <p>A wider result has zeros in front.
 */
@Op(dialect = ArithDialect.class, name = "index_castui")
public interface IndexCastUI extends AnyIndexCastOp {
  /** Compares the shapes and the widths. */
  default void verify(Diagnostics diagnostics) {
    Casts.verify(operation(), Casts::isIndexCast, diagnostics);
  }
}
