// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.*;

/** How two integers compare. */
@EnumAttr(value = EnumAttr.Storage.I64, lowerCase = true)
@Summary("")
public enum CmpIPredicate {
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

  /** The predicate that holds where this one does not. */
  public CmpIPredicate inverted() {
    return switch (this) {
      case EQ -> NE;
      case NE -> EQ;
      case SLT -> SGE;
      case SLE -> SGT;
      case SGT -> SLE;
      case SGE -> SLT;
      case ULT -> UGE;
      case ULE -> UGT;
      case UGT -> ULE;
      case UGE -> ULT;
    };
  }
}
