// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.UnrankedTensorType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** An unranked tensor. */
public final class AnyUnrankedTensor {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "unranked tensor of any type values";

  /** The class of the types. */
  public static final Class<UnrankedTensorType> KIND = UnrankedTensorType.class;

  private AnyUnrankedTensor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isUnrankedTensor(type);
  }
}
