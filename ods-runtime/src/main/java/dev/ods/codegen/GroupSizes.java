// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.Segments;
import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/** The sizes of the groups that an operation's operands or results form. */
public final class GroupSizes {
  private GroupSizes() {}

  /**
   * Returns segment sizes with that of one group replaced.
   *
   * @throws IllegalArgumentException if {@code segments} is not an attribute of segment sizes
   */
  public static DenseArrayAttr with(@Nullable Attribute segments, int group, int size) {
    if (!(segments instanceof DenseArrayAttr sizes)) {
      throw new IllegalArgumentException(
          "expected the lengths of the groups but got "
              + segments
              + ": verify the operation first");
    }
    int[] changed = sizes.toInts();
    changed[group] = size;
    return Segments.of(sizes.context(), changed);
  }

  /**
   * The size of each variable group when all are equally long.
   *
   * @param total the number of values
   * @param fixed the number of groups of one value
   * @param variable the number of groups of variable length
   */
  public static int equalSize(int total, int fixed, int variable) {
    return (total - fixed) / variable;
  }
}
