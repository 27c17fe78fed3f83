// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.ArithDialectDefinition;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.arith.MulIOp;
import dev.ods.dialects.arith.XOrIOp;
import dev.ods.dialects.func.FuncDialectDefinition;
import dev.ods.dialects.func.FuncOp;
import dev.ods.dialects.func.ReturnOp;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.op.ModuleOp;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * The module on which the workloads run: functions of 99 integer operations and a return, each
 * operation using the two preceding values.
 */
final class Chain {
  private static final int BODY_OPS = 99;
  private static final int OPS_PER_FUNCTION = BODY_OPS + 1;

  private Chain() {}

  static Context newContext() {
    Context context = Context.create();
    context.load(new FuncDialectDefinition());
    context.load(new ArithDialectDefinition());
    return context;
  }

  /**
   * The number of operations in a module of {@code n} body operations, including functions and
   * module.
   */
  static int totalOps(int n) {
    return n + n / OPS_PER_FUNCTION + 1;
  }

  static Operation build(Context context, int n) {
    Location location = UnknownLoc.get(context);
    OpBuilder builder = OpBuilder.create(context);
    ModuleOp module = ModuleOp.build(builder, location);
    OpBuilder.makeRoot(module.operation());
    IntegerType i32 = IntegerType.get(context, 32);
    FunctionType type = FunctionType.get(context, List.of(i32, i32), List.of(i32));
    for (int f = 0; f < n / OPS_PER_FUNCTION; f++) {
      builder.setInsertionPointToEnd(module.body());
      FuncOp function = FuncOp.build(builder, location, "f" + f, type);
      Block entry = function.addEntryBlock();
      builder.setInsertionPointToEnd(entry);
      buildBody(builder, location, i32, f, entry);
    }
    return module.operation();
  }

  private static void buildBody(
      OpBuilder builder, Location location, IntegerType i32, int function, Block entry) {
    Value x = entry.argument(0);
    Value y = entry.argument(1);
    for (int j = 0; j < BODY_OPS; j++) {
      Value result =
          switch (j % 4) {
            case 0 -> AddIOp.build(builder, location, x, y).result();
            case 1 -> MulIOp.build(builder, location, x, y).result();
            case 2 -> XOrIOp.build(builder, location, x, y).result();
            default -> {
              long number = (function * 25L + j / 4) % 1024;
              yield ConstantOp.build(builder, location, i32, IntegerAttr.get(i32, number)).result();
            }
          };
      x = y;
      y = result;
    }
    ReturnOp.build(builder, location, List.of(y));
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
