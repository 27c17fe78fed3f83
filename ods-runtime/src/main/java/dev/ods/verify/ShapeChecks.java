// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/**
 * Compatibility of shapes: of the same rank where known, and in each dimension equal where known.
 * MLIR's {@code verifyCompatibleShape(s)}. Lists of types are read through {@link Types}, so that
 * no list is made.
 */
final class ShapeChecks {
  private ShapeChecks() {}

  /** Some types of one operation, by index. */
  interface Types {
    int count();

    Type type(int index);
  }

  /** Whether two types have compatible shapes, or none. */
  static boolean areCompatible(Type a, Type b) {
    if (!(a instanceof ShapedType x)) {
      return !(b instanceof ShapedType);
    }
    if (!(b instanceof ShapedType y)) {
      return false;
    }
    if (!x.hasRank() || !y.hasRank()) {
      return true;
    }
    if (x.rank() != y.rank()) {
      return false;
    }
    for (int i = 0; i < x.rank(); i++) {
      if (!agree(x.dimension(i), y.dimension(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether two extents may be the same. */
  static boolean agree(long a, long b) {
    return a == b || ShapedType.isDynamic(a) || ShapedType.isDynamic(b);
  }

  /**
   * Whether all types have shapes, or none has, and those of known rank agree in each dimension. No
   * vector with a scalable dimension agrees with any other type.
   */
  static boolean areCompatible(Types types) {
    int count = types.count();
    if (count == 0) {
      return true;
    }
    boolean shaped = types.type(0) instanceof ShapedType;
    boolean scalable = Shapes.isScalableVector(types.type(0));
    ShapedType first = null;
    for (int i = 0; i < count; i++) {
      Type type = types.type(i);
      if (type instanceof ShapedType != shaped || Shapes.isScalableVector(type) != scalable) {
        return false;
      }
      if (!(type instanceof ShapedType ranked) || !ranked.hasRank()) {
        continue;
      }
      if (first == null) {
        first = ranked;
      } else if (first.rank() != ranked.rank()) {
        return false;
      }
    }
    return first == null || dimensionsAgree(types, count, first.rank());
  }

  private static boolean dimensionsAgree(Types types, int count, int rank) {
    for (int dimension = 0; dimension < rank; dimension++) {
      long known = ShapedType.DYNAMIC;
      for (int i = 0; i < count; i++) {
        if (types.type(i) instanceof ShapedType shaped && shaped.hasRank()) {
          long extent = shaped.dimension(dimension);
          if (!agree(known, extent)) {
            return false;
          }
          known = ShapedType.isDynamic(known) ? extent : known;
        }
      }
    }
    return true;
  }
}
