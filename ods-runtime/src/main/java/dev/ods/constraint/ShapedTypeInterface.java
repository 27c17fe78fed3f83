// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A vector, tensor or memref (MLIR's interface {@code ShapedType}). */
public final class ShapedTypeInterface {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "ShapedType instance";

  /** The class of the types. */
  public static final Class<ShapedType> KIND = ShapedType.class;

  private ShapedTypeInterface() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isShaped(type);
  }
}
