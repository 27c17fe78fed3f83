// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface.ValueNamer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Result names in the custom form (source: ArithOps.cpp, getAsmResultNames). */
final class ResultNames {
  /** The suffixes of common types by width, so that naming a constant allocates no string. */
  private static final String[] SUFFIXES =
      IntStream.rangeClosed(0, 128).mapToObj(width -> "_i" + width).toArray(String[]::new);

  private ResultNames() {}

  static void ofConstant(Attribute value, Value result, ValueNamer namer) {
    if (!(value instanceof IntegerAttr number)) {
      namer.name(result, "cst");
      return;
    }
    Type type = result.type();
    if (type instanceof IntegerType integer && integer.width() == 1) {
      namer.name(result, number.isZero() ? "false" : "true");
      return;
    }
    String suffix = type instanceof IntegerType integer ? suffix(integer) : "";
    // MLIR treats the bits as signed, whatever the type's signedness.
    if (number.width() <= Long.SIZE) {
      namer.name(result, "c", number.bits(), suffix);
    } else {
      namer.name(result, "c" + number.bigValue() + suffix);
    }
  }

  private static String suffix(IntegerType type) {
    if (type.isSignless()) {
      return type.width() < SUFFIXES.length ? SUFFIXES[type.width()] : "_i" + type.width();
    }
    return (type.isSigned() ? "_si" : "_ui") + type.width();
  }

  /** Names a constant times {@code vector.vscale}, the length of scalable vectors, an index. */
  static void ofProduct(Value lhs, Value rhs, Value product, ValueNamer namer) {
    IntegerAttr factor = isVscale(rhs) ? constant(lhs) : isVscale(lhs) ? constant(rhs) : null;
    if (factor != null) {
      namer.name(product, "c", factor.value(), "_vscale");
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
