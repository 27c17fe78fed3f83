// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.annotation.*;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.syntax.DynamicIndexList;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.shaped.Dimension;
import dev.ods.shaped.ReifyRankedShapedTypeOpInterface;
import dev.ods.trait.*;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Larger tensors around or of others. */
public interface PaddingOps {
  /** Several tensors one after the other along a dimension. */
  @Op(dialect = TensorDialect.class, name = "concat")
  @Trait(Pure.class)
  @AssemblyFormat("`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)")
  @AsmResultNames("concat")
  interface Concat extends ReifyRankedShapedTypeOpInterface, Foldable {
    /** The dimension. */
    @Attr
    long dim();

    /** The tensors. */
    @Operand(AnyRankedTensor.class)
    ValueRange inputs();

    /** All of them. */
    @Result(AnyRankedTensor.class)
    Value result();

    /** Compares the types with each other. */
    default void verify(Diagnostics diagnostics) {
      List<RankedTensorType> types =
          inputs().types().stream().map(RankedTensorType.class::cast).toList();
      String violation = Concatenation.violation(dim(), types, (RankedTensorType) result().type());
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    @Override
    default List<List<Dimension>> reifyResultShapes(OpBuilder builder, Diagnostics diagnostics) {
      return ResultShapes.of(ConcatOp.of(operation()), builder);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return inputs().size() == 1 && inputs().typeAt(0) == result().type()
          ? FoldResult.of(inputs().get(0))
          : null;
    }
  }

  /** A tensor with elements added before and after it in each dimension. */
  @Op(dialect = TensorDialect.class, name = "pad")
  @Trait({AttrSizedOperandSegments.class, Pure.class})
  @SingleBlockImplicitTerminator(CreationOps.Yield.class)
  @AssemblyFormat(
      value =
          "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low)"
              + " `high` `` custom<DynamicIndexList>($high, $static_high)"
              + " $region attr-dict `:` type($source) `to` type($result)",
      customs = DynamicIndexList.class)
  @AsmResultNames("padded")
  interface Pad extends ReifyRankedShapedTypeOpInterface, Foldable {
    /** The tensor. */
    @Operand(AnyRankedTensor.class)
    Value source();

    /** The dynamic numbers of elements before. */
    @Operand(Index.class)
    ValueRange low();

    /** The dynamic numbers of elements afterwards. */
    @Operand(Index.class)
    ValueRange high();

    /** The number of elements before, in each dimension. */
    @Attr(name = "static_low")
    long[] staticLow();

    /** The number of elements afterwards, in each dimension. */
    @Attr(name = "static_high")
    long[] staticHigh();

    /** Whether it must not be folded away, even if it adds nothing. */
    @Attr
    @Unit
    boolean nofold();

    /** The padded tensor. */
    @Result(AnyRankedTensor.class)
    Value result();

    /** From the indices of an added element to the element. */
    @SizedRegion(1)
    Region region();

    /** Compares the result type with the inferred one. */
    default void verify(Diagnostics diagnostics) {
      RankedTensorType from = (RankedTensorType) source().type();
      RankedTensorType to = (RankedTensorType) result().type();
      String violation = violation(from, to);
      violation = violation != null ? violation : operandViolation("low", low(), staticLow());
      violation = violation != null ? violation : operandViolation("high", high(), staticHigh());
      if (violation != null) {
        diagnostics.error(operation(), violation);
      }
    }

    private @Nullable String violation(RankedTensorType from, RankedTensorType to) {
      long[] expected = Padding.shape(from.shape(), staticLow(), staticHigh());
      if (expected == null) {
        return "failed to infer expectedType from sourceType '%s', specified resultType is '%s'"
            .formatted(from, to);
      }
      boolean matches = to.rank() == expected.length;
      for (int i = 0; matches && i < expected.length; i++) {
        matches = ShapedType.isDynamic(expected[i]) || expected[i] == to.dimension(i);
      }
      return matches
          ? null
          : "specified type '%s' does not match the inferred type '%s'"
              .formatted(to, Extents.describe(expected, from.elementType()));
    }

    private static @Nullable String operandViolation(
        String what, ValueRange operands, long[] numbers) {
      long dynamic = Arrays.stream(numbers).filter(ShapedType::isDynamic).count();
      return operands.size() == dynamic
          ? null
          : "expected " + dynamic + " dynamic " + what + " values";
    }

    /** The region computes elements from indices. */
    default void verifyRegions(Diagnostics diagnostics) {
      RankedTensorType type = (RankedTensorType) result().type();
      Block block = region().first();
      Value element = Yields.value(block);
      if (block == null || element == null) {
        return;
      }
      if (block.argumentCount() != type.rank()) {
        diagnostics.error(operation(), "expected the block to have " + type.rank() + " arguments");
        return;
      }
      for (int i = 0; i < type.rank(); i++) {
        if (!(block.argument(i).type() instanceof IndexType)) {
          diagnostics.opError(
              operation(), "expected block argument " + (i + 1) + " to be an index");
          return;
        }
      }
      if (element.type() != type.elementType()) {
        diagnostics.opError(operation(), "expected yield type to match shape element type");
      }
    }

    @Override
    default List<List<Dimension>> reifyResultShapes(OpBuilder builder, Diagnostics diagnostics) {
      return ResultShapes.of(PadOp.of(operation()), builder);
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return !nofold()
              && result().type() == source().type()
              && Extents.isStatic((RankedTensorType) result().type())
          ? FoldResult.of(source())
          : null;
    }
  }
}
