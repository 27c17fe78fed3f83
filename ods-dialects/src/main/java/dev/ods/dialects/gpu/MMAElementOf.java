// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.ir.Type;

/** The type of the elements of a matrix. */
public final class MMAElementOf {
  private MMAElementOf() {}

  /** The type of the elements. */
  public static Type apply(Type type) {
    return ((MMAMatrixType) type).elementType();
  }
}
