// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;

/** A memref of one element, without dimensions. */
public final class StridedScalarMemRef {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "strided memref of any type values of rank 0";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private StridedScalarMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref && memref.rank() == 0 && memref.isStrided();
  }
}
