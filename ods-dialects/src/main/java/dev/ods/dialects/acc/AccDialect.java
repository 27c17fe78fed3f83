// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.annotation.Dialect;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** A part of the dialect of OpenACC's directives. */
@Dialect(
    name = "acc",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    attributes = {DataClause.class, DeviceType.class})
public interface AccDialect {
  /** Parses the attributes that are not listed by their mnemonics. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseOptionalKeyword();
    return switch (mnemonic == null ? "" : mnemonic) {
      case DeclareActionAttr.MNEMONIC -> DeclareActionAttr.parse(parser, type);
      case DeclareAttr.MNEMONIC -> DeclareAttr.parse(parser, type);
      default -> parser.unknownAttribute(parser.symbolText());
    };
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    AccAttr own = (AccAttr) attribute;
    printer.print(own.mnemonic());
    own.print(printer);
  }
}
