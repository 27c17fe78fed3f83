// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineBinaryExpr;
import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineExprVisitor;
import dev.ods.affine.AffineMap;
import dev.ods.affine.AffineRanges;
import dev.ods.affine.AffineSymbolExpr;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.ir.Context;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.subset.IndexSum;
import dev.ods.subset.IndexSums;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A map and what it is applied to.
 *
 * @param map the map
 * @param operands a value for each dimension of the map, then one for each symbol
 */
public record AffineValueMap(AffineMap map, List<Value> operands) {
  /**
   * Checks and copies the operands.
   *
   * @throws IllegalArgumentException if there are not as many as the map has inputs
   */
  public AffineValueMap {
    operands = List.copyOf(operands);
    if (operands.size() != map.inputCount()) {
      throw new IllegalArgumentException(
          "a map of " + map.inputCount() + " inputs needs an operand for each of them");
    }
  }

  /** A number. */
  public static AffineValueMap constant(Context context, long number) {
    return new AffineValueMap(AffineMap.constant(context, number), List.of());
  }

  /** A value itself. */
  public static AffineValueMap identity(Value value) {
    return new AffineValueMap(AffineMap.identity(value.context(), 1), List.of(value));
  }

  /** Values themselves. */
  public static AffineValueMap identity(Context context, List<Value> values) {
    return new AffineValueMap(AffineMap.identity(context, values.size()), values);
  }

  static AffineValueMap of(AffineMapAttr map, List<Value> operands) {
    return new AffineValueMap(map.value(), operands);
  }

  /** The operands that are dimensions. */
  List<Value> dims() {
    return operands.subList(0, map.dimCount());
  }

  /** The operands that are symbols. */
  List<Value> symbols() {
    return operands.subList(map.dimCount(), operands.size());
  }

  /** The operand that a dimension or symbol stands for; of anything else, null. */
  @Nullable Value operand(AffineExpr expr) {
    if (expr instanceof AffineDimExpr dim) {
      return operands.get(dim.position());
    }
    return expr instanceof AffineSymbolExpr symbol ? symbols().get(symbol.position()) : null;
  }

  /**
   * The same with each operand once: as a symbol, if it can be one, otherwise as a dimension; with
   * constants in the map, and without operands that do not matter (MLIR's {@code
   * canonicalizeMapAndOperands}).
   */
  public AffineValueMap canonicalize() {
    return operands.isEmpty() ? this : OperandCanonicalization.apply(this);
  }

  /**
   * The same with the maps of each {@code affine.apply} that computes an operand in this map, then
   * canonicalized and simplified (MLIR's {@code composeAffineMapAndOperands}).
   */
  public AffineValueMap compose() {
    AffineValueMap composed = map.resultCount() == 0 ? this : MapComposition.apply(this);
    AffineValueMap canonical = composed.canonicalize();
    return new AffineValueMap(canonical.map.simplify(), canonical.operands);
  }

  static AffineValueMap of(AffineMap map, List<Value> dims, List<Value> symbols) {
    List<Value> operands = new ArrayList<>(dims);
    operands.addAll(symbols);
    return new AffineValueMap(map, operands);
  }

  /** What the loops say whose numbers the operands are. */
  AffineRanges ranges() {
    return new AffineRanges(map, operands.stream().map(LoopRanges::of).toList());
  }

  /** The map with numbers for those results that only depend on constants. */
  AffineMap fold() {
    return map.fold(MapFolds.numbers(operands, Constants.ofDefinitions()));
  }

  /** Composes, and simplifies by what loops say of their numbers. */
  AffineValueMap simplify() {
    AffineValueMap composed = compose().canonicalize();
    return new AffineValueMap(composed.ranges().simplify(), composed.operands);
  }

  /** What an expression of the operands is equal to; null if it is no sum. */
  @Nullable IndexSum sum(AffineExpr expr, IndexSums sums) {
    return expr.accept(new ExpressionSum(sums));
  }

  /** Adds up an expression. */
  private final class ExpressionSum implements AffineExprVisitor<@Nullable IndexSum> {
    private final IndexSums sums;

    ExpressionSum(IndexSums sums) {
      this.sums = sums;
    }

    @Override
    public IndexSum visitDim(AffineDimExpr expr) {
      return sums.of(dims().get(expr.position()));
    }

    @Override
    public IndexSum visitSymbol(AffineSymbolExpr expr) {
      return sums.of(symbols().get(expr.position()));
    }

    @Override
    public IndexSum visitConstant(AffineConstantExpr expr) {
      return IndexSum.of(expr.value());
    }

    @Override
    public @Nullable IndexSum visitBinary(AffineBinaryExpr expr) {
      IndexSum lhs = expr.lhs().accept(this);
      IndexSum rhs = expr.rhs().accept(this);
      if (lhs == null || rhs == null) {
        return null;
      }
      return switch (expr.kind()) {
        case ADD -> lhs.plus(rhs);
        case MUL -> lhs.times(rhs);
        default -> null;
      };
    }
  }
}
