// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.ir.Type;
import dev.ods.predicate.Shapes;

/** An unranked memref. */
public final class AnyUnrankedMemRef {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "unranked.memref of any type values";

  /** The class of the types. */
  public static final Class<UnrankedMemRefType> KIND = UnrankedMemRefType.class;

  private AnyUnrankedMemRef() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Shapes.isUnrankedMemRef(type);
  }
}
