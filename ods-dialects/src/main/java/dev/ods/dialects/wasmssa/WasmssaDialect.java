// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.wasmssa.type.WasmssaType;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** WebAssembly with SSA values instead of a stack. */
@Dialect(
    name = "wasmssa",
    ops = {
      ArithmeticOps.class,
      Block.class,
      ComparisonOps.class,
      ControlFlowOps.class,
      ConversionOps.class,
      ModuleOps.class,
      VariableOps.class
    })
public interface WasmssaDialect {
  /** Parses a type of the dialect. */
  static @Nullable Type parseType(DialectAsmParser parser) {
    return WasmssaType.parseType(parser);
  }

  /** Prints the syntax of {@link #parseType}. */
  static void printType(Type type, DialectAsmPrinter printer) {
    WasmssaType.printType(type, printer);
  }
}
