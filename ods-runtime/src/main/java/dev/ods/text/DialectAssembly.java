// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * The text of a dialect's own types and attributes, implemented by its {@link dev.ods.ir.Dialect}:
 * what stands behind {@code !dialect.} and {@code #dialect.}, or between the angle brackets of
 * {@code !dialect<…>} and {@code #dialect<…>} (MLIR's {@code Dialect::parseType} and its kin).
 *
 * <p>What a text means must depend on nothing but the text, for a spelling met before is not read
 * again. Symbols nest in each other only through the parser and the printer given here, which limit
 * how deep.
 */
public interface DialectAssembly {
  /**
   * Reads a type.
   *
   * @return null after a diagnostic has been reported
   */
  default @Nullable Type parseType(DialectAsmParser parser) {
    return parser.missingTypeHook();
  }

  /**
   * Reads an attribute, but not the {@code : type} behind it.
   *
   * @param type the type that was written behind it or is known otherwise; null if there is none
   * @return null after a diagnostic has been reported
   */
  default @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    return parser.missingAttributeHook();
  }

  /** Writes a type of this dialect; what is written must not be empty. */
  default void printType(Type type, DialectAsmPrinter printer) {
    printer.print(type.getClass().getSimpleName());
  }

  /** Writes an attribute of this dialect, but not its type; it must not be empty. */
  default void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    printer.print(attribute.getClass().getSimpleName());
  }
}
