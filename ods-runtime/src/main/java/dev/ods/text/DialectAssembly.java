// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * The syntax of a dialect's own types and attributes, implemented by its {@link
 * dev.ods.ir.DialectDefinition}: what follows {@code !dialect.} and {@code #dialect.}, or between
 * the angle brackets of {@code !dialect<…>} and {@code #dialect<…>} (MLIR's {@code
 * Dialect::parseType}, {@code printType} and the same for attributes).
 *
 * <p>The result of parsing must depend on the text only, as a text that was parsed before is not
 * parsed again. Nested types and attributes must be parsed and printed with the given parser and
 * printer, which limit the depth.
 */
public interface DialectAssembly {
  /**
   * Parses a type.
   *
   * @return null after a diagnostic has been reported
   */
  default @Nullable Type parseType(DialectAsmParser parser) {
    return parser.missingTypeHook();
  }

  /**
   * Parses an attribute, but not the {@code : type} after it.
   *
   * @param type the type that follows it or is known from the context; null if there is none
   * @return null after a diagnostic has been reported
   */
  default @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    return parser.missingAttributeHook();
  }

  /** Prints a type of this dialect; the text must not be empty. */
  default void printType(Type type, DialectAsmPrinter printer) {
    printer.print(type.getClass().getSimpleName());
  }

  /** Prints an attribute of this dialect, but not its type; the text must not be empty. */
  default void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    printer.print(attribute.getClass().getSimpleName());
  }
}
