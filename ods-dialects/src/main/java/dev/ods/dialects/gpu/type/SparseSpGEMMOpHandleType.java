// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** {@code !gpu.sparse.spgemmop_handle}: a handle to a product of sparse matrices. */
public final class SparseSpGEMMOpHandleType extends KeywordType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "sparse.spgemmop_handle";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "SpGEMM operation handle type";

  private SparseSpGEMMOpHandleType(Context context) {
    super(context);
  }

  /** The type. */
  public static SparseSpGEMMOpHandleType get(Context context) {
    return intern(new SparseSpGEMMOpHandleType(context));
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof SparseSpGEMMOpHandleType;
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
