// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.constraint.F16;
import dev.ods.constraint.F32;
import dev.ods.constraint.F64;
import dev.ods.ir.Type;

/** A floating-point number of IEEE 754. */
public final class ScalarFloat {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "16/32/64-bit float";

  private ScalarFloat() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return F16.test(type) || F32.test(type) || F64.test(type);
  }
}
