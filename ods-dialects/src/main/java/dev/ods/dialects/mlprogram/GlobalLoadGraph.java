// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;

/** Reads a global in a graph, after other operations and before others, as tokens say. */
@Op(dialect = MlProgramDialect.class, name = "global_load_graph")
public interface GlobalLoadGraph extends SymbolUserOpInterface {
  /** The global. */
  @Attr
  SymbolRefAttr global();

  /** Tokens of what comes before. */
  @Operand(TokenType.class)
  ValueRange consumeTokens();

  /** Its value. */
  @Result
  Value result();

  /** A token for what comes after. */
  @Result(TokenType.class)
  Value produceToken();

  /** Compares the type with that of the global. */
  @Override
  default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
    GlobalOp referent = Globals.nearest(tables, operation(), global());
    Globals.verifyLoad(operation(), global(), referent, result().type(), diagnostics);
  }

  /** Reads {@code @name ordering(%tokens -> type) : type attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int tokens = parser.operandMark();
    if (!Globals.parseName(parser, state)) {
      return false;
    }
    Type token = TokenOrdering.parse(parser);
    Type type = token == null ? null : parser.parseColonType();
    if (token == null || type == null || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    state.addType(type);
    state.addType(token);
    return TokenOrdering.resolve(parser, tokens, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, GlobalLoadGraph load) {
    printer.print(" ");
    printer.printAttribute(load.global());
    TokenOrdering.print(printer, load.consumeTokens(), load.produceToken().type());
    printer.print(" : ");
    printer.printType(load.result().type());
    printer.printOptionalAttrDict(load.operation(), Globals.NAME);
  }
}
