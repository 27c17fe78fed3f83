// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Dialect;
import dev.ods.ir.OpModel;
import java.util.List;

/** The dialect {@code builtin}: what MLIR itself brings. */
public final class BuiltinDialect extends Dialect {
  /** The dialect's name. */
  public static final String NAMESPACE = "builtin";

  /** A new instance; it does not matter which one a context loads. */
  public BuiltinDialect() {
    super(NAMESPACE);
  }

  @Override
  public List<OpModel> operations() {
    return List.of(ModuleOp.MODEL, UnrealizedConversionCastOp.MODEL);
  }
}
