// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.IntegerType.Signedness;
import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.TensorType;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.builtin.VerifiableTensorEncoding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses types. A method that returns null has reported a diagnostic. */
public final class TypeParser {
  private static final FloatType.Kind[] FLOATS = new FloatType.Kind[256];

  static {
    for (FloatType.Kind kind : FloatType.Kind.values()) {
      byte[] word = kind.keyword().getBytes(java.nio.charset.StandardCharsets.US_ASCII);
      FLOATS[TokenKind.ofWord(word, 0, word.length)] = kind;
    }
  }

  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;
  private final TypeStack stack;
  private final TextMemo<Type> memo;
  private final Supplier<@Nullable Type> composite = this::parseComposite;

  TypeParser(ParserCore core) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
    this.stack = core.typeStack;
    this.memo = new TextMemo<>(core.tokens.text());
  }

  /** Forgets what was parsed before. */
  void forgetTexts() {
    memo.clear();
  }

  /** Whether the current token starts a type. */
  boolean startsType() {
    return switch (tokens.kind()) {
      case TokenKind.L_PAREN,
          TokenKind.KW_MEMREF,
          TokenKind.KW_TENSOR,
          TokenKind.KW_COMPLEX,
          TokenKind.KW_TUPLE,
          TokenKind.KW_VECTOR,
          TokenKind.INTTYPE,
          TokenKind.KW_INDEX,
          TokenKind.KW_NONE,
          TokenKind.EXCLAMATION_IDENTIFIER ->
          true;
      default -> FLOATS[tokens.kind()] != null;
    };
  }

  /** Parses any type. */
  public @Nullable Type parse() {
    return switch (tokens.kind()) {
      case TokenKind.L_PAREN,
          TokenKind.KW_MEMREF,
          TokenKind.KW_TENSOR,
          TokenKind.KW_COMPLEX,
          TokenKind.KW_TUPLE,
          TokenKind.KW_VECTOR,
          TokenKind.EXCLAMATION_IDENTIFIER ->
          remembered();
      default -> parseSimple();
    };
  }

  private @Nullable Type remembered() {
    int from = tokens.start();
    if (!core.isContextFree(TextMemo.MAX_PIECE)) {
      return parseNested();
    }
    Type known = memo.recall(from);
    if (known == null) {
      if (!memo.skimType(from)) {
        return parseNested();
      }
      known = memo.find(from);
    }
    int end = memo.end();
    if (known != null) {
      tokens.skipTo(end);
      return known;
    }
    int hash = memo.hash();
    Type type = parseNested();
    if (type != null && tokens.previousEnd() == end) {
      memo.add(from, end, hash, type);
    }
    return type;
  }

  private @Nullable Type parseNested() {
    return tokens.is(TokenKind.EXCLAMATION_IDENTIFIER)
        ? core.symbols.parseType()
        : core.nest(composite);
  }

  private @Nullable Type parseComposite() {
    int mark = stack.size();
    Type type =
        switch (tokens.kind()) {
          case TokenKind.KW_MEMREF -> parseMemRef();
          case TokenKind.KW_TENSOR -> parseTensor();
          case TokenKind.KW_COMPLEX -> parseComplex();
          case TokenKind.KW_TUPLE -> parseTuple();
          case TokenKind.KW_VECTOR -> parseVector();
          default -> parseFunction();
        };
    stack.cutTo(mark);
    return type;
  }

  /** Parses a type of one word. */
  private @Nullable Type parseSimple() {
    int kind = tokens.kind();
    if (kind == TokenKind.INTTYPE) {
      return parseInteger();
    }
    FloatType.Kind floatKind = FLOATS[kind];
    Type type;
    if (floatKind != null) {
      type = FloatType.get(context, floatKind);
    } else if (kind == TokenKind.KW_INDEX) {
      type = IndexType.get(context);
    } else if (kind == TokenKind.KW_NONE) {
      type = NoneType.get(context);
    } else {
      tokens.wrongToken("expected non-function type");
      return null;
    }
    tokens.consume();
    return type;
  }

  private @Nullable Type parseInteger() {
    byte first = tokens.text()[tokens.start()];
    long width = 0;
    for (int i = tokens.start() + (first == 'i' ? 1 : 2); i < tokens.end(); i++) {
      width = width * 10 + (tokens.text()[i] - '0');
      if (width > 0xFFFFFFFFL) {
        tokens.error("invalid integer width");
        return null;
      }
    }
    String violation = IntegerType.verify(width);
    if (violation != null) {
      tokens.errorAt(tokens.start(), violation);
      return null;
    }
    tokens.consume();
    Signedness signedness =
        first == 'i' ? Signedness.SIGNLESS : first == 's' ? Signedness.SIGNED : Signedness.UNSIGNED;
    return IntegerType.get(context, (int) width, signedness);
  }

  // -- Lists and functions -----------------------------------------------------------------------

  /** Parses one or more types, separated by commas, onto a stack. */
  boolean parseListNoParens(TypeStack into) {
    do {
      Type type = parse();
      if (type == null) {
        return false;
      }
      into.push(type);
    } while (tokens.consumeIf(TokenKind.COMMA));
    return true;
  }

  private boolean parseListParens(TypeStack into) {
    if (!tokens.expect(TokenKind.L_PAREN, "expected '('")) {
      return false;
    }
    return tokens.consumeIf(TokenKind.R_PAREN)
        || (parseListNoParens(into) && tokens.expect(TokenKind.R_PAREN, "expected ')'"));
  }

  /** Parses types in parentheses, or one type that is not a function type, onto a stack. */
  boolean parseFunctionResults(TypeStack into) {
    if (tokens.is(TokenKind.L_PAREN)) {
      return parseListParens(into);
    }
    Type type = parse();
    return type != null && into.push(type);
  }

  private @Nullable Type parseFunction() {
    int inputs = stack.size();
    if (!parseListParens(stack)
        || !tokens.expect(TokenKind.ARROW, "expected '->' in function type")) {
      return null;
    }
    int results = stack.size();
    if (!parseFunctionResults(stack)) {
      return null;
    }
    return FunctionType.get(
        context, stack.range(inputs, results), stack.range(results, stack.size()));
  }

  private @Nullable Type parseTuple() {
    tokens.consume();
    if (!tokens.expect(TokenKind.LESS, "expected '<' in tuple type")) {
      return null;
    }
    if (tokens.consumeIf(TokenKind.GREATER)) {
      return TupleType.get(context, List.of());
    }
    int mark = stack.size();
    if (!parseListNoParens(stack)
        || !tokens.expect(TokenKind.GREATER, "expected '>' in tuple type")) {
      return null;
    }
    return TupleType.get(context, stack.range(mark, stack.size()));
  }

  private @Nullable Type parseComplex() {
    tokens.consume();
    if (!tokens.expect(TokenKind.LESS, "expected '<' in complex type")) {
      return null;
    }
    int elementStart = tokens.start();
    Type element = parse();
    if (element == null || !tokens.expect(TokenKind.GREATER, "expected '>' in complex type")) {
      return null;
    }
    String violation = ComplexType.verify(element);
    if (violation != null) {
      tokens.errorAt(elementStart, violation);
      return null;
    }
    return ComplexType.get(element);
  }

  // -- Shaped types ------------------------------------------------------------------------------

  private @Nullable Type parseVector() {
    int start = tokens.start();
    tokens.consume();
    Dimensions dimensions = new Dimensions(tokens);
    if (!tokens.expect(TokenKind.LESS, "expected '<' in vector type")
        || !dimensions.parseVector()) {
      return null;
    }
    Type element = parse();
    if (element == null || !tokens.expect(TokenKind.GREATER, "expected '>' in vector type")) {
      return null;
    }
    long[] shape = dimensions.shape();
    boolean[] scalable = dimensions.scalable();
    return holds(start, VectorType.verify(shape, element, scalable))
        ? VectorType.get(shape, element, scalable)
        : null;
  }

  private @Nullable Type parseTensor() {
    tokens.consume();
    Dimensions dimensions = new Dimensions(tokens);
    if (!tokens.expect(TokenKind.LESS, "expected '<' in tensor type")
        || !dimensions.parseRankedOrStar()) {
      return null;
    }
    int elementStart = tokens.start();
    Type element = parse();
    Attribute encoding = null;
    if (tokens.consumeIf(TokenKind.COMMA) && core.attributes.startsAttribute()) {
      encoding = core.attributes.parse(null);
      if (encoding == null || !fits(encoding, dimensions.shape(), element)) {
        return null;
      }
    }
    if (element == null || !tokens.expect(TokenKind.GREATER, "expected '>' in tensor type")) {
      return null;
    }
    if (!TensorType.isValidElementType(element)) {
      tokens.errorAt(elementStart, "invalid tensor element type");
      return null;
    }
    if (!dimensions.isUnranked()) {
      long[] shape = dimensions.shape();
      return holds(elementStart, RankedTensorType.verify(shape, element))
          ? RankedTensorType.get(shape, element, encoding)
          : null;
    }
    if (encoding != null) {
      tokens.error("cannot apply encoding to unranked tensor");
      return null;
    }
    return UnrankedTensorType.get(element);
  }

  /** Whether an encoding accepts a tensor; as in MLIR, an error is at what follows it. */
  private boolean fits(Attribute encoding, long[] shape, @Nullable Type element) {
    return !(encoding instanceof VerifiableTensorEncoding known)
        || element == null
        || holds(tokens.start(), known.verifyEncoding(shape, element));
  }

  private @Nullable Type parseMemRef() {
    int start = tokens.start();
    tokens.consume();
    Dimensions dimensions = new Dimensions(tokens);
    if (!tokens.expect(TokenKind.LESS, "expected '<' in memref type")
        || !dimensions.parseRankedOrStar()) {
      return null;
    }
    int elementStart = tokens.start();
    Type element = parse();
    if (element == null) {
      return null;
    }
    if (!BaseMemRefType.isValidElementType(element)) {
      tokens.errorAt(elementStart, "invalid memref element type");
      return null;
    }
    MemRefParameters parameters = new MemRefParameters(dimensions.isUnranked());
    if (!tokens.consumeIf(TokenKind.GREATER)
        && !(tokens.expect(TokenKind.COMMA, "expected ',' or '>' in memref type")
            && tokens.listUntil(TokenKind.GREATER, parameters::parse, false))) {
      return null;
    }
    Attribute layout = parameters.layout;
    Attribute space = parameters.space;
    if (dimensions.isUnranked()) {
      return holds(start, UnrankedMemRefType.verify(element, space))
          ? UnrankedMemRefType.get(element, space)
          : null;
    }
    long[] shape = dimensions.shape();
    return holds(start, MemRefType.verify(shape, element, layout, space))
        ? MemRefType.get(shape, element, layout, space)
        : null;
  }

  /** Reports a violation at an offset; true if there is none. */
  private boolean holds(int offset, @Nullable String violation) {
    return violation == null || tokens.errorAt(offset, violation);
  }

  /** The layout and the memory space of a memref, in this order. */
  private final class MemRefParameters {
    private final boolean unranked;
    private @Nullable Attribute layout;
    private @Nullable Attribute space;

    MemRefParameters(boolean unranked) {
      this.unranked = unranked;
    }

    boolean parse() {
      Attribute attribute = core.attributes.parse(null);
      if (attribute == null) {
        return false;
      }
      if (!(attribute instanceof MemRefLayoutAttr)) {
        if (space == null) {
          space = attribute;
          return true;
        }
        if (layout != null || unranked || !(space instanceof OpaqueAttr)) {
          return tokens.error("multiple memory spaces specified in memref type");
        }
        // Of two attributes, the first is the layout, of an unknown dialect.
        layout = space;
        space = attribute;
        return true;
      }
      layout = attribute;
      if (unranked) {
        return tokens.error("cannot have affine map for unranked memref type");
      }
      return space == null || tokens.error("expected memory space to be last in memref type");
    }
  }
}
