// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerType;
import dev.ods.ir.Type;

/** An integer that is not known to have a sign. */
public final class UnsignedInteger {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "8/16/32/64-bit signless/unsigned integer";

  private UnsignedInteger() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return ScalarInteger.test(type) && !((IntegerType) type).isSigned();
  }
}
