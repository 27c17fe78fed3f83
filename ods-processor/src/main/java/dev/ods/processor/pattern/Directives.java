// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import org.jspecify.annotations.Nullable;

/** What the directives are for, which are written as trees but are no operations. */
final class Directives {
  private Directives() {}

  /** Where a directive belongs, for messages; null if a word is none. */
  static @Nullable String use(String head) {
    return switch (head) {
      case "either" -> "'either' stands for two operands of an operation to match, in any order";
      case "constant" -> "'constant' stands for an operand of an operation to match";
      case "variadic" ->
          "'variadic' stands for a list of values that an operation or a method takes";
      case "location", "returnType" ->
          "'" + head + "' comes after the arguments of an operation to build";
      default -> null;
    };
  }
}
