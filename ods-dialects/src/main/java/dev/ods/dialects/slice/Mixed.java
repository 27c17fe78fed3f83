// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.fold.APInt;
import dev.ods.ir.Context;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.shaped.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * An offset, size or stride: a number, or a value that is only known at run time.
 *
 * @param value the value; null if the number is known
 * @param number the number, or {@link ShapedType#DYNAMIC}
 */
public record Mixed(@Nullable Value value, long number) {
  /** A number, which must not be {@link ShapedType#DYNAMIC}. */
  public static Mixed of(long number) {
    return new Mixed(null, number);
  }

  /** A value. */
  public static Mixed of(Value value) {
    return new Mixed(value, ShapedType.DYNAMIC);
  }

  /** Numbers, with a value for each that is dynamic. */
  public static List<Mixed> list(long[] numbers, List<Value> values) {
    List<Mixed> mixed = new ArrayList<>(numbers.length);
    int next = 0;
    for (long number : numbers) {
      mixed.add(ShapedType.isDynamic(number) ? of(values.get(next++)) : of(number));
    }
    return mixed;
  }

  /** Whether it is a number. */
  public boolean isStatic() {
    return value == null;
  }

  /** Whether it is this number, or a constant of it. */
  public boolean is(long wanted) {
    Long known = known();
    return known != null && known == wanted;
  }

  /** The number, also if it is that of a constant; otherwise null. */
  public @Nullable Long known() {
    if (value == null) {
      return number;
    }
    APInt constant = Matchers.integer(value);
    return constant == null ? null : (Long) constant.bits();
  }

  /**
   * A number, or this if there is none. {@link ShapedType#DYNAMIC} counts as none: it would be
   * taken for a number that is not known.
   */
  public Mixed withNumber(@Nullable Long known) {
    return known == null || ShapedType.isDynamic(known) ? this : of(known);
  }

  /** With the numbers of values that are constants. */
  public static List<Mixed> folded(List<Mixed> list) {
    return folded(list, number -> true);
  }

  /** With the numbers of values that are constants, where they are acceptable. */
  public static List<Mixed> folded(List<Mixed> list, LongPredicate isAcceptable) {
    List<Mixed> folded = new ArrayList<>(list.size());
    for (Mixed each : list) {
      Long known = each.known();
      folded.add(known == null || !isAcceptable.test(known) ? each : each.withNumber(known));
    }
    return folded;
  }

  /** With the numbers that a type has, or that constants are. */
  public static List<Mixed> constified(List<Mixed> list, long[] ofType) {
    List<Mixed> constified = new ArrayList<>(list.size());
    for (int i = 0; i < ofType.length; i++) {
      Mixed each = list.get(i);
      constified.add(
          each.withNumber(ShapedType.isDynamic(ofType[i]) ? each.known() : (Long) ofType[i]));
    }
    return constified;
  }

  /** The numbers, with {@link ShapedType#DYNAMIC} for each value. */
  public static long[] numbers(List<Mixed> list) {
    return list.stream().mapToLong(Mixed::number).toArray();
  }

  /** The values among them. */
  public static List<Value> values(List<Mixed> list) {
    List<Value> values = new ArrayList<>(list.size());
    for (Mixed each : list) {
      if (each.value != null) {
        values.add(each.value);
      }
    }
    return values;
  }

  /** As dimensions of a shape. */
  public static List<Dimension> dimensions(Context context, List<Mixed> list) {
    List<Dimension> dimensions = new ArrayList<>(list.size());
    for (Mixed each : list) {
      dimensions.add(
          each.value == null
              ? Dimension.of(IntegerAttr.get(IndexType.get(context), each.number))
              : Dimension.of(each.value));
    }
    return dimensions;
  }

  /** The place of a dynamic dimension among the dynamic ones: which of their sizes is its own. */
  public static int dynamicIndex(long[] shape, int dimension) {
    int count = 0;
    for (int i = 0; i < dimension; i++) {
      count += ShapedType.isDynamic(shape[i]) ? 1 : 0;
    }
    return count;
  }
}
