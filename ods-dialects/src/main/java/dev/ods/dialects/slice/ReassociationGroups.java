// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Groups of the dimensions of an expanded shape, one for each dimension of a collapsed one. */
public final class ReassociationGroups {
  private ReassociationGroups() {}

  /** The groups of an attribute: an array of arrays of integers. */
  public static List<long[]> of(ArrayAttr attribute) {
    List<long[]> groups = new ArrayList<>(attribute.size());
    for (int i = 0; i < attribute.size(); i++) {
      ArrayAttr group = (ArrayAttr) attribute.element(i);
      long[] dimensions = new long[group.size()];
      for (int k = 0; k < dimensions.length; k++) {
        dimensions[k] = ((IntegerAttr) group.element(k)).value();
      }
      groups.add(dimensions);
    }
    return groups;
  }

  /** The attribute of groups. */
  public static ArrayAttr attribute(Context context, List<long[]> groups) {
    IntegerType i64 = IntegerType.get(context, Long.SIZE);
    return ArrayAttr.get(
        context,
        groups.stream()
            .map(
                group ->
                    ArrayAttr.get(
                        context,
                        Arrays.stream(group).mapToObj(n -> IntegerAttr.get(i64, n)).toList()))
            .toList());
  }

  /**
   * Two expansions, or two collapses, as one: for each group of the smaller of two lists, what the
   * larger one makes of its dimensions.
   *
   * @return null if one does not group what the other one makes
   */
  public static @Nullable List<long[]> composed(List<long[]> a, List<long[]> b) {
    if (a.size() == b.size()) {
      return null;
    }
    List<long[]> fine = a.size() > b.size() ? a : b;
    List<long[]> coarse = a.size() > b.size() ? b : a;
    if (!coarse.isEmpty() && coarse.stream().mapToInt(group -> group.length).sum() != fine.size()) {
      return null;
    }
    List<long[]> composed = new ArrayList<>();
    for (long[] group : coarse) {
      composed.add(
          Arrays.stream(group)
              .flatMap(dimension -> Arrays.stream(fine.get((int) dimension)))
              .toArray());
    }
    return composed;
  }

  /**
   * An expansion that is collapsed again: which of the smaller groups are in each of the larger
   * ones.
   *
   * @return null if one is in several
   */
  public static @Nullable List<long[]> within(List<long[]> smaller, List<long[]> larger) {
    List<long[]> within = new ArrayList<>();
    int next = 0;
    for (long[] group : larger) {
      int first = next;
      long end = group[group.length - 1];
      long last = -1;
      while (next < smaller.size() && last != end) {
        long[] small = smaller.get(next);
        last = small[small.length - 1];
        if (last > end) {
          return null;
        }
        next++;
      }
      within.add(LongStream.range(first, next).toArray());
    }
    return within;
  }

  /**
   * A collapse that is expanded again to fewer dimensions: the groups of the dimensions before that
   * make those afterwards. The other way round, it is an expansion.
   *
   * @param collapsed the groups of the first operation
   * @param expanded the groups of the second one, as many
   * @param from the shape before both
   * @param to the shape after both, of a lower rank
   * @return null if there are none, or several
   */
  public static @Nullable List<long[]> between(
      List<long[]> collapsed, List<long[]> expanded, long[] from, long[] to) {
    if (collapsed.isEmpty()) {
      return CollapsedShapes.groups(from, to);
    }
    List<long[]> between = new ArrayList<>();
    for (int i = 0; i < Math.min(collapsed.size(), expanded.size()); i++) {
      long[] group = collapsed.get(i);
      List<long[]> part = betweenParts(part(from, group), part(to, expanded.get(i)));
      if (part == null) {
        return null;
      }
      for (long[] dimensions : part) {
        between.add(Arrays.stream(dimensions).map(n -> n + group[0]).toArray());
      }
    }
    return between;
  }

  private static @Nullable List<long[]> betweenParts(long[] from, long[] to) {
    if (dynamic(from) >= 2 && dynamic(to) >= 2) {
      return null;
    }
    if (from.length != to.length) {
      return CollapsedShapes.groups(from, to);
    }
    return Arrays.equals(from, to)
        ? LongStream.range(0, from.length).mapToObj(n -> new long[] {n}).toList()
        : null;
  }

  private static long dynamic(long[] shape) {
    return Arrays.stream(shape).filter(ShapedType::isDynamic).count();
  }

  private static long[] part(long[] shape, long[] group) {
    int first = (int) group[0];
    return Arrays.copyOfRange(shape, first, first + group.length);
  }
}
