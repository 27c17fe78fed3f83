// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /** The types of the elements that a type has; null if it does not tell how many these are. */
  public static @Nullable List<Type> apply(Type type) {
    // No operation has more operands or results than an int counts.
    return type instanceof ShapedType shaped && shaped.hasStaticShape()
        ? Collections.nCopies(
            (int) Math.min(shaped.elementCount(), Integer.MAX_VALUE), shaped.elementType())
        : null;
  }

  /** What tells the types of elements that are results. */
  public static final class OfResults {
    /** The most results that an operation can have. */
    static final int LIMIT = (1 << 23) - 1;

    private OfResults() {}

    /** The types of the elements that a type has; null also if no operation has so many results. */
    public static @Nullable List<Type> apply(Type type) {
      List<Type> types = ShapedTypeMatchesElementCountAndTypes.apply(type);
      return types == null || types.size() > LIMIT ? null : types;
    }
  }
}
