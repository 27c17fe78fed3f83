// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A memref of rank 1 or more. */
public final class AnyNon0RankedMemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "non-0-ranked.memref of any type values";

  /** The class of the types. */
  public static final Class<MemRefType> KIND = MemRefType.class;

  private AnyNon0RankedMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isMemRef(type) && Shapes.rank(type) > 0;
  }
}
