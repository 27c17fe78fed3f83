// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** {@code !ml_program.token}: the order of operations in a graph. */
public final class TokenType extends Type {
  /** The name in the dialect. */
  public static final String MNEMONIC = "token";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "Token for establishing execution ordering in a graph";

  private TokenType(Context context) {
    super(context);
  }

  /** The type of tokens. */
  public static TokenType get(Context context) {
    return intern(new TokenType(context));
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof TokenType;
  }

  /** The one type that satisfies the constraint. */
  public static Type build(Context context) {
    return get(context);
  }

  @Override
  public String dialectNamespace() {
    return "ml_program";
  }

  @Override
  protected int keyHash() {
    return 0;
  }

  @Override
  protected boolean keyEquals(Type other) {
    return true;
  }
}
