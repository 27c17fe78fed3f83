// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.List;

/** The predicate of {@code @ShapedTypeMatchesElementCountAndTypes}, for generated code. */
public final class ShapedTypeMatchesElementCountAndTypes {
  private ShapedTypeMatchesElementCountAndTypes() {}

  /** Whether a type has a static shape of as many elements as these, and their type. */
  public static boolean test(Type type, List<Value> elements) {
    if (!(type instanceof ShapedType shaped)
        || !shaped.hasStaticShape()
        || shaped.elementCount() != elements.size()) {
      return false;
    }
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i).type() != shaped.elementType()) {
        return false;
      }
    }
    return true;
  }
}
