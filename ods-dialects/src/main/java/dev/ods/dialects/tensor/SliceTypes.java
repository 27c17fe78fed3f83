// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.OffsetSizeAndStrideOp;
import dev.ods.dialects.slice.RankReduction;
import dev.ods.dialects.slice.SliceBounds;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The valid types of slices (source: TensorOps.cpp, BuiltinTypes.cpp). */
final class SliceTypes {
  private SliceTypes() {}

  /** The type of a slice with all dimensions. */
  static RankedTensorType infer(RankedTensorType whole, long[] sizes) {
    return whole.clone(sizes);
  }

  /** The error message about the type of a slice or its bounds; null if valid. */
  static @Nullable String violation(
      RankedTensorType whole, RankedTensorType slice, OffsetSizeAndStrideOp op) {
    String violation = mismatch(infer(whole, op.staticSizes()), slice);
    return violation != null
        ? violation
        : SliceBounds.violation(
            whole.shape(), op.staticOffsets(), op.staticSizes(), op.staticStrides());
  }

  /** The error message about a type that may drop unit dimensions; null if valid. */
  static @Nullable String mismatch(RankedTensorType expected, RankedTensorType found) {
    if (found == expected) {
      return null;
    }
    if (found.rank() > expected.rank()) {
      return "expected rank to be smaller or equal to the other rank. ";
    }
    if (RankReduction.mask(expected.shape(), found.shape(), false) == null) {
      return "expected type to be '%s' or a rank-reduced version. (size mismatch) "
          .formatted(expected);
    }
    return found.elementType() == expected.elementType()
        ? null
        : "expected element type to be '%s'".formatted(expected.elementType());
  }

  /** The dimensions that a slice lacks: of several that could be meant, the first ones. */
  static boolean[] dropped(RankedTensorType slice, List<Mixed> sizes) {
    boolean[] dropped = new boolean[sizes.size()];
    int next = slice.rank() - 1;
    for (int i = dropped.length - 1; i >= 0; i--) {
      boolean isUnit = sizes.get(i).isStatic() && sizes.get(i).number() == 1;
      dropped[i] = next < 0 || (isUnit && slice.dimension(next) != 1);
      next -= dropped[i] ? 0 : 1;
    }
    return dropped;
  }

  /** What a list has for the dimensions that a slice does not lack. */
  static <T> List<T> kept(List<T> list, RankedTensorType slice, List<Mixed> sizes) {
    boolean[] dropped = dropped(slice, sizes);
    List<T> kept = new ArrayList<>(list.size());
    for (int i = 0; i < dropped.length; i++) {
      if (!dropped[i]) {
        kept.add(list.get(i));
      }
    }
    return kept;
  }
}
