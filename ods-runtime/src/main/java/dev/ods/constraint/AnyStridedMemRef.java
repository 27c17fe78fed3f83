// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;

/** A memref with a strided layout: an offset and one stride per dimension. */
public final class AnyStridedMemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "strided memref of any type values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private AnyStridedMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref && memref.isStrided();
  }
}
