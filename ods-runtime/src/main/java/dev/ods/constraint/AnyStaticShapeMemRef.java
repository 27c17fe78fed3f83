// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A memref of static shape. */
public final class AnyStaticShapeMemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "statically shaped memref of any type values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private AnyStaticShapeMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isMemRef(type) && Shapes.hasStaticShape(type);
  }
}
