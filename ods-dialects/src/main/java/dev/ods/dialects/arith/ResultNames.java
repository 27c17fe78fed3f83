// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmNames.ValueNamer;
import org.jspecify.annotations.Nullable;

/** What results are called in the custom form (source: ArithOps.cpp, getAsmResultNames). */
final class ResultNames {
  private ResultNames() {}

  static void ofConstant(Attribute value, Value result, ValueNamer namer) {
    if (!(value instanceof IntegerAttr number)) {
      namer.name(result, "cst");
      return;
    }
    Type type = result.type();
    if (type instanceof IntegerType integer && integer.width() == 1) {
      namer.name(result, number.isZero() ? "false" : "true");
    } else {
      String text = "c" + signed(number);
      namer.name(result, type instanceof IntegerType integer ? text + "_" + word(integer) : text);
    }
  }

  /** MLIR takes the bits for a number with a sign, whatever the type says. */
  private static String signed(IntegerAttr number) {
    return number.width() <= Long.SIZE
        ? Long.toString(number.bits())
        : number.bigValue().toString();
  }

  private static String word(IntegerType type) {
    String sign = type.isSignless() ? "" : type.isSigned() ? "s" : "u";
    return sign + "i" + type.width();
  }

  /** Names a constant times {@code vector.vscale}, the length of scalable vectors. */
  static void ofProduct(Value lhs, Value rhs, Value product, ValueNamer namer) {
    if (!(product.type() instanceof IndexType)) {
      return;
    }
    IntegerAttr factor = isVscale(rhs) ? constant(lhs) : isVscale(lhs) ? constant(rhs) : null;
    if (factor != null) {
      namer.name(product, "c" + factor.value() + "_vscale");
    }
  }

  private static boolean isVscale(Value value) {
    Operation op = value.definingOp();
    return op != null && op.name().value().equals("vector.vscale");
  }

  private static @Nullable IntegerAttr constant(Value value) {
    Operation op = value.definingOp();
    return op != null && op.is(ConstantOp.MODEL) && op.attribute("value") instanceof IntegerAttr n
        ? n
        : null;
  }
}
