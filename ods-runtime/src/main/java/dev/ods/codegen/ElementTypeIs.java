// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;
import java.util.function.Predicate;

/** The predicate of {@code @ElementTypeIs}, for generated code. */
public final class ElementTypeIs {
  private ElementTypeIs() {}

  /** Whether a type is shaped and its element type satisfies a constraint. */
  public static boolean test(Type type, Predicate<Type> constraint) {
    return type instanceof ShapedType shaped && constraint.test(shaped.elementType());
  }
}
