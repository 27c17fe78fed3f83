// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** {@code !gpu.async.token}: the completion of work on a device. */
public final class AsyncTokenType extends KeywordType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "async.token";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "async token type";

  private AsyncTokenType(Context context) {
    super(context);
  }

  /** The type. */
  public static AsyncTokenType get(Context context) {
    return intern(new AsyncTokenType(context));
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof AsyncTokenType;
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
