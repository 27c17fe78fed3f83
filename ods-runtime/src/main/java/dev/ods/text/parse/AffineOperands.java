// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.affine.AffineExpr;
import org.jspecify.annotations.Nullable;

/** Reads the operands that affine expressions have in place of dimensions and symbols. */
public interface AffineOperands {
  /**
   * Reads the operand that starts at the current token.
   *
   * @param isSymbol whether it stands for a symbol, not a dimension
   * @return what it stands for; null after reporting a diagnostic
   */
  @Nullable AffineExpr parse(boolean isSymbol);

  /** The number of dimensions that operands stand for. */
  int dimCount();

  /** The number of symbols that operands stand for. */
  int symbolCount();
}
