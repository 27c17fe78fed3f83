// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;
import java.util.List;
import java.util.Random;

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
}
