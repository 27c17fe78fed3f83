// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.dialects.ub.PoisonAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** How {@link MapOps} fold. */
final class MapFolds {
  private MapFolds() {}

  /** The number that an attribute stands for, or null. */
  static @Nullable Long number(@Nullable Attribute constant) {
    return constant instanceof IntegerAttr number ? (Long) number.value() : null;
  }

  static List<@Nullable Long> numbers(List<Value> operands, Constants constants) {
    @Nullable Long[] numbers = new @Nullable Long[operands.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = number(constants.of(operands.get(i)));
    }
    return Arrays.asList(numbers);
  }

  static FoldResult index(Context context, long number) {
    return FoldResult.of(IntegerAttr.get(IndexType.get(context), number));
  }

  /** The value of a map with one result: an operand, a number, or poison. */
  static @Nullable FoldResult apply(AffineValueMap of, Constants constants) {
    Value operand = of.operand(of.map().result(0));
    if (operand != null) {
      return FoldResult.of(operand);
    }
    Context context = of.map().context();
    List<@Nullable Long> numbers = numbers(of.operands(), constants);
    if (of.map().isPoison(numbers)) {
      return FoldResult.of(PoisonAttr.get(context));
    }
    Long value = of.map().fold(numbers).singleConstant();
    return value == null ? null : index(context, value);
  }

  /** The least or greatest result of a map, or the map with numbers for those that are known. */
  static @Nullable FoldResult minMax(MapOps.MapOp op, boolean max, Constants constants) {
    AffineValueMap of = AffineValueMap.of(op.map(), op.mapOperands());
    AffineMap folded = of.map().fold(numbers(of.operands(), constants));
    // As in MLIR, whose test for an only symbol looks for a dimension.
    if (folded.symbolCount() == 1
        && folded.resultCount() == 1
        && folded.result(0) instanceof AffineDimExpr dim
        && dim.position() == 0) {
      return FoldResult.of(of.operands().get(0));
    }
    if (folded.results().stream().allMatch(AffineConstantExpr.class::isInstance)) {
      LongStream values =
          folded.results().stream().mapToLong(result -> ((AffineConstantExpr) result).value());
      return index(folded.context(), (max ? values.max() : values.min()).orElseThrow());
    }
    if (folded == of.map()) {
      return null;
    }
    op.operation().setAttribute("map", AffineMapAttr.get(folded));
    return FoldResult.inPlace();
  }
}
