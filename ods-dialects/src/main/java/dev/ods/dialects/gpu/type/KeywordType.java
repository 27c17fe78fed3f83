// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A type of this dialect that has no parameters. */
public abstract sealed class KeywordType extends Type
    permits AsyncTokenType,
        SparseDnTensorHandleType,
        SparseSpGEMMOpHandleType,
        SparseSpMatHandleType {
  KeywordType(Context context) {
    super(context);
  }

  /** The name in the dialect. */
  public abstract String mnemonic();

  @Override
  public final String dialectNamespace() {
    return "gpu";
  }

  @Override
  protected final int keyHash() {
    return 0;
  }

  @Override
  protected final boolean keyEquals(Type other) {
    return true;
  }
}
