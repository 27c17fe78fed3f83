// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.PatternRoot;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.shaped.Dimension;
import dev.ods.shaped.ReifyRankedShapedTypeOpInterface;
import dev.ods.shaped.ShapedDimOpInterface;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the sizes of results by what their operations compute them from, if they have {@link
 * ReifyRankedShapedTypeOpInterface}, and those of the shared outputs of a loop by those of its
 * operands (MLIR's pass).
 */
@Pass(
    name = "resolve-ranked-shaped-type-result-dims",
    summary = "Resolve memref.dim of result values of ranked shape type",
    title = "ResolveRankedShapeTypeResultDimsPass")
record ResolveRankedShapedTypeResultDims(
    @Option(
            name = "error-on-pattern-iteration-limit",
            description = "Throw an error when pattern rewriter hits iteration limit")
        @Default("true")
        boolean failsOnLimit)
    implements PassBody {
  @Override
  public void run(PassRun run) {
    GreedyRewriter.Result result =
        GreedyRewriter.apply(
            run.operation(),
            patterns(run.operation().context(), run.diagnostics()),
            GreedyRewriteConfig.DEFAULT);
    if (result.isUnchanged()) {
      run.skipVerification();
    }
    if (failsOnLimit && !result.converged()) {
      run.diagnostics()
          .opError(run.operation(), "dim operation resolution hit pattern iteration limit");
      run.signalFailure();
    }
  }

  private static FrozenRewritePatternSet patterns(Context context, Diagnostics diagnostics) {
    return FrozenRewritePatternSet.of(
        RewritePatternSet.create(context)
            .add(new DimOfReifiedShape(diagnostics))
            .add(new DimOfSharedOutput()));
  }

  /** For operations of any dialect that are the size of a dimension. */
  private static final class DimOfReifiedShape extends RewritePattern {
    private final Diagnostics diagnostics;

    DimOfReifiedShape(Diagnostics diagnostics) {
      super(
          "DimOfReifyRankedShapedTypeOpInterface",
          1,
          PatternRoot.withInterface(ShapedDimOpInterface.class));
      this.diagnostics = diagnostics;
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      ShapedDimOpInterface size = op.as(ShapedDimOpInterface.class);
      return size != null && resolve(size, rewriter, diagnostics);
    }
  }

  /** What the iterations of a loop share as a destination is as large as it was before the loop. */
  private static final class DimOfSharedOutput extends RewritePattern {
    DimOfSharedOutput() {
      super("IterArgsToInitArgs", 1, PatternRoot.withInterface(ShapedDimOpInterface.class));
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      ShapedDimOpInterface size = op.as(ShapedDimOpInterface.class);
      Value before = size == null ? null : beforeLoop(size.shapedValue());
      if (before == null) {
        return false;
      }
      int operand = op.operands().indexOf(size.shapedValue());
      rewriter.modify(op, () -> op.setOperand(operand, before));
      return true;
    }

    /** The destination that an argument of a loop's region stands for; null if it is none. */
    private static @Nullable Value beforeLoop(Value argument) {
      Region region = argument.definingOp() == null ? argument.parentRegion() : null;
      Operation parent = region == null ? null : region.parentOp();
      if (parent == null || parent.as(DestinationStyleOpInterface.class) == null) {
        return null;
      }
      LoopLikeOpInterface loop = parent.as(LoopLikeOpInterface.class);
      int number = loop == null ? -1 : loop.regionIterArgs().indexOf(argument);
      return number < 0 ? null : loop.loopInits().get(number);
    }
  }

  private static boolean resolve(
      ShapedDimOpInterface op, Rewriter rewriter, Diagnostics diagnostics) {
    Operation definition = op.shapedValue().definingOp();
    ReifyRankedShapedTypeOpInterface reifying =
        definition == null ? null : definition.as(ReifyRankedShapedTypeOpInterface.class);
    APInt index = Matchers.integer(op.dimension());
    if (reifying == null || index == null || index.bits() != (int) index.bits()) {
      return false;
    }
    Operation before = op.operation().previous();
    Dimension size =
        reifying.reifyDimOfResult(
            rewriter, op.shapedValue().index(), (int) index.bits(), diagnostics);
    if (size == null || !size.isKnown()) {
      eraseAfter(before, op.operation(), rewriter);
      return false;
    }
    Value by = Sizes.value(rewriter, op.operation().location(), size);
    rewriter.replace(op.operation(), by);
    return true;
  }

  /** Erases what a computation that failed has built, the last first. */
  private static void eraseAfter(@Nullable Operation before, Operation op, Rewriter rewriter) {
    for (Operation last = op.previous();
        last != null && !last.equals(before);
        last = op.previous()) {
      rewriter.erase(last);
    }
  }
}
