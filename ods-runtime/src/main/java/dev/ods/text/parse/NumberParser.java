// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.floating.FloatSemantics;
import dev.ods.ir.Type;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Converts number tokens to the bits of a type. A method that returns null has reported a
 * diagnostic.
 */
final class NumberParser {
  /** No value of {@link #smallInteger}. */
  static final long NOT_SMALL = Long.MIN_VALUE;

  /** The bits of an {@code index}. */
  private static final int INDEX_WIDTH = 64;

  private final TokenStream tokens;

  NumberParser(TokenStream tokens) {
    this.tokens = tokens;
  }

  /** The number of bits of an integer, index or float type; -1 for another type. */
  static int widthOf(Type type) {
    if (type instanceof IntegerType integer) {
      return integer.width();
    }
    if (type instanceof FloatType floating) {
      return floating.width();
    }
    return type instanceof IndexType ? INDEX_WIDTH : -1;
  }

  /**
   * The bits, as a nonnegative number, of an integer literal.
   *
   * @param type an integer or index type
   * @return null if the number is out of range; nothing is reported
   */
  @Nullable BigInteger integerBits(Type type, int from, int to, boolean negative) {
    int width = widthOf(type);
    BigInteger value = NumberLiterals.unsigned(tokens.text(), from, to, Math.max(width, 1));
    if (value == null || value.bitLength() > width) {
      return null;
    }
    if (!negative) {
      boolean isSigned =
          type instanceof IndexType || (type instanceof IntegerType integer && integer.isSigned());
      return isSigned && width > 0 && value.testBit(width - 1) ? null : value;
    }
    if (width == 0 || value.signum() == 0) {
      return null;
    }
    BigInteger bits = BigInteger.ONE.shiftLeft(width).subtract(value);
    return bits.testBit(width - 1) ? bits : null;
  }

  /**
   * The value of an integer literal, if it is in range of both the signed and the unsigned type of
   * its width, or else {@link #NOT_SMALL}; nothing is reported.
   */
  long smallInteger(Type type, int from, int to, boolean negative) {
    long value = NumberLiterals.unsigned63(tokens.text(), from, to);
    int valueBits = Math.min(widthOf(type), Long.SIZE - 1) - 1;
    if (value < (negative ? 1 : 0) || valueBits < 0 || value >>> valueBits != 0) {
      return NOT_SMALL;
    }
    return negative ? -value : value;
  }

  /** The value of a float literal; infinite if it is too large. */
  double decimal(int from, int to) {
    return Double.parseDouble(
        new String(tokens.text(), from, to - from, StandardCharsets.US_ASCII));
  }

  /**
   * The bits of a literal of a float type: decimal with a point, or hexadecimal for the bits
   * themselves.
   */
  @Nullable BigInteger floatBits(
      FloatSemantics semantics, int kind, int from, int to, boolean negative) {
    if (kind == TokenKind.FLOAT) {
      double value = decimal(from, to);
      return semantics.bits(negative ? -value : value);
    }
    if (kind == TokenKind.INTEGER) {
      return floatBitsOfInteger(semantics, from, to, negative);
    }
    tokens.errorAt(from, "expected floating point literal");
    return null;
  }

  /** The bits of a decimal literal of a float type of at most 64 bits. */
  long narrowBits(FloatSemantics semantics, int from, int to, boolean negative) {
    double value = decimal(from, to);
    return semantics.narrowBits(negative ? -value : value);
  }

  /** The canonical bits of a hexadecimal literal of a float type. */
  @Nullable BigInteger floatBitsOfInteger(
      FloatSemantics semantics, int from, int to, boolean negative) {
    if (!NumberLiterals.isHex(tokens.text(), from, to)) {
      tokens.errorAt(from, "unexpected decimal integer literal for a floating point value");
      tokens.note(from, "add a trailing dot to make the literal a float");
      return null;
    }
    if (negative) {
      tokens.errorAt(from, "hexadecimal float literal should not have a leading minus");
      return null;
    }
    BigInteger bits = NumberLiterals.unsigned(tokens.text(), from, to, semantics.width());
    if (bits == null) {
      tokens.errorAt(from, "hexadecimal float constant out of range for type");
      return null;
    }
    return semantics.canonical(bits);
  }

  /** Parses a float literal with or without a sign. */
  @Nullable Double parseDouble() {
    BigInteger bits = parseFloat(FloatType.Kind.F64.semantics());
    return bits == null ? null : Double.longBitsToDouble(bits.longValue());
  }

  /** Parses a float literal with or without a sign, of which the bits are returned. */
  @Nullable BigInteger parseFloat(FloatSemantics semantics) {
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    BigInteger bits = floatBits(semantics, tokens.kind(), tokens.start(), tokens.end(), negative);
    if (bits != null) {
      tokens.consume();
    }
    return bits;
  }
}
