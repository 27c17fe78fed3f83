// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.MemRefType;
import dev.ods.constraint.I8;
import dev.ods.ir.Type;

/** A memref of bytes in one dimension. */
public final class MemRefOfBytes {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "1D memref of " + I8.SUMMARY + " values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private MemRefOfBytes() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref && memref.rank() == 1 && I8.test(memref.elementType());
  }
}
