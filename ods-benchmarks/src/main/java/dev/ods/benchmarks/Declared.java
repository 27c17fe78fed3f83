// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ods.dialects.func.FuncDialectDefinition;
import dev.ods.dialects.omp.OmpDialectDefinition;
import dev.ods.dialects.transform.TransformDialectDefinition;
import dev.ods.ir.Context;

/**
 * A module of functions with 99 conversions and a return, each conversion with an attribute and to
 * a type that definitions declare: a number by its name, and a string.
 */
final class Declared {
  /** How many types and attributes there are. */
  private static final int DISTINCT = 1024;

  private Declared() {}

  static Context newContext() {
    Context context = Context.create();
    context.load(new FuncDialectDefinition());
    context.load(new OmpDialectDefinition());
    context.load(new TransformDialectDefinition());
    return context;
  }

  /** The text of a module with {@code n} body operations, as it is printed. */
  static byte[] text(int n) {
    StringBuilder text = new StringBuilder("module {\n");
    for (int f = 0; f < n / Functions.OPS_PER_FUNCTION; f++) {
      int first = f * Functions.BODY_OPS;
      text.append("  func.func @f").append(f).append("(%arg0: ").append(type(first));
      text.append(") {\n");
      for (int j = 0; j < Functions.BODY_OPS; j++) {
        text.append("    %").append(j).append(" = builtin.unrealized_conversion_cast %");
        text.append(j == 0 ? "arg0" : Integer.toString(j - 1)).append(" : ");
        text.append(type(first + j)).append(" to ").append(type(first + j + 1));
        text.append(" {since = #omp.version<version = ").append((first + j) % DISTINCT);
        text.append(">}\n");
      }
      text.append("    return\n  }\n");
    }
    return text.append("}\n").toString().getBytes(UTF_8);
  }

  private static String type(int index) {
    return "!transform.op<\"bench.op" + index % DISTINCT + "\">";
  }
}
