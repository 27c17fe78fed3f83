// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.control.FunctionOpInterface;
import dev.ods.dialects.function.FunctionSyntax;
import dev.ods.dialects.function.IsFunction;
import dev.ods.ir.*;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/**
 * A function: a name, a signature, and a body of blocks whose operations run in order.
 *
 * <p>The body cannot use outer values. A function without a body is a declaration.
 */
@Op(dialect = FuncDialect.class, name = "func")
@Trait({
  AffineScope.class,
  AutomaticAllocationScope.class,
  FunctionOpInterface.class,
  IsFunction.class,
  IsolatedFromAbove.class
})
public interface Func extends FunctionOpInterface, OpAsmOpInterface {
  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();

  /** The types of arguments and results. */
  @Override
  @Attr(name = "function_type")
  FunctionType functionType();

  /** The visibility: {@code public}, which is the default, {@code private} or {@code nested}. */
  @Attr(name = "sym_visibility")
  Optional<String> symVisibility();

  /** A dictionary for each argument; absent if all are empty. */
  @Attr(name = "arg_attrs")
  Optional<List<DictionaryAttr>> argAttrs();

  /** A dictionary for each result; absent if all are empty. */
  @Attr(name = "res_attrs")
  Optional<List<DictionaryAttr>> resAttrs();

  /** Whether calls must not be inlined. */
  @Attr(name = "no_inline")
  @Unit
  boolean noInline();

  /** The body; empty for a declaration. */
  Region body();

  @Override
  default boolean isDeclaration() {
    return isExternal();
  }

  /** Appends the entry block, with the arguments of the function's type, to an empty body. */
  default Block addEntryBlock() {
    return FunctionSyntax.addEntryBlock(operation());
  }

  /** Operations in the body are printed without the prefix {@code func.}. */
  @Override
  default String defaultDialect() {
    return "func";
  }

  /** Parses the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return FunctionSyntax.parse(parser, state);
  }

  /** Prints the custom form. */
  static void print(OpAsmPrinter printer, Func function) {
    FunctionSyntax.print(printer, function.operation());
  }
}
