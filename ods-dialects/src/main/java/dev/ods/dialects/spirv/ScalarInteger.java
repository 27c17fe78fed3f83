// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerType;
import dev.ods.ir.Type;

/** An integer, with or without sign. */
public final class ScalarInteger {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "8/16/32/64-bit integer";

  /** The class of the types. */
  public static final Class<IntegerType> KIND = IntegerType.class;

  private ScalarInteger() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof IntegerType integer && hasWidth(integer.width());
  }

  /** Whether integers of SPIR-V have this width. */
  static boolean hasWidth(int width) {
    return width == 8 || width == 16 || width == 32 || width == 64;
  }
}
