// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Dialect;
import dev.ods.codegen.GeneratedEnumAttr;
import dev.ods.dialects.arith.attr.FastMathFlagsAttr;
import dev.ods.dialects.arith.attr.IntegerOverflowFlagsAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** Integer and floating-point arithmetic, on scalars, vectors and tensors. */
@Dialect(
    name = "arith",
    ops = {CastOps.class, ComparisonOps.class, Constant.class, FloatOps.class, IntegerOps.class})
public interface ArithDialect {
  /** Parses {@code fastmath<…>} and {@code overflow<…>}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    return switch (mnemonic) {
      case FastMathFlagsAttr.MNEMONIC -> FastMathFlagsAttr.parse(parser, type);
      case IntegerOverflowFlagsAttr.MNEMONIC -> IntegerOverflowFlagsAttr.parse(parser, type);
      default -> parser.unknownAttribute(mnemonic);
    };
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    GeneratedEnumAttr flags = (GeneratedEnumAttr) attribute;
    printer.print(flags.mnemonic());
    flags.print(printer);
  }
}
