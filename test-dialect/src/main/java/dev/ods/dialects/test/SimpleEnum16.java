// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** The greatest unsigned integers of 16 bits. */
@EnumAttr(
    value = EnumAttr.Storage.I16,
    lowerCase = true,
    cppType = "::test::SimpleEnum16",
    form = EnumAttr.Form.ENUM)
@Summary("")
public enum SimpleEnum16 {
  /** The last but one. */
  @EnumCase(value = 65534)
  A,
  /** The last one. */
  @EnumCase(value = 65535)
  B
}
