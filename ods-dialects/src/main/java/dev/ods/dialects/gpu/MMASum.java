// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.constraint.F16;
import dev.ods.constraint.F32;
import dev.ods.constraint.F64;
import dev.ods.constraint.I32;
import dev.ods.ir.Type;

/** A matrix that products can be added to. */
public final class MMASum {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "gpu.mma_matrix of "
          + I32.SUMMARY
          + " or "
          + F16.SUMMARY
          + " or "
          + F32.SUMMARY
          + " or "
          + F64.SUMMARY
          + " values";

  private MMASum() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MMAMatrixType matrix && isElement(matrix.elementType());
  }

  private static boolean isElement(Type type) {
    return I32.test(type) || F16.test(type) || F32.test(type) || F64.test(type);
  }
}
