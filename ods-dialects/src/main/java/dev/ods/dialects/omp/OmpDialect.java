// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

import dev.ods.annotation.Dialect;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** A part of the dialect of OpenMP's directives. */
@Dialect(
    name = "omp",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    attributes = Version.class)
public interface OmpDialect {
  /** Parses {@code flags<…>}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    if (parser.parseOptionalKeyword(FlagsAttr.MNEMONIC)) {
      return FlagsAttr.parse(parser, type);
    }
    return parser.unknownAttribute(parser.symbolText());
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    OmpAttr own = (OmpAttr) attribute;
    printer.print(own.mnemonic());
    own.print(printer);
  }
}
