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
  /** Less, with a sign. */
  @EnumCase(symbol = "slt", value = 2)
  SLT,
  /** Less or equal, with a sign. */
  @EnumCase(symbol = "sle", value = 3)
  SLE,
  /** Greater, with a sign. */
  @EnumCase(symbol = "sgt", value = 4)
  SGT,
  /** Greater or equal, with a sign. */
  @EnumCase(symbol = "sge", value = 5)
  SGE,
  /** Less, without sign. */
  @EnumCase(symbol = "ult", value = 6)
  ULT,
  /** Less or equal, without sign. */
  @EnumCase(symbol = "ule", value = 7)
  ULE,
  /** Greater, without sign. */
  @EnumCase(symbol = "ugt", value = 8)
  UGT,
  /** Greater or equal, without sign. */
  @EnumCase(symbol = "uge", value = 9)
  UGE
}
