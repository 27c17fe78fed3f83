// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * The brackets around a comma separated list. With brackets the list may be empty; the {@code
 * OPTIONAL_} forms also allow the brackets themselves to be absent.
 */
public enum Delimiter {
  NONE(TokenKind.EOF, TokenKind.EOF, false),
  PAREN(TokenKind.L_PAREN, TokenKind.R_PAREN, false),
  SQUARE(TokenKind.L_SQUARE, TokenKind.R_SQUARE, false),
  LESS_GREATER(TokenKind.LESS, TokenKind.GREATER, false),
  BRACES(TokenKind.L_BRACE, TokenKind.R_BRACE, false),
  OPTIONAL_PAREN(TokenKind.L_PAREN, TokenKind.R_PAREN, true),
  OPTIONAL_SQUARE(TokenKind.L_SQUARE, TokenKind.R_SQUARE, true),
  OPTIONAL_LESS_GREATER(TokenKind.LESS, TokenKind.GREATER, true),
  OPTIONAL_BRACES(TokenKind.L_BRACE, TokenKind.R_BRACE, true);

  private final int open;
  private final int close;
  private final boolean optional;

  Delimiter(int open, int close, boolean optional) {
    this.open = open;
    this.close = close;
    this.optional = optional;
  }

  /** The kind of the opening token; meaningless for {@link #NONE}. */
  int open() {
    return open;
  }

  /** The kind of the closing token; meaningless for {@link #NONE}. */
  int close() {
    return close;
  }

  boolean isOptional() {
    return optional;
  }
}
