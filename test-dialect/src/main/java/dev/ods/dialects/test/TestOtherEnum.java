// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** The cases of a property beside those of {@link TestEnum}. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    lowerCase = true,
    cppType = "test::TestOtherEnum",
    form = EnumAttr.Form.ENUM)
@Summary("another test enum")
public enum TestOtherEnum {
  DOG,
  CAT,
  FISH
}
