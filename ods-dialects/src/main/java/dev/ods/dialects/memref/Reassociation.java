// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.dialects.slice.ComputedShapes;
import dev.ods.dialects.slice.ReassociationGroups;
import dev.ods.ir.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Groups of the dimensions of an expanded shape, one for each dimension of a collapsed one (source:
 * MemRefOps.cpp).
 */
record Reassociation(List<long[]> groups) {
  static Reassociation of(ArrayAttr attribute) {
    return new Reassociation(ReassociationGroups.of(attribute));
  }

  ArrayAttr attribute(Context context) {
    return ReassociationGroups.attribute(context, groups);
  }

  /** {@link ReassociationGroups#composed}. */
  @Nullable Reassociation composed(Reassociation other) {
    return nullable(ReassociationGroups.composed(groups, other.groups));
  }

  /** Which of these groups are in each of the larger ones; null if one is in several. */
  @Nullable Reassociation within(Reassociation larger) {
    return nullable(ReassociationGroups.within(groups, larger.groups));
  }

  /** {@link ReassociationGroups#between}, where these are the groups of the collapse. */
  @Nullable Reassociation between(Reassociation expanded, long[] from, long[] to) {
    return nullable(ReassociationGroups.between(groups, expanded.groups, from, to));
  }

  private static @Nullable Reassociation nullable(@Nullable List<long[]> groups) {
    return groups == null ? null : new Reassociation(groups);
  }

  /** MLIR's error message about two shapes; null if they match. */
  @Nullable String violation(long[] collapsed, long[] expanded) {
    if (collapsed.length != groups.size()) {
      return "invalid number of reassociation groups: found %d, expected %d"
          .formatted(groups.size(), collapsed.length);
    }
    int next = 0;
    for (int i = 0; i < collapsed.length; i++) {
      String violation = groupViolation(i, next, collapsed[i], expanded);
      if (violation != null) {
        return violation;
      }
      next += groups.get(i).length;
    }
    if (collapsed.length == 0) {
      return Arrays.stream(expanded).allMatch(extent -> extent == 1)
          ? null
          : "rank 0 memrefs can only be extended/collapsed with/from ones";
    }
    return next == expanded.length
        ? null
        : "expanded rank (%d) inconsistent with number of reassociation indices (%d)"
            .formatted(expanded.length, next);
  }

  private @Nullable String groupViolation(int group, int first, long collapsed, long[] expanded) {
    int next = first;
    long size = 1;
    boolean isDynamic = false;
    for (long dimension : groups.get(group)) {
      if (dimension != next++) {
        return "reassociation indices must be contiguous";
      }
      if (dimension >= expanded.length) {
        return "reassociation index " + dimension + " is out of bounds";
      }
      isDynamic |= ShapedType.isDynamic(expanded[(int) dimension]);
      size *= expanded[(int) dimension];
    }
    if (ShapedType.isDynamic(collapsed) != isDynamic) {
      return "collapsed dim (%d) must be dynamic if and only if reassociation group is dynamic"
          .formatted(group);
    }
    return isDynamic || size == collapsed
        ? null
        : "collapsed dim size (%d) must equal reassociation group size (%d)"
            .formatted(collapsed, size);
  }

  /** The layout after expanding: within a group, strides grow from that of the source. */
  StridedLayoutAttr expandedLayout(MemRefType source, long[] shape) {
    StridedLayoutAttr layout = Objects.requireNonNull(source.stridesAndOffset());
    long[] strides = new long[shape.length];
    Arrays.fill(strides, 1);
    for (int i = 0; i < groups.size(); i++) {
      long stride = layout.stride(i);
      long[] group = groups.get(i);
      for (int k = group.length - 1; k >= 0; k--) {
        int dimension = (int) group[k];
        strides[dimension] = stride;
        stride = Saturated.multiply(stride, shape[dimension]);
      }
    }
    return StridedLayoutAttr.get(source.context(), layout.offset(), strides);
  }

  /** The layout after collapsing; null if dimensions of a group are known not to be contiguous. */
  @Nullable StridedLayoutAttr collapsedLayout(MemRefType source) {
    StridedLayoutAttr layout = Objects.requireNonNull(source.stridesAndOffset());
    long[] strides = new long[groups.size()];
    for (int i = 0; i < strides.length; i++) {
      long[] group = groups.get(i);
      if (group.length == 0) {
        return null;
      }
      strides[i] = lastStride(group, source, layout);
      if (!isContiguous(group, strides[i], source, layout)) {
        return null;
      }
    }
    return StridedLayoutAttr.get(source.context(), layout.offset(), strides);
  }

  /** The stride of a group's last dimension with more than one element, if known. */
  private static long lastStride(long[] group, MemRefType source, StridedLayoutAttr layout) {
    int last = group.length - 1;
    while (last > 0 && source.dimension((int) group[last]) == 1) {
      last--;
    }
    int dimension = (int) group[last];
    boolean isKnown = last == 0 || !ShapedType.isDynamic(source.dimension(dimension));
    return isKnown ? layout.stride(dimension) : ShapedType.DYNAMIC;
  }

  private static boolean isContiguous(
      long[] group, long lastStride, MemRefType source, StridedLayoutAttr layout) {
    long stride = lastStride;
    for (int k = group.length - 1; k > 0; k--) {
      int dimension = (int) group[k];
      stride = Saturated.multiply(stride, source.dimension(dimension));
      long found = layout.stride(dimension - 1);
      boolean differ =
          stride != found && !ShapedType.isDynamic(stride) && !ShapedType.isDynamic(found);
      // The stride of a unit dimension is meaningless.
      if (differ && source.dimension(dimension - 1) != 1) {
        return false;
      }
    }
    return true;
  }

  /** The type after expanding to a shape. */
  MemRefType expandedType(MemRefType source, long[] shape) {
    return MemRefType.get(
        shape,
        source.elementType(),
        Layouts.isIdentity(source) ? null : expandedLayout(source, shape),
        source.memorySpace());
  }

  /**
   * The type after collapsing; null if dimensions of a group are known not to be contiguous, or to
   * have too many elements.
   */
  @Nullable MemRefType collapsedType(MemRefType source) {
    long[] shape = new long[groups.size()];
    for (int i = 0; i < shape.length; i++) {
      shape[i] = 1;
      for (long dimension : groups.get(i)) {
        shape[i] = Saturated.multiply(shape[i], source.dimension((int) dimension));
      }
    }
    boolean plain = Layouts.isIdentity(source);
    StridedLayoutAttr layout = plain ? null : collapsedLayout(source);
    return ComputedShapes.isValid(shape) && (plain || layout != null)
        ? MemRefType.get(shape, source.elementType(), layout, source.memorySpace())
        : null;
  }
}
