// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A vector, tensor or memref. */
public final class AnyShaped {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "shaped of any type values";

  /** The class of the types. */
  public static final Class<ShapedType> KIND = ShapedType.class;

  private AnyShaped() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isShaped(type);
  }
}
