// SPDX-License-Identifier: Apache-2.0
package dev.ods.scale;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A module of many operations as generic text, exactly as {@code mlir-opt --mlir-print-op-generic}
 * prints it.
 *
 * <p>Each function takes and returns 32-bit integers and has a hundred operations: 99 of
 * arithmetic, in a cycle of addition, multiplication, exclusive or and constant, each of the first
 * three using the two values before it, and a return. The generic form numbers the values of the
 * whole module, beginning with the last function.
 */
final class ChainModule {
  static final int OPS_PER_FUNCTION = 100;

  private static final int VALUES_PER_FUNCTION = OPS_PER_FUNCTION - 1;
  private static final int BYTES_PER_OP = 100;

  private ChainModule() {}

  /** The number of operations in the text, including the functions and the module. */
  static int operations(int functions) {
    return functions * (OPS_PER_FUNCTION + 1) + 1;
  }

  /** The text of a module with a number of functions. */
  static byte[] text(int functions) {
    ByteArrayOutputStream out =
        new ByteArrayOutputStream(functions * OPS_PER_FUNCTION * BYTES_PER_OP);
    write(out, "\"builtin.module\"() ({\n");
    for (int i = 0; i < functions; i++) {
      function(out, i, functions - 1 - i);
    }
    write(out, "}) : () -> ()\n");
    return out.toByteArray();
  }

  private static void function(ByteArrayOutputStream out, int index, int indexFromEnd) {
    String x = "%arg" + (2 * indexFromEnd);
    String y = "%arg" + (2 * indexFromEnd + 1);
    int value = VALUES_PER_FUNCTION * indexFromEnd;
    StringBuilder text = new StringBuilder(OPS_PER_FUNCTION * BYTES_PER_OP);
    text.append("  \"func.func\"() <{function_type = (i32, i32) -> i32, sym_name = \"f")
        .append(index)
        .append("\"}> ({\n  ^bb0(")
        .append(x)
        .append(": i32, ")
        .append(y)
        .append(": i32):\n");
    for (int j = 0; j < VALUES_PER_FUNCTION; j++) {
      String result = "%" + value++;
      text.append("    ").append(result).append(" = ");
      switch (j % 4) {
        case 0 -> binary(text, "arith.addi", x, y, true);
        case 1 -> binary(text, "arith.muli", x, y, true);
        case 2 -> binary(text, "arith.xori", x, y, false);
        default ->
            text.append("\"arith.constant\"() <{value = ")
                .append((index * 25L + j / 4) % 1024)
                .append(" : i32}> : () -> i32\n");
      }
      x = y;
      y = result;
    }
    text.append("    \"func.return\"(").append(y).append(") : (i32) -> ()\n  }) : () -> ()\n");
    write(out, text.toString());
  }

  private static void binary(
      StringBuilder text, String name, String lhs, String rhs, boolean overflow) {
    text.append('"').append(name).append("\"(").append(lhs).append(", ").append(rhs).append(')');
    if (overflow) {
      text.append(" <{overflowFlags = #arith.overflow<none>}>");
    }
    text.append(" : (i32, i32) -> i32\n");
  }

  private static void write(ByteArrayOutputStream out, String text) {
    out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
  }
}
