// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;

/** Reads a global. */
@Op(dialect = WasmssaDialect.class, name = "global_get")
@Trait(ConstantExpression.class)
@AssemblyFormat("$global attr-dict `:` type($global_val)")
public interface GlobalGet extends SymbolUserOpInterface {
  /** The global. */
  @Attr
  @FlatSymbolRef
  String global();

  /** Its value. */
  @Result(value = AnyValue.class, name = "global_val")
  Value globalVal();

  /** Where a constant is asked for, the global is one, and of another module. */
  @Override
  default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
    if (!isInConstant()) {
      return;
    }
    Operation definition =
        tables.lookupNearest(operation(), SymbolRefAttr.get(operation().context(), global()));
    if (definition == null) {
      diagnostics.error(operation(), "symbol @" + global() + " is undefined");
    } else if (!definition.is(GlobalImportOp.MODEL) || GlobalImportOp.of(definition).isMutable()) {
      diagnostics.error(
          operation(),
          "global.get op is considered constant if it's referring to a import.global symbol marked"
              + " non-mutable");
    }
  }

  private boolean isInConstant() {
    Operation op = operation().parent();
    while (op != null && !op.name().hasTrait(ConstantInitializer.class)) {
      op = op.parent();
    }
    return op != null;
  }
}
