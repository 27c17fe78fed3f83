// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.constraint.I8;
import dev.ods.ir.Type;

/** A memref of bytes, of one dimension. */
public final class ByteBuffer {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "1D memref of 8-bit signless integer values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private ByteBuffer() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref && memref.rank() == 1 && I8.test(memref.elementType());
  }
}
