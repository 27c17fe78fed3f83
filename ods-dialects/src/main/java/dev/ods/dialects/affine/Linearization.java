// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.dialects.slice.Mixed;
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

/** How {@code affine.linearize_index} is simplified. */
final class Linearization {
  private Linearization() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            LinearizeIndexOp.MODEL,
            LinearizeIndexOp::of,
            "CancelLinearizeOfDelinearizePortion",
            DelinearizedRuns::cancel)
        .add(
            LinearizeIndexOp.MODEL,
            LinearizeIndexOp::of,
            "DropLinearizeLeadingZero",
            Linearization::dropLeadingZero)
        .add(
            LinearizeIndexOp.MODEL,
            LinearizeIndexOp::of,
            "DropLinearizeUnitComponentsIfDisjointOrZero",
            Linearization::dropUnits);
  }

  static @Nullable FoldResult fold(LinearizeIndexOp op, Constants constants) {
    List<Mixed> folded = IndexBasis.folded(op.staticBasis(), op.dynamicBasis(), constants);
    if (folded != null) {
      op.setDynamicBasis(Mixed.values(folded));
      op.setStaticBasis(Mixed.numbers(folded));
      return FoldResult.inPlace();
    }
    List<Value> indices = op.multiIndex();
    if (indices.isEmpty()) {
      return MapFolds.index(op.operation().context(), 0);
    }
    if (indices.size() == 1) {
      return FoldResult.of(indices.get(0));
    }
    List<@Nullable Long> numbers = MapFolds.numbers(indices, constants);
    List<@Nullable Mixed> sizes = IndexBasis.padded(op);
    long linear = 0;
    long stride = 1;
    for (int i = indices.size() - 1; i >= 0; i--) {
      Long number = numbers.get(i);
      Mixed size = sizes.get(i);
      Long extent = size == null ? (Long) 1L : IndexBasis.number(size, constants);
      if (number == null || extent == null) {
        return null;
      }
      linear += number * stride;
      stride *= extent;
    }
    return MapFolds.index(op.operation().context(), linear);
  }

  private static void replace(
      LinearizeIndexOp op, List<Value> indices, List<@Nullable Mixed> sizes, Rewriter rewriter) {
    Operation made =
        IndexBasis.linearize(rewriter, op.operation().location(), indices, sizes, op.disjoint())
            .operation();
    rewriter.replace(op.operation(), made);
  }

  /** An outermost index that is 0 adds nothing. */
  private static boolean dropLeadingZero(LinearizeIndexOp op, Rewriter rewriter) {
    List<Value> indices = op.multiIndex();
    if (indices.isEmpty() || !Matchers.isZero(indices.get(0))) {
      return false;
    }
    if (indices.size() == 1) {
      rewriter.replace(op.operation(), indices.get(0));
      return true;
    }
    List<@Nullable Mixed> sizes = IndexBasis.padded(op);
    replace(op, indices.subList(1, indices.size()), sizes.subList(1, sizes.size()), rewriter);
    return true;
  }

  /** The index of a dimension of size 1 adds nothing, if it is 0. */
  private static boolean dropUnits(LinearizeIndexOp op, Rewriter rewriter) {
    List<@Nullable Mixed> sizes = IndexBasis.padded(op);
    List<Value> indices = new ArrayList<>();
    List<@Nullable Mixed> others = new ArrayList<>();
    for (int i = 0; i < sizes.size(); i++) {
      Mixed size = sizes.get(i);
      Value index = op.multiIndex().get(i);
      boolean drops = size != null && size.is(1) && (op.disjoint() || Matchers.isZero(index));
      if (!drops) {
        indices.add(index);
        others.add(size);
      }
    }
    if (indices.size() == sizes.size()) {
      return false;
    }
    if (indices.isEmpty()) {
      rewriter.replace(op.operation(), Delinearization.zero(rewriter, op.operation().location()));
    } else {
      replace(op, indices, others, rewriter);
    }
    return true;
  }
}
