// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IntegerType;
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
import java.util.List;
import java.util.function.IntPredicate;

/** Modules of functions from two integers to one, each with 99 operations and a return. */
final class Functions {
  static final int BODY_OPS = 99;
  static final int OPS_PER_FUNCTION = BODY_OPS + 1;

  private Functions() {}

  /** Builds {@link #BODY_OPS} operations and returns what the function returns. */
  interface Body {
    Value build(OpBuilder builder, Location location, int function, Value x, Value y);
  }

  /**
   * The number of operations in a module of {@code n} body operations, including functions and
   * module.
   */
  static int totalOps(int n) {
    return n + n / OPS_PER_FUNCTION + 1;
  }

  static Operation build(Context context, int n, Body body) {
    return build(context, n, function -> false, body);
  }

  /**
   * Builds a module.
   *
   * @param isPrivate which functions are private; the others are public
   */
  static Operation build(Context context, int n, IntPredicate isPrivate, Body body) {
    Location location = UnknownLoc.get(context);
    OpBuilder builder = OpBuilder.create(context);
    ModuleOp module = ModuleOp.build(builder, location);
    OpBuilder.makeRoot(module.operation());
    IntegerType i32 = IntegerType.get(context, 32);
    FunctionType type = FunctionType.get(context, List.of(i32, i32), List.of(i32));
    for (int f = 0; f < n / OPS_PER_FUNCTION; f++) {
      builder.setInsertionPointToEnd(module.body());
      FuncOp function = FuncOp.build(builder, location, "f" + f, type);
      if (isPrivate.test(f)) {
        function.setSymVisibility("private");
      }
      Block entry = function.addEntryBlock();
      builder.setInsertionPointToEnd(entry);
      Value result = body.build(builder, location, f, entry.argument(0), entry.argument(1));
      ReturnOp.build(builder, location, List.of(result));
    }
    return module.operation();
  }
}
