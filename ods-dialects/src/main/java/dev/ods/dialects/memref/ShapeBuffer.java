// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnySignlessIntegerOrIndex;
import dev.ods.ir.Type;

/** A memref of the sizes of a shape. */
public final class ShapeBuffer {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "1D memref of signless integer or index values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private ShapeBuffer() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref
        && memref.rank() == 1
        && AnySignlessIntegerOrIndex.test(memref.elementType());
  }
}
