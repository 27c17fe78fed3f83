// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.builtin.BoolAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.affine.ApplyOp;
import dev.ods.dialects.affine.DelinearizeIndexOp;
import dev.ods.dialects.affine.DmaStartOp;
import dev.ods.dialects.affine.DmaWaitOp;
import dev.ods.dialects.affine.ForOp;
import dev.ods.dialects.affine.IfOp;
import dev.ods.dialects.affine.LinearizeIndexOp;
import dev.ods.dialects.affine.LoadOp;
import dev.ods.dialects.affine.MaxOp;
import dev.ods.dialects.affine.MinOp;
import dev.ods.dialects.affine.ParallelOp;
import dev.ods.dialects.affine.PrefetchOp;
import dev.ods.dialects.affine.StoreOp;
import dev.ods.dialects.affine.YieldOp;
import dev.ods.dialects.arith.AndIOp;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Patterns that replace affine operations by those of {@code arith}, {@code memref} and {@code scf}
 * (MLIR's {@code populateAffineToStdConversionPatterns} and {@code
 * populateAffineExpandIndexOpsPatterns}). Accesses to vectors stay.
 *
 * <p>They are for dialect conversion: a pattern that does not match may have built operations.
 */
public final class AffineToScf {
  private final @Nullable Diagnostics diagnostics;

  private AffineToScf(@Nullable Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Adds the patterns to a set; where there is an error, they do not match. */
  public static RewritePatternSet addTo(RewritePatternSet patterns) {
    return addTo(patterns, null);
  }

  /**
   * Adds the patterns to a set.
   *
   * @param diagnostics is told of the errors because of which a pattern does not match, such as a
   *     division by a constant that is not positive; or null
   */
  public static RewritePatternSet addTo(
      RewritePatternSet patterns, @Nullable Diagnostics diagnostics) {
    AffineToScf control = new AffineToScf(diagnostics);
    AffineParallel parallel = new AffineParallel(diagnostics);
    AffineAccesses accesses = new AffineAccesses(diagnostics);
    return patterns
        .add(ApplyOp.MODEL, ApplyOp::of, "affine-apply-to-arith", control::lower)
        .add(DmaStartOp.MODEL, DmaStartOp::of, "affine-dma-start-to-memref", accesses::lower)
        .add(DmaWaitOp.MODEL, DmaWaitOp::of, "affine-dma-wait-to-memref", accesses::lower)
        .add(LoadOp.MODEL, LoadOp::of, "affine-load-to-memref", accesses::lower)
        .add(MinOp.MODEL, MinOp::of, "affine-min-to-arith", control::lower)
        .add(MaxOp.MODEL, MaxOp::of, "affine-max-to-arith", control::lower)
        .add(ParallelOp.MODEL, ParallelOp::of, "affine-parallel-to-scf", parallel::lower)
        .add(PrefetchOp.MODEL, PrefetchOp::of, "affine-prefetch-to-memref", accesses::lower)
        .add(StoreOp.MODEL, StoreOp::of, "affine-store-to-memref", accesses::lower)
        .add(ForOp.MODEL, ForOp::of, "affine-for-to-scf", control::lower)
        .add(IfOp.MODEL, IfOp::of, "affine-if-to-scf", control::lower)
        .add(YieldOp.MODEL, YieldOp::of, "affine-yield-to-scf", control::lower)
        .add(
            DelinearizeIndexOp.MODEL,
            DelinearizeIndexOp::of,
            "affine-delinearize-index-to-arith",
            LinearIndices::lower)
        .add(
            LinearizeIndexOp.MODEL,
            LinearizeIndexOp::of,
            "affine-linearize-index-to-arith",
            LinearIndices::lower);
  }

  private AffineExpressions expressions(Operation op, Rewriter rewriter) {
    return new AffineExpressions(rewriter, op.location(), diagnostics);
  }

  // --- Maps.

  private boolean lower(ApplyOp apply, Rewriter rewriter) {
    Operation op = apply.operation();
    AffineMap map = apply.map().value();
    List<Value> values = expressions(op, rewriter).values(map, apply.mapOperands());
    if (values == null) {
      return rewriter.matchFailed(op, "its map cannot be computed");
    }
    rewriter.replace(op, values);
    return true;
  }

  private boolean lower(MinOp min, Rewriter rewriter) {
    Operation op = min.operation();
    AffineMap map = min.map().value();
    return replace(op, expressions(op, rewriter).least(map, min.mapOperands()), rewriter);
  }

  private boolean lower(MaxOp max, Rewriter rewriter) {
    Operation op = max.operation();
    AffineMap map = max.map().value();
    return replace(op, expressions(op, rewriter).greatest(map, max.mapOperands()), rewriter);
  }

  private static boolean replace(Operation op, @Nullable Value value, Rewriter rewriter) {
    if (value == null) {
      return rewriter.matchFailed(op, "its map cannot be computed");
    }
    rewriter.replace(op, value);
    return true;
  }

  // --- Control flow.

  private boolean lower(ForOp loop, Rewriter rewriter) {
    Operation op = loop.operation();
    AffineExpressions expressions = expressions(op, rewriter);
    Value from = expressions.greatest(loop.lowerBoundMap().value(), loop.lowerBoundOperands());
    Value to = expressions.least(loop.upperBoundMap().value(), loop.upperBoundOperands());
    if (from == null || to == null) {
      return rewriter.matchFailed(op, "its bounds cannot be computed");
    }
    Value step = expressions.constant(loop.step().value());
    dev.ods.dialects.scf.ForOp made =
        dev.ods.dialects.scf.ForOp.build(
            rewriter, op.location(), loop.results().types(), from, to, step, loop.inits());
    rewriter.takeBody(made.region(), loop.region());
    rewriter.replace(op, List.copyOf(made.results()));
    return true;
  }

  private boolean lower(IfOp choice, Rewriter rewriter) {
    Operation op = choice.operation();
    Value condition = condition(choice, rewriter);
    if (condition == null) {
      return rewriter.matchFailed(op, "its set cannot be computed");
    }
    dev.ods.dialects.scf.IfOp made =
        dev.ods.dialects.scf.IfOp.build(
            rewriter, op.location(), choice.results().types(), condition);
    rewriter.takeBody(made.thenRegion(), choice.thenRegion());
    if (!choice.elseRegion().isEmpty()) {
      rewriter.takeBody(made.elseRegion(), choice.elseRegion());
    }
    rewriter.replace(op, List.copyOf(made.results()));
    return true;
  }

  /** Whether all constraints hold, each of which is computed; null if one cannot be. */
  private @Nullable Value condition(IfOp choice, Rewriter rewriter) {
    Operation op = choice.operation();
    Location location = op.location();
    AffineExpressions expressions = expressions(op, rewriter);
    IntegerSet set = choice.condition().value();
    List<Value> dims = choice.operands().slice(0, set.dimCount());
    List<Value> symbols = choice.operands().slice(set.dimCount(), set.symbolCount());
    Value zero = expressions.constant(0);
    Value all = null;
    for (int i = 0; i < set.constraintCount(); i++) {
      Value value = expressions.value(set.constraint(i), dims, symbols);
      if (value == null) {
        return null;
      }
      CmpIPredicate predicate = set.isEquality(i) ? CmpIPredicate.EQ : CmpIPredicate.SGE;
      Value holds = expressions.compare(predicate, value, zero);
      all = all == null ? holds : AndIOp.build(rewriter, location, all, holds).result();
    }
    return all != null
        ? all
        : ConstantOp.build(rewriter, location, BoolAttr.get(op.context(), true)).result();
  }

  private boolean lower(YieldOp yield, Rewriter rewriter) {
    Operation op = yield.operation();
    Operation parent = op.parent();
    if (parent != null && parent.is(dev.ods.dialects.scf.ParallelOp.MODEL)) {
      return rewriter.matchFailed(op, "it is replaced together with its loop");
    }
    dev.ods.dialects.scf.YieldOp.build(rewriter, op.location(), yield.operands());
    rewriter.erase(op);
    return true;
  }
}
