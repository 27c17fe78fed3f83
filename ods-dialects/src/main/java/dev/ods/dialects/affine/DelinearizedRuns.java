// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Treats successive results of a delinearization as one, where a linearization puts them together
 * again.
 */
final class DelinearizedRuns {
  /**
   * Successive operands of the linearization that are successive results.
   *
   * @param source the delinearization
   * @param from the index of the first one among the operands
   * @param fromResult its index among the results
   * @param length how many there are, at least two
   */
  private record Run(DelinearizeIndexOp source, int from, int fromResult, int length) {
    boolean isWhole() {
      return length == source.multiIndex().size();
    }
  }

  private final LinearizeIndexOp op;
  private final Rewriter rewriter;
  private final List<Value> indices;
  private final List<@Nullable Mixed> sizes;

  private final List<Value> newIndices = new ArrayList<>();
  private final List<@Nullable Mixed> newSizes = new ArrayList<>();

  private DelinearizedRuns(LinearizeIndexOp op, Rewriter rewriter) {
    this.op = op;
    this.rewriter = rewriter;
    this.indices = op.multiIndex();
    this.sizes = IndexBasis.padded(op);
  }

  static boolean cancel(LinearizeIndexOp op, Rewriter rewriter) {
    return new DelinearizedRuns(op, rewriter).cancel();
  }

  private boolean cancel() {
    List<Run> runs = find();
    if (runs.isEmpty()) {
      return false;
    }
    List<@Nullable List<Value>> replacements = new ArrayList<>();
    int end = 0;
    for (Run run : runs) {
      keep(end, run.from);
      end = run.from + run.length;
      replacements.add(merge(run));
    }
    keep(end, indices.size());
    rewriter.setInsertionPoint(op.operation());
    Operation made =
        IndexBasis.linearize(
                rewriter, op.operation().location(), newIndices, newSizes, op.disjoint())
            .operation();
    rewriter.replace(op.operation(), made);
    for (int i = 0; i < runs.size(); i++) {
      List<Value> results = replacements.get(i);
      if (results != null) {
        rewriter.replace(runs.get(i).source.operation(), results);
      }
    }
    return true;
  }

  private void keep(int from, int to) {
    newIndices.addAll(indices.subList(from, to));
    newSizes.addAll(sizes.subList(from, to));
  }

  // --- Finding runs, one of each delinearization at most.

  private List<Run> find() {
    List<Run> runs = new ArrayList<>();
    Set<Operation> seen = new HashSet<>();
    int next = 0;
    while (next < indices.size()) {
      Run run = runAt(next);
      boolean isRun = run != null && run.length > 1 && seen.add(run.source.operation());
      if (run != null && isRun) {
        runs.add(run);
        next += run.length;
      } else {
        next++;
      }
    }
    return runs;
  }

  private @Nullable Run runAt(int from) {
    Operation definition = indices.get(from).definingOp();
    if (definition == null || !definition.is(DelinearizeIndexOp.MODEL)) {
      return null;
    }
    DelinearizeIndexOp source = DelinearizeIndexOp.of(definition);
    List<@Nullable Mixed> ofSource = IndexBasis.padded(source);
    int result = indices.get(from).index();
    if (!canStart(from, result, ofSource.get(result))) {
      return null;
    }
    int length = 1;
    while (from + length < indices.size()
        && result + length < ofSource.size()
        && indices.get(from + length).equals(source.multiIndex().get(result + length))
        && Objects.equals(sizes.get(from + length), ofSource.get(result + length))) {
      length++;
    }
    return new Run(source, from, result, length);
  }

  /** Whether the sizes are the same, or that of the outermost dimension does not matter. */
  private boolean canStart(int from, int result, @Nullable Mixed ofSource) {
    return Objects.equals(ofSource, sizes.get(from))
        || (from == 0 && result == 0)
        || (op.disjoint() && result == 0 && ofSource == null);
  }

  // --- Merging a run.

  /** Adds an index for all of a run; returns what replaces the results, or null if they stay. */
  private @Nullable List<Value> merge(Run run) {
    DelinearizeIndexOp source = run.source;
    rewriter.setInsertionPoint(source.operation());
    List<@Nullable Mixed> merged = sizes.subList(run.from, run.from + run.length);
    Mixed size = product(rewriter, op.operation().location(), merged);
    newSizes.add(size);
    if (run.isWhole()) {
      newIndices.add(source.linearIndex());
      return null;
    }
    List<@Nullable Mixed> outer = new ArrayList<>(IndexBasis.padded(source));
    outer.subList(run.fromResult, run.fromResult + run.length).clear();
    outer.add(run.fromResult, size);
    Location location = source.operation().location();
    List<Value> others =
        IndexBasis.delinearize(rewriter, location, source.linearIndex(), outer).multiIndex();
    Value whole = others.get(run.fromResult);
    List<Value> results = new ArrayList<>(others.subList(0, run.fromResult));
    results.addAll(IndexBasis.delinearize(rewriter, location, whole, merged).multiIndex());
    results.addAll(others.subList(run.fromResult + 1, others.size()));
    newIndices.add(whole);
    return results;
  }

  /** The product of sizes; null if one is absent. */
  private static @Nullable Mixed product(
      OpBuilder builder, Location location, List<@Nullable Mixed> factors) {
    List<Value> values = new ArrayList<>();
    AffineExpr product = AffineExpr.constant(builder.context(), 1);
    for (Mixed factor : factors) {
      if (factor == null) {
        return null;
      }
      Long known = factor.known();
      if (known != null) {
        product = product.multiply(known);
      } else if (factor.value() != null) {
        product = product.multiply(AffineExpr.symbol(builder.context(), values.size()));
        values.add(factor.value());
      }
    }
    if (product instanceof AffineConstantExpr constant && !ShapedType.isDynamic(constant.value())) {
      return Mixed.of(constant.value());
    }
    AffineMap map = AffineMap.get(builder.context(), 0, values.size(), product);
    return Mixed.of(ApplyOp.build(builder, location, AffineMapAttr.get(map), values).result());
  }
}
