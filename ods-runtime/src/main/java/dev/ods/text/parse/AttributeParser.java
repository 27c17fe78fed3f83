// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DistinctAttr;
import dev.ods.builtin.IntegerSetAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.Delimiter;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses attributes. A method that returns null has reported a diagnostic. */
public final class AttributeParser {
  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;
  private final ScalarAttributeParser scalars;
  private final DenseAttributeParser dense;
  private final DenseArrayParser arrays;
  private final AffineParser affine;
  private final TextMemo<DictionaryAttr> memo;
  private final Supplier<@Nullable Attribute> collection = this::parseCollection;

  AttributeParser(ParserCore core) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
    this.scalars = new ScalarAttributeParser(core);
    this.dense = new DenseAttributeParser(core);
    this.arrays = new DenseArrayParser(core);
    this.affine = new AffineParser(core);
    this.memo = new TextMemo<>(core.tokens.text());
  }

  /** Forgets what was parsed before. */
  void forgetTexts() {
    memo.clear();
  }

  /** Whether the current token starts an optional attribute. */
  boolean startsAttribute() {
    return switch (tokens.kind()) {
      case TokenKind.AT_IDENTIFIER,
          TokenKind.FLOAT,
          TokenKind.INTEGER,
          TokenKind.HASH_IDENTIFIER,
          TokenKind.KW_AFFINE_MAP,
          TokenKind.KW_AFFINE_SET,
          TokenKind.KW_DENSE,
          TokenKind.KW_DENSE_RESOURCE,
          TokenKind.KW_FALSE,
          TokenKind.KW_LOC,
          TokenKind.KW_SPARSE,
          TokenKind.KW_TRUE,
          TokenKind.KW_UNIT,
          TokenKind.L_BRACE,
          TokenKind.L_SQUARE,
          TokenKind.MINUS,
          TokenKind.STRING ->
          true;
      default -> core.types.startsType();
    };
  }

  /**
   * Parses any attribute.
   *
   * @param type the type of its value if the text omits it; null if the text has to contain it
   */
  public @Nullable Attribute parse(@Nullable Type type) {
    return switch (tokens.kind()) {
      case TokenKind.INTEGER -> scalars.parseIntegerOrHex(type, false);
      case TokenKind.FLOAT -> scalars.parseFloat(type, false);
      case TokenKind.MINUS -> scalars.parseNegative(type);
      case TokenKind.STRING -> parseString(type);
      case TokenKind.AT_IDENTIFIER -> parseSymbolRef();
      case TokenKind.KW_FALSE -> consumeFor(BoolAttr.get(context, false));
      case TokenKind.KW_TRUE -> consumeFor(BoolAttr.get(context, true));
      case TokenKind.KW_UNIT -> consumeFor(UnitAttr.get(context));
      case TokenKind.L_BRACE, TokenKind.L_SQUARE -> core.nest(collection);
      case TokenKind.HASH_IDENTIFIER -> core.symbols.parseAttribute(type);
      case TokenKind.KW_DISTINCT -> core.nest(() -> parseDistinct(type));
      case TokenKind.KW_LOC -> core.nest(this::parseLocation);
      case TokenKind.KW_AFFINE_MAP, TokenKind.KW_AFFINE_SET -> parseAffine();
      case TokenKind.KW_DENSE -> dense.parseDense(type);
      case TokenKind.KW_DENSE_RESOURCE -> dense.parseResource(type);
      case TokenKind.KW_ARRAY -> arrays.parse();
      case TokenKind.KW_SPARSE -> dense.parseSparse(type);
      case TokenKind.KW_STRIDED -> scalars.parseStridedLayout();
      default -> parseTypeAttribute();
    };
  }

  /** Parses what follows the keyword of an attribute. */
  private Attribute consumeFor(Attribute attribute) {
    tokens.consume();
    return attribute;
  }

  private @Nullable Attribute parseTypeAttribute() {
    if (!core.types.startsType()) {
      tokens.wrongToken("expected attribute value");
      return null;
    }
    Type type = core.types.parse();
    return type == null ? null : TypeAttr.get(type);
  }

  /** Parses a dense array without its keyword and type. */
  @Nullable DenseArrayAttr parseSquareArray(Type elementType, AbstractTokenParser face) {
    return arrays.parseSquare(elementType, face);
  }

  // -- Strings and symbols -----------------------------------------------------------------------

  private @Nullable Attribute parseString(@Nullable Type given) {
    int from = tokens.start();
    int to = tokens.end();
    tokens.consume();
    Type type = given;
    if (type == null && tokens.consumeIf(TokenKind.COLON)) {
      type = core.types.parse();
      if (type == null) {
        return null;
      }
    }
    return string(from, to, type);
  }

  /** The attribute of the string literal in a range of the text. */
  private StringAttr string(int from, int to, @Nullable Type type) {
    byte[] text = tokens.text();
    if (!TokenText.contains(text, from, to, '\\')) {
      return StringAttr.get(context, text, from + 1, to - 1, type);
    }
    byte[] bytes = TokenText.unquoteBytes(text, from, to);
    return StringAttr.get(context, bytes, 0, bytes.length, type);
  }

  /** The name that the current token, an {@code @} identifier, denotes. */
  public StringAttr symbolName() {
    int from = tokens.start() + 1;
    return tokens.text()[from] == '"'
        ? string(from, tokens.end(), null)
        : StringAttr.get(context, tokens.text(), from, tokens.end(), null);
  }

  private @Nullable Attribute parseSymbolRef() {
    StringAttr root = symbolName();
    tokens.consume();
    if (!tokens.is(TokenKind.COLON)) {
      return SymbolRefAttr.get(root);
    }
    List<StringAttr> nested = new ArrayList<>();
    while (tokens.is(TokenKind.COLON)) {
      int colon = tokens.start();
      int before = tokens.previousEnd();
      tokens.consume();
      if (!tokens.consumeIf(TokenKind.COLON)) {
        // A single colon does not belong to the symbol, but for example to a type.
        if (!tokens.is(TokenKind.EOF) && !tokens.is(TokenKind.ERROR)) {
          tokens.returnTo(colon, before);
        }
        break;
      }
      if (!tokens.is(TokenKind.AT_IDENTIFIER)) {
        tokens.errorAt(tokens.start(), "expected nested symbol reference identifier");
        return null;
      }
      nested.add(symbolName());
      tokens.consume();
    }
    return SymbolRefAttr.get(root, nested);
  }

  // -- Collections -------------------------------------------------------------------------------

  // No lambdas here: until the JIT compiler optimizes, making one that captures calls the JVM.

  /** The elements of an array. */
  private final class ElementList implements AsmParser.ListElement {
    final List<Attribute> list = new ArrayList<>();

    @Override
    public boolean parse() {
      Attribute element = AttributeParser.this.parse(null);
      return element != null && list.add(element);
    }
  }

  /** The entries of a dictionary. */
  private final class EntryList implements AsmParser.ListElement {
    final DictionaryEntries entries = new DictionaryEntries();

    @Override
    public boolean parse() {
      return parseEntry(entries);
    }
  }

  private @Nullable Attribute parseCollection() {
    return tokens.is(TokenKind.L_BRACE) ? parseDictionary() : parseArray();
  }

  private @Nullable Attribute parseArray() {
    tokens.consume();
    ElementList elements = new ElementList();
    return tokens.listUntil(TokenKind.R_SQUARE, elements, true)
        ? ArrayAttr.get(context, elements.list)
        : null;
  }

  /** Parses a dictionary in braces. */
  public @Nullable DictionaryAttr parseDictionary() {
    int from = tokens.start();
    if (!tokens.is(TokenKind.L_BRACE) || !core.isContextFree(TextMemo.MAX_PIECE)) {
      return parseNewDictionary();
    }
    DictionaryAttr known = memo.recall(from);
    if (known == null) {
      if (!memo.skimBraces(from)) {
        return parseNewDictionary();
      }
      known = memo.find(from);
    }
    int end = memo.end();
    if (known != null) {
      tokens.skipTo(end);
      return known;
    }
    int hash = memo.hash();
    DictionaryAttr dictionary = parseNewDictionary();
    if (dictionary != null && tokens.previousEnd() == end) {
      memo.add(from, end, hash, dictionary);
    }
    return dictionary;
  }

  private @Nullable DictionaryAttr parseNewDictionary() {
    EntryList list = new EntryList();
    return tokens.list(Delimiter.BRACES, list, " in attribute dictionary")
        ? DictionaryAttr.get(context, list.entries.list())
        : null;
  }

  private boolean parseEntry(DictionaryEntries entries) {
    String name;
    if (tokens.is(TokenKind.STRING)) {
      name = tokens.stringValue();
    } else if (tokens.isKeyword()) {
      name = tokens.identifier();
    } else {
      return tokens.wrongToken("expected attribute name");
    }
    if (name.isEmpty()) {
      return tokens.error("expected valid attribute name");
    }
    if (entries.contains(name)) {
      return tokens.error("duplicate key '" + name + "' in dictionary attribute");
    }
    context.loadDialectOf(name);
    tokens.consume();
    Attribute value = tokens.consumeIf(TokenKind.EQUAL) ? parse(null) : UnitAttr.get(context);
    if (value == null) {
      return false;
    }
    entries.add(name, value);
    return true;
  }

  // -- The rest ----------------------------------------------------------------------------------

  /** Parses a map without keyword and angle brackets. */
  @Nullable AffineMap parseAffineMap() {
    AffineParser.Structure structure = affine.parseMapOrSet(true);
    return structure == null ? null : structure.map();
  }

  /** Parses a set without keyword and angle brackets. */
  @Nullable IntegerSet parseIntegerSet() {
    AffineParser.Structure structure = affine.parseMapOrSet(false);
    return structure == null ? null : structure.set();
  }

  /** Parses an expression in which these names stand for expressions. */
  @Nullable AffineExpr parseAffineExpr(Map<String, AffineExpr> names) {
    return affine.parseExpr(names);
  }

  /** Parses the results of a map, in which operands stand for dimensions and symbols. */
  public @Nullable AffineMap parseAffineMapOfSSAIds(Delimiter delimiter, AffineOperands operands) {
    return affine.parseMapOfSSAIds(delimiter, operands);
  }

  /** Parses an expression in which operands stand for dimensions and symbols. */
  public @Nullable AffineExpr parseAffineExprOfSSAIds(AffineOperands operands) {
    return affine.parseExprOfSSAIds(operands);
  }

  private @Nullable Attribute parseAffine() {
    boolean isMap = tokens.is(TokenKind.KW_AFFINE_MAP);
    String what = isMap ? "affine map" : "integer set";
    tokens.consume();
    if (!tokens.expect(TokenKind.LESS, "expected '<' in " + what)) {
      return null;
    }
    AffineParser.Structure structure = affine.parseMapOrSet(isMap);
    if (structure == null || !tokens.expect(TokenKind.GREATER, "expected '>' in " + what)) {
      return null;
    }
    return structure.map() != null
        ? AffineMapAttr.get(structure.map())
        : structure.set() != null ? IntegerSetAttr.get(structure.set()) : null;
  }

  private @Nullable Location parseLocation() {
    tokens.consume();
    if (!tokens.expect(TokenKind.L_PAREN, "expected '(' in inline location")) {
      return null;
    }
    Location location = core.locations.parse();
    return location != null && tokens.expect(TokenKind.R_PAREN, "expected ')' in inline location")
        ? location
        : null;
  }

  private @Nullable Attribute parseDistinct(@Nullable Type type) {
    int start = tokens.start();
    tokens.consume();
    if (!tokens.expect(TokenKind.L_SQUARE, "expected '[' after 'distinct'")) {
      return null;
    }
    int from = tokens.start();
    int to = tokens.end();
    if (!tokens.expect(TokenKind.INTEGER, "expected distinct ID")) {
      return null;
    }
    Long id = NumberLiterals.unsigned64(tokens.text(), from, to);
    if (id == null) {
      tokens.error("expected an unsigned 64-bit integer");
      return null;
    }
    if (!tokens.expect(TokenKind.R_SQUARE, "expected ']' to close distinct ID")
        || !tokens.expect(TokenKind.LESS, "expected '<' after distinct ID")) {
      return null;
    }
    Attribute referenced = parseReferenced(type);
    if (referenced == null) {
      return null;
    }
    DistinctAttr distinct =
        core.distinctAttributes.computeIfAbsent(id, unused -> DistinctAttr.create(referenced));
    if (distinct.referenced() != referenced) {
      tokens.errorAt(
          start,
          "referenced attribute does not match previous definition: " + distinct.referenced());
      return null;
    }
    return distinct;
  }

  private @Nullable Attribute parseReferenced(@Nullable Type type) {
    if (tokens.consumeIf(TokenKind.GREATER)) {
      return UnitAttr.get(context);
    }
    Attribute referenced = parse(type);
    if (referenced == null) {
      tokens.error("expected attribute");
      return null;
    }
    return tokens.expect(TokenKind.GREATER, "expected '>' to close distinct attribute")
        ? referenced
        : null;
  }
}
