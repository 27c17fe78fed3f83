// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.Literals;

/** How the literals of formats are parsed. */
final class LiteralCode {
  private LiteralCode() {}

  /** The method for a literal without {@code parse} or {@code parseOptional}. */
  static CodeBlock call(String spelling) {
    if (Literals.isWordLiteral(spelling)) {
      return CodeBlock.of("Keyword($S)", spelling);
    }
    String name =
        switch (spelling) {
          case "->" -> "Arrow";
          case "..." -> "Ellipsis";
          case ":" -> "Colon";
          case "," -> "Comma";
          case "=" -> "Equal";
          case "<" -> "Less";
          case ">" -> "Greater";
          case "{" -> "LBrace";
          case "}" -> "RBrace";
          case "(" -> "LParen";
          case ")" -> "RParen";
          case "[" -> "LSquare";
          case "]" -> "RSquare";
          case "?" -> "Question";
          case "+" -> "Plus";
          case "-" -> "Minus";
          case "*" -> "Star";
          default -> throw new IllegalArgumentException("not a literal: " + spelling);
        };
    return CodeBlock.of("$L()", name);
  }
}
