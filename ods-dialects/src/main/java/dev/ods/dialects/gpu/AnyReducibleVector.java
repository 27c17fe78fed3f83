// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;

/** Numbers that threads can combine: a vector of one dimension. */
public final class AnyReducibleVector {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "fixed-length vector of Integer or Float values of ranks 1";

  private AnyReducibleVector() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof VectorType vector
        && vector.rank() == 1
        && !vector.isScalable()
        && AnyReducibleConstraint.test(vector.elementType());
  }
}
