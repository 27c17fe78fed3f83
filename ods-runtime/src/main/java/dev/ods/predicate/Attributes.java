// SPDX-License-Identifier: Apache-2.0
package dev.ods.predicate;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Predicates on attributes that contain types, attributes or numbers, from which constraints are
 * composed. They do not allocate.
 */
public final class Attributes {
  private Attributes() {}

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

  /** Whether an attribute is a type that satisfies a constraint. */
  public static boolean isTypeOf(Attribute attribute, Predicate<Type> constraint) {
    return attribute instanceof TypeAttr type && constraint.test(type.value());
  }

  /** Whether an attribute is a string whose type satisfies a constraint. */
  public static boolean isStringOf(Attribute attribute, Predicate<Type> constraint) {
    if (!(attribute instanceof StringAttr string)) {
      return false;
    }
    Type type = string.type();
    return type != null && constraint.test(type);
  }

  /** Whether an attribute is a dense elements attribute of integers of a width. */
  public static boolean isIntElements(Attribute attribute, int width) {
    return elementType(attribute) instanceof IntegerType integer && integer.width() == width;
  }

  /** Whether an attribute is a dense elements attribute of signless integers of a width. */
  public static boolean isSignlessIntElements(Attribute attribute, int width) {
    return elementType(attribute) instanceof IntegerType integer && integer.isSignless(width);
  }

  /** Whether it is such an attribute of exactly this shape. */
  public static boolean isSignlessIntElements(Attribute attribute, int width, long... shape) {
    return isSignlessIntElements(attribute, width) && hasShape(attribute, shape);
  }

  /**
   * Whether an attribute is a dense elements attribute of IEEE 754 floats.
   *
   * @param width the width in bits: 16, 32, 64, 80 or 128
   */
  public static boolean isFloatElements(Attribute attribute, int width) {
    return elementType(attribute) instanceof FloatType type
        && switch (width) {
          case 16 -> type.is(FloatType.Kind.F16);
          case 32 -> type.is(FloatType.Kind.F32);
          case 64 -> type.is(FloatType.Kind.F64);
          case 80 -> type.is(FloatType.Kind.F80);
          case 128 -> type.is(FloatType.Kind.F128);
          default -> false;
        };
  }

  /** Whether it is such an attribute of exactly this shape. */
  public static boolean isFloatElements(Attribute attribute, int width, long... shape) {
    return isFloatElements(attribute, width) && hasShape(attribute, shape);
  }

  private static boolean hasShape(Attribute attribute, long... shape) {
    return attribute instanceof DenseIntOrFPElementsAttr elements
        && Shapes.hasShape(elements.type(), shape);
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
