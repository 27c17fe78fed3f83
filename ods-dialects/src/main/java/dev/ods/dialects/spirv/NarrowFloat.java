// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.constraint.F16;
import dev.ods.constraint.F32;
import dev.ods.ir.Type;

/** A floating-point number of IEEE 754 that is not of double precision. */
public final class NarrowFloat {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "16/32-bit float";

  private NarrowFloat() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return F16.test(type) || F32.test(type);
  }
}
