// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.constraint.I16;
import dev.ods.ir.Type;

/** The type {@code i16}. */
public final class Int16 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "Int16";

  private Int16() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return I16.test(type);
  }
}
