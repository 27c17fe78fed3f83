// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.IndexType;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** The type {@code index}. */
public final class Index {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "index";

  /** The class of the types. */
  public static final Class<IndexType> KIND = IndexType.class;

  private Index() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof IndexType;
  }

  /** The only type that satisfies the constraint. */
  public static Type build(Context context) {
    return IndexType.get(context);
  }
}
