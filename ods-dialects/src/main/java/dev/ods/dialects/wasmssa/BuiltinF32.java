// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.constraint.F32;
import dev.ods.ir.Type;

/** The type {@code f32}, in the words of the builtin dialect. */
public final class BuiltinF32 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "32-bit floating-point type";

  private BuiltinF32() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return F32.test(type);
  }
}
