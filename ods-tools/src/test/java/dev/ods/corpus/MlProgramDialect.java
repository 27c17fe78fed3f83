// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import dev.ods.builtin.OpaqueAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Dialect;
import dev.ods.ir.OpModel;
import dev.ods.text.AsmAlias;
import dev.ods.text.OpAsmDialectInterface;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What of MLIR's dialect {@code ml_program} has a say in files: the alias of its attribute. */
final class MlProgramDialect extends Dialect implements OpAsmDialectInterface {
  MlProgramDialect() {
    super("ml_program");
  }

  @Override
  public List<OpModel> operations() {
    return List.of();
  }

  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }

  @Override
  public boolean allowsUnknownTypes() {
    return true;
  }

  @Override
  public @Nullable AsmAlias alias(Attribute attribute) {
    return attribute instanceof OpaqueAttr own && own.dialectNamespace().equals(namespace())
        ? AsmAlias.overridable(own.data())
        : null;
  }
}
