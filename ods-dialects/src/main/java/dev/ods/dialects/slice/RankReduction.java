// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ShapedType;
import org.jspecify.annotations.Nullable;

/** Which unit dimensions of a shape another one lacks. */
public final class RankReduction {
  private RankReduction() {}

  /**
   * The dimensions that a reduced shape lacks; null if it is not the shape without some unit
   * dimensions.
   *
   * @param matchDynamic whether a dynamic extent matches any other but the static 1
   */
  public static boolean @Nullable [] mask(long[] shape, long[] reduced, boolean matchDynamic) {
    boolean[] dropped = new boolean[shape.length];
    int next = 0;
    for (int i = 0; i < shape.length; i++) {
      if (next < reduced.length && matches(shape[i], reduced[next], matchDynamic)) {
        next++;
      } else if (shape[i] == 1) {
        dropped[i] = true;
      } else {
        return null;
      }
    }
    return next == reduced.length ? dropped : null;
  }

  private static boolean matches(long extent, long reduced, boolean matchDynamic) {
    boolean isUnknown = ShapedType.isDynamic(extent) || ShapedType.isDynamic(reduced);
    return extent == reduced || (matchDynamic && isUnknown && extent != 1);
  }
}
