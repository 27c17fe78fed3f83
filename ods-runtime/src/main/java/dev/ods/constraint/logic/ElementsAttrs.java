// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.logic;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tests of array attributes and of the element types of elements attributes. */
public final class ElementsAttrs {
  private ElementsAttrs() {}

  /** Whether an attribute is an array whose elements all satisfy a constraint. */
  public static boolean isArrayOf(Attribute attribute, Predicate<Attribute> constraint) {
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

  /** Whether an attribute is a constant of integers or indexes, all elements given. */
  public static boolean isIntElements(Attribute attribute) {
    Type element = elementType(attribute);
    return element instanceof IntegerType || element instanceof IndexType;
  }

  /** Whether an attribute is a constant of floats, all elements given. */
  public static boolean isFloatElements(Attribute attribute) {
    return elementType(attribute) instanceof FloatType;
  }

  /** The element type of a constant of numbers, all elements given; otherwise null. */
  public static @Nullable Type elementType(Attribute attribute) {
    return attribute instanceof DenseIntOrFPElementsAttr elements
        ? elements.shapedType().elementType()
        : null;
  }
}
