// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.Dialect;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.dialects.cf.CfDialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** Functions, calls and returns. */
@Dialect(
    name = "func",
    ops = {Call.class, CallIndirect.class, Constant.class, Func.class, Return.class},
    dependentDialects = CfDialect.class)
public interface FuncDialect {
  /** Makes {@code func.constant} of a flat symbol reference. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return value instanceof SymbolRefAttr function
            && function.isFlat()
            && type instanceof FunctionType
        ? ConstantOp.build(builder, location, type, function).operation()
        : null;
  }

  /** Functions can be inlined, unless they or their calls say otherwise. */
  static DialectInlinerInterface inlinerInterface() {
    return new FuncInliner();
  }
}
