// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;

/** Writes a global variable, which may be one of a module around. */
@Op(dialect = MlProgramDialect.class, name = "global_store")
@AssemblyFormat("$global `=` $value `:` type($value) attr-dict")
public interface GlobalStore extends SymbolUserOpInterface {
  /** The global. */
  @Attr
  SymbolRefAttr global();

  /** The new value. */
  @Operand
  Value value();

  /** Compares the type with that of the global. */
  @Override
  default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
    GlobalOp referent = Globals.visible(tables, operation(), global());
    Globals.verifyStore(operation(), global(), referent, value().type(), diagnostics);
  }
}
