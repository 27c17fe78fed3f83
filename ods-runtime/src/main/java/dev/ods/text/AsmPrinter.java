// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OpAsmPrinter} that is independent of operations: prints text, keywords, types
 * and attributes (MLIR's {@code AsmPrinter}). No method adds a space, except where it says so.
 */
public interface AsmPrinter {
  /** Prints text as it is. */
  void print(String text);

  /** Prints a decimal number. */
  void print(long number);

  /** Starts a new line, indented like the current operation (plus {@link #increaseIndent}). */
  void printNewline();

  /** Indents the lines that {@link #printNewline} starts by two columns more. */
  void increaseIndent();

  /** Undoes {@link #increaseIndent}. */
  void decreaseIndent();

  /** Prints a keyword, or a quoted and escaped string if it is not a valid keyword. */
  void printKeywordOrString(String text);

  /** Prints text quoted and escaped. */
  void printString(String text);

  /** Prints a symbol's name with its {@code @}, quoted if necessary. */
  void printSymbolName(String name);

  /** Prints {@code (d0, d1) -> (d1, d0)}: a map without the keyword and the angle brackets. */
  void printAffineMap(AffineMap map);

  /** Prints {@code (d0)[s0] : (d0 >= 0)}: a set without the keyword and the angle brackets. */
  void printIntegerSet(IntegerSet set);

  /**
   * Prints extents with an {@code x} between two of them, {@code 4x?x8}; nothing if there are none.
   *
   * @param extents at least 0, or {@link ShapedType#DYNAMIC}
   */
  default void printDimensionList(long... extents) {
    String separator = "";
    for (long extent : extents) {
      print(separator);
      separator = "x";
      if (extent == ShapedType.DYNAMIC) {
        print("?");
      } else {
        print(extent);
      }
    }
  }

  /**
   * Starts printing what a type with a body contains, in which the type may occur again; see {@link
   * AsmParser#tryStartCyclicParse}.
   *
   * @return what ends with the text of the body; null if that of this type is being printed, so
   *     that only its name is to be printed here
   */
  @Nullable CyclicScope tryStartCyclicPrint(Type type);

  /**
   * Prints the alias of a type, if it has one, for a form that otherwise prints the type in a way
   * of its own.
   *
   * @return whether it was printed; true also while aliases are looked for, which lets the type
   *     have one
   */
  boolean printAlias(@Nullable Type type);

  /** {@link #printAlias(Type)} of an attribute. */
  boolean printAlias(@Nullable Attribute attribute);

  /** Prints a type, by its alias if it has one. */
  void printType(@Nullable Type type);

  /**
   * Prints a type as formats do: by its alias if it has one; without {@code !dialect.mnemonic} if
   * it is a {@link SymbolAssembly}; otherwise in full.
   */
  void printStrippedType(@Nullable Type type);

  /**
   * Prints a type without {@code !dialect.}, and never by an alias: what {@link
   * AsmParser#parseTypeWithoutDialect} parses (in MLIR, the dialect's function {@code
   * generatedTypePrinter}). Builtin types, and those of which the dialect keeps the text only, have
   * no such form, and are printed as by {@link #printType}.
   */
  void printTypeWithoutDialect(@Nullable Type type);

  /** Prints an attribute, by its alias if it has one. */
  void printAttribute(@Nullable Attribute attribute);

  /** Prints an attribute without its trailing type, where the type is known. */
  void printAttributeWithoutType(@Nullable Attribute attribute);

  /**
   * Prints an attribute as formats do: by its alias if it has one; without {@code
   * #dialect.mnemonic} if it is a {@link SymbolAssembly}; a dense array as {@code [1, 2]};
   * otherwise in full.
   */
  void printStrippedAttribute(@Nullable Attribute attribute);

  /** Prints {@code name = value} as in dictionaries, or only the name of a unit attribute. */
  default void printNamedAttribute(NamedAttribute attribute) {
    printKeywordOrString(attribute.name());
    if (!(attribute.value() instanceof UnitAttr)) {
      print(" = ");
      printAttribute(attribute.value());
    }
  }

  /**
   * Prints {@literal ->} and types, with a leading space; in parentheses, unless it is one type
   * that is not a function type.
   */
  default void printArrowTypeList(List<? extends Type> types) {
    boolean isBare = types.size() == 1 && !(types.get(0) instanceof FunctionType);
    print(isBare ? " -> " : " -> (");
    String separator = "";
    for (Type type : types) {
      print(separator);
      separator = ", ";
      printType(type);
    }
    print(isBare ? "" : ")");
  }

  /** {@link #printArrowTypeList}; nothing if there are no types. */
  default void printOptionalArrowTypeList(List<? extends Type> types) {
    if (!types.isEmpty()) {
      printArrowTypeList(types);
    }
  }
}
