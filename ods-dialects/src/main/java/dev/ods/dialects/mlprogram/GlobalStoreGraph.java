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

/** Writes a global variable in a graph, after other operations and before others. */
@Op(dialect = MlProgramDialect.class, name = "global_store_graph")
public interface GlobalStoreGraph extends SymbolUserOpInterface {
  /** The global. */
  @Attr
  SymbolRefAttr global();

  /** The new value. */
  @Operand
  Value value();

  /** Tokens of what comes before. */
  @Operand(TokenType.class)
  ValueRange consumeTokens();

  /** A token for what comes after. */
  @Result(TokenType.class)
  Value produceToken();

  /** Compares the type with that of the global. */
  @Override
  default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
    GlobalOp referent = Globals.nearest(tables, operation(), global());
    Globals.verifyStore(operation(), global(), referent, value().type(), diagnostics);
  }

  /** Reads {@code @name = %value ordering(%tokens -> type) : type attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int value = parser.operandMark();
    if (!Globals.parseName(parser, state) || !parser.parseEqual() || !parser.parseOperand()) {
      return false;
    }
    Type token = TokenOrdering.parse(parser);
    Type type = token == null ? null : parser.parseColonType();
    if (token == null || type == null || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    state.addType(token);
    return parser.resolveOperand(value, type, state)
        && TokenOrdering.resolve(parser, value + 1, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, GlobalStoreGraph store) {
    printer.print(" ");
    printer.printAttribute(store.global());
    printer.print(" = ");
    printer.printOperand(store.value());
    TokenOrdering.print(printer, store.consumeTokens(), store.produceToken().type());
    printer.print(" : ");
    printer.printType(store.value().type());
    printer.printOptionalAttrDict(store.operation(), Globals.NAME);
  }
}
