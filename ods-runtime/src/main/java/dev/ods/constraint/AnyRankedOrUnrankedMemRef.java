// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.BaseMemRefType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** A memref, ranked or not. */
public final class AnyRankedOrUnrankedMemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "ranked or unranked memref of any type values";

  /** The class of the types. */
  public static final Class<BaseMemRefType> KIND = BaseMemRefType.class;

  private AnyRankedOrUnrankedMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isRankedOrUnrankedMemRef(type);
  }
}
