// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** {@code !gpu.sparse.spmat_handle}: a sparse matrix, as a library for such knows it. */
public final class SparseSpMatHandleType extends KeywordType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "sparse.spmat_handle";

  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "sparse matrix handle type";

  private SparseSpMatHandleType(Context context) {
    super(context);
  }

  /** The type. */
  public static SparseSpMatHandleType get(Context context) {
    return intern(new SparseSpMatHandleType(context));
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof SparseSpMatHandleType;
  }

  /** The one type that satisfies the constraint. */
  public static Type build(Context context) {
    return get(context);
  }

  @Override
  public String mnemonic() {
    return MNEMONIC;
  }
}
