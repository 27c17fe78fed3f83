// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.trait.*;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;

/**
 * Constant.
 *
 * <p>Creates a value of function type from the name of a function.
 */
@Op(dialect = FuncDialect.class, name = "constant")
@Trait({Pure.class, ConstantLike.class})
@AssemblyFormat("attr-dict $value `:` type(results)")
@AsmResultNames("f")
public interface Constant extends SymbolUserOpInterface {
  /** The function. */
  @Attr
  @ConstantValue
  @FlatSymbolRef
  String value();

  /** The function as a value. */
  @Result
  Value result();

  /** Compares the type with that of the function. */
  @Override
  default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
    FunctionType type = FunctionSymbols.typeOf(tables, operation(), "value");
    if (type == null) {
      diagnostics.opError(operation(), "reference to undefined function '" + value() + "'");
    } else if (type != result().type()) {
      diagnostics.opError(operation(), "reference to function with mismatched type");
    }
  }
}
