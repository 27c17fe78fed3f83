// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** Arithmetic on complex numbers. */
@Dialect(
    name = "complex",
    dependentDialects = ArithDialect.class,
    ops = {ArithmeticOps.class, Bitcast.class, Constant.class, FunctionOps.class, PartOps.class})
public interface ComplexDialect {
  /** Parses {@code number<:f32 1.0, 2.0>}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    if (!mnemonic.equals(NumberAttr.MNEMONIC)) {
      return parser.unknownAttribute(mnemonic);
    }
    return NumberAttr.parse(parser);
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    ((NumberAttr) attribute).print(printer);
  }
}
