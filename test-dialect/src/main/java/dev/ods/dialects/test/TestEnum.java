// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** {@code #test<enum first>}. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "test.enum",
    lowerCase = true,
    cppType = "test::TestEnum")
@Summary("a test enum")
public enum TestEnum {
  FIRST,
  SECOND,
  THIRD
}
