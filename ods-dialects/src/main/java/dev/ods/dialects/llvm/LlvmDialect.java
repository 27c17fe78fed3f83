// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.llvm;

import dev.ods.annotation.Dialect;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** A part of the dialect for LLVM IR. */
@Dialect(
    name = "llvm",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    attributes = Target.class)
public interface LlvmDialect {
  /** Parses {@code target_features<…>}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    if (parser.parseOptionalKeyword(TargetFeaturesAttr.MNEMONIC)) {
      return TargetFeaturesAttr.parse(parser, type);
    }
    return parser.unknownAttribute(parser.symbolText());
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    LlvmAttr own = (LlvmAttr) attribute;
    printer.print(own.mnemonic());
    own.print(printer);
  }
}
