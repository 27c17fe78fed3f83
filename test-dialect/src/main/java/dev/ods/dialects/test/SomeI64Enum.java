// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.EnumAttr;
import dev.ods.annotation.EnumCase;

/** Numbers of 64 bits, one of which does not fit 32. */
@EnumAttr(value = EnumAttr.Storage.I64, cppType = "SomeI64Enum")
public enum SomeI64Enum {
  @EnumCase(value = 5, symbol = "case5")
  CASE5,
  @EnumCase(value = 10, symbol = "case10")
  CASE10,
  @EnumCase(value = 4294967296L, symbol = "caseLarse")
  CASE_LARGE
}
