// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.ir.Type;

/** A type of handles or parameters. */
public final class HandleOrParameter {
  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "any transform handle or parameter";

  private HandleOrParameter() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return OperationHandle.test(type) || ValueHandle.test(type) || Parameter.test(type);
  }
}
