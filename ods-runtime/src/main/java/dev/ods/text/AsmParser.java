// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OpAsmParser} that is independent of operations: parses lists, types and
 * attributes, and the tokens of {@link TokenParser} (MLIR's {@code AsmParser}).
 *
 * <p>All parse methods here and in {@link OpAsmParser} and {@link DialectAsmParser} follow one
 * convention:
 *
 * <ul>
 *   <li>A method that returns {@code boolean} returns false, and one that returns an object null,
 *       if and only if a diagnostic has been reported. Its caller reports nothing more, and returns
 *       false or null in turn.
 *   <li>A method {@code startsX} returns whether the current token starts an X, and parses nothing.
 *       An optional X is parsed with it: {@code startsX() ? parseX() : absent}.
 *   <li>A method {@code parseOptionalX} of a single token, such as a comma or a keyword, cannot
 *       fail: it returns whether the token was present, or its value, null if it was absent. If X
 *       has several tokens, the method returns an {@link OptionalResult} if the caller has to know
 *       whether X was present, and otherwise follows the first rule, where absence is a success.
 * </ul>
 */
public interface AsmParser extends TokenParser {
  /** The location of the name of the operation, type or attribute that is parsed. */
  SourceLocation nameLocation();

  // -- Verification ------------------------------------------------------------------------------

  /**
   * Makes a type, an attribute or anything else of what was parsed, where errors are reported at
   * the name (MLIR's {@code getChecked} without a location): {@code parser.getChecked((diagnostics,
   * location) -> RingType.getChecked(diagnostics, location, modulus))}. Warnings and remarks are
   * dropped.
   *
   * @return null after an error was reported, or if {@code maker} has returned null
   */
  default <T> @Nullable T getChecked(CheckedMaker<T> maker) {
    return getChecked(nameLocation(), maker);
  }

  /** {@link #getChecked(CheckedMaker)}, where errors are reported at a location. */
  default <T> @Nullable T getChecked(SourceLocation at, CheckedMaker<T> maker) {
    Diagnostics diagnostics = new Diagnostics();
    T made = maker.make(diagnostics, toLocation(at));
    for (Diagnostic diagnostic : diagnostics.list()) {
      if (diagnostic.severity() == Severity.ERROR) {
        error(at, diagnostic.message());
        diagnostic.notes().forEach(note -> note(at, note.message()));
      }
    }
    return diagnostics.hasErrors() ? null : made;
  }

  /** Makes something unless it is invalid. */
  @FunctionalInterface
  interface CheckedMaker<T> {
    /**
     * Makes it.
     *
     * @param diagnostics receives what is wrong
     * @param location the location at which they are reported
     * @return null after an error was reported
     */
    @Nullable T make(Diagnostics diagnostics, Location location);
  }

  // -- Lists -------------------------------------------------------------------------------------

  /**
   * Parses a comma-separated list, which counts as one level of the nesting of attributes.
   *
   * @param element parses one element; false after it has reported a diagnostic
   * @param context ends the messages about missing brackets, for example {@code " in region list"}
   */
  boolean parseCommaSeparatedList(Delimiter delimiter, ListElement element, String context);

  /** {@link #parseCommaSeparatedList(Delimiter, ListElement, String)} without a context. */
  default boolean parseCommaSeparatedList(Delimiter delimiter, ListElement element) {
    return parseCommaSeparatedList(delimiter, element, "");
  }

  /** Parses one element of a list. */
  @FunctionalInterface
  interface ListElement {
    /** Parses the element; false after a diagnostic has been reported. */
    boolean parse();
  }

  // -- Types -------------------------------------------------------------------------------------

  /**
   * Starts parsing what a type with a body contains, in which the type may occur again:
   *
   * <pre>{@code
   * StructType type = StructType.get(parser.context(), name);
   * try (CyclicScope scope = parser.tryStartCyclicParse(type)) {
   *   if (scope == null) {
   *     return parser.parseGreater() ? type : null; // its name only
   *   }
   *   // its body
   * }
   * }</pre>
   *
   * @return what ends with the text of the body; null if that of this type is being parsed, so that
   *     this is a reference to it
   */
  @Nullable CyclicScope tryStartCyclicParse(Type type);

  /** Parses a type. */
  @Nullable Type parseType();

  /** Parses a type of this class, such as {@code FunctionType.class}. */
  <T extends Type> @Nullable T parseType(Class<T> kind);

  /**
   * Parses a type of this class.
   *
   * @param name the name of the class of types in messages: {@code wasmssa.limit}
   */
  <T extends Type> @Nullable T parseType(Class<T> kind, String name);

  /**
   * Parses a type that implements an interface, or has it attached ({@link
   * Context#attachInterface}).
   *
   * @return null after an error was reported, at the type if it has no such interface
   */
  @Nullable Type parseTypeWith(Class<?> typeInterface);

  /** Parses {@code : type}, of this class; a type of another class is reported at the colon. */
  <T extends Type> @Nullable T parseColonType(Class<T> kind);

  /**
   * Parses a type as formats do if it has a syntax of its own: without {@code !dialect} and its
   * mnemonic, or as an alias, or in full (MLIR's {@code parseCustomTypeWithFallback}).
   *
   * @param name the name of the class of types in messages: {@code wasmssa.limit}
   * @param syntax parses what follows the mnemonic
   */
  <T extends Type> @Nullable T parseStrippedType(Class<T> kind, String name, TypeSyntax<T> syntax);

  /** Parses the types of one class. */
  @FunctionalInterface
  interface TypeSyntax<T extends Type> {
    /** Parses what follows the mnemonic; null after a diagnostic has been reported. */
    @Nullable T parse(AsmParser parser);
  }

  /**
   * Parses a type of a dialect without {@code !dialect.}, which the text does not contain as the
   * dialect is known: {@code value} in {@code !pdl.range<value>}. The dialect parses it with {@link
   * DialectAssembly#parseType} (in MLIR, its function {@code generatedTypeParser}); it is an error
   * if the dialect does not know it, even one that allows unknown types, as only their prefix says
   * where these end.
   *
   * @param namespace the name of the dialect, such as {@code pdl}
   * @return null after a diagnostic has been reported
   */
  @Nullable Type parseTypeWithoutDialect(String namespace);

  /** Parses a type, if one starts here, and pushes it on the type stack. */
  OptionalResult parseOptionalType();

  /**
   * Parses static extents, each followed by an {@code x}: {@code 4x8x}.
   *
   * @return null after a diagnostic has been reported
   */
  long @Nullable [] parseDimensionList();

  /**
   * Parses extents with an {@code x} between two of them: {@code 4x8}.
   *
   * @param allowDynamic whether an extent may be {@code ?}, for {@link
   *     dev.ods.builtin.ShapedType#DYNAMIC}
   * @param withTrailingX whether an {@code x} follows the last extent too, as before an element
   *     type
   * @return null after a diagnostic has been reported; an empty array if no extent starts here
   */
  long @Nullable [] parseDimensionList(boolean allowDynamic, boolean withTrailingX);

  /** Parses the {@code x} between two extents, also when it begins a longer word. */
  boolean parseXInDimensionList();

  /** Parses {@code : type}. */
  @Nullable Type parseColonType();

  /**
   * The current height of the type stack, on which the list methods and {@link #parseOptionalType}
   * push. What the parser of a type or an attribute leaves there is dropped when it returns.
   */
  TypeMark typeMark();

  /**
   * The type directly above a mark.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  Type typeAt(TypeMark mark);

  /** The types between two marks: a view, valid as long as the marks are. */
  List<Type> types(TypeMark from, TypeMark to);

  /** Pushes a type on the type stack; returns true. */
  boolean pushType(Type type);

  /** Parses one or more types, separated by commas, onto the type stack. */
  boolean parseTypeList();

  /** Parses {@code : type, …} onto the type stack. */
  boolean parseColonTypeList();

  /** Parses {@code : type, …} onto the type stack if the colon is present. */
  boolean parseOptionalColonTypeList();

  /** Parses {@literal ->} and a type or types in parentheses onto the type stack. */
  boolean parseArrowTypeList();

  /** Parses {@literal ->} and result types onto the type stack if the arrow is present. */
  boolean parseOptionalArrowTypeList();

  // -- Attributes --------------------------------------------------------------------------------

  /**
   * Parses an attribute.
   *
   * @param type the type of its value if the text omits it; null if the text has to contain it
   */
  @Nullable Attribute parseAttribute(@Nullable Type type);

  /** Parses an attribute of this class. */
  <T extends Attribute> @Nullable T parseAttribute(Class<T> kind, @Nullable Type type);

  /** Parses an attribute that has this interface, as {@link Attribute#as} finds out. */
  @Nullable Attribute parseAttributeWith(Class<?> kind, @Nullable Type type);

  /** Parses a symbol reference without nested references: {@code @name}. */
  @Nullable SymbolRefAttr parseFlatSymbolRef();

  /** Parses a typed attribute. */
  @Nullable Attribute parseTypedAttribute();

  /**
   * Parses an attribute as formats do if it is a {@link SymbolAssembly}: without {@code
   * #dialect.mnemonic}, or as an alias, or in full.
   *
   * @param syntax parses what follows the mnemonic
   */
  <T extends Attribute> @Nullable T parseStrippedAttribute(
      Class<T> kind, @Nullable Type type, AttributeSyntax<T> syntax);

  /** Parses the attributes of one class: its static method {@code parse}. */
  @FunctionalInterface
  interface AttributeSyntax<T extends Attribute> {
    /**
     * Parses what follows the mnemonic; null after a diagnostic has been reported.
     *
     * @param type the type that the attribute must have; null if none is known
     */
    @Nullable T parse(AsmParser parser, @Nullable Type type);
  }

  /**
   * Parses a dense array as formats do, {@code [1, 2]}, or as an alias.
   *
   * @param elementType {@code i1}, an integer of 8, 16, 32 or 64 bits, or a float type
   */
  @Nullable DenseArrayAttr parseDenseArray(Type elementType);

  /**
   * Parses a possibly negative floating point literal of a type, decimal or as the hexadecimal bits
   * of the type.
   */
  @Nullable FloatAttr parseFloat(FloatType type);

  /** Parses {@code (d0, d1) -> (d1, d0)}: a map without the keyword and the angle brackets. */
  @Nullable AffineMap parseAffineMap();

  /** Parses {@code (d0)[s0] : (d0 >= 0)}: a set without the keyword and the angle brackets. */
  @Nullable IntegerSet parseIntegerSet();

  /** Parses {@code @name} and returns the name. */
  @Nullable StringAttr parseSymbolName();

  /** Parses {@code @name}; null, without a diagnostic, if it is absent. */
  @Nullable StringAttr parseOptionalSymbolName();

  /** Parses an attribute dictionary; the empty one if there is none. */
  @Nullable DictionaryAttr parseOptionalAttrDict();

  /**
   * Parses {@code i floordiv 2 + n}: an affine expression, in which names stand for dimensions,
   * symbols or other expressions.
   *
   * @param names the expressions of the names that are known, all of the parser's context; any
   *     other name is reported
   * @throws IllegalArgumentException if one of them is of another context
   */
  @Nullable AffineExpr parseAffineExpr(Map<String, AffineExpr> names);

  /** Whether an attribute starts here; if so, parse it with {@link #parseAttribute}. */
  boolean startsAttribute();

  /**
   * Whether an attribute of this class can start here. Arrays, strings and symbol references are
   * recognized by their first token; for any other class the result is that of {@link
   * #startsAttribute()}.
   */
  boolean startsAttribute(Class<? extends Attribute> kind);

  /** Whether a string attribute starts here. */
  boolean startsString();

  /** Whether an array attribute starts here. */
  boolean startsArray();

  /** Whether a symbol reference starts here. */
  boolean startsSymbol();
}
