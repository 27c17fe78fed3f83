// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a shaped type (MLIR's class of the same name).
 *
 * @param shape the dimensions, with {@link dev.ods.builtin.ShapedType#DYNAMIC} for unknown ones;
 *     null if not even their number is known
 * @param elementType the type of the elements, or null if it is not known
 * @param attribute what else distinguishes the type, such as its encoding, or null
 */
public record ShapedTypeComponents(
    @Nullable List<Long> shape, @Nullable Type elementType, @Nullable Attribute attribute) {
  /** Copies the dimensions. */
  public ShapedTypeComponents {
    shape = shape == null ? null : List.copyOf(shape);
  }

  /** Whether the number of dimensions is known. */
  public boolean hasRank() {
    return shape != null;
  }
}
