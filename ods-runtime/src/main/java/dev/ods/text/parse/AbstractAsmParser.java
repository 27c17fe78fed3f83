// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypedAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.CyclicScope;
import dev.ods.text.Delimiter;
import dev.ods.text.OptionalResult;
import dev.ods.text.TypeMark;
import dev.ods.text.lex.TokenKind;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parses lists, types and attributes. */
public abstract class AbstractAsmParser extends AbstractTokenParser implements AsmParser {
  private static final String WRONG_KIND = "invalid kind of type specified";

  private final TypeStack types;

  public AbstractAsmParser(ParserCore core) {
    super(core);
    this.types = core.typeStack;
  }

  // -- Lists -------------------------------------------------------------------------------------

  @Override
  public final boolean parseCommaSeparatedList(
      Delimiter delimiter, ListElement element, String context) {
    return core.nestList(() -> tokens.list(delimiter, element, context));
  }

  // -- Types -------------------------------------------------------------------------------------

  @Override
  public final @Nullable CyclicScope tryStartCyclicParse(Type type) {
    return core.cyclicTypes.tryOpen(type);
  }

  @Override
  public final @Nullable Type parseType() {
    return core.types.parse();
  }

  @Override
  public final <T extends Type> @Nullable T parseType(Class<T> kind) {
    return parseType(kind, TypeNames.of(kind));
  }

  @Override
  public final <T extends Type> @Nullable T parseType(Class<T> kind, String name) {
    int at = tokens.start();
    return ofKind(parseType(), kind, name, at);
  }

  @Override
  public final @Nullable Type parseTypeWith(Class<?> typeInterface) {
    int at = tokens.start();
    Type type = parseType();
    if (type != null && type.as(typeInterface) == null) {
      errorAt(at, WRONG_KIND);
      return null;
    }
    return type;
  }

  @Override
  public final <T extends Type> @Nullable T parseColonType(Class<T> kind) {
    int at = tokens.start();
    return parseColon() ? ofKind(parseType(), kind, TypeNames.of(kind), at) : null;
  }

  private <T extends Type> @Nullable T ofKind(
      @Nullable Type type, Class<T> kind, String name, int at) {
    if (type != null && !kind.isInstance(type)) {
      String expected = name.isEmpty() ? "" : ": expected " + name + ", but found '" + type + "'";
      errorAt(at, WRONG_KIND + expected);
      return null;
    }
    return kind.cast(type);
  }

  @Override
  public final <T extends Type> @Nullable T parseStrippedType(
      Class<T> kind, String name, TypeSyntax<T> syntax) {
    return tokens.is(TokenKind.EXCLAMATION_IDENTIFIER)
        ? parseType(kind, name)
        : core.nestHook(() -> syntax.parse(this));
  }

  @Override
  public final @Nullable Type parseTypeWithoutDialect(String namespace) {
    return core.symbols.parseTypeWithoutDialect(namespace);
  }

  @Override
  public final OptionalResult parseOptionalType() {
    if (!core.types.startsType()) {
      return OptionalResult.ABSENT;
    }
    Type type = parseType();
    return OptionalResult.of(type != null && types.push(type));
  }

  @Override
  public final long @Nullable [] parseDimensionList() {
    return parseDimensionList(false, true);
  }

  @Override
  public final long @Nullable [] parseDimensionList(boolean allowDynamic, boolean withTrailingX) {
    Dimensions dimensions = new Dimensions(tokens);
    boolean parsed =
        withTrailingX
            ? dimensions.parseExtents(allowDynamic)
            : dimensions.parseSeparated(allowDynamic);
    return parsed ? dimensions.shape() : null;
  }

  @Override
  public final boolean parseXInDimensionList() {
    return new Dimensions(tokens).parseX();
  }

  @Override
  public final @Nullable Type parseColonType() {
    return parseColon() ? parseType() : null;
  }

  @Override
  public final TypeMark typeMark() {
    return TypeMark.of(types.size());
  }

  @Override
  public final Type typeAt(TypeMark mark) {
    return types.get(mark.height());
  }

  @Override
  public final List<Type> types(TypeMark from, TypeMark to) {
    return types.range(from.height(), to.height());
  }

  @Override
  public final boolean pushType(Type type) {
    return types.push(type);
  }

  @Override
  public final boolean parseTypeList() {
    return core.types.parseListNoParens(types);
  }

  @Override
  public final boolean parseColonTypeList() {
    return parseColon() && parseTypeList();
  }

  @Override
  public final boolean parseOptionalColonTypeList() {
    return !parseOptionalColon() || parseTypeList();
  }

  @Override
  public final boolean parseArrowTypeList() {
    return parseArrow() && core.types.parseFunctionResults(types);
  }

  @Override
  public final boolean parseOptionalArrowTypeList() {
    return !parseOptionalArrow() || core.types.parseFunctionResults(types);
  }

  // -- Attributes --------------------------------------------------------------------------------

  @Override
  public final @Nullable Attribute parseAttribute(@Nullable Type type) {
    return core.attributes.parse(type);
  }

  @Override
  public final <T extends Attribute> @Nullable T parseAttribute(
      Class<T> kind, @Nullable Type type) {
    return kind.cast(parseKind(kind, type));
  }

  @Override
  public final @Nullable Attribute parseAttributeWith(Class<?> kind, @Nullable Type type) {
    return parseKind(kind, type);
  }

  private @Nullable Attribute parseKind(Class<?> kind, @Nullable Type type) {
    int at = tokens.start();
    Attribute attribute = parseAttribute(type);
    if (attribute != null && attribute.as(kind) == null) {
      errorAt(at, "invalid kind of attribute specified");
      return null;
    }
    return attribute;
  }

  @Override
  public final @Nullable FloatAttr parseFloat(FloatType type) {
    BigInteger bits = core.numbers.parseFloat(type.semantics());
    return bits == null ? null : FloatAttr.fromBits(type, bits);
  }

  @Override
  public final @Nullable SymbolRefAttr parseFlatSymbolRef() {
    int at = tokens.start();
    SymbolRefAttr symbol = parseAttribute(SymbolRefAttr.class, NoneType.get(context()));
    if (symbol != null && !symbol.isFlat()) {
      errorAt(at, "invalid kind of attribute specified");
      return null;
    }
    return symbol;
  }

  @Override
  public final @Nullable Attribute parseTypedAttribute() {
    int at = tokens.start();
    Attribute attribute = parseAttribute((Type) null);
    if (attribute != null && TypedAttr.typeOf(attribute) == null) {
      errorAt(at, "invalid kind of attribute specified");
      return null;
    }
    return attribute;
  }

  @Override
  public final boolean startsAttribute(Class<? extends Attribute> kind) {
    if (kind == ArrayAttr.class) {
      return startsArray();
    } else if (kind == StringAttr.class) {
      return startsString();
    }
    return kind == SymbolRefAttr.class ? startsSymbol() : startsAttribute();
  }

  @Override
  public final <T extends Attribute> @Nullable T parseStrippedAttribute(
      Class<T> kind, @Nullable Type type, AttributeSyntax<T> syntax) {
    return tokens.is(TokenKind.HASH_IDENTIFIER)
        ? parseAttribute(kind, type)
        : core.nestHook(() -> syntax.parse(this, type));
  }

  @Override
  public final @Nullable DenseArrayAttr parseDenseArray(Type elementType) {
    return core.attributes.parseSquareArray(elementType, this);
  }

  @Override
  public final @Nullable AffineMap parseAffineMap() {
    return core.attributes.parseAffineMap();
  }

  @Override
  public final @Nullable IntegerSet parseIntegerSet() {
    return core.attributes.parseIntegerSet();
  }

  @Override
  public final @Nullable StringAttr parseSymbolName() {
    StringAttr name = parseOptionalSymbolName();
    if (name == null) {
      errorAt(tokens.start(), "expected valid '@'-identifier for symbol name");
    }
    return name;
  }

  @Override
  public final @Nullable StringAttr parseOptionalSymbolName() {
    if (!tokens.is(TokenKind.AT_IDENTIFIER)) {
      return null;
    }
    StringAttr name = core.attributes.symbolName();
    tokens.consume();
    return name;
  }

  @Override
  public final @Nullable DictionaryAttr parseOptionalAttrDict() {
    return tokens.is(TokenKind.L_BRACE)
        ? core.attributes.parseDictionary()
        : DictionaryAttr.empty(context());
  }

  @Override
  public final @Nullable AffineExpr parseAffineExpr(Map<String, AffineExpr> names) {
    return core.attributes.parseAffineExpr(names);
  }

  @Override
  public final boolean startsAttribute() {
    return core.attributes.startsAttribute();
  }

  @Override
  public final boolean startsString() {
    return tokens.is(TokenKind.STRING);
  }

  @Override
  public final boolean startsArray() {
    return tokens.is(TokenKind.L_SQUARE);
  }

  @Override
  public final boolean startsSymbol() {
    return tokens.is(TokenKind.AT_IDENTIFIER);
  }
}
