// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OpAsmParser} that knows no operations: punctuation, keywords, strings, types
 * and attributes (MLIR's {@code AsmParser}).
 *
 * <p>A method that returns {@code boolean} returns false after it has reported a diagnostic, and
 * one that returns a nullable object null after the same; exceptions to this, the methods whose
 * names contain {@code Optional}, say so.
 */
public abstract sealed class AsmParser permits DialectAsmParser, OpAsmParser {
  final ParserCore core;
  final TokenStream tokens;
  private final TypeStack types;

  AsmParser(ParserCore core) {
    this.core = core;
    this.tokens = core.tokens;
    this.types = core.typeStack;
  }

  // -- Where we are ------------------------------------------------------------------------------

  /** The context that types and attributes are made in. */
  public final Context context() {
    return core.context;
  }

  /** The byte offset of the current token: what {@link #error} takes. */
  public final int location() {
    return tokens.start();
  }

  /** The offset as file, line and column. */
  public final Location toLocation(int location) {
    return tokens.toLocation(location);
  }

  /**
   * Reports an error at a byte offset.
   *
   * @return false, for the caller to return
   */
  public abstract boolean error(int location, String message);

  /** Attaches a note to the error just reported; returns false, for the caller to return. */
  public final boolean note(int location, String message) {
    return tokens.note(location, message);
  }

  /**
   * Whether an error was reported since the start of the text: tells a missing optional part from a
   * wrong one.
   */
  public final boolean hasFailed() {
    return tokens.hasFailed();
  }

  // -- Punctuation -------------------------------------------------------------------------------

  /** Reads {@literal ->}, which must be there. */
  public final boolean parseArrow() {
    return tokens.expect(TokenKind.ARROW, "expected '->'");
  }

  /** Reads {@literal ->} if it is there; tells whether it was. */
  public final boolean parseOptionalArrow() {
    return tokens.consumeIf(TokenKind.ARROW);
  }

  /** Reads an opening brace, which must be there. */
  public final boolean parseLBrace() {
    return tokens.expect(TokenKind.L_BRACE, "expected '{'");
  }

  /** Reads an opening brace if it is there; tells whether it was. */
  public final boolean parseOptionalLBrace() {
    return tokens.consumeIf(TokenKind.L_BRACE);
  }

  /** Reads a closing brace, which must be there. */
  public final boolean parseRBrace() {
    return tokens.expect(TokenKind.R_BRACE, "expected '}'");
  }

  /** Reads a closing brace if it is there; tells whether it was. */
  public final boolean parseOptionalRBrace() {
    return tokens.consumeIf(TokenKind.R_BRACE);
  }

  /** Reads {@code :}, which must be there. */
  public final boolean parseColon() {
    return tokens.expect(TokenKind.COLON, "expected ':'");
  }

  /** Reads {@code :} if it is there; tells whether it was. */
  public final boolean parseOptionalColon() {
    return tokens.consumeIf(TokenKind.COLON);
  }

  /** Reads {@code ,}, which must be there. */
  public final boolean parseComma() {
    return tokens.expect(TokenKind.COMMA, "expected ','");
  }

  /** Reads {@code ,} if it is there; tells whether it was. */
  public final boolean parseOptionalComma() {
    return tokens.consumeIf(TokenKind.COMMA);
  }

  /** Reads {@code ...}, which must be there. */
  public final boolean parseEllipsis() {
    return tokens.expect(TokenKind.ELLIPSIS, "expected '...'");
  }

  /** Reads {@code ...} if it is there; tells whether it was. */
  public final boolean parseOptionalEllipsis() {
    return tokens.consumeIf(TokenKind.ELLIPSIS);
  }

  /** Reads {@code =}, which must be there. */
  public final boolean parseEqual() {
    return tokens.expect(TokenKind.EQUAL, "expected '='");
  }

  /** Reads {@code =} if it is there; tells whether it was. */
  public final boolean parseOptionalEqual() {
    return tokens.consumeIf(TokenKind.EQUAL);
  }

  /** Reads {@literal <}, which must be there. */
  public final boolean parseLess() {
    return tokens.expect(TokenKind.LESS, "expected '<'");
  }

  /** Reads {@literal <} if it is there; tells whether it was. */
  public final boolean parseOptionalLess() {
    return tokens.consumeIf(TokenKind.LESS);
  }

  /** Reads {@literal >}, which must be there. */
  public final boolean parseGreater() {
    return tokens.expect(TokenKind.GREATER, "expected '>'");
  }

  /** Reads {@literal >} if it is there; tells whether it was. */
  public final boolean parseOptionalGreater() {
    return tokens.consumeIf(TokenKind.GREATER);
  }

  /** Reads {@code (}, which must be there. */
  public final boolean parseLParen() {
    return tokens.expect(TokenKind.L_PAREN, "expected '('");
  }

  /** Reads {@code (} if it is there; tells whether it was. */
  public final boolean parseOptionalLParen() {
    return tokens.consumeIf(TokenKind.L_PAREN);
  }

  /** Reads {@code )}, which must be there. */
  public final boolean parseRParen() {
    return tokens.expect(TokenKind.R_PAREN, "expected ')'");
  }

  /** Reads {@code )} if it is there; tells whether it was. */
  public final boolean parseOptionalRParen() {
    return tokens.consumeIf(TokenKind.R_PAREN);
  }

  /** Reads {@code [}, which must be there. */
  public final boolean parseLSquare() {
    return tokens.expect(TokenKind.L_SQUARE, "expected '['");
  }

  /** Reads {@code [} if it is there; tells whether it was. */
  public final boolean parseOptionalLSquare() {
    return tokens.consumeIf(TokenKind.L_SQUARE);
  }

  /** Reads {@code ]}, which must be there. */
  public final boolean parseRSquare() {
    return tokens.expect(TokenKind.R_SQUARE, "expected ']'");
  }

  /** Reads {@code ]} if it is there; tells whether it was. */
  public final boolean parseOptionalRSquare() {
    return tokens.consumeIf(TokenKind.R_SQUARE);
  }

  /** Reads {@code ?}, which must be there. */
  public final boolean parseQuestion() {
    return tokens.expect(TokenKind.QUESTION, "expected '?'");
  }

  /** Reads {@code ?} if it is there; tells whether it was. */
  public final boolean parseOptionalQuestion() {
    return tokens.consumeIf(TokenKind.QUESTION);
  }

  /** Reads {@code /}, which must be there. */
  public final boolean parseSlash() {
    return tokens.expect(TokenKind.SLASH, "expected '/'");
  }

  /** Reads {@code /} if it is there; tells whether it was. */
  public final boolean parseOptionalSlash() {
    return tokens.consumeIf(TokenKind.SLASH);
  }

  /** Reads {@code *}, which must be there. */
  public final boolean parseStar() {
    return tokens.expect(TokenKind.STAR, "expected '*'");
  }

  /** Reads {@code *} if it is there; tells whether it was. */
  public final boolean parseOptionalStar() {
    return tokens.consumeIf(TokenKind.STAR);
  }

  /** Reads {@code +}, which must be there. */
  public final boolean parsePlus() {
    return tokens.expect(TokenKind.PLUS, "expected '+'");
  }

  /** Reads {@code +} if it is there; tells whether it was. */
  public final boolean parseOptionalPlus() {
    return tokens.consumeIf(TokenKind.PLUS);
  }

  /** Reads {@code -}, which must be there. */
  public final boolean parseMinus() {
    return tokens.expect(TokenKind.MINUS, "expected '-'");
  }

  /** Reads {@code -} if it is there; tells whether it was. */
  public final boolean parseOptionalMinus() {
    return tokens.consumeIf(TokenKind.MINUS);
  }

  /** Reads {@code |}, which must be there. */
  public final boolean parseVerticalBar() {
    return tokens.expect(TokenKind.VERTICAL_BAR, "expected '|'");
  }

  /** Reads {@code |} if it is there; tells whether it was. */
  public final boolean parseOptionalVerticalBar() {
    return tokens.consumeIf(TokenKind.VERTICAL_BAR);
  }

  // -- Keywords, strings, numbers ----------------------------------------------------------------

  /** Reads this keyword, which must be there. */
  public final boolean parseKeyword(String keyword) {
    int at = location();
    return parseOptionalKeyword(keyword) || error(at, "expected '" + keyword + "'");
  }

  /** Reads this keyword, which must be there; {@code context} ends the message if it is not. */
  public final boolean parseKeyword(String keyword, String context) {
    int at = location();
    return parseOptionalKeyword(keyword) || error(at, "expected '" + keyword + "'" + context);
  }

  /** Reads this keyword if it is there; tells whether it was. */
  public final boolean parseOptionalKeyword(String keyword) {
    if (!tokens.isKeyword() || !tokens.spells(keyword)) {
      return false;
    }
    tokens.consume();
    return true;
  }

  /** Reads any keyword. */
  public final @Nullable String parseKeyword() {
    int at = location();
    String keyword = parseOptionalKeyword();
    if (keyword == null) {
      error(at, "expected valid keyword");
    }
    return keyword;
  }

  /** Reads any keyword; null, without a diagnostic, if there is none. */
  public final @Nullable String parseOptionalKeyword() {
    if (!tokens.isKeyword()) {
      return null;
    }
    String keyword = tokens.identifier();
    tokens.consume();
    return keyword;
  }

  /** Reads one of these keywords; null, without a diagnostic, if none of them is there. */
  public final @Nullable String parseOptionalKeyword(String... allowed) {
    if (tokens.isKeyword()) {
      for (String keyword : allowed) {
        if (tokens.spells(keyword)) {
          tokens.consume();
          return keyword;
        }
      }
    }
    return null;
  }

  /** Reads a quoted string and returns its content. */
  public final @Nullable String parseString() {
    int at = location();
    String string = parseOptionalString();
    if (string == null) {
      error(at, "expected string");
    }
    return string;
  }

  /** Reads a quoted string; null, without a diagnostic, if there is none. */
  public final @Nullable String parseOptionalString() {
    if (!tokens.is(TokenKind.STRING)) {
      return null;
    }
    String string = tokens.stringValue();
    tokens.consume();
    return string;
  }

  /** Reads a keyword or a quoted string. */
  public final @Nullable String parseKeywordOrString() {
    int at = location();
    String found = parseOptionalKeywordOrString();
    if (found == null) {
      error(at, "expected valid keyword or string");
    }
    return found;
  }

  /** Reads a keyword or a quoted string; null, without a diagnostic, if there is neither. */
  public final @Nullable String parseOptionalKeywordOrString() {
    String keyword = parseOptionalKeyword();
    return keyword != null ? keyword : parseOptionalString();
  }

  /** Reads a possibly negative integer; null, without a diagnostic, if there is none. */
  public final @Nullable Long parseOptionalInteger() {
    return tokens.is(TokenKind.INTEGER) || tokens.is(TokenKind.MINUS) ? parseInteger() : null;
  }

  /** Reads a possibly negative integer of 64 bits. */
  public final @Nullable Long parseInteger() {
    int at = location();
    boolean negative = tokens.consumeIf(TokenKind.MINUS);
    if (!tokens.is(TokenKind.INTEGER)) {
      if (negative) {
        tokens.wrongToken("expected integer value");
      } else {
        error(at, "expected integer value");
      }
      return null;
    }
    Long value = NumberLiterals.signed64(tokens, negative);
    if (value == null) {
      error(tokens.start(), "integer value too large");
      return null;
    }
    tokens.consume();
    return value;
  }

  /** Reads a possibly negative floating point literal, decimal or as the hexadecimal bits. */
  public final @Nullable Double parseFloat() {
    return core.numbers.parseDouble();
  }

  /**
   * Reads a comma separated list.
   *
   * @param element reads one element; false after it has reported a diagnostic
   * @param context ends the messages about missing brackets, for example {@code " in region list"}
   */
  public final boolean parseCommaSeparatedList(
      Delimiter delimiter, ListElement element, String context) {
    return tokens.list(delimiter, element, context);
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
    Type type = parseType();
    if (type != null && !kind.isInstance(type)) {
      error(at, "invalid kind of type specified");
      return null;
    }
    return kind.cast(type);
  }

  /** Reads a type if one starts here, and pushes it on the type stack. */
  public final OptionalResult parseOptionalType() {
    if (!core.types.startsType()) {
      return OptionalResult.ABSENT;
    }
    Type type = parseType();
    return OptionalResult.of(type != null && types.push(type));
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

  /**
   * Reads an attribute if one starts here.
   *
   * @return null if there is none or, as {@link #hasFailed} tells, it is wrong
   */
  public final @Nullable Attribute parseOptionalAttribute(@Nullable Type type) {
    return startsAttribute() ? parseAttribute(type) : null;
  }

  /** Reads an attribute of this class if one starts here; see the method without the class. */
  public final <T extends Attribute> @Nullable T parseOptionalAttribute(
      Class<T> kind, @Nullable Type type) {
    return startsAttribute() ? parseAttribute(kind, type) : null;
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
    return core.attributes.parseSquareArray(elementType);
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
