// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.IntegerType;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.text.SourceLocation;
import dev.ods.text.TokenParser;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Parses single tokens. */
abstract class AbstractTokenParser implements TokenParser {
  protected final ParserCore core;
  protected final TokenStream tokens;

  AbstractTokenParser(ParserCore core) {
    this.core = core;
    this.tokens = core.tokens;
  }

  // -- Location ----------------------------------------------------------------------------------

  @Override
  public final Context context() {
    return core.context;
  }

  @Override
  public final SourceLocation location() {
    return lend(tokens.start());
  }

  /** The location of an offset, for custom forms. */
  protected final SourceLocation lend(int offset) {
    return core.sourceLocations.lend(offset);
  }

  @Override
  public final Location toLocation(SourceLocation location) {
    return tokens.toLocation(location.offset());
  }

  @Override
  public final boolean error(SourceLocation location, String message) {
    return errorAt(location.offset(), message);
  }

  /** Reports an error at an offset; returns false. */
  protected abstract boolean errorAt(int offset, String message);

  @Override
  public final boolean note(SourceLocation location, String message) {
    return tokens.note(location.offset(), message);
  }

  // -- Punctuation -------------------------------------------------------------------------------

  @Override
  public final boolean parseArrow() {
    return tokens.expect(TokenKind.ARROW, "expected '->'");
  }

  @Override
  public final boolean parseOptionalArrow() {
    return tokens.consumeIf(TokenKind.ARROW);
  }

  @Override
  public final boolean parseLBrace() {
    return tokens.expect(TokenKind.L_BRACE, "expected '{'");
  }

  @Override
  public final boolean parseOptionalLBrace() {
    return tokens.consumeIf(TokenKind.L_BRACE);
  }

  @Override
  public final boolean parseRBrace() {
    return tokens.expect(TokenKind.R_BRACE, "expected '}'");
  }

  @Override
  public final boolean parseOptionalRBrace() {
    return tokens.consumeIf(TokenKind.R_BRACE);
  }

  @Override
  public final boolean parseColon() {
    return tokens.expect(TokenKind.COLON, "expected ':'");
  }

  @Override
  public final boolean parseOptionalColon() {
    return tokens.consumeIf(TokenKind.COLON);
  }

  @Override
  public final boolean parseComma() {
    return tokens.expect(TokenKind.COMMA, "expected ','");
  }

  @Override
  public final boolean parseOptionalComma() {
    return tokens.consumeIf(TokenKind.COMMA);
  }

  @Override
  public final boolean parseEllipsis() {
    return tokens.expect(TokenKind.ELLIPSIS, "expected '...'");
  }

  @Override
  public final boolean parseOptionalEllipsis() {
    return tokens.consumeIf(TokenKind.ELLIPSIS);
  }

  @Override
  public final boolean parseEqual() {
    return tokens.expect(TokenKind.EQUAL, "expected '='");
  }

  @Override
  public final boolean parseOptionalEqual() {
    return tokens.consumeIf(TokenKind.EQUAL);
  }

  @Override
  public final boolean parseLess() {
    return tokens.expect(TokenKind.LESS, "expected '<'");
  }

  @Override
  public final boolean parseOptionalLess() {
    return tokens.consumeIf(TokenKind.LESS);
  }

  @Override
  public final boolean parseGreater() {
    return tokens.expect(TokenKind.GREATER, "expected '>'");
  }

  @Override
  public final boolean parseOptionalGreater() {
    return tokens.consumeIf(TokenKind.GREATER);
  }

  @Override
  public final boolean parseLParen() {
    return tokens.expect(TokenKind.L_PAREN, "expected '('");
  }

  @Override
  public final boolean parseOptionalLParen() {
    return tokens.consumeIf(TokenKind.L_PAREN);
  }

  @Override
  public final boolean parseRParen() {
    return tokens.expect(TokenKind.R_PAREN, "expected ')'");
  }

  @Override
  public final boolean parseOptionalRParen() {
    return tokens.consumeIf(TokenKind.R_PAREN);
  }

  @Override
  public final boolean parseLSquare() {
    return tokens.expect(TokenKind.L_SQUARE, "expected '['");
  }

  @Override
  public final boolean parseOptionalLSquare() {
    return tokens.consumeIf(TokenKind.L_SQUARE);
  }

  @Override
  public final boolean parseRSquare() {
    return tokens.expect(TokenKind.R_SQUARE, "expected ']'");
  }

  @Override
  public final boolean parseOptionalRSquare() {
    return tokens.consumeIf(TokenKind.R_SQUARE);
  }

  @Override
  public final boolean parseQuestion() {
    return tokens.expect(TokenKind.QUESTION, "expected '?'");
  }

  @Override
  public final boolean parseOptionalQuestion() {
    return tokens.consumeIf(TokenKind.QUESTION);
  }

  @Override
  public final boolean parseSlash() {
    return tokens.expect(TokenKind.SLASH, "expected '/'");
  }

  @Override
  public final boolean parseOptionalSlash() {
    return tokens.consumeIf(TokenKind.SLASH);
  }

  @Override
  public final boolean parseStar() {
    return tokens.expect(TokenKind.STAR, "expected '*'");
  }

  @Override
  public final boolean parseOptionalStar() {
    return tokens.consumeIf(TokenKind.STAR);
  }

  @Override
  public final boolean parsePlus() {
    return tokens.expect(TokenKind.PLUS, "expected '+'");
  }

  @Override
  public final boolean parseOptionalPlus() {
    return tokens.consumeIf(TokenKind.PLUS);
  }

  @Override
  public final boolean parseMinus() {
    return tokens.expect(TokenKind.MINUS, "expected '-'");
  }

  @Override
  public final boolean parseOptionalMinus() {
    return tokens.consumeIf(TokenKind.MINUS);
  }

  @Override
  public final boolean parseVerticalBar() {
    return tokens.expect(TokenKind.VERTICAL_BAR, "expected '|'");
  }

  @Override
  public final boolean parseOptionalVerticalBar() {
    return tokens.consumeIf(TokenKind.VERTICAL_BAR);
  }

  // -- Keywords, strings, numbers ----------------------------------------------------------------

  @Override
  public final boolean parseKeyword(String keyword) {
    int at = tokens.start();
    return parseOptionalKeyword(keyword) || errorAt(at, "expected '" + keyword + "'");
  }

  @Override
  public final boolean parseKeyword(String keyword, String context) {
    int at = tokens.start();
    return parseOptionalKeyword(keyword) || errorAt(at, "expected '" + keyword + "'" + context);
  }

  @Override
  public final boolean parseOptionalKeyword(String keyword) {
    if (!tokens.isKeyword() || !tokens.spells(keyword)) {
      return false;
    }
    tokens.consume();
    return true;
  }

  @Override
  public final @Nullable String parseKeyword() {
    int at = tokens.start();
    String keyword = parseOptionalKeyword();
    if (keyword == null) {
      errorAt(at, "expected valid keyword");
    }
    return keyword;
  }

  @Override
  public final @Nullable String parseOptionalKeyword() {
    if (!tokens.isKeyword()) {
      return null;
    }
    String keyword = tokens.identifier();
    tokens.consume();
    return keyword;
  }

  @Override
  public final @Nullable String parseOptionalKeyword(String... allowed) {
    String keyword = keyword(allowed);
    if (keyword != null) {
      tokens.consume();
    }
    return keyword;
  }

  @Override
  public final boolean startsKeyword(String... allowed) {
    return keyword(allowed) != null;
  }

  @Override
  public final boolean startsKeyword() {
    return tokens.isKeyword();
  }

  /** The one of these keywords that is the current token; or null. */
  private @Nullable String keyword(String... allowed) {
    if (tokens.isKeyword()) {
      for (String keyword : allowed) {
        if (tokens.spells(keyword)) {
          return keyword;
        }
      }
    }
    return null;
  }

  @Override
  public final @Nullable String parseString() {
    int at = tokens.start();
    String string = parseOptionalString();
    if (string == null) {
      errorAt(at, "expected string");
    }
    return string;
  }

  @Override
  public final @Nullable String parseOptionalString() {
    if (!tokens.is(TokenKind.STRING)) {
      return null;
    }
    String string = tokens.stringValue();
    tokens.consume();
    return string;
  }

  @Override
  public final byte @Nullable [] parseBase64Bytes() {
    int at = tokens.start();
    if (!tokens.is(TokenKind.STRING)) {
      errorAt(at, "expected string");
      return null;
    }
    Base64Text text = new Base64Text(tokens.text(), at, tokens.end());
    byte[] bytes = text.decode();
    if (bytes == null) {
      errorAt(at, text.error());
      return null;
    }
    tokens.consume();
    return bytes;
  }

  @Override
  public final @Nullable String parseKeywordOrString() {
    int at = tokens.start();
    String found = parseOptionalKeywordOrString();
    if (found == null) {
      errorAt(at, "expected valid keyword or string");
    }
    return found;
  }

  @Override
  public final @Nullable String parseOptionalKeywordOrString() {
    String keyword = parseOptionalKeyword();
    return keyword != null ? keyword : parseOptionalString();
  }

  @Override
  public final boolean startsInteger() {
    return tokens.is(TokenKind.INTEGER) || tokens.is(TokenKind.MINUS) || startsBoolean();
  }

  @Override
  public final boolean startsFloat() {
    return tokens.is(TokenKind.FLOAT) || tokens.is(TokenKind.INTEGER) || tokens.is(TokenKind.MINUS);
  }

  private boolean startsBoolean() {
    return tokens.is(TokenKind.KW_TRUE) || tokens.is(TokenKind.KW_FALSE);
  }

  @Override
  public final @Nullable Long parseInteger() {
    return parseSigned(Long.SIZE);
  }

  /** {@link #parseInteger} of 2 to 64 bits. */
  final @Nullable Long parseSigned(int bits) {
    if (startsBoolean()) {
      return -parseBit();
    }
    int at = tokens.start();
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    if (!isNumber(at)) {
      return null;
    }
    Long value = NumberLiterals.signed64(tokens, negative);
    int unused = Long.SIZE - bits;
    tokens.consume();
    return value == null || value << unused >> unused != value ? tooLarge(at) : value;
  }

  @Override
  public final @Nullable BigInteger parseBigInteger() {
    if (startsBoolean()) {
      return BigInteger.valueOf(-parseBit());
    }
    int at = tokens.start();
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    if (!isNumber(at)) {
      return null;
    }
    BigInteger value =
        NumberLiterals.unsigned(tokens.text(), tokens.start(), tokens.end(), IntegerType.MAX_WIDTH);
    tokens.consume();
    if (value == null) {
      errorAt(at, "integer value too large");
      return null;
    }
    return negative ? value.negate() : value;
  }

  @Override
  public final @Nullable Long parseDecimalInteger() {
    int at = tokens.start();
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    if (!isNumber(at)) {
      return null;
    }
    int start = tokens.start();
    if (NumberLiterals.isHex(tokens.text(), start, tokens.end())) {
      tokens.moveTo(start + 1);
      return 0L;
    }
    Long value = NumberLiterals.signed64(tokens, negative);
    tokens.consume();
    return value == null ? tooLarge(at) : value;
  }

  @Override
  public final @Nullable Long parseUnsigned(int bits) {
    if (bits < 1 || bits > Long.SIZE) {
      throw new IllegalArgumentException("an unsigned integer has 1 to 64 bits, not " + bits);
    }
    long mask = -1L >>> -bits;
    if (startsBoolean()) {
      return -parseBit() & mask;
    }
    int at = tokens.start();
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    if (!isNumber(at)) {
      return null;
    }
    byte[] text = tokens.text();
    Long value = NumberLiterals.unsigned64(text, tokens.start(), tokens.end());
    boolean fits =
        value != null
            && (value & ~mask) == 0
            && (!negative
                || value == 0
                || NumberLiterals.width(text, tokens.start(), tokens.end()) <= bits);
    tokens.consume();
    if (value == null || !fits) {
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
    return at == tokens.start()
        ? errorAt(at, "expected integer value")
        : tokens.wrongToken("expected integer value");
  }

  private @Nullable Long tooLarge(int at) {
    errorAt(at, "integer value too large");
    return null;
  }

  @Override
  public final @Nullable Double parseFloat() {
    return core.numbers.parseDouble();
  }
}
