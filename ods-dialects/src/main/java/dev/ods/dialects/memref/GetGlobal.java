// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.constraint.AnyStaticShapeMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;

/** The memory of a global. */
@Op(dialect = MemRefDialect.class, name = "get_global")
@Trait(Pure.class)
@AssemblyFormat("$name `:` type($result) attr-dict")
public interface GetGlobal extends SymbolUserOpInterface {
  /** The global. */
  @Attr
  @FlatSymbolRef
  String name();

  /** Its memory. */
  @Result(AnyStaticShapeMemRef.class)
  Value result();

  /** Compares the type with that of the global. */
  @Override
  default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
    Operation symbol =
        tables.lookupNearest(operation(), SymbolRefAttr.get(operation().context(), name()));
    if (symbol == null || !symbol.is(GlobalOp.MODEL)) {
      diagnostics.opError(operation(), "'" + name() + "' does not reference a valid global memref");
      return;
    }
    MemRefType type = GlobalOp.of(symbol).type();
    if (type != result().type()) {
      diagnostics.opError(
          operation(),
          "result type '%s' does not match type '%s' of the global memref @%s"
              .formatted(result().type(), type, name()));
    }
  }
}
