// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.constraint.F64;
import dev.ods.ir.Type;

/** The type {@code f64}, in the words of the builtin dialect. */
public final class BuiltinF64 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "64-bit floating-point type";

  private BuiltinF64() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return F64.test(type);
  }
}
