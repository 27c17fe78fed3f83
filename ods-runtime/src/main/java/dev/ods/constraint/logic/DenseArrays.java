// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.logic;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;

/** Predicates on the elements of dense array attributes. */
public final class DenseArrays {
  private DenseArrays() {}

  public static boolean isPositive(DenseArrayAttr array) {
    if (isWide(array)) {
      return false;
    }
    for (int i = 0; i < array.size(); i++) {
      if (isFloat(array) ? !(array.doubleValue(i) > 0) : array.longValue(i) <= 0) {
        return false;
      }
    }
    return true;
  }

  public static boolean isNonNegative(DenseArrayAttr array) {
    if (isWide(array)) {
      return false;
    }
    for (int i = 0; i < array.size(); i++) {
      if (isFloat(array) ? !(array.doubleValue(i) >= 0) : array.longValue(i) < 0) {
        return false;
      }
    }
    return true;
  }

  public static boolean isSorted(DenseArrayAttr array) {
    if (isWide(array)) {
      return false;
    }
    for (int i = 1; i < array.size(); i++) {
      if (isFloat(array)
          ? array.doubleValue(i) < array.doubleValue(i - 1)
          : array.longValue(i) < array.longValue(i - 1)) {
        return false;
      }
    }
    return true;
  }

  public static boolean isStrictlySorted(DenseArrayAttr array) {
    if (isWide(array)) {
      return false;
    }
    for (int i = 1; i < array.size(); i++) {
      if (isFloat(array)
          ? array.doubleValue(i) <= array.doubleValue(i - 1)
          : array.longValue(i) <= array.longValue(i - 1)) {
        return false;
      }
    }
    return true;
  }

  /**
   * MLIR's constraints are on arrays of C++'s number types; wider elements satisfy none of them.
   */
  private static boolean isWide(DenseArrayAttr array) {
    return array.elementType() instanceof IntegerType integer && integer.width() > 64;
  }

  private static boolean isFloat(DenseArrayAttr array) {
    return array.elementType() instanceof FloatType;
  }
}
