// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.floating.FloatSemantics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.Delimiter;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Parses dense arrays. A method that returns null has reported a diagnostic. */
final class DenseArrayParser {
  private final ParserCore core;
  private final TokenStream tokens;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private int size;

  DenseArrayParser(ParserCore core) {
    this.core = core;
    this.tokens = core.tokens;
  }

  /** Parses {@literal array<type: 1, 2>}. */
  @Nullable Attribute parse() {
    tokens.consume();
    if (!tokens.expect(TokenKind.LESS, "expected '<' after 'array'")) {
      return null;
    }
    int start = tokens.start();
    Type type = core.types.parse();
    if (type == null) {
      tokens.errorAt(start, "expected an integer or floating point type");
      return null;
    }
    if (!isElementType(type, start)) {
      return null;
    }
    reset();
    if (tokens.consumeIf(TokenKind.GREATER)) {
      return build(type);
    }
    return tokens.expect(TokenKind.COLON, "expected ':' after dense array type")
            && tokens.list(Delimiter.NONE, () -> parseElement(type), "")
            && tokens.expect(TokenKind.GREATER, "expected '>' to close an array attribute")
        ? build(type)
        : null;
  }

  /**
   * Parses {@code [1, 2]} of a given type, or an alias of a dense array.
   *
   * @param face reports invalid integers
   */
  @Nullable DenseArrayAttr parseSquare(Type type, AbstractTokenParser face) {
    if (tokens.is(TokenKind.HASH_IDENTIFIER)) {
      int start = tokens.start();
      Attribute attribute = core.attributes.parse(null);
      if (attribute instanceof DenseArrayAttr array && array.elementType() == type) {
        return array;
      }
      if (attribute != null) {
        face.errorAt(start, "invalid kind of attribute specified");
      }
      return null;
    }
    if (!tokens.expect(TokenKind.L_SQUARE, "expected '['")) {
      return null;
    }
    reset();
    if (tokens.consumeIf(TokenKind.R_SQUARE)) {
      return build(type);
    }
    boolean read = tokens.list(Delimiter.NONE, () -> parseElement(type, face), "");
    // MLIR expects the closing bracket after an error, too.
    return tokens.expect(TokenKind.R_SQUARE, "expected ']'") && read ? build(type) : null;
  }

  private boolean parseElement(Type type, AbstractTokenParser face) {
    if (!(type instanceof IntegerType integer) || isBool(type)) {
      return parseElement(type);
    }
    Long number = face.parseSigned(integer.width());
    if (number == null) {
      return false;
    }
    append(number, integer.width() / 8);
    return true;
  }

  private void reset() {
    bytes.reset();
    size = 0;
  }

  private DenseArrayAttr build(Type type) {
    return DenseArrayAttr.fromRaw(type, size, bytes.toByteArray());
  }

  private boolean isElementType(Type type, int start) {
    if (!(type instanceof IntegerType) && !(type instanceof FloatType)) {
      return tokens.errorAt(start, "expected integer or float type, got: '" + type + "'");
    }
    return isBool(type)
        || NumberParser.widthOf(type) % 8 == 0
        || tokens.errorAt(start, "element type bitwidth must be a multiple of 8");
  }

  private static boolean isBool(Type type) {
    return type instanceof IntegerType integer && integer.width() == 1;
  }

  private boolean parseElement(Type type) {
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    return type instanceof FloatType floating
        ? parseFloat(floating, negative)
        : parseInteger(type, negative);
  }

  private boolean parseInteger(Type type, boolean negative) {
    if (tokens.is(TokenKind.KW_TRUE) || tokens.is(TokenKind.KW_FALSE)) {
      if (!isBool(type)) {
        return tokens.error("expected i1 type for 'true' or 'false' values");
      }
      append(tokens.is(TokenKind.KW_TRUE) ? BigInteger.ONE : BigInteger.ZERO, 1);
      tokens.consume();
      return true;
    }
    int from = tokens.start();
    int to = tokens.end();
    if (!tokens.consumeIf(TokenKind.INTEGER)) {
      return tokens.error("expected integer literal");
    }
    if (isBool(type)) {
      return tokens.error("expected 'true' or 'false' values for i1 type");
    }
    long small = core.numbers.smallInteger(type, from, to, negative);
    if (small != NumberParser.NOT_SMALL && NumberParser.widthOf(type) <= Long.SIZE) {
      append(small, NumberParser.widthOf(type) / 8);
      return true;
    }
    BigInteger bits = core.numbers.integerBits(type, from, to, negative);
    if (bits == null) {
      return tokens.error("integer constant out of range");
    }
    append(bits, NumberParser.widthOf(type) / 8);
    return true;
  }

  private boolean parseFloat(FloatType type, boolean negative) {
    FloatSemantics semantics = type.semantics();
    if (tokens.is(TokenKind.FLOAT) && semantics.width() <= Long.SIZE) {
      append(
          core.numbers.narrowBits(semantics, tokens.start(), tokens.end(), negative),
          semantics.width() / 8);
      tokens.consume();
      return true;
    }
    BigInteger bits =
        core.numbers.floatBits(semantics, tokens.kind(), tokens.start(), tokens.end(), negative);
    if (bits == null) {
      return false;
    }
    tokens.consume();
    append(bits, type.width() / 8);
    return true;
  }

  private void append(BigInteger bits, int width) {
    if (width <= Long.BYTES) {
      append(bits.longValue(), width);
      return;
    }
    for (int i = 0; i < width; i++) {
      bytes.write(bits.shiftRight(8 * i).intValue());
    }
    size++;
  }

  private void append(long bits, int width) {
    for (int i = 0; i < width; i++) {
      bytes.write((int) (bits >>> (8 * i)));
    }
    size++;
  }
}
