// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** {@code #test.bit_enum<read, write>}. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "test.bit_enum",
    lowerCase = true,
    cppType = "test::TestBitEnum",
    form = EnumAttr.Form.ENUM)
@BitEnum(separator = ", ")
@Summary("a test bit enum")
@AssemblyFormat("`<` $value `>`")
public enum TestBitEnum {
  READ,
  WRITE,
  EXECUTE
}
