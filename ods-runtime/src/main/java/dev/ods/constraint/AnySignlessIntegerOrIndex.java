// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IndexType;
import dev.ods.constraint.logic.Types;
import dev.ods.ir.Type;

/** A signless integer or {@code index}. */
public final class AnySignlessIntegerOrIndex {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "signless integer or index";

  private AnySignlessIntegerOrIndex() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof IndexType || Types.isSignless(type);
  }
}
