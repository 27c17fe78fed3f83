// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** {@code !wasmssa.externref}: the type of references to host objects. */
public final class ExternRefType extends ReferenceType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "externref";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "Opaque type for external reference";

  private ExternRefType(Context context) {
    super(context);
  }

  /** The type. */
  public static ExternRefType get(Context context) {
    return intern(new ExternRefType(context));
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof ExternRefType;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
