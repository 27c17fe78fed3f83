// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.ShapedType;
import org.jspecify.annotations.Nullable;

/** The shapes of padded tensors (source: TensorOps.cpp). */
final class Padding {
  private Padding() {}

  /** The padded shape; null if the numbers are not for as many dimensions. */
  static long @Nullable [] shape(long[] source, long[] low, long[] high) {
    if (low.length != source.length || high.length != source.length) {
      return null;
    }
    long[] padded = new long[source.length];
    for (int i = 0; i < padded.length; i++) {
      boolean isKnown =
          !ShapedType.isDynamic(source[i])
              && !ShapedType.isDynamic(low[i])
              && !ShapedType.isDynamic(high[i]);
      padded[i] = isKnown ? source[i] + low[i] + high[i] : ShapedType.DYNAMIC;
    }
    return padded;
  }
}
