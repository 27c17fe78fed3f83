// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** {@code #test.bit_enum_vbar<user | group>}. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "test.bit_enum_vbar",
    lowerCase = true,
    cppType = "test::TestBitEnumVerticalBar",
    form = EnumAttr.Form.ENUM)
@BitEnum(separator = " | ")
@Summary("another test bit enum")
@AssemblyFormat("`<` $value `>`")
public enum TestBitEnumVerticalBar {
  USER,
  GROUP,
  OTHER
}
