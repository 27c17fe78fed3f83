// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** Numbers of 64 bits. */
@EnumAttr(value = EnumAttr.Storage.I64, cppType = "SomeI64Enum")
@Summary("")
public enum SomeI64Enum {
  /** A small one. */
  @EnumCase(symbol = "case5", value = 5)
  CASE5,
  /** Another small one. */
  @EnumCase(symbol = "case10", value = 10)
  CASE10,
  /** One of more than 32 bits. */
  @EnumCase(symbol = "caseLarse", value = 4294967296L)
  LARGE
}
