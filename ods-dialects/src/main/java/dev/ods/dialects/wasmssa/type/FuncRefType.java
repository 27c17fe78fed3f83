// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** {@code !wasmssa.funcref}: the type of references to functions. */
public final class FuncRefType extends ReferenceType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "funcref";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "Opaque type for function reference";

  private FuncRefType(Context context) {
    super(context);
  }

  /** The type. */
  public static FuncRefType get(Context context) {
    return intern(new FuncRefType(context));
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof FuncRefType;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
