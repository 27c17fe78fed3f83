// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.affine.AffineBinaryExpr;
import dev.ods.affine.AffineBinaryExpr.Kind;
import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.AffineSymbolExpr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.CmpIOp;
import dev.ods.dialects.arith.DivSIOp;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.arith.MaxSIOp;
import dev.ods.dialects.arith.MinSIOp;
import dev.ods.dialects.arith.MulIOp;
import dev.ods.dialects.arith.RemSIOp;
import dev.ods.dialects.arith.SelectOp;
import dev.ods.dialects.arith.SubIOp;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Computes affine expressions and maps by operations of {@code arith} on values of type {@code
 * index} (MLIR's {@code expandAffineExpr} and {@code expandAffineMap}). A division or remainder by
 * a constant that is not positive is reported as an error; the divisors that are no constants are
 * positive, as they must be.
 */
public final class AffineExpressions {
  private final OpBuilder builder;
  private final Location location;
  private final @Nullable Diagnostics diagnostics;

  /**
   * Builds nothing yet.
   *
   * @param builder inserts the operations
   * @param location that of the operations, and of errors
   * @param diagnostics is told of divisors that are not positive; or null
   */
  public AffineExpressions(
      OpBuilder builder, Location location, @Nullable Diagnostics diagnostics) {
    this.builder = builder;
    this.location = location;
    this.diagnostics = diagnostics;
  }

  // --- Maps.

  /**
   * Computes the results of a map.
   *
   * @param operands what stands for the dimensions, then for the symbols of the map
   * @return null if there was an error; operations may have been built nevertheless
   */
  public @Nullable List<Value> values(AffineMap map, List<Value> operands) {
    List<Value> dims = operands.subList(0, map.dimCount());
    List<Value> symbols = operands.subList(map.dimCount(), operands.size());
    List<Value> values = new ArrayList<>();
    for (AffineExpr result : map.results()) {
      Value value = value(result, dims, symbols);
      if (value != null) {
        values.add(value);
      }
    }
    return values.size() == map.resultCount() ? values : null;
  }

  /** The least result of a map, or null, as for {@link #values}, or if it has no result. */
  public @Nullable Value least(AffineMap map, List<Value> operands) {
    return reduced(map, operands, (a, b) -> MinSIOp.build(builder, location, a, b).result());
  }

  /** The greatest result of a map, or null, as for {@link #values}, or if it has no result. */
  public @Nullable Value greatest(AffineMap map, List<Value> operands) {
    return reduced(map, operands, (a, b) -> MaxSIOp.build(builder, location, a, b).result());
  }

  private @Nullable Value reduced(
      AffineMap map, List<Value> operands, BinaryOperator<Value> reduction) {
    List<Value> values = values(map, operands);
    return values == null ? null : values.stream().reduce(reduction).orElse(null);
  }

  // --- Expressions.

  /** An expression, and whether its operands are computed. */
  private record Step(AffineExpr expr, boolean hasOperands) {}

  /**
   * Computes an expression; a part that occurs twice is computed twice.
   *
   * @param dims what stands for its dimensions
   * @param symbols what stands for its symbols
   * @return null if there was an error; operations may have been built nevertheless
   */
  public @Nullable Value value(AffineExpr expr, List<Value> dims, List<Value> symbols) {
    Deque<Step> steps = new ArrayDeque<>();
    List<@Nullable Value> values = new ArrayList<>();
    steps.push(new Step(expr, false));
    while (!steps.isEmpty()) {
      Step step = steps.pop();
      if (!(step.expr instanceof AffineBinaryExpr binary)) {
        values.add(ofLeaf(step.expr, dims, symbols));
      } else if (step.hasOperands) {
        Value rhs = values.remove(values.size() - 1);
        Value lhs = values.remove(values.size() - 1);
        values.add(lhs == null || rhs == null ? null : ofBinary(binary.kind(), lhs, rhs));
      } else if (isSupported(binary)) {
        steps.push(new Step(binary, true));
        steps.push(new Step(binary.rhs(), false));
        steps.push(new Step(binary.lhs(), false));
      } else {
        values.add(null);
      }
    }
    return values.get(0);
  }

  private boolean isSupported(AffineBinaryExpr expr) {
    if (expr.kind() == Kind.ADD
        || expr.kind() == Kind.MUL
        || !(expr.rhs() instanceof AffineConstantExpr divisor)
        || divisor.value() > 0) {
      return true;
    }
    if (diagnostics != null) {
      String operation = expr.kind() == Kind.MOD ? "modulo" : "division";
      diagnostics.error(location, operation + " by non-positive value is not supported");
    }
    return false;
  }

  private Value ofLeaf(AffineExpr leaf, List<Value> dims, List<Value> symbols) {
    if (leaf instanceof AffineDimExpr dim) {
      return dims.get(dim.position());
    }
    return leaf instanceof AffineSymbolExpr symbol
        ? symbols.get(symbol.position())
        : constant(((AffineConstantExpr) leaf).value());
  }

  private Value ofBinary(Kind kind, Value lhs, Value rhs) {
    return switch (kind) {
      case ADD -> add(lhs, rhs);
      case MUL ->
          MulIOp.build(builder, location, lhs, rhs, Set.of(IntegerOverflowFlags.NSW)).result();
      case MOD -> mod(lhs, rhs);
      case FLOOR_DIV -> floorDiv(lhs, rhs);
      case CEIL_DIV -> ceilDiv(lhs, rhs);
    };
  }

  /** The remainder of a division that truncates, which has the sign of the dividend, made right. */
  private Value mod(Value lhs, Value rhs) {
    Value remainder = RemSIOp.build(builder, location, lhs, rhs).result();
    Value isNegative = compare(CmpIPredicate.SLT, remainder, constant(0));
    return select(isNegative, add(remainder, rhs), remainder);
  }

  /** A negative dividend is replaced by its complement, and so is the quotient. */
  private Value floorDiv(Value lhs, Value rhs) {
    Value zero = constant(0);
    Value minusOne = constant(-1);
    Value isNegative = compare(CmpIPredicate.SLT, lhs, zero);
    Value dividend = select(isNegative, subtract(minusOne, lhs), lhs);
    Value quotient = divide(dividend, rhs);
    return select(isNegative, subtract(minusOne, quotient), quotient);
  }

  /** Only a positive dividend is not rounded up by a division that truncates. */
  private Value ceilDiv(Value lhs, Value rhs) {
    Value zero = constant(0);
    Value one = constant(1);
    Value isNotPositive = compare(CmpIPredicate.SLE, lhs, zero);
    Value negated = subtract(zero, lhs);
    Value decremented = subtract(lhs, one);
    Value quotient = divide(select(isNotPositive, negated, decremented), rhs);
    Value negatedQuotient = subtract(zero, quotient);
    return select(isNotPositive, negatedQuotient, add(quotient, one));
  }

  // --- Operations.

  /** Builds a constant of type {@code index}. */
  Value constant(long number) {
    return IndexConstants.build(builder, location, number);
  }

  private Value add(Value lhs, Value rhs) {
    return AddIOp.build(builder, location, lhs, rhs).result();
  }

  private Value subtract(Value lhs, Value rhs) {
    return SubIOp.build(builder, location, lhs, rhs).result();
  }

  private Value divide(Value lhs, Value rhs) {
    return DivSIOp.build(builder, location, lhs, rhs).result();
  }

  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) {
    return CmpIOp.build(builder, location, predicate, lhs, rhs).result();
  }

  private Value select(Value condition, Value ifTrue, Value ifFalse) {
    return SelectOp.build(builder, location, condition, ifTrue, ifFalse).result();
  }
}
