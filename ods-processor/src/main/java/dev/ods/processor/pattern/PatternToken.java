// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

/**
 * A token of the text of a pattern.
 *
 * @param kind the kind of token
 * @param offset its offset, in UTF-16 units
 * @param text its text, without the {@code $} of a variable and the {@code #} of an index
 */
record PatternToken(Kind kind, int offset, String text) {
  /** The kinds of tokens. */
  enum Kind {
    END,
    WORD,
    VARIABLE,
    INDEX,
    MEMBER,
    NUMBER,
    STRING,
    L_PAREN,
    R_PAREN,
    L_SQUARE,
    R_SQUARE,
    COMMA,
    COLON
  }

  boolean is(Kind other) {
    return kind == other;
  }
}
