// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.AttributeValues;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OpAsmParser} that knows no operations: lists, types and attributes, and what
 * {@link TokenParser} reads (MLIR's {@code AsmParser}).
 *
 * <p>A method that returns {@code boolean} returns false after it has reported a diagnostic, and
 * one that returns a nullable object null after the same; exceptions to this, the methods whose
 * names contain {@code Optional}, say so.
 */
public abstract sealed class AsmParser extends TokenParser permits DialectAsmParser, OperandParser {
  private final TypeStack types;

  AsmParser(ParserCore core) {
    super(core);
    this.types = core.typeStack;
  }

  // -- Lists -------------------------------------------------------------------------------------

  /**
   * Reads a comma separated list, one level of what may nest as deep as attributes do.
   *
   * @param element reads one element; false after it has reported a diagnostic
   * @param context ends the messages about missing brackets, for example {@code " in region list"}
   */
  public final boolean parseCommaSeparatedList(
      Delimiter delimiter, ListElement element, String context) {
    if (!core.enter()) {
      return false;
    }
    boolean parsed = tokens.list(delimiter, element, context);
    core.leave();
    return parsed;
  }

  /** Reads one element of a list. */
  @FunctionalInterface
  public interface ListElement {
    /** Reads the element; false after a diagnostic has been reported. */
    boolean parse();
  }

  // -- Types -------------------------------------------------------------------------------------

  /** Reads a type. */
  public final @Nullable Type parseType() {
    return core.types.parse();
  }

  /** Reads a type of this class, such as {@code FunctionType.class}. */
  public final <T extends Type> @Nullable T parseType(Class<T> kind) {
    int at = location();
    return ofKind(parseType(), kind, TypeNames.of(kind), at);
  }

  /** Reads {@code : type}, of this class; reports one of another class where the colon stands. */
  public final <T extends Type> @Nullable T parseColonType(Class<T> kind) {
    int at = location();
    return parseColon() ? ofKind(parseType(), kind, TypeNames.of(kind), at) : null;
  }

  private <T extends Type> @Nullable T ofKind(
      @Nullable Type type, Class<T> kind, String name, int at) {
    if (type != null && !kind.isInstance(type)) {
      String expected = name.isEmpty() ? "" : ": expected " + name + ", but found '" + type + "'";
      error(at, "invalid kind of type specified" + expected);
      return null;
    }
    return kind.cast(type);
  }

  /**
   * Reads a type the way formats write one that writes itself: without {@code !dialect} and its
   * mnemonic, or as an alias, or in full (MLIR's {@code parseCustomTypeWithFallback}).
   *
   * @param name the name of the kind, as it stands in messages: {@code wasmssa.limit}
   * @param syntax reads what stands behind the mnemonic
   */
  public final <T extends Type> @Nullable T parseStrippedType(
      Class<T> kind, String name, TypeSyntax<T> syntax) {
    int at = location();
    return tokens.is(TokenKind.EXCLAMATION_IDENTIFIER)
        ? ofKind(parseType(), kind, name, at)
        : syntax.parse(this);
  }

  /** Reads the types of one class. */
  @FunctionalInterface
  public interface TypeSyntax<T extends Type> {
    /** Reads what stands behind the mnemonic; null after a diagnostic has been reported. */
    @Nullable T parse(AsmParser parser);
  }

  /** Reads a type if one starts here, and pushes it on the type stack. */
  public final OptionalResult parseOptionalType() {
    if (!core.types.startsType()) {
      return OptionalResult.ABSENT;
    }
    Type type = parseType();
    return OptionalResult.of(type != null && types.push(type));
  }

  /**
   * Reads extents, of which each is followed by an {@code x}: {@code 4x8x}.
   *
   * @return null after a diagnostic has been reported
   */
  public final long @Nullable [] parseDimensionList() {
    Dimensions dimensions = new Dimensions(tokens);
    return dimensions.parseStatic() ? dimensions.shape() : null;
  }

  /** Reads {@code : type}. */
  public final @Nullable Type parseColonType() {
    return parseColon() ? parseType() : null;
  }

  /** The height of the stack of types that the list methods push on. */
  public final int typeMark() {
    return types.size();
  }

  /** The type at a height of the type stack, below {@link #typeMark}. */
  public final Type typeAt(int index) {
    return types.get(index);
  }

  /** Pushes a type on the type stack; returns true. */
  public final boolean pushType(Type type) {
    return types.push(type);
  }

  /** Reads one or more types, separated by commas, onto the type stack. */
  public final boolean parseTypeList() {
    return core.types.parseListNoParens(types);
  }

  /** Reads {@code : type, …} onto the type stack. */
  public final boolean parseColonTypeList() {
    return parseColon() && parseTypeList();
  }

  /** Reads {@code : type, …} onto the type stack if the colon is there. */
  public final boolean parseOptionalColonTypeList() {
    return !parseOptionalColon() || parseTypeList();
  }

  /** Reads {@literal ->} and a type or types in parentheses onto the type stack. */
  public final boolean parseArrowTypeList() {
    return parseArrow() && core.types.parseFunctionResults(types);
  }

  /** Reads {@literal ->} and result types onto the type stack if the arrow is there. */
  public final boolean parseOptionalArrowTypeList() {
    return !parseOptionalArrow() || core.types.parseFunctionResults(types);
  }

  // -- Attributes --------------------------------------------------------------------------------

  /**
   * Reads an attribute.
   *
   * @param type the type of its value if the text does not say it; null if it has to
   */
  public final @Nullable Attribute parseAttribute(@Nullable Type type) {
    return core.attributes.parse(type);
  }

  /** Reads an attribute of this class. */
  public final <T extends Attribute> @Nullable T parseAttribute(
      Class<T> kind, @Nullable Type type) {
    int at = location();
    Attribute attribute = parseAttribute(type);
    if (attribute != null && !kind.isInstance(attribute)) {
      error(at, "invalid kind of attribute specified");
      return null;
    }
    return kind.cast(attribute);
  }

  /** Reads a symbol reference without nested ones: {@code @name}. */
  public final @Nullable SymbolRefAttr parseFlatSymbolRef() {
    int at = location();
    SymbolRefAttr symbol = parseAttribute(SymbolRefAttr.class, NoneType.get(context()));
    if (symbol != null && !symbol.isFlat()) {
      error(at, "invalid kind of attribute specified");
      return null;
    }
    return symbol;
  }

  /** Reads an attribute of a kind that has a type. */
  public final @Nullable Attribute parseTypedAttribute() {
    int at = location();
    Attribute attribute = parseAttribute((Type) null);
    if (attribute != null && AttributeValues.typeOf(attribute) == null) {
      error(at, "invalid kind of attribute specified");
      return null;
    }
    return attribute;
  }

  /**
   * Reads an attribute if one starts here.
   *
   * @return null if there is none or, as {@link #hasFailed} tells, it is wrong
   */
  public final @Nullable Attribute parseOptionalAttribute(@Nullable Type type) {
    return startsAttribute() ? parseAttribute(type) : null;
  }

  /**
   * Reads an attribute of this class if one starts here; see the method without the class. Arrays,
   * strings and symbol references are told by their first token: nothing else is read then.
   */
  public final <T extends Attribute> @Nullable T parseOptionalAttribute(
      Class<T> kind, @Nullable Type type) {
    return starts(kind) ? parseAttribute(kind, type) : null;
  }

  private boolean starts(Class<? extends Attribute> kind) {
    if (kind == ArrayAttr.class) {
      return startsArray();
    } else if (kind == StringAttr.class) {
      return startsString();
    }
    return kind == SymbolRefAttr.class ? startsSymbol() : startsAttribute();
  }

  /**
   * Reads an attribute the way formats write a {@link SymbolAssembly}: without {@code
   * #dialect.mnemonic}, or as an alias, or in full.
   *
   * @param syntax reads what stands behind the mnemonic
   */
  public final <T extends Attribute> @Nullable T parseStrippedAttribute(
      Class<T> kind, @Nullable Type type, AttributeSyntax<T> syntax) {
    return tokens.is(TokenKind.HASH_IDENTIFIER)
        ? parseAttribute(kind, type)
        : syntax.parse(this, type);
  }

  /** Reads the attributes of one class: its static method {@code parse}. */
  @FunctionalInterface
  public interface AttributeSyntax<T extends Attribute> {
    /**
     * Reads what stands behind the mnemonic; null after a diagnostic has been reported.
     *
     * @param type the type that the attribute must have; null if none is known
     */
    @Nullable T parse(AsmParser parser, @Nullable Type type);
  }

  /**
   * Reads a dense array the way formats write it, {@code [1, 2]}, or as an alias.
   *
   * @param elementType {@code i1}, an integer of 8, 16, 32 or 64 bits, or a float type
   */
  public final @Nullable DenseArrayAttr parseDenseArray(Type elementType) {
    return core.attributes.parseSquareArray(elementType, this);
  }

  /** Reads {@code (d0, d1) -> (d1, d0)}: a map without keyword and angle brackets. */
  public final @Nullable AffineMap parseAffineMap() {
    return core.attributes.parseAffineMap();
  }

  /** Whether an attribute starts here; if so, read it with {@link #parseAttribute}. */
  public final boolean startsAttribute() {
    return core.attributes.startsAttribute();
  }

  /** Whether a string attribute starts here. */
  public final boolean startsString() {
    return tokens.is(TokenKind.STRING);
  }

  /** Whether an array attribute starts here. */
  public final boolean startsArray() {
    return tokens.is(TokenKind.L_SQUARE);
  }

  /** Whether a symbol reference starts here. */
  public final boolean startsSymbol() {
    return tokens.is(TokenKind.AT_IDENTIFIER);
  }
}
