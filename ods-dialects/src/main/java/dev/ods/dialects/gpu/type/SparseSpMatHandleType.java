// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** {@code !gpu.sparse.spmat_handle}: a handle to a sparse matrix of a sparse library. */
public final class SparseSpMatHandleType extends KeywordType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "sparse.spmat_handle";

  /** The constraint's summary in diagnostics. */
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
