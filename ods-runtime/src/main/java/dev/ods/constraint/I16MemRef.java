// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;

/** A ranked memref of {@code i16}. */
public final class I16MemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "memref of 16-bit signless integer values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private I16MemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref && I16.test(memref.elementType());
  }
}
