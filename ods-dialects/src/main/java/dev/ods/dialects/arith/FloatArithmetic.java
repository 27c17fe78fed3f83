// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;

/** Patterns of canonicalization of floating-point arithmetic (MLIR: ArithCanonicalization.td). */
@PatternSet(ArithDialect.class)
interface FloatArithmetic {
  /** {@code -x * -y} is {@code x * y}. */
  @Pattern(
      match = "(arith.mulf (arith.negf $x, $_), (arith.negf $y, $_), $fastmath)",
      rewrite = "(arith.mulf $x, $y, $fastmath)")
  void mulFOfNegF();

  /** {@code -x / -y} is {@code x / y}. */
  @Pattern(
      match = "(arith.divf (arith.negf $x, $_), (arith.negf $y, $_), $fastmath)",
      rewrite = "(arith.divf $x, $y, $fastmath)")
  void divFOfNegF();
}
