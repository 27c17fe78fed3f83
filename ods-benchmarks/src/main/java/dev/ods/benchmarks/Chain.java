// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.ArithDialectDefinition;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.arith.MulIOp;
import dev.ods.dialects.arith.XOrIOp;
import dev.ods.dialects.func.FuncDialectDefinition;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The module on which the workloads run: functions of 99 integer operations and a return, each
 * operation using the two preceding values.
 */
final class Chain {
  private Chain() {}

  static Context newContext() {
    Context context = Context.create();
    context.load(new FuncDialectDefinition());
    context.load(new ArithDialectDefinition());
    return context;
  }

  static Operation build(Context context, int n) {
    return Functions.build(context, n, Chain::body);
  }

  private static Value body(OpBuilder builder, Location location, int function, Value x, Value y) {
    IntegerType i32 = (IntegerType) x.type();
    Value left = x;
    Value right = y;
    for (int j = 0; j < Functions.BODY_OPS; j++) {
      Value result =
          switch (j % 4) {
            case 0 -> AddIOp.build(builder, location, left, right).result();
            case 1 -> MulIOp.build(builder, location, left, right).result();
            case 2 -> XOrIOp.build(builder, location, left, right).result();
            default -> {
              long number = (function * 25L + j / 4) % 1024;
              yield ConstantOp.build(builder, location, i32, IntegerAttr.get(i32, number)).result();
            }
          };
      left = right;
      right = result;
    }
    return right;
  }

  static byte[] text(Operation module, boolean generic) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Printer.print(module, flags(generic), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  static PrinterFlags flags(boolean generic) {
    return PrinterFlags.DEFAULT.withGeneric(generic);
  }

  static Operation parse(Context context, byte[] text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(text, "chain.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    if (module == null) {
      throw new IllegalStateException("the text of the chain module cannot be parsed");
    }
    return module;
  }
}
