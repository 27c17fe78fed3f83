// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.constraint.F32;
import dev.ods.ir.Type;

/** The type {@code f32}. */
public final class Float32 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "Float32";

  private Float32() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return F32.test(type);
  }
}
