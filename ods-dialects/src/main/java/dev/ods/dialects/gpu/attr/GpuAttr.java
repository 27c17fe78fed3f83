// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.dialects.gpu.attr.MappingAttr.Level;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.SymbolAssembly;
import org.jspecify.annotations.Nullable;

/** An attribute of this dialect. */
public sealed interface GpuAttr extends SymbolAssembly permits MappingAttr, SelectObjectAttr {
  /** The name in the dialect. */
  String mnemonic();

  /**
   * Parses the attributes that are not listed, except for {@code kernel_metadata}, {@code
   * kernel_table}, {@code object} and {@code loop_dim_map}.
   */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    for (Level level : Level.values()) {
      if (mnemonic.equals(level.keyword())) {
        return MappingAttr.parse(parser, level);
      }
    }
    return mnemonic.equals(SelectObjectAttr.MNEMONIC)
        ? SelectObjectAttr.parse(parser, type)
        : parser.unknownAttribute(mnemonic);
  }
}
