// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** The greatest unsigned integers of 8 bits. */
@EnumAttr(
    value = EnumAttr.Storage.I8,
    lowerCase = true,
    cppType = "::test::SimpleEnum8",
    form = EnumAttr.Form.ENUM)
@Summary("")
public enum SimpleEnum8 {
  /** The last but one. */
  @EnumCase(value = 254)
  A,
  /** The last one. */
  @EnumCase(value = 255)
  B
}
