// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;

/** A ranked memref of {@code i32}. */
public final class I32MemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "memref of 32-bit signless integer values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private I32MemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref && I32.test(memref.elementType());
  }
}
