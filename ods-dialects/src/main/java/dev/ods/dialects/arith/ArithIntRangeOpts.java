// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Pass;
import dev.ods.effect.SideEffects;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import dev.ods.range.IntRange;
import dev.ods.rewrite.ConstantMaterializer;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePattern;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.trait.ConstantLike;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Replaces values that are always one number, and remainders of lesser numbers (MLIR's pass). */
@Pass(
    name = "int-range-optimizations",
    summary = "Do optimizations based on integer range analysis",
    dependentDialects = ArithDialect.class)
record ArithIntRangeOpts() implements PassBody {
  @Override
  public void run(PassRun run) {
    Operation root = run.operation();
    KnownRanges known = KnownRanges.of(root);
    RewritePatternSet patterns =
        RewritePatternSet.create(root.context())
            .add(new KnownConstants(known))
            .add(new TrivialRemainder(RemSIOp.MODEL, "DeleteTrivialRemSI", known))
            .add(new TrivialRemainder(RemUIOp.MODEL, "DeleteTrivialRemUI", known));
    GreedyRewriter.Result result =
        GreedyRewriter.apply(
            root,
            FrozenRewritePatternSet.of(patterns),
            GreedyRewriteConfig.DEFAULT.withListener(known));
    if (!result.converged()) {
      run.signalFailure();
    } else if (result.isUnchanged()) {
      run.skipVerification();
    }
  }

  /** Replaces results, and arguments of regions, that are always the same number. */
  private static final class KnownConstants extends RewritePattern {
    private final KnownRanges known;

    KnownConstants(KnownRanges known) {
      super(null, "MaterializeKnownConstantValues", 1);
      this.known = known;
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      if (op.name().hasTrait(ConstantLike.class) || !(hasKnownResult(op) || hasKnownArgument(op))) {
        return false;
      }
      boolean changed = false;
      boolean replacedAll = op.resultCount() != 0;
      for (Value result : op.results()) {
        boolean replaced = replace(result, rewriter);
        changed |= replaced;
        replacedAll &= replaced || !result.hasUses();
      }
      if (replacedAll && SideEffects.isOpTriviallyDead(op)) {
        rewriter.erase(op);
        return true;
      }
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          rewriter.setInsertionPointToStart(block);
          for (Value argument : block.arguments()) {
            changed |= replace(argument, rewriter);
          }
        }
      }
      return changed;
    }

    private boolean isReplaceable(Value value) {
      return value.hasUses() && known.constant(value) != null;
    }

    private boolean hasKnownResult(Operation op) {
      for (int i = 0; i < op.resultCount(); i++) {
        if (isReplaceable(op.result(i))) {
          return true;
        }
      }
      return false;
    }

    private boolean hasKnownArgument(Operation op) {
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          for (int j = 0; j < block.argumentCount(); j++) {
            if (isReplaceable(block.argument(j))) {
              return true;
            }
          }
        }
      }
      return false;
    }

    private boolean replace(Value value, Rewriter rewriter) {
      APInt number = value.hasUses() ? known.constant(value) : null;
      Attribute constant = number == null ? null : ConstantFolding.splat(value.type(), number);
      Operation definition = constant == null ? null : materialize(value, constant, rewriter);
      if (definition == null) {
        return false;
      }
      known.copy(value, definition.result(0));
      rewriter.replaceAllUses(value, definition.result(0));
      return true;
    }

    /** By the dialect of the operation to which the value belongs, or else by this one. */
    private static @Nullable Operation materialize(
        Value value, Attribute constant, Rewriter rewriter) {
      Operation definition = value.definingOp();
      Block block = value.ownerBlock();
      Operation owner = definition != null ? definition : block == null ? null : block.parentOp();
      Operation made =
          owner != null && owner.name().dialect() instanceof ConstantMaterializer dialect
              ? dialect.materializeConstant(rewriter, constant, value.type(), value.location())
              : null;
      return made != null
          ? made
          : Constant.materialize(rewriter, constant, value.type(), value.location());
    }
  }

  /** A remainder of a number that is less than the divisor is that number. */
  private static final class TrivialRemainder extends RewritePattern {
    private final KnownRanges known;

    TrivialRemainder(OpModel root, String name, KnownRanges known) {
      super(root, name, 1);
      this.known = known;
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      APInt divisor = Matchers.integer(op.operand(1));
      IntRange range = known.of(op.operand(0));
      if (divisor == null || range == null) {
        return false;
      }
      boolean signed = op.is(RemSIOp.MODEL);
      APInt min = signed ? range.smin() : range.umin();
      APInt max = signed ? range.smax() : range.umax();
      BigInteger limit = divisor.signed();
      if (min.isNegative()
          || max.isNegative()
          || min.signed().compareTo(limit) >= 0
          || max.signed().compareTo(limit) >= 0) {
        return false;
      }
      rewriter.replace(op, op.operand(0));
      return true;
    }
  }
}
