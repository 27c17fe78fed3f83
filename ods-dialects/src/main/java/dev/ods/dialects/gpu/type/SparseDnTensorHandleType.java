// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** {@code !gpu.sparse.dntensor_handle}: a handle to a dense tensor of a sparse library. */
public final class SparseDnTensorHandleType extends KeywordType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "sparse.dntensor_handle";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "dense tensor handle type";

  private SparseDnTensorHandleType(Context context) {
    super(context);
  }

  /** The type. */
  public static SparseDnTensorHandleType get(Context context) {
    return intern(new SparseDnTensorHandleType(context));
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof SparseDnTensorHandleType;
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
