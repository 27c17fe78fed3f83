// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.attr;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.SymbolAssembly;
import org.jspecify.annotations.Nullable;

/** An attribute of this dialect. */
public sealed interface SpirvAttr extends SymbolAssembly permits CaseAttr, MemorySemanticsAttr {
  /** The name in the dialect. */
  String mnemonic();

  /** Parses the attributes of the enums that the operations need. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseOptionalKeyword();
    return switch (mnemonic == null ? "" : mnemonic) {
      case GroupOperationAttr.MNEMONIC -> GroupOperationAttr.parse(parser, type);
      case MemorySemanticsAttr.MNEMONIC -> MemorySemanticsAttr.parse(parser, type);
      case PackedVectorFormatAttr.MNEMONIC -> PackedVectorFormatAttr.parse(parser, type);
      case ScopeAttr.MNEMONIC -> ScopeAttr.parse(parser, type);
      default -> parser.unknownAttribute(parser.symbolText());
    };
  }
}
