// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A tensor of known rank. */
public final class AnyRankedTensor {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "ranked tensor of any type values";

  private AnyRankedTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isRankedTensor(type);
  }
}
