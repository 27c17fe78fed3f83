// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.constraint.BF16;
import dev.ods.ir.Type;

/** The type {@code bf16}. */
public final class BFloat16 {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "BFloat16";

  private BFloat16() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return BF16.test(type);
  }
}
