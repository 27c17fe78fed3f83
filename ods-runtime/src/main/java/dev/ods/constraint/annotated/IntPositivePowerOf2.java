// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.ir.Attribute;

/** A positive integer attribute with exactly one bit set. */
public final class IntPositivePowerOf2 {
  private IntPositivePowerOf2() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   */
  public static boolean test(Attribute attribute) {
    return IntPositive.test(attribute) && IntPowerOf2.test(attribute);
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary() {
    return IntPositive.summary() + " and " + IntPowerOf2.summary();
  }
}
