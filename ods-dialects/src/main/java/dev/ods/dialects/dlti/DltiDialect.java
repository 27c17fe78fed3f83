// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.annotation.Dialect;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** The layout of data, and properties of the target devices. */
@Dialect(name = "dlti")
public interface DltiDialect {
  /** Parses the attributes of this package by their mnemonics. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    return switch (mnemonic) {
      case DataLayoutEntryAttr.MNEMONIC -> DataLayoutEntryAttr.parse(parser);
      case DataLayoutSpecAttr.MNEMONIC -> DataLayoutSpecAttr.parse(parser);
      case FunctionPointerAlignmentAttr.MNEMONIC -> FunctionPointerAlignmentAttr.parse(parser);
      case MapAttr.MNEMONIC -> MapAttr.parse(parser);
      case TargetDeviceSpecAttr.MNEMONIC -> TargetDeviceSpecAttr.parse(parser);
      case TargetSystemSpecAttr.MNEMONIC -> TargetSystemSpecAttr.parse(parser);
      default -> parser.unknownAttribute(mnemonic);
    };
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    ((DltiAttr) attribute).print(printer);
  }

  /** Checks the attributes of operations that have this dialect's name. */
  static void verifyOperationAttribute(
      Operation operation, NamedAttribute attribute, Diagnostics diagnostics) {
    AttributeChecks.check(operation, attribute, diagnostics);
  }
}
