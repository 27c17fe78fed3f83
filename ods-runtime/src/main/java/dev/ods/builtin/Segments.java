// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/**
 * The lengths of the groups that an operation's operands or results form, when several groups are
 * of variable length: {@code operandSegmentSizes} and {@code resultSegmentSizes}.
 */
public final class Segments {
  private Segments() {}

  /** The attribute that holds these lengths. */
  public static DenseArrayAttr of(Context context, int... sizes) {
    return DenseArrayAttr.ofInts(context, sizes);
  }

  /** The length of a group; 0 if there is no such attribute. */
  public static int size(@Nullable Attribute segments, int group) {
    return segments instanceof DenseArrayAttr sizes && group < sizes.size()
        ? (int) sizes.longValue(group)
        : 0;
  }

  /** The index of the first value of a group. */
  public static int start(@Nullable Attribute segments, int group) {
    int start = 0;
    for (int i = 0; i < group; i++) {
      start += size(segments, i);
    }
    return start;
  }
}
