// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.DenseStringElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.floating.FloatSemantics;
import dev.ods.ir.Type;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a tensor in the text: one element, or a list of elements or lists. They are kept
 * as tokens until their type is known.
 */
final class TensorLiteral {
  private static final int NEGATIVE = 1 << 30;
  private static final long[] NO_DIMENSIONS = {};

  private final ParserCore core;
  private final TokenStream tokens;

  /**
   * Per element: the offsets at which its token starts and ends, and its kind, with a flag for a
   * minus sign.
   */
  private int[] elements = new int[3 * 4];

  private int count;
  private long[] shape = NO_DIMENSIONS;

  /** Whether the only token is a string instead of a list: the bytes in hexadecimal. */
  private boolean isHex;

  TensorLiteral(ParserCore core) {
    this.core = core;
    this.tokens = core.tokens;
  }

  /** The extents of the lists; none for a single element. */
  long[] shape() {
    return shape;
  }

  // -- Reading -----------------------------------------------------------------------------------

  /** Parses a literal, which may be a string of hexadecimal digits if {@code allowHex}. */
  boolean parse(boolean allowHex) {
    if (allowHex && tokens.is(TokenKind.STRING)) {
      isHex = true;
      return addToken(0);
    }
    if (!tokens.is(TokenKind.L_SQUARE)) {
      return parseElement();
    }
    Extents found = parseLists();
    if (found == null) {
      return false;
    }
    shape = found.toArray();
    return true;
  }

  private boolean addToken(int flag) {
    if (count * 3 == elements.length) {
      elements = Arrays.copyOf(elements, elements.length * 2);
    }
    elements[count * 3] = tokens.start();
    elements[count * 3 + 1] = tokens.end();
    elements[count * 3 + 2] = tokens.kind() | flag;
    count++;
    tokens.consume();
    return true;
  }

  private boolean parseElement() {
    return switch (tokens.kind()) {
      case TokenKind.KW_TRUE,
          TokenKind.KW_FALSE,
          TokenKind.FLOAT,
          TokenKind.INTEGER,
          TokenKind.STRING ->
          addToken(0);
      case TokenKind.MINUS -> parseNegative();
      case TokenKind.L_PAREN -> parseComplex();
      default -> tokens.error("expected element literal of primitive type");
    };
  }

  private boolean parseNegative() {
    tokens.consume();
    boolean isNumber = tokens.is(TokenKind.FLOAT) || tokens.is(TokenKind.INTEGER);
    return isNumber
        ? addToken(NEGATIVE)
        : tokens.error("expected integer or floating point literal");
  }

  private boolean parseComplex() {
    tokens.consume();
    return core.nestList(
        () ->
            parseElement()
                && tokens.expect(TokenKind.COMMA, "expected ',' between complex elements")
                && parseElement()
                && tokens.expect(TokenKind.R_PAREN, "expected ')' after complex elements"));
  }

  /** The extents of a list: its own, and those that its elements have in common. */
  private record Extents(long size, @Nullable Extents ofElements) {
    long[] toArray() {
      int rank = 0;
      for (Extents each = this; each != null; each = each.ofElements) {
        rank++;
      }
      long[] extents = new long[rank];
      int i = 0;
      for (Extents each = this; each != null; each = each.ofElements) {
        extents[i++] = each.size;
      }
      return extents;
    }

    static boolean equal(@Nullable Extents a, @Nullable Extents b) {
      Extents x = a;
      Extents y = b;
      while (x != null && y != null && x != y && x.size == y.size) {
        x = x.ofElements;
        y = y.ofElements;
      }
      return x == y;
    }
  }

  /** A list some elements of which are still to be parsed. */
  private static final class OpenList {
    private final @Nullable OpenList outer;
    private long size;
    private @Nullable Extents ofElements;

    OpenList(@Nullable OpenList outer) {
      this.outer = outer;
    }
  }

  /** Parses a list, in which lists may nest to any depth; null after reporting an error. */
  private @Nullable Extents parseLists() {
    OpenList list = null;
    while (true) {
      Extents found = null;
      if (list != null && !tokens.is(TokenKind.L_SQUARE)) {
        if (!parseElement()) {
          return null;
        }
      } else {
        tokens.consume();
        if (!tokens.consumeIf(TokenKind.R_SQUARE)) {
          list = new OpenList(list);
          continue;
        }
        found = new Extents(0, null);
      }
      // An element may be the last of its list, and so on.
      while (true) {
        if (list == null) {
          return found;
        }
        if (!addTo(list, found)) {
          return null;
        }
        if (tokens.consumeIf(TokenKind.COMMA)) {
          break;
        }
        if (!tokens.expect(TokenKind.R_SQUARE, "expected ']'")) {
          return null;
        }
        found = new Extents(list.size, list.ofElements);
        list = list.outer;
      }
    }
  }

  private boolean addTo(OpenList list, @Nullable Extents element) {
    if (list.size++ > 0 && !Extents.equal(list.ofElements, element)) {
      return tokens.error("tensor literal is invalid; ranks are not consistent between elements");
    }
    list.ofElements = element;
    return true;
  }

  // -- Building ----------------------------------------------------------------------------------

  /**
   * The attribute of these elements.
   *
   * @param offset the offset at which mismatches are reported
   * @param type of static shape
   */
  @Nullable DenseElementsAttr build(int offset, ShapedType type) {
    Type elementType = type.elementType();
    Type part = elementType instanceof ComplexType complex ? complex.elementType() : elementType;
    boolean isNumber = NumberParser.widthOf(part) >= 0;
    if (isHex && isNumber) {
      return buildRaw(offset, type);
    }
    if (!checkShape(offset, type)
        || !(isNumber || checkStrings(offset))
        || !checkCount(offset, type, elementType)) {
      return null;
    }
    if (!isNumber) {
      return buildStrings(type);
    }
    DenseElementsBuilder builder = DenseElementsBuilder.create(type);
    for (int i = 0; i < count; i++) {
      if (!(part instanceof FloatType floating
          ? addFloat(builder, i, floating)
          : addInteger(builder, i, part))) {
        return null;
      }
    }
    return builder.build();
  }

  private boolean checkShape(int offset, ShapedType type) {
    return shape.length == 0
        || Arrays.equals(shape, type.shape())
        || tokens.errorAt(
            offset,
            "inferred shape of elements literal (["
                + list(shape)
                + "]) does not match type (["
                + list(type.shape())
                + "])");
  }

  private boolean checkCount(int offset, ShapedType type, Type elementType) {
    long wanted = type.elementCount();
    if (count == 0) {
      return wanted == 0
          || tokens.errorAt(
              offset, "parsed zero elements, but type ('" + type + "') expected at least 1");
    }
    boolean complex = elementType instanceof ComplexType;
    if (shape.length == 0) {
      // As in MLIR, the two parts of a complex literal are also accepted for two elements.
      int parts = complex ? 2 : 1;
      return count == parts
          || (complex ? wanted == 0 : count == wanted)
          || wrongCount(offset, complex ? elementType : type, complex ? parts : wanted);
    }
    long numbers = complex ? wanted * 2 : wanted;
    return count == numbers || wrongCount(offset, type, numbers);
  }

  private boolean wrongCount(int offset, Object type, long wanted) {
    return tokens.errorAt(
        offset,
        "parsed "
            + count
            + " elements, but type ('"
            + type
            + "') expected "
            + wanted
            + " elements");
  }

  private static String list(long[] extents) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < extents.length; i++) {
      text.append(i == 0 ? "" : ", ").append(extents[i]);
    }
    return text.toString();
  }

  private boolean addInteger(DenseElementsBuilder builder, int index, Type type) {
    int from = elements[index * 3];
    int to = elements[index * 3 + 1];
    int kind = elements[index * 3 + 2] & ~NEGATIVE;
    boolean negative = (elements[index * 3 + 2] & NEGATIVE) != 0;
    if (negative && type instanceof IntegerType integer && integer.isUnsigned()) {
      return tokens.errorAt(from, "expected unsigned integer elements, but parsed negative value");
    }
    if (kind == TokenKind.FLOAT) {
      return tokens.errorAt(from, "expected integer elements, but parsed floating-point");
    }
    if (kind == TokenKind.KW_TRUE || kind == TokenKind.KW_FALSE) {
      if (!(type instanceof IntegerType integer) || integer.width() != 1) {
        return tokens.errorAt(from, "expected i1 type for 'true' or 'false' values");
      }
      builder.add(kind == TokenKind.KW_TRUE ? 1 : 0);
      return true;
    }
    if (kind == TokenKind.INTEGER && addSmall(builder, type, from, to, negative)) {
      return true;
    }
    BigInteger bits =
        kind == TokenKind.INTEGER ? core.numbers.integerBits(type, from, to, negative) : null;
    if (bits == null) {
      return tokens.errorAt(from, "integer constant out of range for type");
    }
    builder.add(bits);
    return true;
  }

  /** Adds an integer if it is in range of both the signed and the unsigned type of its width. */
  private boolean addSmall(
      DenseElementsBuilder builder, Type type, int from, int to, boolean negative) {
    long value = core.numbers.smallInteger(type, from, to, negative);
    if (value == NumberParser.NOT_SMALL) {
      return false;
    }
    builder.add(value);
    return true;
  }

  private boolean addFloat(DenseElementsBuilder builder, int index, FloatType type) {
    int from = elements[index * 3];
    int to = elements[index * 3 + 1];
    int kind = elements[index * 3 + 2] & ~NEGATIVE;
    boolean negative = (elements[index * 3 + 2] & NEGATIVE) != 0;
    FloatSemantics semantics = type.semantics();
    if (kind == TokenKind.FLOAT && semantics.width() <= Long.SIZE) {
      builder.add(core.numbers.narrowBits(semantics, from, to, negative));
      return true;
    }
    BigInteger bits = core.numbers.floatBits(semantics, kind, from, to, negative);
    if (bits == null) {
      return false;
    }
    builder.add(bits);
    return true;
  }

  private @Nullable DenseElementsAttr buildRaw(int offset, ShapedType type) {
    byte[] bytes = TokenText.hexBytes(tokens.text(), elements[0], elements[1]);
    if (bytes == null) {
      tokens.errorAt(elements[0], "expected string containing hex digits starting with `0x`");
      return null;
    }
    if (!DenseIntOrFPElementsAttr.isValidRaw(type, bytes)) {
      tokens.errorAt(offset, "elements hex data size is invalid for provided type: '" + type + "'");
      return null;
    }
    return DenseIntOrFPElementsAttr.fromRaw(type, bytes);
  }

  private boolean checkStrings(int offset) {
    for (int i = 0; i < count; i++) {
      if (elements[i * 3 + 2] != TokenKind.STRING) {
        String text = TokenText.show(tokens.text(), elements[i * 3], elements[i * 3 + 1]);
        return tokens.errorAt(offset, "expected string token, got " + text);
      }
    }
    return true;
  }

  private DenseElementsAttr buildStrings(ShapedType type) {
    byte[] data = new byte[lengthOfTokens()];
    int[] ends = new int[count];
    int length = 0;
    for (int i = 0; i < count; i++) {
      int from = elements[i * 3];
      int to = elements[i * 3 + 1];
      length = TokenText.unquote(tokens.text(), from, to, data, length);
      ends[i] = length;
    }
    return DenseStringElementsAttr.fromRaw(type, Arrays.copyOf(data, length), ends);
  }

  private int lengthOfTokens() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += elements[i * 3 + 1] - elements[i * 3];
    }
    return sum;
  }
}
