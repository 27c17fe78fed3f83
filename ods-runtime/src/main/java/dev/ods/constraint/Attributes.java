// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.math.BigInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tests of attributes and their parts, for constraints to be composed of. Makes no garbage. */
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

  /** Whether an attribute is a string whose own type satisfies a constraint. */
  public static boolean isStringOf(Attribute attribute, Predicate<Type> constraint) {
    if (!(attribute instanceof StringAttr string)) {
      return false;
    }
    Type type = string.type();
    return type != null && constraint.test(type);
  }

  /** Whether an attribute is a constant of integers or indexes, all elements given. */
  static boolean isIntElements(Attribute attribute) {
    Type element = elementType(attribute);
    return element instanceof IntegerType || element instanceof IndexType;
  }

  /** Whether an attribute is a constant of floats, all elements given. */
  static boolean isFloatElements(Attribute attribute) {
    return elementType(attribute) instanceof FloatType;
  }

  /** The element type of a constant of numbers, all elements given; otherwise null. */
  static @Nullable Type elementType(Attribute attribute) {
    return attribute instanceof DenseIntOrFPElementsAttr elements
        ? elements.shapedType().elementType()
        : null;
  }

  /** Compares an integer attribute, unsigned if its type is, with a number. */
  static int compare(IntegerAttr attribute, long value) {
    return attribute.width() < 64 || !isUnsignedNegative(attribute)
        ? compareSmall(attribute, value)
        : attribute.bigValue().compareTo(BigInteger.valueOf(value));
  }

  private static boolean isUnsignedNegative(IntegerAttr attribute) {
    return attribute.width() > 64 || (attribute.bits() < 0 && Types.isUnsigned(attribute.type()));
  }

  private static int compareSmall(IntegerAttr attribute, long value) {
    return Long.compare(attribute.value(), value);
  }

  /** The sign of an integer attribute whose bits are read as a signed number, as MLIR does. */
  static int signum(IntegerAttr attribute) {
    return attribute.width() <= 64 ? Long.signum(attribute.bits()) : attribute.bigValue().signum();
  }

  /** Whether exactly one bit of an integer attribute is set. */
  static boolean isPowerOfTwo(IntegerAttr attribute) {
    int width = attribute.width();
    if (width > 64) {
      BigInteger value = attribute.bigValue();
      // Of the negative numbers only the least has a single bit set in two's complement.
      return value.signum() > 0
          ? value.bitCount() == 1
          : value.signum() < 0 && value.getLowestSetBit() == width - 1;
    }
    long bits = width == 64 ? attribute.bits() : attribute.bits() & ((1L << width) - 1);
    return Long.bitCount(bits) == 1;
  }

  /** The integer at an index of an array attribute; null if there is none. */
  static @Nullable IntegerAttr integerAt(Attribute attribute, int index) {
    return attribute instanceof ArrayAttr array
            && index < array.size()
            && array.element(index) instanceof IntegerAttr integer
        ? integer
        : null;
  }
}
