// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.dialects.gpu.attr.AllReduceOperation;
import dev.ods.dialects.gpu.attr.AllReduceOperationAttr;
import dev.ods.dialects.gpu.attr.AllReduceOperationEnum;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;
import org.jspecify.annotations.Nullable;

/** What reductions have in common: which values they apply to, and the text of their names. */
public final class Reductions {
  private Reductions() {}

  /** Whether the reduction applies to values of a type. */
  static boolean areCompatible(AllReduceOperation operation, Type type) {
    return switch (operation) {
      case ADD, MUL -> true;
      case MINNUMF, MAXNUMF, MINIMUMF, MAXIMUMF -> type instanceof FloatType;
      case MINUI, MINSI, MAXUI, MAXSI, AND, OR, XOR -> type instanceof IntegerType;
    };
  }

  /** The message about values to which the reduction does not apply. */
  static String incompatible(AllReduceOperation operation, Type type) {
    return "`%s` reduction operation is not compatible with type '%s'"
        .formatted(AllReduceOperationEnum.stringify(operation), type);
  }

  /** Parses the name of a reduction, if there is one: {@code custom<AllReduceOperation>($op)}. */
  static boolean parseAllReduceOperation(
      OpAsmParser parser, Parsed<AllReduceOperationAttr> operation) {
    String word = parser.parseOptionalKeyword();
    if (word == null) {
      return true;
    }
    AllReduceOperation named = AllReduceOperationEnum.symbolize(word);
    if (named == null) {
      return parser.error(parser.location(), "invalid op kind");
    }
    operation.set(AllReduceOperationAttr.get(parser.context(), named));
    return true;
  }

  /** Prints the syntax of {@link #parseAllReduceOperation}. */
  static void printAllReduceOperation(
      OpAsmPrinter printer, Operation op, @Nullable AllReduceOperationAttr operation) {
    if (operation != null) {
      printer.print(" " + AllReduceOperationEnum.stringify(operation.value()));
    }
  }
}
