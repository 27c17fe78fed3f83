// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;
import dev.ods.annotation.SymbolName;
import dev.ods.ir.Block;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/**
 * Extended by the declarations of functions that may be without a body, and whose custom form is
 * that of {@link FunctionSyntax}. Their visibility is the discardable attribute {@code
 * sym_visibility}; {@link NamedFunction} declares it.
 */
@Order({"symName", "functionType", "argAttrs", "resAttrs", "body"})
public interface FunctionSymbol extends FunctionLike {
  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();

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

  /** Parses the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return FunctionSyntax.parse(parser, state);
  }

  /** Prints the custom form. */
  static void print(OpAsmPrinter printer, FunctionSymbol function) {
    FunctionSyntax.print(printer, function.operation());
  }
}
