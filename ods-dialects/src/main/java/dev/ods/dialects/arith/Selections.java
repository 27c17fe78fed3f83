// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Is;
import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;

/**
 * Declared patterns of canonicalization of {@code arith.select} (MLIR: ArithCanonicalization.td).
 */
@PatternSet(ArithDialect.class)
interface Selections {
  /** Otherwise a selection by the same condition. */
  @Pattern(
      match = "(arith.select:$root $condition, $a, (arith.select:$inner $condition, $_, $c))",
      rewrite = "(arith.select $condition, $a, $c)")
  static boolean redundantSelectFalse(Operation root, Operation inner) {
    return !inner.equals(root);
  }

  /** A selection by the same condition, or something else. */
  @Pattern(
      match = "(arith.select:$root $condition, (arith.select:$inner $condition, $a, $_), $c)",
      rewrite = "(arith.select $condition, $a, $c)")
  static boolean redundantSelectTrue(Operation root, Operation inner) {
    return !inner.equals(root);
  }

  /** A selection by the complement of a condition is the opposite one. */
  @Pattern(
      match = "(arith.select (arith.xori $condition, $mask), $a, $b)",
      rewrite = "(arith.select $condition, $b, $a)")
  void selectNotCond(@Is(AllOnes.class) Attribute mask);

  /** False or true is the complement of the condition. */
  @Pattern(
      match = "(arith.select $condition, (constant false), (constant true))",
      rewrite = "(arith.xori $condition, (arith.constant true))")
  void selectI1ToNot();
}
