// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.ir.OperationState;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import org.jspecify.annotations.Nullable;

/**
 * The prefix of an {@link AsyncOp}: {@code async [%a, %b]}.
 *
 * @param isAsync whether the operation returns a token
 * @param from the start of the tokens
 * @param to their end
 */
record AsyncSyntax(boolean isAsync, OperandMark from, OperandMark to) {
  /** Parses it; null after a diagnostic has been reported. */
  static @Nullable AsyncSyntax parse(OpAsmParser parser) {
    SourceLocation at = parser.location();
    boolean isAsync = parser.parseOptionalKeyword("async");
    if (isAsync && parser.namedResultCount() == 0) {
      parser.error(at, "needs to be named when marked 'async'");
      return null;
    }
    OperandMark from = parser.operandMark();
    boolean parsed = parser.parseOperandList(Delimiter.OPTIONAL_SQUARE);
    return parsed ? new AsyncSyntax(isAsync, from, parser.operandMark()) : null;
  }

  /** How many tokens there are. */
  int count() {
    return from.countTo(to);
  }

  /** Adds the token to the results, if there is one. */
  void addToken(OperationState state) {
    if (isAsync) {
      state.addType(AsyncTokenType.get(state.context()));
    }
  }

  /** Adds the tokens to the operands. */
  boolean resolve(OpAsmParser parser, OperationState state) {
    return parser.resolveOperands(from, to, AsyncTokenType.get(parser.context()), state);
  }

  /** Prints the syntax of {@link #parse}; always with a leading space. */
  static void print(OpAsmPrinter printer, AsyncOp op) {
    boolean isAsync = op.asyncToken().isPresent();
    printer.print(isAsync ? " async" : " ");
    if (!op.asyncDependencies().isEmpty()) {
      printer.print(isAsync ? " [" : "[");
      printer.printOperands(op.asyncDependencies());
      printer.print("]");
    }
  }
}
