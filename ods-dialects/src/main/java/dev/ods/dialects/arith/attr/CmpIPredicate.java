// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.EnumAttr;

/** How two integers compare. */
@EnumAttr(value = EnumAttr.Storage.I64, lowerCase = true)
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
  UGE
}
