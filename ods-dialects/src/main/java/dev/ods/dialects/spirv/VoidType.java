// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.constraint.NoneTypeConstraint;
import dev.ods.ir.Type;

/** The type {@code none}. */
public final class VoidType {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "void";

  private VoidType() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return NoneTypeConstraint.test(type);
  }
}
