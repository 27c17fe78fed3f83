// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.BuiltinService;
import dev.ods.ir.Dialect;
import dev.ods.ir.OpModel;
import java.util.List;

/** The dialect {@code builtin}: what MLIR itself brings. Every context has it from the start. */
public final class BuiltinDialect extends Dialect implements BuiltinService {
  /** The dialect's name. */
  public static final String NAMESPACE = "builtin";

  /** For {@link java.util.ServiceLoader}. */
  public BuiltinDialect() {
    super(NAMESPACE);
  }

  @Override
  public Dialect dialect() {
    return this;
  }

  @Override
  public List<OpModel> operations() {
    return List.of(ModuleOp.MODEL, UnrealizedConversionCastOp.MODEL);
  }
}
