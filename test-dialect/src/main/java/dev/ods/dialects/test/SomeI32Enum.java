// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** Cases of 32 bits, the last two of which are no signed numbers. */
@EnumAttr(EnumAttr.Storage.I32)
@Summary("")
public enum SomeI32Enum {
  /** A small one. */
  @EnumCase(symbol = "case5", value = 5)
  CASE5,
  /** Another small one. */
  @EnumCase(symbol = "case10", value = 10)
  CASE10,
  /** The least that is no signed number. */
  @EnumCase(symbol = "caseSignedMaxPlusOne", value = 2147483648L)
  SIGNED_MAX_PLUS_ONE,
  /** The greatest. */
  @EnumCase(symbol = "caseUnsignedMax", value = 4294967295L)
  UNSIGNED_MAX
}
