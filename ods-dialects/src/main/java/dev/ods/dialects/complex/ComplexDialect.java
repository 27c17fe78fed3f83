// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Dialect;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** A part of the dialect of complex numbers. */
@Dialect(name = "complex", allowUnknownOperations = true)
public interface ComplexDialect {
  /** Reads {@code number<:f32 1.0, 2.0>}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    if (!mnemonic.equals(NumberAttr.MNEMONIC)) {
      parser.unknownSymbol("attribute", mnemonic);
      return null;
    }
    return NumberAttr.parse(parser);
  }

  /** Writes what {@link #parseAttribute} reads. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    ((NumberAttr) attribute).print(printer);
  }
}
