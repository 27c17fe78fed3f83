// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.slice.ReassociationGroups;
import dev.ods.ir.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The verification of operations that expand or collapse dimensions (source: ReshapeOpsUtils.h).
 */
final class ReshapeChecks {
  private final RankedTensorType expanded;
  private final RankedTensorType collapsed;
  private final List<long[]> groups;

  private ReshapeChecks(
      RankedTensorType expanded, RankedTensorType collapsed, List<long[]> groups) {
    this.expanded = expanded;
    this.collapsed = collapsed;
    this.groups = groups;
  }

  /** The error message about two types; null if the groups turn one into the other. */
  static @Nullable String violation(Type expanded, Type collapsed, ArrayAttr reassociation) {
    List<long[]> groups = ReassociationGroups.of(reassociation);
    if (groups.stream().anyMatch(group -> group.length == 0)) {
      return "reassociation indices must not be empty";
    }
    boolean isExpansion =
        collapsed instanceof RankedTensorType to
            && (!(expanded instanceof RankedTensorType from) || from.rank() >= to.rank());
    if (!isExpansion) {
      return "expected the expanded type, '%s' to have a higher (or same) rank than the collapsed type, '%s'."
          .formatted(expanded, collapsed);
    }
    RankedTensorType to = (RankedTensorType) collapsed;
    if (to.rank() != groups.size()) {
      return "expected collapsed rank (%d) to equal the number of reassociation maps (%d)."
          .formatted(to.rank(), groups.size());
    }
    if (!(expanded instanceof RankedTensorType from)) {
      return "expected the expanded type to be ranked, but got '%s'".formatted(expanded);
    }
    ReshapeChecks checks = new ReshapeChecks(from, to, groups);
    String violation = checks.groupsViolation();
    return violation != null ? violation : checks.shapesViolation();
  }

  private @Nullable String groupsViolation() {
    // As in MLIR, what is larger than 32 bits is truncated.
    LongStream positions = groups.stream().flatMapToLong(Arrays::stream).map(i -> i & 0xFFFFFFFFL);
    long size = positions.max().orElse(-1) + 1;
    if (!groups.isEmpty() && (int) size != expanded.rank()) {
      return "expected reassociation map #0 to have size equal to the expanded rank (%d), but it is  %d."
          .formatted(expanded.rank(), size & 0xFFFFFFFFL);
    }
    int next = 0;
    for (int i = 0; i < groups.size(); i++) {
      for (long dimension : groups.get(i)) {
        if ((int) dimension != next++) {
          return "expected reassociation map #" + i + " to be valid and contiguous.";
        }
      }
    }
    return null;
  }

  private @Nullable String shapesViolation() {
    int next = 0;
    for (int i = 0; i < groups.size(); i++) {
      int end = next + groups.get(i).length;
      long[] extents = Arrays.copyOfRange(expanded.shape(), next, end);
      next = end;
      boolean isKnown = Extents.areStatic(extents);
      if (!isKnown && !ShapedType.isDynamic(collapsed.dimension(i))) {
        return "expected dimension %d of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic"
            .formatted(i);
      }
      if (isKnown && collapsed.dimension(i) != Extents.product(extents)) {
        return "expected dimension %d of collapsed type to be static value of %d"
            .formatted(i, Extents.product(extents));
      }
    }
    return expanded.elementType() == collapsed.elementType()
        ? null
        : "expected collapsed type to be '%s', but got '%s'"
            .formatted(RankedTensorType.get(collapsed.shape(), expanded.elementType()), collapsed);
  }
}
