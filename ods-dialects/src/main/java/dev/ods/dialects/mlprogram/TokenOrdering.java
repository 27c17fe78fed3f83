// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.Parsed;
import dev.ods.text.SourceLocation;
import java.util.List;

/** The directive {@code ordering(%a, %b -> !ml_program.token)}. */
public final class TokenOrdering {
  private TokenOrdering() {}

  /** Parses it. If it is missing, MLIR continues with the colon, and then crashes. */
  static boolean parseTokenOrdering(
      OpAsmParser parser, List<OperandMark> tokens, Parsed<Type> produced) {
    SourceLocation at = parser.location();
    if (!parser.parseOptionalKeyword("ordering")) {
      return parser.parseColon() && parser.error(at, "expected 'ordering'");
    }
    if (!parser.parseLParen()) {
      return false;
    }
    OperandMark from = parser.operandMark();
    // An empty pair of parentheses is allowed.
    boolean parsed =
        parser.parseOptionalLParen() ? parser.parseRParen() : parser.parseOperandList();
    if (!parsed || !parser.parseArrow()) {
      return false;
    }
    tokens.addAll(from.rangeTo(parser.operandMark()));
    produced.set(parser.parseType());
    return produced.get() != null && parser.parseRParen();
  }

  /** Prints the syntax of {@link #parseTokenOrdering}. */
  static void printTokenOrdering(
      OpAsmPrinter printer, Operation op, ValueRange tokens, Type produced) {
    printer.print(" ordering(");
    if (tokens.isEmpty()) {
      printer.print("()");
    } else {
      printer.printOperands(tokens);
    }
    printer.print(" -> ");
    printer.printType(produced);
    printer.print(")");
  }
}
