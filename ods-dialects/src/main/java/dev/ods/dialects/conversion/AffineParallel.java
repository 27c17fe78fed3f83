// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.affine.AffineMap;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.affine.ParallelOp;
import dev.ods.dialects.affine.ReductionOps;
import dev.ods.dialects.affine.YieldOp;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.memref.AtomicRMWKind;
import dev.ods.dialects.scf.ReduceOp;
import dev.ods.dialects.scf.ReduceReturnOp;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Replaces {@code affine.parallel} by {@code scf.parallel}. */
final class AffineParallel {
  private final @Nullable Diagnostics diagnostics;

  AffineParallel(@Nullable Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  boolean lower(ParallelOp loop, Rewriter rewriter) {
    Operation op = loop.operation();
    Block body = loop.region().first();
    Operation yield = body == null ? null : body.terminator();
    if (yield == null || !yield.is(YieldOp.MODEL)) {
      return rewriter.matchFailed(op, "its body does not end with affine.yield");
    }
    AffineExpressions expressions = new AffineExpressions(rewriter, op.location(), diagnostics);
    List<Value> from = new ArrayList<>();
    List<Value> to = new ArrayList<>();
    if (!addBounds(loop, expressions, from, to)) {
      return rewriter.matchFailed(op, "its bounds cannot be computed");
    }
    List<Value> steps = loop.steps().stream().map(expressions::constant).toList();
    List<Value> initial = initial(loop, rewriter);
    if (initial == null) {
      return rewriter.matchFailed(op, "unsupported reduction kind for identity value");
    }
    dev.ods.dialects.scf.ParallelOp made =
        dev.ods.dialects.scf.ParallelOp.build(
            rewriter, op.location(), loop.results().types(), from, to, steps, initial);
    rewriter.takeBody(made.region(), loop.region());
    reduce(loop, yield, rewriter);
    rewriter.replace(op, List.copyOf(made.results()));
    return true;
  }

  private static boolean addBounds(
      ParallelOp loop, AffineExpressions expressions, List<Value> from, List<Value> to) {
    List<AffineMap> lower = loop.lowerBoundMaps();
    List<AffineMap> upper = loop.upperBoundMaps();
    for (int i = 0; i < lower.size(); i++) {
      Value first = expressions.greatest(lower.get(i), loop.lowerBoundsOperands());
      // MLIR reports no second error of a dimension.
      Value end =
          first == null ? null : expressions.least(upper.get(i), loop.upperBoundsOperands());
      if (first == null || end == null) {
        return false;
      }
      from.add(first);
      to.add(end);
    }
    return true;
  }

  // --- Reductions.

  /** What is reduced of no values; null if a kind of reduction has no such value. */
  private @Nullable List<Value> initial(ParallelOp loop, Rewriter rewriter) {
    Location location = loop.operation().location();
    List<Value> initial = new ArrayList<>();
    for (int i = 0; i < loop.results().size(); i++) {
      Attribute identity = Reductions.identity(kind(loop, i), loop.results().typeAt(i));
      if (identity == null) {
        if (diagnostics != null) {
          diagnostics.error(location, "Reduction operation type not supported");
        }
        return null;
      }
      initial.add(ConstantOp.build(rewriter, location, identity).result());
    }
    return initial;
  }

  private static AtomicRMWKind kind(ParallelOp loop, int reduction) {
    return Objects.requireNonNull(ReductionOps.kind(loop.reductions().element(reduction)));
  }

  /** Replaces the terminator, which yields values, by one that reduces them. */
  private static void reduce(ParallelOp loop, Operation yield, Rewriter rewriter) {
    Location location = loop.operation().location();
    List<Value> values = List.copyOf(yield.operands());
    rewriter.setInsertionPoint(yield);
    ReduceOp reduce = ReduceOp.build(rewriter, yield.location(), values, values.size());
    for (int i = 0; i < values.size(); i++) {
      Region region = reduce.reductions().get(i);
      Block block = rewriter.createBlock(region);
      Value lhs = block.addArgument(values.get(i).type(), yield.location());
      Value rhs = block.addArgument(values.get(i).type(), yield.location());
      Value result = Reductions.combine(kind(loop, i), rewriter, location, lhs, rhs);
      ReduceReturnOp.build(rewriter, location, result);
    }
    rewriter.erase(yield);
  }
}
