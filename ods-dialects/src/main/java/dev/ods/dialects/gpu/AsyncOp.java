// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.ir.*;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.Parsed;
import dev.ods.text.SourceLocation;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An operation that starts after others are done, and need not be waited for (MLIR's {@code
 * AsyncOpInterface}).
 */
@Order({"asyncDependencies", "asyncToken"})
interface AsyncOp extends OpView {
  /** The tokens of operations that must finish before. */
  @Operand(AsyncTokenType.class)
  ValueRange asyncDependencies();

  /** The token of this operation; without it, the operation is synchronous. */
  @Result(AsyncTokenType.class)
  Optional<Value> asyncToken();

  /** Parses {@code async [%a, %b]}: {@code custom<AsyncDependencies>(type($token), $tokens)}. */
  static boolean parseAsyncDependencies(
      OpAsmParser parser, Parsed<Type> token, List<OperandMark> dependencies) {
    SourceLocation at = parser.location();
    if (parser.parseOptionalKeyword("async")) {
      if (parser.namedResultCount() == 0) {
        return parser.error(at, "needs to be named when marked 'async'");
      }
      token.set(AsyncTokenType.get(parser.context()));
    }
    OperandMark from = parser.operandMark();
    boolean parsed = parser.parseOperandList(Delimiter.OPTIONAL_SQUARE);
    dependencies.addAll(from.rangeTo(parser.operandMark()));
    return parsed;
  }

  /** Prints the syntax of {@link #parseAsyncDependencies}. */
  static void printAsyncDependencies(
      OpAsmPrinter printer, Operation op, @Nullable Type token, ValueRange dependencies) {
    if (token != null) {
      printer.print("async");
    }
    if (!dependencies.isEmpty()) {
      printer.print(token != null ? " [" : "[");
      printer.printOperands(dependencies);
      printer.print("]");
    }
  }
}
