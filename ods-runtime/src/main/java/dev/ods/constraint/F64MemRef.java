// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;

/** A ranked memref of {@code f64}. */
public final class F64MemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "memref of 64-bit float values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private F64MemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref && F64.test(memref.elementType());
  }
}
