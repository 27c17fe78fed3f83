// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.DenseResourceElementsAttr;
import dev.ods.builtin.DenseStringElementsAttr;
import dev.ods.builtin.DialectElementsAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.SparseElementsAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses the attributes that hold the elements of a tensor. A method that returns null has reported
 * a diagnostic.
 */
final class DenseAttributeParser {
  private final ParserCore core;
  private final TokenStream tokens;

  DenseAttributeParser(ParserCore core) {
    this.core = core;
    this.tokens = core.tokens;
  }

  /** Parses {@literal dense<…> : type}. */
  @Nullable Attribute parseDense(@Nullable Type given) {
    int start = tokens.start();
    tokens.consume();
    if (!tokens.expect(TokenKind.LESS, "expected '<' after 'dense'")) {
      return null;
    }
    TensorLiteral literal = new TensorLiteral(core);
    if (!tokens.consumeIf(TokenKind.GREATER)
        && !(literal.parse(true) && tokens.expect(TokenKind.GREATER, "expected '>'"))) {
      return null;
    }
    int end = tokens.previousEnd();
    Type type = parseElementsType(start, given);
    if (type instanceof OpaqueType opaque) {
      return keepText(start, end, opaque);
    }
    return type instanceof ShapedType shaped ? literal.build(start, shaped) : null;
  }

  /** A dialect may have shaped types without a class here: the elements remain text then. */
  private @Nullable Attribute keepText(int start, int end, OpaqueType type) {
    if (!tokens.isContiguous(start, end)) {
      tokens.errorAt(start, "elements literal of a type that is not known is too long");
      return null;
    }
    String literal = TokenText.show(tokens.text(), start, end);
    return DialectElementsAttr.get(literal, type);
  }

  /** Parses the type after the elements, which must be of static shape, or opaque. */
  private @Nullable Type parseElementsType(int start, @Nullable Type given) {
    Type type = given;
    if (type == null) {
      if (!tokens.expect(TokenKind.COLON, "expected ':'")) {
        return null;
      }
      type = core.types.parse();
      if (type == null) {
        return null;
      }
    }
    if (type instanceof OpaqueType) {
      return type;
    }
    if (!(type instanceof ShapedType shaped)) {
      tokens.errorAt(start, "elements literal must be a shaped type");
      return null;
    }
    if (!shaped.hasStaticShape()) {
      tokens.errorAt(start, "elements literal type must have static shape");
      return null;
    }
    return type;
  }

  /** Parses {@literal dense_resource<key> : type}. */
  @Nullable Attribute parseResource(@Nullable Type given) {
    int start = tokens.start();
    tokens.consume();
    if (!tokens.expect(TokenKind.LESS, "expected '<' after 'dense_resource'")) {
      return null;
    }
    String key = core.resources.parseHandle("builtin");
    if (key == null || !tokens.expect(TokenKind.GREATER, "expected '>'")) {
      return null;
    }
    int end = tokens.previousEnd();
    int typeStart = start;
    Type type = given;
    if (type == null) {
      typeStart = tokens.start();
      if (!tokens.expect(TokenKind.COLON, "expected ':'")) {
        return null;
      }
      type = core.types.parse();
      if (type == null) {
        return null;
      }
    }
    if (type instanceof OpaqueType opaque) {
      return keepText(start, end, opaque);
    }
    if (!(type instanceof ShapedType shaped)) {
      tokens.errorAt(typeStart, "`dense_resource` expected a shaped type");
      return null;
    }
    return DenseResourceElementsAttr.get(shaped, key);
  }

  // -- Sparse elements ---------------------------------------------------------------------------

  /** Parses {@literal sparse<indices, values> : type}. */
  @Nullable Attribute parseSparse(@Nullable Type given) {
    int start = tokens.start();
    tokens.consume();
    if (!tokens.expect(TokenKind.LESS, "Expected '<' after 'sparse'")) {
      return null;
    }
    if (tokens.consumeIf(TokenKind.GREATER)) {
      return parseEmptySparse(start, given);
    }
    int indicesStart = tokens.start();
    TensorLiteral indices = new TensorLiteral(core);
    if (!indices.parse(false) || !tokens.expect(TokenKind.COMMA, "expected ','")) {
      return null;
    }
    int valuesStart = tokens.start();
    TensorLiteral values = new TensorLiteral(core);
    if (!values.parse(true) || !tokens.expect(TokenKind.GREATER, "expected '>'")) {
      return null;
    }
    int end = tokens.previousEnd();
    Type type = parseElementsType(start, given);
    if (type instanceof OpaqueType opaque) {
      return keepText(start, end, opaque);
    }
    return type instanceof ShapedType shaped
        ? buildSparse(start, shaped, indicesStart, indices, valuesStart, values)
        : null;
  }

  private @Nullable Attribute parseEmptySparse(int start, @Nullable Type given) {
    int end = tokens.previousEnd();
    Type type = parseElementsType(start, given);
    if (type instanceof OpaqueType opaque) {
      return keepText(start, end, opaque);
    }
    return type instanceof ShapedType shaped
        ? sparse(
            start,
            shaped,
            none(indicesType(0, shaped.rank())),
            none(RankedTensorType.get(new long[] {0}, shaped.elementType())))
        : null;
  }

  private @Nullable Attribute buildSparse(
      int start,
      ShapedType type,
      int indicesStart,
      TensorLiteral indices,
      int valuesStart,
      TensorLiteral values) {
    RankedTensorType indicesType =
        indices.shape().length == 0
            ? indicesType(1, type.rank())
            : RankedTensorType.get(indices.shape(), IntegerType.get(core.context, 64));
    DenseElementsAttr indicesAttr = indices.build(indicesStart, indicesType);
    if (indicesAttr == null) {
      return null;
    }
    long[] shape =
        values.shape().length == 0 ? new long[] {indicesType.dimension(0)} : values.shape();
    DenseElementsAttr valuesAttr =
        values.build(valuesStart, RankedTensorType.get(shape, type.elementType()));
    return valuesAttr == null ? null : sparse(start, type, indicesAttr, valuesAttr);
  }

  private RankedTensorType indicesType(long count, int rank) {
    return RankedTensorType.get(new long[] {count, rank}, IntegerType.get(core.context, 64));
  }

  private static DenseElementsAttr none(RankedTensorType type) {
    Type element = type.elementType();
    Type part = element instanceof ComplexType complex ? complex.elementType() : element;
    return NumberParser.widthOf(part) >= 0
        ? DenseElementsBuilder.create(type).build()
        : DenseStringElementsAttr.get(type, List.of());
  }

  private @Nullable Attribute sparse(
      int start, ShapedType type, DenseElementsAttr indices, DenseElementsAttr values) {
    DenseIntOrFPElementsAttr numbers = (DenseIntOrFPElementsAttr) indices;
    String violation = SparseElementsAttr.verify(type, numbers, values);
    if (violation != null) {
      tokens.errorAt(start, violation);
      return null;
    }
    return SparseElementsAttr.get(type, numbers, values);
  }
}
