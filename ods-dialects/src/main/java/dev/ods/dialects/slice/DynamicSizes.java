// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.fold.APInt;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The sizes of a type's dynamic dimensions. */
public final class DynamicSizes {
  private DynamicSizes() {}

  /**
   * Whether their number matches the type; if not, an error is reported.
   *
   * @param type a type with a rank
   * @param given how many sizes are given
   */
  public static boolean verify(Operation op, ShapedType type, int given, Diagnostics diagnostics) {
    int needed = 0;
    for (int i = 0; i < type.rank(); i++) {
      needed += ShapedType.isDynamic(type.dimension(i)) ? 1 : 0;
    }
    if (given == needed) {
      return true;
    }
    diagnostics.opError(
        op, "incorrect number of dynamic sizes, has " + given + ", expected " + needed);
    return false;
  }

  /**
   * A shape with the sizes whose numbers are known; it is the same shape if none is.
   *
   * @param shape a shape, with a size among {@code sizes} for each dynamic dimension
   * @param number the number of a size, or null if it is not known
   * @param dynamic to which the other sizes are added
   */
  public static long[] known(
      long[] shape,
      List<Value> sizes,
      Function<Value, @Nullable APInt> number,
      List<Value> dynamic) {
    long[] known = shape.clone();
    int next = 0;
    for (int i = 0; i < known.length; i++) {
      if (ShapedType.isDynamic(known[i])) {
        Value size = sizes.get(next++);
        APInt constant = number.apply(size);
        if (constant != null && !constant.isNegative()) {
          known[i] = constant.bits();
        } else {
          dynamic.add(size);
        }
      }
    }
    return known;
  }
}
