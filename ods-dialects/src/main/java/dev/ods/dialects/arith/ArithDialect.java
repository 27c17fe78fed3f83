// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.syntax.FlagSetAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** Integer and floating-point arithmetic, on scalars, vectors and tensors. */
@Dialect(
    name = "arith",
    ops = {
      AddF.class,
      AddI.class,
      AddUIExtended.class,
      AndI.class,
      Bitcast.class,
      CeilDivSI.class,
      CeilDivUI.class,
      CmpF.class,
      CmpI.class,
      Constant.class,
      DivF.class,
      DivSI.class,
      DivUI.class,
      ExtF.class,
      ExtSI.class,
      ExtUI.class,
      FPToSI.class,
      FPToUI.class,
      FloorDivSI.class,
      IndexCast.class,
      IndexCastUI.class,
      MaxNumF.class,
      MaxSI.class,
      MaxUI.class,
      MaximumF.class,
      MinNumF.class,
      MinSI.class,
      MinUI.class,
      MinimumF.class,
      MulF.class,
      MulI.class,
      MulSIExtended.class,
      MulUIExtended.class,
      NegF.class,
      OrI.class,
      RemF.class,
      RemSI.class,
      RemUI.class,
      SIToFP.class,
      ScalingExtF.class,
      ScalingTruncF.class,
      Select.class,
      ShLI.class,
      ShRSI.class,
      ShRUI.class,
      SubF.class,
      SubI.class,
      TruncF.class,
      TruncI.class,
      UIToFP.class,
      XOrI.class,
    })
public interface ArithDialect {
  /** Reads {@code fastmath<…>} and {@code overflow<…>}. */
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

  /** Writes what {@link #parseAttribute} reads. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    FlagSetAttr flags = (FlagSetAttr) attribute;
    printer.print(flags.mnemonic());
    flags.print(printer);
  }
}
