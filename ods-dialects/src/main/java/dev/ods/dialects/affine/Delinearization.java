// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How {@code affine.delinearize_index} is simplified. */
final class Delinearization {
  private Delinearization() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            DelinearizeIndexOp.MODEL,
            DelinearizeIndexOp::of,
            "CancelDelinearizeOfLinearizeDisjointExactTail",
            Delinearization::cancelTail)
        .add(
            DelinearizeIndexOp.MODEL,
            DelinearizeIndexOp::of,
            "DropUnitExtentBasis",
            Delinearization::dropUnits)
        .add(
            DelinearizeIndexOp.MODEL,
            DelinearizeIndexOp::of,
            "SplitDelinearizeSpanningLastLinearizeArg",
            Delinearization::split);
  }

  static @Nullable FoldResult fold(DelinearizeIndexOp op, Constants constants) {
    List<Mixed> folded = IndexBasis.folded(op.staticBasis(), op.dynamicBasis(), constants);
    // Sizes that are not positive, as in code that is never executed, stay operands: they are
    // valid.
    if (folded != null && folded.stream().allMatch(size -> !size.isStatic() || size.number() > 0)) {
      op.setDynamicBasis(Mixed.values(folded));
      op.setStaticBasis(Mixed.numbers(folded));
      return FoldResult.inPlace();
    }
    int indices = op.multiIndex().size();
    if (indices == 1) {
      return FoldResult.of(op.linearIndex());
    }
    Long linear = MapFolds.number(constants.of(op.linearIndex()));
    if (linear == null || !op.dynamicBasis().isEmpty()) {
      return null;
    }
    long[] basis = op.staticBasis();
    FoldResult[] results = new FoldResult[indices];
    long rest = linear;
    for (int i = indices - 1; i > 0; i--) {
      long size = basis[basis.length - indices + i];
      results[i] = MapFolds.index(op.operation().context(), Math.floorMod(rest, size));
      rest = Math.floorDiv(rest, size);
    }
    results[0] = MapFolds.index(op.operation().context(), rest);
    return FoldResult.of(List.of(results));
  }

  static Value zero(OpBuilder builder, Location location) {
    IntegerAttr zero = IntegerAttr.get(IndexType.get(builder.context()), 0);
    return ConstantOp.build(builder, location, zero).result();
  }

  /** The index of a dimension of size 1 is 0. */
  private static boolean dropUnits(DelinearizeIndexOp op, Rewriter rewriter) {
    List<@Nullable Mixed> sizes = IndexBasis.padded(op);
    List<@Nullable Mixed> others = new ArrayList<>();
    for (Mixed size : sizes) {
      if (size == null || !size.is(1)) {
        others.add(size);
      }
    }
    if (others.size() == sizes.size()) {
      return false;
    }
    Location location = op.operation().location();
    Value zero = zero(rewriter, location);
    List<Value> indices =
        others.isEmpty()
            ? List.of()
            : IndexBasis.delinearize(rewriter, location, op.linearIndex(), others).multiIndex();
    List<Value> results = new ArrayList<>();
    int next = 0;
    for (Mixed size : sizes) {
      results.add(size != null && size.is(1) ? zero : indices.get(next++));
    }
    rewriter.replace(op.operation(), results);
    return true;
  }

  private static @Nullable LinearizeIndexOp disjointSource(DelinearizeIndexOp op) {
    Operation definition = Matchers.definition(op.linearIndex(), LinearizeIndexOp.MODEL);
    LinearizeIndexOp source = definition == null ? null : LinearizeIndexOp.of(definition);
    return source != null && source.disjoint() ? source : null;
  }

  /** Takes over the indices of a linearization whose innermost sizes are the same. */
  private static boolean cancelTail(DelinearizeIndexOp op, Rewriter rewriter) {
    LinearizeIndexOp source = disjointSource(op);
    if (source == null) {
      return false;
    }
    List<Mixed> from = Mixed.list(source.staticBasis(), source.dynamicBasis());
    List<Mixed> to = Mixed.list(op.staticBasis(), op.dynamicBasis());
    int same = 0;
    while (same < Math.min(from.size(), to.size())
        && from.get(from.size() - same - 1).equals(to.get(to.size() - same - 1))) {
      same++;
    }
    List<Value> indices = source.multiIndex();
    if (same == 0) {
      return false;
    }
    if (same == from.size() && same == to.size() && indices.size() == op.multiIndex().size()) {
      rewriter.replace(op.operation(), List.copyOf(indices));
      return true;
    }
    int rest = indices.size() - same;
    List<@Nullable Mixed> restOfSource = IndexBasis.padded(source).subList(0, rest);
    List<@Nullable Mixed> restOfResult =
        IndexBasis.padded(op).subList(0, op.multiIndex().size() - same);
    Value linear =
        IndexBasis.linearize(
                rewriter,
                source.operation().location(),
                indices.subList(0, rest),
                restOfSource,
                true)
            .linearIndex();
    List<Value> results =
        new ArrayList<>(
            IndexBasis.delinearize(rewriter, op.operation().location(), linear, restOfResult)
                .multiIndex());
    results.addAll(indices.subList(rest, indices.size()));
    rewriter.replace(op.operation(), results);
    return true;
  }

  /** Computes the innermost indices from the last index of a linearization alone. */
  private static boolean split(DelinearizeIndexOp op, Rewriter rewriter) {
    LinearizeIndexOp source = disjointSource(op);
    if (source == null || source.staticBasis().length == 0) {
      return false;
    }
    long[] from = source.staticBasis();
    int count = innermost(op.staticBasis(), from[from.length - 1]);
    if (count < 2) {
      return false;
    }
    List<Value> indices = source.multiIndex();
    int rest = indices.size() - 1;
    List<@Nullable Mixed> sizes = IndexBasis.padded(op);
    int others = sizes.size() - count;
    Location location = op.operation().location();
    Value linear =
        IndexBasis.linearize(
                rewriter,
                source.operation().location(),
                indices.subList(0, rest),
                IndexBasis.padded(source).subList(0, rest),
                true)
            .linearIndex();
    List<Value> results =
        new ArrayList<>(
            IndexBasis.delinearize(rewriter, location, linear, sizes.subList(0, others))
                .multiIndex());
    results.addAll(
        IndexBasis.delinearize(
                rewriter, location, indices.get(rest), sizes.subList(others, sizes.size()))
            .multiIndex());
    rewriter.replace(op.operation(), results);
    return true;
  }

  /** How many of the innermost sizes multiply to a number; 0 if they do not. */
  private static int innermost(long[] sizes, long target) {
    long product = 1;
    for (int i = sizes.length - 1; i >= 0; i--) {
      if (ShapedType.isDynamic(sizes[i]) || ShapedType.isDynamic(target)) {
        return 0;
      }
      product *= sizes[i];
      if (product >= target) {
        return product == target ? sizes.length - i : 0;
      }
    }
    return 0;
  }
}
