// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OpAsmParser} that knows no operations: lists, types and attributes, and what
 * {@link TokenParser} reads (MLIR's {@code AsmParser}).
 *
 * <p>All parsers here and in {@link OpAsmParser} and {@link DialectAsmParser} keep one convention:
 *
 * <ul>
 *   <li>A method that returns {@code boolean} returns false, and one that returns an object null,
 *       if and only if a diagnostic has been reported. Its caller reports nothing more, and returns
 *       false or null in turn.
 *   <li>A method {@code startsX} asks whether an X starts here, and parses nothing. What may be
 *       absent is parsed with it: {@code startsX() ? parseX() : absent}.
 *   <li>A method {@code parseOptionalX} of a single token, such as a comma or a keyword, cannot
 *       fail: it returns whether the token was there, or its value, null if it was not. Of more
 *       than one token, it returns an {@link OptionalResult} if the caller has to know whether
 *       something was there, or else follows the first rule, with what is absent as a success.
 * </ul>
 */
public interface AsmParser extends TokenParser {
  // -- Lists -------------------------------------------------------------------------------------

  /**
   * Reads a comma separated list, one level of what may nest as deep as attributes do.
   *
   * @param element reads one element; false after it has reported a diagnostic
   * @param context ends the messages about missing brackets, for example {@code " in region list"}
   */
  boolean parseCommaSeparatedList(Delimiter delimiter, ListElement element, String context);

  /** Reads one element of a list. */
  @FunctionalInterface
  interface ListElement {
    /** Reads the element; false after a diagnostic has been reported. */
    boolean parse();
  }

  // -- Types -------------------------------------------------------------------------------------

  /** Reads a type. */
  @Nullable Type parseType();

  /** Reads a type of this class, such as {@code FunctionType.class}. */
  <T extends Type> @Nullable T parseType(Class<T> kind);

  /** Reads {@code : type}, of this class; reports one of another class where the colon stands. */
  <T extends Type> @Nullable T parseColonType(Class<T> kind);

  /**
   * Reads a type the way formats write one that writes itself: without {@code !dialect} and its
   * mnemonic, or as an alias, or in full (MLIR's {@code parseCustomTypeWithFallback}).
   *
   * @param name the name of the kind, as it stands in messages: {@code wasmssa.limit}
   * @param syntax reads what stands behind the mnemonic
   */
  <T extends Type> @Nullable T parseStrippedType(Class<T> kind, String name, TypeSyntax<T> syntax);

  /** Reads the types of one class. */
  @FunctionalInterface
  interface TypeSyntax<T extends Type> {
    /** Reads what stands behind the mnemonic; null after a diagnostic has been reported. */
    @Nullable T parse(AsmParser parser);
  }

  /** Reads a type if one starts here, and pushes it on the type stack. */
  OptionalResult parseOptionalType();

  /**
   * Reads extents, of which each is followed by an {@code x}: {@code 4x8x}.
   *
   * @return null after a diagnostic has been reported
   */
  long @Nullable [] parseDimensionList();

  /** Reads {@code : type}. */
  @Nullable Type parseColonType();

  /** The height of the stack of types that the list methods push on. */
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

  /** Reads one or more types, separated by commas, onto the type stack. */
  boolean parseTypeList();

  /** Reads {@code : type, …} onto the type stack. */
  boolean parseColonTypeList();

  /** Reads {@code : type, …} onto the type stack if the colon is there. */
  boolean parseOptionalColonTypeList();

  /** Reads {@literal ->} and a type or types in parentheses onto the type stack. */
  boolean parseArrowTypeList();

  /** Reads {@literal ->} and result types onto the type stack if the arrow is there. */
  boolean parseOptionalArrowTypeList();

  // -- Attributes --------------------------------------------------------------------------------

  /**
   * Reads an attribute.
   *
   * @param type the type of its value if the text does not say it; null if it has to
   */
  @Nullable Attribute parseAttribute(@Nullable Type type);

  /** Reads an attribute of this class. */
  <T extends Attribute> @Nullable T parseAttribute(Class<T> kind, @Nullable Type type);

  /** Reads a symbol reference without nested ones: {@code @name}. */
  @Nullable SymbolRefAttr parseFlatSymbolRef();

  /** Reads an attribute of a kind that has a type. */
  @Nullable Attribute parseTypedAttribute();

  /**
   * Reads an attribute the way formats write a {@link SymbolAssembly}: without {@code
   * #dialect.mnemonic}, or as an alias, or in full.
   *
   * @param syntax reads what stands behind the mnemonic
   */
  <T extends Attribute> @Nullable T parseStrippedAttribute(
      Class<T> kind, @Nullable Type type, AttributeSyntax<T> syntax);

  /** Reads the attributes of one class: its static method {@code parse}. */
  @FunctionalInterface
  interface AttributeSyntax<T extends Attribute> {
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
  @Nullable DenseArrayAttr parseDenseArray(Type elementType);

  /** Reads {@code (d0, d1) -> (d1, d0)}: a map without keyword and angle brackets. */
  @Nullable AffineMap parseAffineMap();

  /** Whether an attribute starts here; if so, read it with {@link #parseAttribute}. */
  boolean startsAttribute();

  /**
   * Whether what starts here can be an attribute of this class. Arrays, strings and symbol
   * references are told by their first token; of any other class it is what {@link
   * #startsAttribute()} answers.
   */
  boolean startsAttribute(Class<? extends Attribute> kind);

  /** Whether a string attribute starts here. */
  boolean startsString();

  /** Whether an array attribute starts here. */
  boolean startsArray();

  /** Whether a symbol reference starts here. */
  boolean startsSymbol();
}
