// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.MemRefType;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.F16;
import dev.ods.constraint.F32;
import dev.ods.constraint.F64;
import dev.ods.constraint.I32;
import dev.ods.constraint.I8;
import dev.ods.ir.Type;

/** A memref that a matrix of a subgroup can be loaded from: of numbers, or of vectors of them. */
public final class MMAMemRef {
  private static final String NUMBERS =
      I8.SUMMARY
          + " or "
          + I32.SUMMARY
          + " or "
          + F16.SUMMARY
          + " or "
          + F32.SUMMARY
          + " or "
          + F64.SUMMARY;

  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "memref of " + NUMBERS + " or vector of " + NUMBERS + " values of ranks 1 values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private MMAMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref && isElement(memref.elementType());
  }

  private static boolean isElement(Type type) {
    return type instanceof VectorType vector
        ? vector.rank() == 1 && isNumber(vector.elementType())
        : isNumber(type);
  }

  private static boolean isNumber(Type type) {
    return I8.test(type) || I32.test(type) || F16.test(type) || F32.test(type) || F64.test(type);
  }
}
