// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;

/** Reads a global variable, or a constant, which may be one of a module around. */
@Op(dialect = MlProgramDialect.class, name = "global_load")
@AssemblyFormat("$global `:` type($result) attr-dict")
public interface GlobalLoad extends OpAsmOpInterface, SymbolUserOpInterface {
  /** The global. */
  @Attr
  SymbolRefAttr global();

  /** Its value. */
  @Result
  Value result();

  /** The value is called like the global. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), global().leaf().value());
  }

  /** Compares the type with that of the global. */
  @Override
  default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
    GlobalOp referent = Globals.visible(tables, operation(), global());
    Globals.verifyLoad(operation(), global(), referent, result().type(), diagnostics);
  }
}
