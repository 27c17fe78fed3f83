// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Parses numbers and strided layouts. A method that returns null has reported a diagnostic. */
final class ScalarAttributeParser {
  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;

  ScalarAttributeParser(ParserCore core) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
  }

  /** Parses a number after a minus sign. */
  @Nullable Attribute parseNegative(@Nullable Type type) {
    tokens.consume();
    if (tokens.is(TokenKind.INTEGER)) {
      return parseIntegerOrHex(type, true);
    }
    if (tokens.is(TokenKind.FLOAT)) {
      return parseFloat(type, true);
    }
    tokens.wrongToken("expected constant integer or floating point value");
    return null;
  }

  /** Parses a float literal with its type, which is {@code f64} by default. */
  @Nullable Attribute parseFloat(@Nullable Type given, boolean negative) {
    double value = core.numbers.decimal(tokens.start(), tokens.end());
    tokens.consume();
    Type type = given;
    if (type == null) {
      type = tokens.consumeIf(TokenKind.COLON) ? core.types.parse() : FloatType.f64(context);
      if (type == null) {
        return null;
      }
    }
    if (!(type instanceof FloatType)) {
      tokens.error("floating point value not valid for specified type");
      return null;
    }
    return FloatAttr.get(type, negative ? -value : value);
  }

  /** Parses an integer literal with its type, which is {@code i64} by default. */
  @Nullable Attribute parseIntegerOrHex(@Nullable Type given, boolean negative) {
    int from = tokens.start();
    int to = tokens.end();
    tokens.consume();
    Type type = given;
    if (type == null) {
      type = tokens.consumeIf(TokenKind.COLON) ? core.types.parse() : IntegerType.get(context, 64);
      if (type == null) {
        return null;
      }
    }
    if (type instanceof FloatType floating) {
      BigInteger bits = core.numbers.floatBitsOfInteger(floating.semantics(), from, to, negative);
      return bits == null ? null : FloatAttr.fromBits(type, bits);
    }
    if (!(type instanceof IntegerType) && !(type instanceof IndexType)) {
      tokens.errorAt(from, "integer literal not valid for specified type");
      return null;
    }
    if (negative && type instanceof IntegerType integer && integer.isUnsigned()) {
      tokens.errorAt(from, "negative integer literal not valid for unsigned integer type");
      return null;
    }
    return integer(type, from, to, negative);
  }

  private @Nullable Attribute integer(Type type, int from, int to, boolean negative) {
    long small = core.numbers.smallInteger(type, from, to, negative);
    if (small != NumberParser.NOT_SMALL) {
      return IntegerAttr.fromBits(type, small);
    }
    BigInteger bits = core.numbers.integerBits(type, from, to, negative);
    if (bits == null) {
      tokens.errorAt(from, "integer constant out of range for attribute");
      return null;
    }
    return IntegerAttr.fromBits(type, bits);
  }

  // -- Strided layouts ---------------------------------------------------------------------------

  /** Parses {@literal strided<[s, …], offset: o>}. */
  @Nullable Attribute parseStridedLayout() {
    tokens.consume();
    if (!tokens.expect(TokenKind.LESS, "expected '<' after 'strided'")
        || !tokens.expect(TokenKind.L_SQUARE, "expected '['")) {
      return null;
    }
    long[] strides = new long[4];
    int count = 0;
    if (!tokens.is(TokenKind.R_SQUARE)) {
      do {
        Long stride = parseStride();
        if (stride == null) {
          return null;
        }
        if (count == strides.length) {
          strides = Arrays.copyOf(strides, count * 2);
        }
        strides[count++] = stride;
      } while (tokens.consumeIf(TokenKind.COMMA));
    }
    if (!tokens.expect(TokenKind.R_SQUARE, "expected ']'")) {
      return null;
    }
    strides = Arrays.copyOf(strides, count);
    if (tokens.consumeIf(TokenKind.GREATER)) {
      return StridedLayoutAttr.get(context, 0, strides);
    }
    if (!tokens.expect(TokenKind.COMMA, "expected ','")
        || !tokens.expect(TokenKind.KW_OFFSET, "expected 'offset' after comma")
        || !tokens.expect(TokenKind.COLON, "expected ':' after 'offset'")) {
      return null;
    }
    Long offset = parseStride();
    return offset != null && tokens.expect(TokenKind.GREATER, "expected '>'")
        ? StridedLayoutAttr.get(context, offset, strides)
        : null;
  }

  private @Nullable Long parseStride() {
    if (tokens.consumeIf(TokenKind.QUESTION)) {
      return ShapedType.DYNAMIC;
    }
    int start = tokens.start();
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    long value =
        tokens.is(TokenKind.INTEGER)
            ? NumberLiterals.unsigned63(tokens.text(), tokens.start(), tokens.end())
            : -1;
    if (value < 0) {
      tokens.errorAt(start, "expected a 64-bit signed integer or '?'");
      return null;
    }
    tokens.consume();
    return negative ? -value : value;
  }
}
