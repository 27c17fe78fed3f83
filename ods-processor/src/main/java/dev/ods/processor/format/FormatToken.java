// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

/**
 * A token of an assembly format.
 *
 * @param kind the kind of token
 * @param offset its offset, in UTF-16 units
 * @param spelling its text, including the backticks of a literal and the {@code $} of a variable
 */
record FormatToken(Kind kind, int offset, String spelling) {
  /** The kinds of tokens. */
  enum Kind {
    END,
    IDENTIFIER,
    DIRECTIVE,
    LITERAL,
    VARIABLE,
    STRING,
    CARET,
    COLON,
    COMMA,
    EQUAL,
    LESS,
    GREATER,
    QUESTION,
    L_PAREN,
    R_PAREN,
    STAR,
    PIPE
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /**
   * The text between the delimiters of a literal or a string, or after the {@code $} of a variable.
   */
  String content() {
    return kind == Kind.VARIABLE
        ? spelling.substring(1)
        : spelling.substring(1, spelling.length() - 1);
  }
}
