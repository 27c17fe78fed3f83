// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.builtin.VectorType;
import dev.ods.dialects.slice.CompatibleShapes;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Which types can be turned into which (source: ArithOps.cpp). */
final class Casts {
  private Casts() {}

  /**
   * Whether the type of the first operand can be cast to that of the result.
   *
   * @param compatible compares the two but for their shapes
   */
  static boolean areCompatible(
      List<Type> inputs, List<Type> outputs, BiPredicate<Type, Type> compatible) {
    Type in = inputs.get(0);
    Type out = outputs.get(0);
    return haveSameEncoding(in, out) && agree(in, out) && compatible.test(in, out);
  }

  private static boolean haveSameEncoding(Type in, Type out) {
    return !(in instanceof RankedTensorType from)
        || !(out instanceof RankedTensorType to)
        || from.encoding() == to.encoding();
  }

  /** Whether both are scalars, or their shapes could be the same at run time. */
  private static boolean agree(Type in, Type out) {
    if (!(in instanceof ShapedType first) || !(out instanceof ShapedType second)) {
      return !(in instanceof ShapedType) && !(out instanceof ShapedType);
    }
    return CompatibleShapes.test(first, second);
  }

  static boolean isIntegerExtension(Type in, Type out) {
    return valueOf(in) instanceof IntegerType from
        && valueOf(out) instanceof IntegerType to
        && to.width() > from.width();
  }

  static boolean isIntegerTruncation(Type in, Type out) {
    return isIntegerExtension(out, in);
  }

  static boolean isFloatExtension(Type in, Type out) {
    return valueOf(in) instanceof FloatType from
        && valueOf(out) instanceof FloatType to
        && to.width() > from.width();
  }

  static boolean isFloatTruncation(Type in, Type out) {
    return isFloatExtension(out, in);
  }

  static boolean isIntegerToFloat(Type in, Type out) {
    return valueOf(in) instanceof IntegerType && valueOf(out) instanceof FloatType;
  }

  static boolean isFloatToInteger(Type in, Type out) {
    return isIntegerToFloat(out, in);
  }

  static boolean isIndexCast(Type in, Type out) {
    Type from = valueOrMemoryOf(in);
    Type to = valueOrMemoryOf(out);
    return (from instanceof IndexType && isSignless(to))
        || (isSignless(from) && to instanceof IndexType);
  }

  private static boolean isSignless(@Nullable Type type) {
    return type instanceof IntegerType integer && integer.isSignless();
  }

  static boolean isBitcast(Type in, Type out) {
    int width = ElementTypes.intOrFloatBitWidth(valueOrMemoryOf(in));
    return width >= 0 && width == ElementTypes.intOrFloatBitWidth(valueOrMemoryOf(out));
  }

  /** The scalar in a scalar, vector or tensor; null for any other shaped type. */
  private static @Nullable Type valueOf(Type type) {
    boolean other =
        type instanceof ShapedType
            && !(type instanceof VectorType)
            && !(type instanceof TensorType);
    return other ? null : ElementTypes.ofValue(type);
  }

  private static @Nullable Type valueOrMemoryOf(Type type) {
    return type instanceof MemRefType memref ? memref.elementType() : valueOf(type);
  }
}
