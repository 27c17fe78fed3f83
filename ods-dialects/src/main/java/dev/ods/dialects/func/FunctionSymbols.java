// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.verify.SymbolTableCollection;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds functions by their names. */
final class FunctionSymbols {
  private FunctionSymbols() {}

  /** The type of the function that an attribute refers to; null if there is no such function. */
  static @Nullable FunctionType typeOf(
      SymbolTableCollection tables, Operation from, String attribute) {
    Operation found =
        from.attribute(attribute) instanceof SymbolRefAttr reference
            ? tables.lookupNearest(from, reference)
            : null;
    return found != null && found.is(FuncOp.MODEL) ? FuncOp.of(found).functionType() : null;
  }

  /** The types as printed in messages. */
  static String list(List<Type> types) {
    return types.stream().map(type -> "'" + type + "'").collect(Collectors.joining(", "));
  }
}
