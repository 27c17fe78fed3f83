// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;

/** Patterns of canonicalization of negations (MLIR: SPIRVCanonicalization.td). */
@PatternSet(SpirvDialect.class)
interface Negations {
  /** Not equal. */
  @Pattern(
      match = "(spirv.LogicalNot (spirv.IEqual $lhs, $rhs))",
      rewrite = "(spirv.INotEqual $lhs, $rhs)")
  void ofIEqual();

  /** Equal. */
  @Pattern(
      match = "(spirv.LogicalNot (spirv.INotEqual $lhs, $rhs))",
      rewrite = "(spirv.IEqual $lhs, $rhs)")
  void ofINotEqual();

  /** Not equal, of truth values. */
  @Pattern(
      match = "(spirv.LogicalNot (spirv.LogicalEqual $lhs, $rhs))",
      rewrite = "(spirv.LogicalNotEqual $lhs, $rhs)")
  void ofLogicalEqual();

  /** Equal, of truth values. */
  @Pattern(
      match = "(spirv.LogicalNot (spirv.LogicalNotEqual $lhs, $rhs))",
      rewrite = "(spirv.LogicalEqual $lhs, $rhs)")
  void ofLogicalNotEqual();
}
