// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** How types are related: traits demand the same type, the same shape, the same element type. */
final class TypeFamilies {
  private TypeFamilies() {}

  /** The element type of a shaped type; any other type is its own. */
  static Type element(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  /** The type with another element type; the type itself if its kind does not allow that one. */
  static Type withElement(Type type, Type element) {
    try {
      return type instanceof ShapedType shaped ? shaped.clone(element) : element;
    } catch (IllegalArgumentException e) {
      return type;
    }
  }

  /**
   * One of the accepted types that is close to another one: that type if it is accepted, then its
   * shape with any element type, then any type with its element type, then any.
   */
  static Type near(Type type, List<Type> accepted, Random random) {
    if (accepted.contains(type) && Choice.percent(70, random)) {
      return type;
    }
    if (Choice.percent(50, random)) {
      Type derived = withElement(type, element(Choice.of(accepted, random)));
      if (accepted.contains(derived)) {
        return derived;
      }
    }
    Type element = element(type);
    List<Type> same = accepted.stream().filter(other -> element(other).equals(element)).toList();
    return Choice.of(same.isEmpty() ? accepted : same, random);
  }

  /**
   * Types that are computed from a type: its element type, other shapes of as many elements, other
   * containers, integers that are a bit or twice as wide.
   */
  static List<Type> relatives(Type type) {
    List<Type> all = new ArrayList<>();
    if (type instanceof IntegerType integer) {
      int width = integer.width();
      for (int other : new int[] {width + 1, width - 1, 2 * width, width / 2}) {
        add(all, () -> IntegerType.get(type.context(), other, integer.signedness()));
      }
    } else if (type instanceof ShapedType shaped) {
      all.add(shaped.elementType());
      if (shaped.hasRank()) {
        for (long[] shape : shapes(shaped.shape())) {
          add(all, () -> VectorType.get(shape, shaped.elementType()));
          add(all, () -> RankedTensorType.get(shape, shaped.elementType()));
          add(all, () -> MemRefType.get(shape, shaped.elementType()));
        }
      }
      return all;
    }
    add(all, () -> RankedTensorType.get(new long[] {4}, type));
    add(all, () -> VectorType.get(new long[] {4}, type));
    return all;
  }

  /** A shape, its reverse, and without dynamic extents those of one and two dimensions. */
  private static List<long[]> shapes(long[] shape) {
    long[] reversed = new long[shape.length];
    long count = 1;
    for (int i = 0; i < shape.length; i++) {
      reversed[i] = shape[shape.length - 1 - i];
      count = ShapedType.isDynamic(shape[i]) ? 0 : count * shape[i];
    }
    return count == 0
        ? List.of(shape, reversed)
        : List.of(
            shape, reversed, new long[] {count}, new long[] {1, count}, new long[] {count, 1});
  }

  private static void add(List<Type> types, Supplier<Type> made) {
    try {
      types.add(made.get());
    } catch (IllegalArgumentException e) {
      // There is no such type, such as an integer of too many bits.
    }
  }
}
