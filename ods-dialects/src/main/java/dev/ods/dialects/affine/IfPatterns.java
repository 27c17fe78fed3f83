// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.IntegerSet;
import dev.ods.builtin.IntegerSetAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How {@link If} is simplified. */
final class IfPatterns {
  private IfPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(IfOp.MODEL, IfOp::of, "SimplifyDeadElse", IfPatterns::eraseEmptyElse)
        .add(IfOp.MODEL, IfOp::of, "AlwaysTrueOrFalseIf", IfPatterns::choose);
  }

  /** Composes and canonicalizes the condition. */
  static @Nullable FoldResult fold(IfOp op) {
    IntegerSet set = op.condition().value();
    AffineValueMap old = new AffineValueMap(set.asMap(), op.operands());
    boolean composes =
        old.operands().stream()
            .anyMatch(operand -> Matchers.definition(operand, ApplyOp.MODEL) != null);
    AffineValueMap simple = (composes ? old.compose() : old).canonicalize();
    if (simple.equals(old)) {
      return null;
    }
    op.setOperands(simple.operands());
    op.setConditionAttr(IntegerSetAttr.get(set.withExpressions(simple.map())));
    return FoldResult.inPlace();
  }

  private static Block block(Region region) {
    return Objects.requireNonNull(region.first());
  }

  private static boolean eraseEmptyElse(IfOp op, Rewriter rewriter) {
    if (op.elseRegion().isEmpty() || !op.results().isEmpty()) {
      return false;
    }
    Block block = block(op.elseRegion());
    if (!Objects.equals(block.first(), block.last())) {
      return false;
    }
    rewriter.modify(op.operation(), () -> rewriter.erase(block));
    return true;
  }

  private static boolean choose(IfOp op, Rewriter rewriter) {
    IntegerSet set = op.condition().value();
    if (set.isTriviallyEmpty()) {
      if (op.results().isEmpty() && op.elseRegion().isEmpty()) {
        rewriter.erase(op.operation());
      } else {
        inline(op.operation(), op.elseRegion(), rewriter);
      }
      return true;
    }
    if (set.isTriviallyFull()) {
      inline(op.operation(), op.thenRegion(), rewriter);
      return true;
    }
    return false;
  }

  private static void inline(Operation op, Region region, Rewriter rewriter) {
    Block block = block(region);
    Operation yield = Objects.requireNonNull(block.last());
    rewriter.inlineBefore(block, op, List.of());
    List<Value> values = List.copyOf(yield.operands());
    rewriter.replace(op, values);
    rewriter.erase(yield);
  }
}
