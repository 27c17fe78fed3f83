// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import org.jspecify.annotations.Nullable;

/** Parses and prints {@code ordering(%a, %b -> !ml_program.token)}. */
final class TokenOrdering {
  private TokenOrdering() {}

  /**
   * Parses it; the tokens stay on the operand stack.
   *
   * @return the type of the created token; null after a diagnostic has been reported
   */
  static @Nullable Type parse(OpAsmParser parser) {
    if (!parser.parseKeyword("ordering") || !parser.parseLParen()) {
      return null;
    }
    // An empty pair of parentheses is allowed.
    boolean parsed =
        parser.parseOptionalLParen() ? parser.parseRParen() : parser.parseOperandList();
    Type type = parsed && parser.parseArrow() ? parser.parseType() : null;
    return type != null && parser.parseRParen() ? type : null;
  }

  /** Adds the parsed tokens from {@code from} on to the operation. */
  static boolean resolve(OpAsmParser parser, OperandMark from, OperationState state) {
    TokenType type = TokenType.get(parser.context());
    return parser.resolveOperands(from, parser.operandMark(), type, state);
  }

  static void print(OpAsmPrinter printer, ValueRange tokens, Type produced) {
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
