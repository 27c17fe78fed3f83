// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.fold.APInt;
import dev.ods.range.IntComparison;

/** How two indices compare: {@code #index<cmp_predicate slt>}. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "index.cmp_predicate",
    lowerCase = true,
    cppType = "::mlir::index::IndexCmpPredicate",
    definition = "IndexCmpPredicateAttr")
@Summary("index comparison predicate kind")
public enum CmpPredicate {
  /** Equal. */
  EQ,
  /** Not equal. */
  NE,
  /** Signed less than. */
  SLT,
  /** Signed less than or equal. */
  SLE,
  /** Signed greater than. */
  SGT,
  /** Signed greater than or equal. */
  SGE,
  /** Unsigned less than. */
  ULT,
  /** Unsigned less than or equal. */
  ULE,
  /** Unsigned greater than. */
  UGT,
  /** Unsigned greater than or equal. */
  UGE;

  /** Whether it holds for two numbers. */
  boolean holds(APInt lhs, APInt rhs) {
    int order = isUnsigned() ? lhs.compareUnsigned(rhs) : lhs.compareSigned(rhs);
    return switch (this) {
      case EQ -> order == 0;
      case NE -> order != 0;
      case SLT, ULT -> order < 0;
      case SLE, ULE -> order <= 0;
      case SGT, UGT -> order > 0;
      case SGE, UGE -> order >= 0;
    };
  }

  private boolean isUnsigned() {
    return compareTo(ULT) >= 0;
  }

  /** The same comparison, of ranges. */
  IntComparison comparison() {
    return IntComparison.valueOf(name());
  }
}
