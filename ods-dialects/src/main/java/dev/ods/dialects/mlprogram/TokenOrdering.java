// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import org.jspecify.annotations.Nullable;

/** Parses and prints {@code ordering(%a, %b -> !ml_program.token)}. */
final class TokenOrdering {
  private final OperandMark from;
  private final SourceLocation at;
  private final @Nullable Type produced;

  private TokenOrdering(OperandMark from, SourceLocation at, @Nullable Type produced) {
    this.from = from;
    this.at = at;
    this.produced = produced;
  }

  /**
   * Parses it, if it is there: {@link #addTo} reports a missing one, since MLIR continues without.
   *
   * @return null after a diagnostic has been reported
   */
  static @Nullable TokenOrdering parse(OpAsmParser parser) {
    OperandMark from = parser.operandMark();
    SourceLocation at = parser.location();
    if (!parser.parseOptionalKeyword("ordering")) {
      return new TokenOrdering(from, at, null);
    }
    if (!parser.parseLParen()) {
      return null;
    }
    // An empty pair of parentheses is allowed.
    boolean parsed =
        parser.parseOptionalLParen() ? parser.parseRParen() : parser.parseOperandList();
    Type type = parsed && parser.parseArrow() ? parser.parseType() : null;
    return type != null && parser.parseRParen() ? new TokenOrdering(from, at, type) : null;
  }

  /** Adds the type of the created token to the operation. */
  boolean addTo(OpAsmParser parser, OperationState state) {
    if (produced == null) {
      return parser.error(at, "expected 'ordering'");
    }
    state.addType(produced);
    return true;
  }

  /** Adds the parsed tokens to the operation: all operands parsed since. */
  boolean resolve(OpAsmParser parser, OperationState state) {
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
