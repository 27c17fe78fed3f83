// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyFloat;
import dev.ods.constraint.AnySignlessInteger;
import dev.ods.ir.Type;

/** A memref of numbers that can be changed atomically. */
public final class NumberMemRef {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "memref of signless integer or floating-point values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private NumberMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof MemRefType memref
        && (AnySignlessInteger.test(memref.elementType()) || AnyFloat.test(memref.elementType()));
  }
}
