// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A ranked memref. */
public final class AnyMemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "memref of any type values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private AnyMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isMemRef(type);
  }
}
