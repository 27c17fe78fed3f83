// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OpAsmPrinter} that knows no operations: text, keywords, types and attributes
 * (MLIR's {@code AsmPrinter}). Nothing writes a space of its own accord.
 */
public interface AsmPrinter {
  /** Writes text as it is. */
  void print(String text);

  /** Writes a decimal number. */
  void print(long number);

  /** Writes an identifier bare, or quoted and escaped if it is none. */
  void printKeywordOrString(String text);

  /** Writes text quoted and escaped. */
  void printString(String text);

  /** Writes a symbol's name with its {@code @}, quoted if need be. */
  void printSymbolName(String name);

  /** Writes a type, by its alias if it has one. */
  void printType(@Nullable Type type);

  /** Writes an attribute, by its alias if it has one. */
  void printAttribute(@Nullable Attribute attribute);

  /** Writes an attribute without its trailing type, for places where the type is known. */
  void printAttributeWithoutType(@Nullable Attribute attribute);

  /**
   * Writes an attribute as formats have it: by its alias if it has one; without {@code
   * #dialect.mnemonic} if it is a {@link SymbolAssembly}; a dense array as {@code [1, 2]};
   * otherwise as usual.
   */
  void printStrippedAttribute(@Nullable Attribute attribute);
}
