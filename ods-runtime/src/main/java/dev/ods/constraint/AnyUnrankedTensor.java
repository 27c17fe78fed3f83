// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A tensor of unknown rank. */
public final class AnyUnrankedTensor {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "unranked tensor of any type values";

  private AnyUnrankedTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isUnrankedTensor(type);
  }
}
