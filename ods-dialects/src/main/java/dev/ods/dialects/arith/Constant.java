// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.TypedAttrInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.*;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Integer or floating point constant. */
@Op(dialect = ArithDialect.class, name = "constant")
@Trait({ConstantLike.class, Pure.class})
@AllTypesMatch({"value", "result"})
@AssemblyFormat("attr-dict $value")
public interface Constant extends OpAsmOpInterface, InferIntRangeInterface {
  /** The value. */
  @Attr(TypedAttrInterface.class)
  @ConstantValue
  Attribute value();

  /** The constant value. */
  @Result
  Value result();

  /**
   * Builds it from a value alone.
   *
   * @throws IllegalArgumentException if the value has no type
   */
  static void build(OpBuilder builder, OperationState state, Attribute value) {
    Type type = value.type();
    if (type == null) {
      throw new IllegalArgumentException("a constant needs a value with a type: " + value);
    }
    state.setAttribute("value", value);
    state.addType(type);
  }

  /**
   * Called {@code %true}, {@code %c5_i32}, {@code %c5} if it is an index, otherwise {@code %cst}.
   */
  @Override
  default void resultNames(ValueNamer namer) {
    ResultNames.ofConstant(value(), result(), namer);
  }

  /**
   * Creates a constant.
   *
   * @return null if the operation cannot have the value or the type
   */
  static @Nullable Operation materialize(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return value.type() == type && isConstant(value) && isSignless(type)
        ? ConstantOp.build(builder, location, type, value).operation()
        : null;
  }

  private static boolean isConstant(Attribute value) {
    return value instanceof IntegerAttr
        || value instanceof FloatAttr
        || value instanceof ElementsAttr;
  }

  private static boolean isSignless(Type type) {
    Type element = type instanceof ShapedType shaped ? shaped.elementType() : type;
    return !(element instanceof IntegerType integer) || integer.isSignless();
  }

  @Override
  default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
    IntRange range = IntRange.ofConstant(value());
    if (range != null) {
      results.accept(result(), range);
    }
  }

  /** Lets signless integers, floating-point numbers and elements be constants. */
  default void verify(Diagnostics diagnostics) {
    Type type = result().type();
    if (type instanceof IntegerType integer && !integer.isSignless()) {
      diagnostics.opError(operation(), "integer return type must be signless");
    } else if (!isConstant(value())) {
      diagnostics.opError(operation(), "value must be an integer, float, or elements attribute");
    } else if (type instanceof VectorType vector && vector.isScalable() && !isSplat()) {
      diagnostics.opError(
          operation(),
          "intializing scalable vectors with elements attribute is not supported unless it's a"
              + " vector splat");
    }
  }

  private boolean isSplat() {
    return value() instanceof DenseElementsAttr dense && dense.isSplat();
  }
}
