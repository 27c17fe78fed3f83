// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import java.util.ArrayList;
import java.util.List;

/**
 * Arithmetic on sizes and offsets, as numbers where possible, otherwise as {@code affine.apply}.
 */
public final class AffineArithmetic {
  private AffineArithmetic() {}

  /**
   * Applies a map with one result (MLIR's {@code makeComposedFoldedAffineApply}).
   *
   * @param builder inserts the operation, if one is needed
   * @param operands what stands for the dimensions, then for the symbols of the map
   * @return a number, one of the operands or of what they are computed from, or the result of a new
   *     {@code affine.apply}
   */
  public static Mixed apply(
      OpBuilder builder, Location location, AffineMap map, List<Mixed> operands) {
    AffineValueMap composed = withNumbers(map, operands).compose();
    FoldResult folded = MapFolds.apply(composed, Constants.ofDefinitions());
    if (folded != null && folded.value() != null) {
      return Mixed.of(folded.value());
    }
    if (folded != null
        && folded.constant() instanceof IntegerAttr number
        && !ShapedType.isDynamic(number.value())) {
      return Mixed.of(number.value());
    }
    return built(builder, location, composed);
  }

  /**
   * Applies a map with one result, always by an operation (MLIR's {@code makeComposedAffineApply}).
   *
   * @param builder inserts the operation
   * @param operands what stands for the dimensions, then for the symbols of the map
   */
  public static Mixed applyAlways(
      OpBuilder builder, Location location, AffineMap map, List<Mixed> operands) {
    return built(builder, location, withNumbers(map, operands).compose());
  }

  private static Mixed built(OpBuilder builder, Location location, AffineValueMap of) {
    AffineMapAttr attribute = AffineMapAttr.get(of.map());
    return Mixed.of(ApplyOp.build(builder, location, attribute, of.operands()).result());
  }

  /** The sum of two numbers. */
  public static Mixed add(OpBuilder builder, Location location, Mixed lhs, Mixed rhs) {
    Context context = builder.context();
    AffineExpr sum = AffineExpr.dim(context, 0).add(AffineExpr.dim(context, 1));
    return apply(builder, location, AffineMap.get(context, 2, 0, sum), List.of(lhs, rhs));
  }

  private static AffineValueMap withNumbers(AffineMap map, List<Mixed> operands) {
    Context context = map.context();
    List<Value> dims = new ArrayList<>();
    List<Value> symbols = new ArrayList<>();
    AffineExpr[] newDims = new AffineExpr[map.dimCount()];
    AffineExpr[] newSymbols = new AffineExpr[map.symbolCount()];
    for (int i = 0; i < operands.size(); i++) {
      Mixed operand = operands.get(i);
      Value value = operand.value();
      boolean isDim = i < newDims.length;
      AffineExpr expr;
      if (value == null) {
        expr = AffineExpr.constant(context, operand.number());
      } else {
        List<Value> values = isDim ? dims : symbols;
        expr =
            isDim
                ? AffineExpr.dim(context, values.size())
                : AffineExpr.symbol(context, values.size());
        values.add(value);
      }
      (isDim ? newDims : newSymbols)[isDim ? i : i - newDims.length] = expr;
    }
    return AffineValueMap.of(
        map.replace(newDims, newSymbols, dims.size(), symbols.size()), dims, symbols);
  }
}
