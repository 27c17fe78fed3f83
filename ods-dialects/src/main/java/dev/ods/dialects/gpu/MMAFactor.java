// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.constraint.F16;
import dev.ods.constraint.F32;
import dev.ods.constraint.F64;
import dev.ods.constraint.SI8;
import dev.ods.constraint.UI8;
import dev.ods.ir.Type;

/** A matrix that can be a factor of a product. */
public final class MMAFactor {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "gpu.mma_matrix of "
          + SI8.SUMMARY
          + " or "
          + UI8.SUMMARY
          + " or "
          + F16.SUMMARY
          + " or "
          + F32.SUMMARY
          + " or "
          + F64.SUMMARY
          + " values";

  private MMAFactor() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MMAMatrixType matrix && isElement(matrix.elementType());
  }

  private static boolean isElement(Type type) {
    return SI8.test(type) || UI8.test(type) || F16.test(type) || F32.test(type) || F64.test(type);
  }
}
