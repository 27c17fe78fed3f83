// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

import dev.ods.ir.Type;

/** A type of values that stand for something. */
public final class HandleOrParameter {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "any transform handle or parameter";

  private HandleOrParameter() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return OperationHandle.test(type) || ValueHandle.test(type) || Parameter.test(type);
  }
}
