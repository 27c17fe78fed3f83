// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Attribute;

/** An integer attribute greater than zero with exactly one bit set. */
public final class IntPositivePowerOf2 {
  private IntPositivePowerOf2() {}

  /**
   * Whether an attribute satisfies the constraint; never if it is of another kind.
   *
   * @param attribute the attribute
   */
  public static boolean test(Attribute attribute) {
    return IntPositive.test(attribute) && IntPowerOf2.test(attribute);
  }

  /** The words of the constraint in a diagnostic, after those of what it confines. */
  public static String summary() {
    return IntPositive.summary() + " and " + IntPowerOf2.summary();
  }
}
