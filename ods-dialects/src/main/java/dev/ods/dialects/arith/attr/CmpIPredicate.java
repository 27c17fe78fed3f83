// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.EnumAttr;
import dev.ods.annotation.EnumCase;

/** How two integers compare. */
@EnumAttr(EnumAttr.Storage.I64)
public enum CmpIPredicate {
  /** Equal. */
  @EnumCase(symbol = "eq", value = 0)
  EQ,
  /** Not equal. */
  @EnumCase(symbol = "ne", value = 1)
  NE,
  /** Signed less than. */
  @EnumCase(symbol = "slt", value = 2)
  SLT,
  /** Signed less than or equal. */
  @EnumCase(symbol = "sle", value = 3)
  SLE,
  /** Signed greater than. */
  @EnumCase(symbol = "sgt", value = 4)
  SGT,
  /** Signed greater than or equal. */
  @EnumCase(symbol = "sge", value = 5)
  SGE,
  /** Unsigned less than. */
  @EnumCase(symbol = "ult", value = 6)
  ULT,
  /** Unsigned less than or equal. */
  @EnumCase(symbol = "ule", value = 7)
  ULE,
  /** Unsigned greater than. */
  @EnumCase(symbol = "ugt", value = 8)
  UGT,
  /** Unsigned greater than or equal. */
  @EnumCase(symbol = "uge", value = 9)
  UGE
}
