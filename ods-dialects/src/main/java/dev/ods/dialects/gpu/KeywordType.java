// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** A type of this dialect that has no parameters. */
abstract sealed class KeywordType extends Type
    permits AsyncTokenType,
        SparseDnTensorHandleType,
        SparseSpGEMMOpHandleType,
        SparseSpMatHandleType {
  KeywordType(Context context) {
    super(context);
  }

  /** The name in the dialect. */
  abstract String mnemonic();

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
