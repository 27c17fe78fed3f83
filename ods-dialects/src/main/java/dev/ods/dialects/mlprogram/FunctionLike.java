// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;
import dev.ods.annotation.SymbolName;
import dev.ods.annotation.Trait;
import dev.ods.builtin.FunctionType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionSyntax;
import dev.ods.dialects.function.FunctionVerification;
import dev.ods.dialects.function.IsFunction;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Region;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.Symbol;
import dev.ods.trait.SymbolOpInterface;
import java.util.List;
import java.util.Optional;

/** A function, whether its operations are in order or a graph. */
@Order({"symName", "functionType", "argAttrs", "resAttrs", "symVisibility", "body"})
@Trait({IsFunction.class, IsolatedFromAbove.class, Symbol.class})
interface FunctionLike extends SymbolOpInterface {
  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();

  /** The types of arguments and results. */
  @Attr(name = "function_type")
  FunctionType functionType();

  /** A dictionary for each argument; absent if all are empty. */
  @Attr(name = "arg_attrs")
  Optional<List<DictionaryAttr>> argAttrs();

  /** A dictionary for each result; absent if all are empty. */
  @Attr(name = "res_attrs")
  Optional<List<DictionaryAttr>> resAttrs();

  /** Who sees the name: {@code public}, which is the default, {@code private} or {@code nested}. */
  @Attr(name = "sym_visibility")
  Optional<String> symVisibility();

  /** The body; empty for a declaration. */
  Region body();

  /** Whether there is no body. */
  @Override
  default boolean isDeclaration() {
    return body().isEmpty();
  }

  /** Appends the entry block, with the arguments of the function's type, to an empty body. */
  default Block addEntryBlock() {
    return FunctionSyntax.addEntryBlock(operation());
  }

  /** Compares attributes and entry block with the function's type. */
  default void verify(Diagnostics diagnostics) {
    FunctionVerification.verify(operation(), functionType(), diagnostics);
  }
}
