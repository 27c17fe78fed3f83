// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Context;
import dev.ods.ir.Location;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link AsmParser} that reads single tokens: punctuation, keywords, strings and
 * numbers.
 */
public abstract sealed class TokenParser permits AsmParser {
  final ParserCore core;
  final TokenStream tokens;

  TokenParser(ParserCore core) {
    this.core = core;
    this.tokens = core.tokens;
  }

  // -- Where we are ------------------------------------------------------------------------------

  /** The context that types and attributes are made in. */
  public final Context context() {
    return core.context;
  }

  /** The byte offset of the current token: what {@link #error} takes. */
  public final int location() {
    return tokens.start();
  }

  /** The offset as file, line and column. */
  public final Location toLocation(int location) {
    return tokens.toLocation(location);
  }

  /**
   * Reports an error at a byte offset.
   *
   * @return false, for the caller to return
   */
  public abstract boolean error(int location, String message);

  /** Attaches a note to the error just reported; returns false, for the caller to return. */
  public final boolean note(int location, String message) {
    return tokens.note(location, message);
  }

  /**
   * Whether an error was reported since the start of the text: tells a missing optional part from a
   * wrong one.
   */
  public final boolean hasFailed() {
    return tokens.hasFailed();
  }

  // -- Punctuation -------------------------------------------------------------------------------

  /** Reads {@literal ->}, which must be there. */
  public final boolean parseArrow() {
    return tokens.expect(TokenKind.ARROW, "expected '->'");
  }

  /** Reads {@literal ->} if it is there; tells whether it was. */
  public final boolean parseOptionalArrow() {
    return tokens.consumeIf(TokenKind.ARROW);
  }

  /** Reads an opening brace, which must be there. */
  public final boolean parseLBrace() {
    return tokens.expect(TokenKind.L_BRACE, "expected '{'");
  }

  /** Reads an opening brace if it is there; tells whether it was. */
  public final boolean parseOptionalLBrace() {
    return tokens.consumeIf(TokenKind.L_BRACE);
  }

  /** Reads a closing brace, which must be there. */
  public final boolean parseRBrace() {
    return tokens.expect(TokenKind.R_BRACE, "expected '}'");
  }

  /** Reads a closing brace if it is there; tells whether it was. */
  public final boolean parseOptionalRBrace() {
    return tokens.consumeIf(TokenKind.R_BRACE);
  }

  /** Reads {@code :}, which must be there. */
  public final boolean parseColon() {
    return tokens.expect(TokenKind.COLON, "expected ':'");
  }

  /** Reads {@code :} if it is there; tells whether it was. */
  public final boolean parseOptionalColon() {
    return tokens.consumeIf(TokenKind.COLON);
  }

  /** Reads {@code ,}, which must be there. */
  public final boolean parseComma() {
    return tokens.expect(TokenKind.COMMA, "expected ','");
  }

  /** Reads {@code ,} if it is there; tells whether it was. */
  public final boolean parseOptionalComma() {
    return tokens.consumeIf(TokenKind.COMMA);
  }

  /** Reads {@code ...}, which must be there. */
  public final boolean parseEllipsis() {
    return tokens.expect(TokenKind.ELLIPSIS, "expected '...'");
  }

  /** Reads {@code ...} if it is there; tells whether it was. */
  public final boolean parseOptionalEllipsis() {
    return tokens.consumeIf(TokenKind.ELLIPSIS);
  }

  /** Reads {@code =}, which must be there. */
  public final boolean parseEqual() {
    return tokens.expect(TokenKind.EQUAL, "expected '='");
  }

  /** Reads {@code =} if it is there; tells whether it was. */
  public final boolean parseOptionalEqual() {
    return tokens.consumeIf(TokenKind.EQUAL);
  }

  /** Reads {@literal <}, which must be there. */
  public final boolean parseLess() {
    return tokens.expect(TokenKind.LESS, "expected '<'");
  }

  /** Reads {@literal <} if it is there; tells whether it was. */
  public final boolean parseOptionalLess() {
    return tokens.consumeIf(TokenKind.LESS);
  }

  /** Reads {@literal >}, which must be there. */
  public final boolean parseGreater() {
    return tokens.expect(TokenKind.GREATER, "expected '>'");
  }

  /** Reads {@literal >} if it is there; tells whether it was. */
  public final boolean parseOptionalGreater() {
    return tokens.consumeIf(TokenKind.GREATER);
  }

  /** Reads {@code (}, which must be there. */
  public final boolean parseLParen() {
    return tokens.expect(TokenKind.L_PAREN, "expected '('");
  }

  /** Reads {@code (} if it is there; tells whether it was. */
  public final boolean parseOptionalLParen() {
    return tokens.consumeIf(TokenKind.L_PAREN);
  }

  /** Reads {@code )}, which must be there. */
  public final boolean parseRParen() {
    return tokens.expect(TokenKind.R_PAREN, "expected ')'");
  }

  /** Reads {@code )} if it is there; tells whether it was. */
  public final boolean parseOptionalRParen() {
    return tokens.consumeIf(TokenKind.R_PAREN);
  }

  /** Reads {@code [}, which must be there. */
  public final boolean parseLSquare() {
    return tokens.expect(TokenKind.L_SQUARE, "expected '['");
  }

  /** Reads {@code [} if it is there; tells whether it was. */
  public final boolean parseOptionalLSquare() {
    return tokens.consumeIf(TokenKind.L_SQUARE);
  }

  /** Reads {@code ]}, which must be there. */
  public final boolean parseRSquare() {
    return tokens.expect(TokenKind.R_SQUARE, "expected ']'");
  }

  /** Reads {@code ]} if it is there; tells whether it was. */
  public final boolean parseOptionalRSquare() {
    return tokens.consumeIf(TokenKind.R_SQUARE);
  }

  /** Reads {@code ?}, which must be there. */
  public final boolean parseQuestion() {
    return tokens.expect(TokenKind.QUESTION, "expected '?'");
  }

  /** Reads {@code ?} if it is there; tells whether it was. */
  public final boolean parseOptionalQuestion() {
    return tokens.consumeIf(TokenKind.QUESTION);
  }

  /** Reads {@code /}, which must be there. */
  public final boolean parseSlash() {
    return tokens.expect(TokenKind.SLASH, "expected '/'");
  }

  /** Reads {@code /} if it is there; tells whether it was. */
  public final boolean parseOptionalSlash() {
    return tokens.consumeIf(TokenKind.SLASH);
  }

  /** Reads {@code *}, which must be there. */
  public final boolean parseStar() {
    return tokens.expect(TokenKind.STAR, "expected '*'");
  }

  /** Reads {@code *} if it is there; tells whether it was. */
  public final boolean parseOptionalStar() {
    return tokens.consumeIf(TokenKind.STAR);
  }

  /** Reads {@code +}, which must be there. */
  public final boolean parsePlus() {
    return tokens.expect(TokenKind.PLUS, "expected '+'");
  }

  /** Reads {@code +} if it is there; tells whether it was. */
  public final boolean parseOptionalPlus() {
    return tokens.consumeIf(TokenKind.PLUS);
  }

  /** Reads {@code -}, which must be there. */
  public final boolean parseMinus() {
    return tokens.expect(TokenKind.MINUS, "expected '-'");
  }

  /** Reads {@code -} if it is there; tells whether it was. */
  public final boolean parseOptionalMinus() {
    return tokens.consumeIf(TokenKind.MINUS);
  }

  /** Reads {@code |}, which must be there. */
  public final boolean parseVerticalBar() {
    return tokens.expect(TokenKind.VERTICAL_BAR, "expected '|'");
  }

  /** Reads {@code |} if it is there; tells whether it was. */
  public final boolean parseOptionalVerticalBar() {
    return tokens.consumeIf(TokenKind.VERTICAL_BAR);
  }

  // -- Keywords, strings, numbers ----------------------------------------------------------------

  /** Reads this keyword, which must be there. */
  public final boolean parseKeyword(String keyword) {
    int at = location();
    return parseOptionalKeyword(keyword) || error(at, "expected '" + keyword + "'");
  }

  /** Reads this keyword, which must be there; {@code context} ends the message if it is not. */
  public final boolean parseKeyword(String keyword, String context) {
    int at = location();
    return parseOptionalKeyword(keyword) || error(at, "expected '" + keyword + "'" + context);
  }

  /** Reads this keyword if it is there; tells whether it was. */
  public final boolean parseOptionalKeyword(String keyword) {
    if (!tokens.isKeyword() || !tokens.spells(keyword)) {
      return false;
    }
    tokens.consume();
    return true;
  }

  /** Reads any keyword. */
  public final @Nullable String parseKeyword() {
    int at = location();
    String keyword = parseOptionalKeyword();
    if (keyword == null) {
      error(at, "expected valid keyword");
    }
    return keyword;
  }

  /** Reads any keyword; null, without a diagnostic, if there is none. */
  public final @Nullable String parseOptionalKeyword() {
    if (!tokens.isKeyword()) {
      return null;
    }
    String keyword = tokens.identifier();
    tokens.consume();
    return keyword;
  }

  /** Reads one of these keywords; null, without a diagnostic, if none of them is there. */
  public final @Nullable String parseOptionalKeyword(String... allowed) {
    if (tokens.isKeyword()) {
      for (String keyword : allowed) {
        if (tokens.spells(keyword)) {
          tokens.consume();
          return keyword;
        }
      }
    }
    return null;
  }

  /** Reads a quoted string and returns its content. */
  public final @Nullable String parseString() {
    int at = location();
    String string = parseOptionalString();
    if (string == null) {
      error(at, "expected string");
    }
    return string;
  }

  /** Reads a quoted string; null, without a diagnostic, if there is none. */
  public final @Nullable String parseOptionalString() {
    if (!tokens.is(TokenKind.STRING)) {
      return null;
    }
    String string = tokens.stringValue();
    tokens.consume();
    return string;
  }

  /** Reads a keyword or a quoted string. */
  public final @Nullable String parseKeywordOrString() {
    int at = location();
    String found = parseOptionalKeywordOrString();
    if (found == null) {
      error(at, "expected valid keyword or string");
    }
    return found;
  }

  /** Reads a keyword or a quoted string; null, without a diagnostic, if there is neither. */
  public final @Nullable String parseOptionalKeywordOrString() {
    String keyword = parseOptionalKeyword();
    return keyword != null ? keyword : parseOptionalString();
  }

  /** As {@link #parseInteger}; null, without a diagnostic, if there is none. */
  public final @Nullable Long parseOptionalInteger() {
    return startsInteger() ? parseInteger() : null;
  }

  /** Whether an integer starts here; if so, read it with {@link #parseInteger}. */
  public final boolean startsInteger() {
    return tokens.is(TokenKind.INTEGER) || tokens.is(TokenKind.MINUS) || startsBoolean();
  }

  private boolean startsBoolean() {
    return tokens.is(TokenKind.KW_TRUE) || tokens.is(TokenKind.KW_FALSE);
  }

  /**
   * Reads a possibly negative integer of 64 bits; {@code true} is -1, for its one bit is the sign,
   * and {@code false} is 0.
   */
  public final @Nullable Long parseInteger() {
    return parseSigned(Long.SIZE);
  }

  /** {@link #parseInteger} of so many bits: 2 to 64. */
  final @Nullable Long parseSigned(int bits) {
    if (startsBoolean()) {
      return -parseBit();
    }
    int at = location();
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    if (!isNumber(at)) {
      return null;
    }
    Long value = NumberLiterals.signed64(tokens, negative);
    int unused = Long.SIZE - bits;
    tokens.consume();
    return value == null || value << unused >> unused != value ? tooLarge(at) : value;
  }

  /**
   * Reads an unsigned integer; {@code true} is the greatest one, for in MLIR it is -1 of one bit,
   * and {@code false} is 0. A negative number wraps around, unless only one bit is wanted.
   *
   * @param bits how many it has at most: 1 to 64
   * @return null after an error was reported
   * @throws IllegalArgumentException if there are no integers of so many bits
   */
  public final @Nullable Long parseUnsigned(int bits) {
    if (bits < 1 || bits > Long.SIZE) {
      throw new IllegalArgumentException("an unsigned integer has 1 to 64 bits, not " + bits);
    }
    long mask = -1L >>> -bits;
    if (startsBoolean()) {
      return -parseBit() & mask;
    }
    int at = location();
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    if (!isNumber(at)) {
      return null;
    }
    Long value = NumberLiterals.unsigned64(tokens.text(), tokens.start(), tokens.end());
    tokens.consume();
    if (value == null || (value & ~mask) != 0 || (negative && bits == 1 && value != 0)) {
      return tooLarge(at);
    }
    return negative ? -value & mask : value;
  }

  private long parseBit() {
    boolean one = tokens.is(TokenKind.KW_TRUE);
    tokens.consume();
    return one ? 1 : 0;
  }

  /** Whether the current token is a number; reports it if not. */
  private boolean isNumber(int at) {
    if (tokens.is(TokenKind.INTEGER)) {
      return true;
    }
    return at == location()
        ? error(at, "expected integer value")
        : tokens.wrongToken("expected integer value");
  }

  private @Nullable Long tooLarge(int at) {
    error(at, "integer value too large");
    return null;
  }

  /** Reads a possibly negative floating point literal, decimal or as the hexadecimal bits. */
  public final @Nullable Double parseFloat() {
    return core.numbers.parseDouble();
  }
}
