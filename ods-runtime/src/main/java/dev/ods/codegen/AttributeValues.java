// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.ArrayAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Converts between stored attributes and Java values. */
public final class AttributeValues {
  private AttributeValues() {}

  /** The array attribute of the attributes that {@code wrap} makes of values. */
  public static <T> ArrayAttr array(
      Context context, List<T> values, Function<? super T, ? extends Attribute> wrap) {
    List<Attribute> elements = new ArrayList<>(values.size());
    for (T value : values) {
      elements.add(wrap.apply(value));
    }
    return ArrayAttr.get(context, elements);
  }

  /**
   * The values that {@code unwrap} makes of an array's elements.
   *
   * @param kind the class of the elements
   * @throws ClassCastException if an element is of another class: the operation is invalid
   */
  public static <A extends Attribute, T> List<T> list(
      ArrayAttr array, Class<A> kind, Function<? super A, ? extends T> unwrap) {
    List<T> values = new ArrayList<>(array.size());
    for (int i = 0; i < array.size(); i++) {
      values.add(unwrap.apply(kind.cast(array.element(i))));
    }
    return List.copyOf(values);
  }

  /** Whether an attribute is an array whose elements all satisfy a constraint. */
  public static boolean isArray(Attribute attribute, Predicate<? super Attribute> constraint) {
    if (!(attribute instanceof ArrayAttr array)) {
      return false;
    }
    for (int i = 0; i < array.size(); i++) {
      if (!constraint.test(array.element(i))) {
        return false;
      }
    }
    return true;
  }
}
