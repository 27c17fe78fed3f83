// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Dialect;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** Programs of WebAssembly whose values are named instead of lying on a stack. */
@Dialect(
    name = "wasmssa",
    ops = {
      Abs.class,
      Add.class,
      And.class,
      Block.class,
      BlockReturn.class,
      BranchIf.class,
      Ceil.class,
      Clz.class,
      Const.class,
      ConvertS.class,
      ConvertU.class,
      CopySign.class,
      Ctz.class,
      Demote.class,
      Div.class,
      DivSI.class,
      DivUI.class,
      Eq.class,
      Eqz.class,
      ExtendLowBitsS.class,
      ExtendSI32.class,
      ExtendUI32.class,
      Floor.class,
      Func.class,
      FuncCall.class,
      FuncImport.class,
      Ge.class,
      GeSI.class,
      GeUI.class,
      Global.class,
      GlobalGet.class,
      GlobalImport.class,
      Gt.class,
      GtSI.class,
      GtUI.class,
      If.class,
      Le.class,
      LeSI.class,
      LeUI.class,
      Local.class,
      LocalGet.class,
      LocalSet.class,
      LocalTee.class,
      Loop.class,
      Lt.class,
      LtSI.class,
      LtUI.class,
      Max.class,
      Mem.class,
      MemImport.class,
      Min.class,
      Mul.class,
      Ne.class,
      Neg.class,
      Or.class,
      PopCnt.class,
      Promote.class,
      Reinterpret.class,
      RemSI.class,
      RemUI.class,
      Return.class,
      Rotl.class,
      Rotr.class,
      ShL.class,
      ShRS.class,
      ShRU.class,
      Sqrt.class,
      Sub.class,
      Table.class,
      TableImport.class,
      Trunc.class,
      Wrap.class,
      XOr.class
    })
public interface WasmssaDialect {
  /** Reads a type of the dialect. */
  static @Nullable Type parseType(DialectAsmParser parser) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    return switch (mnemonic) {
      case ExternRefType.MNEMONIC -> ExternRefType.get(parser.context());
      case FuncRefType.MNEMONIC -> FuncRefType.get(parser.context());
      case LimitType.MNEMONIC -> LimitType.parse(parser);
      case LocalRefType.MNEMONIC -> LocalRefType.parse(parser);
      case TableType.MNEMONIC -> TableType.parse(parser);
      default -> parser.unknownType(mnemonic);
    };
  }

  /** Writes what {@link #parseType} reads. */
  static void printType(Type type, DialectAsmPrinter printer) {
    WasmssaType own = (WasmssaType) type;
    printer.print(own.mnemonic());
    own.print(printer);
  }
}
