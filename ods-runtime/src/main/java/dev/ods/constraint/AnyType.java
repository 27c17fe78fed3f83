// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;

/** Any type. */
public final class AnyType {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "any type";

  private AnyType() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return true;
  }
}
