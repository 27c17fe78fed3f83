// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.logic;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** Predicates on scalar types. All are false for null. */
public final class Types {
  private Types() {}

  public static boolean isInteger(@Nullable Type type, int width) {
    return type instanceof IntegerType integer && integer.width() == width;
  }

  public static boolean isSignless(@Nullable Type type) {
    return type instanceof IntegerType integer && integer.isSignless();
  }

  public static boolean isSignless(@Nullable Type type, int width) {
    return type instanceof IntegerType integer && integer.isSignless(width);
  }

  public static boolean isSigned(@Nullable Type type) {
    return type instanceof IntegerType integer && integer.isSigned();
  }

  public static boolean isSigned(@Nullable Type type, int width) {
    return type instanceof IntegerType integer && integer.isSigned() && integer.width() == width;
  }

  public static boolean isUnsigned(@Nullable Type type) {
    return type instanceof IntegerType integer && integer.isUnsigned();
  }

  public static boolean isUnsigned(@Nullable Type type, int width) {
    return type instanceof IntegerType integer && integer.isUnsigned() && integer.width() == width;
  }

  public static boolean isFloat(@Nullable Type type, FloatType.Kind kind) {
    return type instanceof FloatType real && real.is(kind);
  }
}
