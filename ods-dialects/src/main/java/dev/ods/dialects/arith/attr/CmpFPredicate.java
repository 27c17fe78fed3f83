// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.EnumAttr;
import dev.ods.annotation.EnumCase;

/** How two floating-point numbers compare; <i>ordered</i> means that neither is NaN. */
@EnumAttr(EnumAttr.Storage.I64)
public enum CmpFPredicate {
  /** Never. */
  @EnumCase(symbol = "false", value = 0)
  ALWAYS_FALSE,
  /** Ordered and equal. */
  @EnumCase(symbol = "oeq", value = 1)
  OEQ,
  /** Ordered and greater. */
  @EnumCase(symbol = "ogt", value = 2)
  OGT,
  /** Ordered and greater or equal. */
  @EnumCase(symbol = "oge", value = 3)
  OGE,
  /** Ordered and less. */
  @EnumCase(symbol = "olt", value = 4)
  OLT,
  /** Ordered and less or equal. */
  @EnumCase(symbol = "ole", value = 5)
  OLE,
  /** Ordered and not equal. */
  @EnumCase(symbol = "one", value = 6)
  ONE,
  /** Ordered. */
  @EnumCase(symbol = "ord", value = 7)
  ORD,
  /** Unordered or equal. */
  @EnumCase(symbol = "ueq", value = 8)
  UEQ,
  /** Unordered or greater. */
  @EnumCase(symbol = "ugt", value = 9)
  UGT,
  /** Unordered or greater or equal. */
  @EnumCase(symbol = "uge", value = 10)
  UGE,
  /** Unordered or less. */
  @EnumCase(symbol = "ult", value = 11)
  ULT,
  /** Unordered or less or equal. */
  @EnumCase(symbol = "ule", value = 12)
  ULE,
  /** Unordered or not equal. */
  @EnumCase(symbol = "une", value = 13)
  UNE,
  /** Unordered. */
  @EnumCase(symbol = "uno", value = 14)
  UNO,
  /** Always. */
  @EnumCase(symbol = "true", value = 15)
  ALWAYS_TRUE
}
