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

/** Predicates on array attributes and on the element types of dense elements attributes. */
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

  /** Whether an attribute is a dense elements attribute of integers or {@code index}. */
  public static boolean isIntElements(Attribute attribute) {
    Type element = elementType(attribute);
    return element instanceof IntegerType || element instanceof IndexType;
  }

  /** Whether an attribute is a dense elements attribute of floats. */
  public static boolean isFloatElements(Attribute attribute) {
    return elementType(attribute) instanceof FloatType;
  }

  /** The element type of a dense elements attribute of numbers; null for any other attribute. */
  public static @Nullable Type elementType(Attribute attribute) {
    return attribute instanceof DenseIntOrFPElementsAttr elements
        ? elements.shapedType().elementType()
        : null;
  }
}
