// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerType;
import dev.ods.ir.Type;

/** An integer of 32 bits that is not known to have a sign. */
public final class UnsignedInt32 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "32-bit signless/unsigned integer";

  private UnsignedInt32() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof IntegerType integer && integer.width() == 32 && !integer.isSigned();
  }
}
