// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** A type of the dialect. */
public abstract class WasmssaType extends Type {
  WasmssaType(Context context) {
    super(context);
  }

  /** The name in the dialect. */
  abstract String mnemonic();

  /** Prints the parameters after the mnemonic. */
  public abstract void print(AsmPrinter printer);

  @Override
  public final String dialectNamespace() {
    return "wasmssa";
  }

  /** Parses a type of the dialect. */
  public static @Nullable Type parseType(DialectAsmParser parser) {
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

  /** Prints the syntax of {@link #parseType}. */
  public static void printType(Type type, DialectAsmPrinter printer) {
    WasmssaType own = (WasmssaType) type;
    printer.print(own.mnemonic());
    own.print(printer);
  }
}
