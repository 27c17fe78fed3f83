// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.constraint.I32Attr;
import dev.ods.constraint.IntPowerOf2;
import dev.ods.ir.Attribute;

/** A power of two of 32 bits. */
public final class PowerOfTwo {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = I32Attr.SUMMARY + " whose value is a power of two > 0";

  private PowerOfTwo() {}

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return I32Attr.test(attribute) && IntPowerOf2.test(attribute);
  }
}
