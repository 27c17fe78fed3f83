// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** {@code #test<simple_enum a>}: symbols that are no identifiers, and no space before them. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "test.simple_enum",
    cppType = "::test::SimpleEnum",
    definition = "TestSimpleEnumAttr",
    form = EnumAttr.Form.ENUM)
@Summary("")
@AssemblyFormat("`` $value")
public enum SimpleEnum {
  /** A keyword. */
  @EnumCase(symbol = "a")
  A,
  /** Another keyword. */
  @EnumCase(symbol = "b")
  B,
  /** A sign. */
  @EnumCase(symbol = "+")
  PLUS,
  /** A text. */
  @EnumCase(symbol = "dash-separated-sentence")
  LONG_STRING
}
