// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

import dev.ods.annotation.*;

/** How two floating-point numbers compare; <i>ordered</i> means that neither is NaN. */
@EnumAttr(value = EnumAttr.Storage.I64, lowerCase = true)
@Summary("")
public enum CmpFPredicate {
  /** Never. */
  @EnumCase(symbol = "false")
  ALWAYS_FALSE,
  /** Ordered and equal. */
  OEQ,
  /** Ordered and greater. */
  OGT,
  /** Ordered and greater or equal. */
  OGE,
  /** Ordered and less. */
  OLT,
  /** Ordered and less or equal. */
  OLE,
  /** Ordered and not equal. */
  ONE,
  /** Ordered. */
  ORD,
  /** Unordered or equal. */
  UEQ,
  /** Unordered or greater. */
  UGT,
  /** Unordered or greater or equal. */
  UGE,
  /** Unordered or less. */
  ULT,
  /** Unordered or less or equal. */
  ULE,
  /** Unordered or not equal. */
  UNE,
  /** Unordered. */
  UNO,
  /** Always. */
  @EnumCase(symbol = "true")
  ALWAYS_TRUE
}
