// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.VectorType;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.CmpIOp;
import dev.ods.dialects.arith.IndexCastOp;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.cf.BranchOp;
import dev.ods.dialects.cf.CondBranchOp;
import dev.ods.dialects.cf.SwitchOp;
import dev.ods.dialects.scf.ExecuteRegionOp;
import dev.ods.dialects.scf.ForOp;
import dev.ods.dialects.scf.ForallOp;
import dev.ods.dialects.scf.IfOp;
import dev.ods.dialects.scf.IndexSwitchOp;
import dev.ods.dialects.scf.ParallelOp;
import dev.ods.dialects.scf.WhileOp;
import dev.ods.dialects.scf.YieldOp;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Patterns that replace structured control flow by blocks and branches (MLIR's {@code
 * populateSCFToControlFlowConversionPatterns}).
 */
public final class ScfToCf {
  private static final String LLVM = "llvm";

  private ScfToCf() {}

  /** Adds the patterns to a set. */
  public static RewritePatternSet addTo(RewritePatternSet patterns) {
    return patterns
        .add(ForallOp.MODEL, ForallOp::of, "forall-to-parallel", ParallelLoops::ofForall)
        .add(ForOp.MODEL, ForOp::of, "for-to-cf", ScfToCf::lower)
        .add(IfOp.MODEL, IfOp::of, "if-to-cf", ScfToCf::lower)
        .add(ParallelOp.MODEL, ParallelOp::of, "parallel-to-for", ParallelLoops::toFor)
        .add(WhileOp.MODEL, WhileOp::of, "while-to-cf", ScfToCf::lower)
        .add(ExecuteRegionOp.MODEL, ExecuteRegionOp::of, "execute-region-to-cf", ScfToCf::lower)
        .add(IndexSwitchOp.MODEL, IndexSwitchOp::of, "index-switch-to-cf", ScfToCf::lower)
        .add(WhileOp.MODEL, WhileOp::of, "do-while-to-cf", 2, ScfToCf::lowerDoWhile);
  }

  // --- Loops.

  private static boolean lower(ForOp loop, Rewriter rewriter) {
    Operation op = loop.operation();
    Location location = op.location();
    Block before = blockOf(op);
    Block after = rewriter.split(op);
    // The first block of the body has the numbers and carried values as arguments, and so is where
    // the condition is computed.
    Block condition = first(loop.region());
    Block body = rewriter.split(Objects.requireNonNull(condition.first()));
    Block end = last(loop.region());
    rewriter.inlineBefore(loop.region(), after);

    Operation yield = Objects.requireNonNull(end.terminator());
    rewriter.setInsertionPointToEnd(end);
    Value number = condition.argument(0);
    Value next = AddIOp.build(rewriter, location, number, loop.step()).result();
    List<Value> carried = new ArrayList<>(List.of(next));
    carried.addAll(yield.operands());
    BranchOp latch = BranchOp.build(rewriter, location, carried, condition);
    keepLoopAttributes(op, latch.operation());
    rewriter.erase(yield);

    rewriter.setInsertionPointToEnd(before);
    List<Value> initial = new ArrayList<>(List.of(loop.lowerBound()));
    initial.addAll(loop.initArgs());
    BranchOp.build(rewriter, location, initial, condition);

    rewriter.setInsertionPointToEnd(condition);
    CmpIPredicate less = loop.unsignedCmp() ? CmpIPredicate.ULT : CmpIPredicate.SLT;
    Value isLess = CmpIOp.build(rewriter, location, less, number, loop.upperBound()).result();
    branch(rewriter, location, isLess, body, List.of(), after);

    List<Value> arguments = condition.arguments();
    rewriter.replace(op, arguments.subList(1, arguments.size()));
    return true;
  }

  private static boolean lower(WhileOp loop, Rewriter rewriter) {
    Operation op = loop.operation();
    Location location = op.location();
    Block current = blockOf(op);
    Block continuation = rewriter.split(op);
    Block after = first(loop.after());
    Block before = first(loop.before());
    rewriter.inlineBefore(loop.after(), continuation);
    rewriter.inlineBefore(loop.before(), after);

    rewriter.setInsertionPointToEnd(current);
    BranchOp.build(rewriter, location, loop.inits(), before);

    rewriter.setInsertionPointToEnd(before);
    Operation condition = Objects.requireNonNull(before.terminator());
    List<Value> passed = passed(condition);
    branch(rewriter, condition.location(), condition.operand(0), after, passed, continuation);
    rewriter.erase(condition);

    rewriter.setInsertionPointToEnd(after);
    Operation yield = Objects.requireNonNull(after.terminator());
    BranchOp latch = BranchOp.build(rewriter, yield.location(), yield.operands(), before);
    rewriter.erase(yield);
    keepLoopAttributes(op, latch.operation());

    rewriter.replace(op, passed);
    return true;
  }

  /** A loop whose second region only passes on what it is given. */
  private static boolean lowerDoWhile(WhileOp loop, Rewriter rewriter) {
    Operation op = loop.operation();
    Block after = first(loop.after());
    Operation only = after.first();
    if (only == null || only.next() != null) {
      return rewriter.matchFailed(
          op, "do-while simplification applicable only if 'after' region has no payload");
    }
    if (!only.is(YieldOp.MODEL) || !only.operands().equals(after.arguments())) {
      return rewriter.matchFailed(
          op, "do-while simplification applicable only to forwarding 'after' regions");
    }
    Block current = blockOf(op);
    Block continuation = rewriter.split(op);
    Block before = first(loop.before());
    rewriter.inlineBefore(loop.before(), continuation);

    rewriter.setInsertionPointToEnd(current);
    BranchOp.build(rewriter, op.location(), loop.inits(), before);

    rewriter.setInsertionPointToEnd(before);
    Operation condition = Objects.requireNonNull(before.terminator());
    List<Value> passed = passed(condition);
    CondBranchOp latch =
        branch(rewriter, condition.location(), condition.operand(0), before, passed, continuation);
    keepLoopAttributes(op, latch.operation());
    rewriter.replace(op, passed);
    rewriter.erase(condition);
    return true;
  }

  private static List<Value> passed(Operation condition) {
    return List.copyOf(condition.operands(1, condition.operandCount() - 1));
  }

  /** LLVM expects what it is told of a loop at the branch back to its beginning. */
  private static void keepLoopAttributes(Operation loop, Operation latch) {
    List<NamedAttribute> kept = new ArrayList<>();
    for (NamedAttribute attribute : loop.discardableAttributes().entries()) {
      if (attribute.value().dialectNamespace().equals(LLVM)) {
        kept.add(attribute);
      }
    }
    latch.setDiscardableAttributes(DictionaryAttr.get(loop.context(), kept));
  }

  // --- Choices.

  private static boolean lower(IfOp choice, Rewriter rewriter) {
    Operation op = choice.operation();
    Location location = op.location();
    Block before = blockOf(op);
    Block rest = rewriter.split(op);
    Block after = op.resultCount() == 0 ? rest : blockBefore(rest, op, rewriter);

    Block ifTrue = first(choice.thenRegion());
    yieldTo(after, location, last(choice.thenRegion()), rewriter);
    rewriter.inlineBefore(choice.thenRegion(), after);
    Block ifFalse = after;
    if (!choice.elseRegion().isEmpty()) {
      ifFalse = first(choice.elseRegion());
      yieldTo(after, location, last(choice.elseRegion()), rewriter);
      rewriter.inlineBefore(choice.elseRegion(), after);
    }
    rewriter.setInsertionPointToEnd(before);
    branch(rewriter, location, choice.condition(), ifTrue, List.of(), ifFalse);
    rewriter.replace(op, List.copyOf(after.arguments().slice(0, op.resultCount())));
    return true;
  }

  /** A block whose arguments are the results of an operation, and which goes on to another one. */
  private static Block blockBefore(Block rest, Operation op, Rewriter rewriter) {
    Block created = rewriter.createBlock(Objects.requireNonNull(rest.parent()));
    rewriter.moveBefore(created, rest);
    addArguments(created, op);
    BranchOp.build(rewriter, op.location(), List.of(), rest);
    return created;
  }

  private static void addArguments(Block block, Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      block.addArgument(op.resultType(i), op.location());
    }
  }

  /** Replaces what a block yields by a branch that passes it on. */
  private static void yieldTo(Block to, Location location, Block from, Rewriter rewriter) {
    Operation yield = Objects.requireNonNull(from.terminator());
    rewriter.setInsertionPointToEnd(from);
    BranchOp.build(rewriter, location, yield.operands(), to);
    rewriter.erase(yield);
  }

  private static boolean lower(IndexSwitchOp choice, Rewriter rewriter) {
    Operation op = choice.operation();
    Block before = blockOf(op);
    Block after = rewriter.split(op);
    addArguments(after, op);
    List<Block> destinations = new ArrayList<>();
    for (Region region : choice.caseRegions()) {
      destinations.add(inlineCase(region, after, rewriter));
    }
    Block other = inlineCase(choice.defaultRegion(), after, rewriter);

    rewriter.setInsertionPointToEnd(before);
    Type i64 = IntegerType.get(op.context(), 64);
    // No case is truncated in 64 bits.
    Value flag = IndexCastOp.build(rewriter, op.location(), i64, choice.arg()).out();
    SwitchOp.build(
        rewriter,
        op.location(),
        flag,
        List.of(),
        Collections.nCopies(destinations.size(), List.of()),
        caseValues(choice.cases(), i64),
        other,
        destinations);
    rewriter.replace(op, List.copyOf(after.arguments()));
    return true;
  }

  private static @Nullable DenseIntOrFPElementsAttr caseValues(long[] cases, Type type) {
    if (cases.length == 0) {
      return null;
    }
    DenseElementsBuilder values =
        DenseElementsBuilder.create(VectorType.get(new long[] {cases.length}, type));
    for (long each : cases) {
      values.add(each);
    }
    return values.build();
  }

  private static Block inlineCase(Region region, Block after, Rewriter rewriter) {
    Block block = first(region);
    Location location = Objects.requireNonNull(block.terminator()).location();
    yieldTo(after, location, block, rewriter);
    rewriter.inlineBefore(region, after);
    return block;
  }

  // --- Regions.

  private static boolean lower(ExecuteRegionOp executed, Rewriter rewriter) {
    Operation op = executed.operation();
    Block before = blockOf(op);
    Block after = rewriter.split(op);
    Region region = executed.region();
    rewriter.setInsertionPointToEnd(before);
    BranchOp.build(rewriter, op.location(), List.of(), first(region));
    for (Block block : region.blocks()) {
      Operation terminator = block.terminator();
      if (terminator != null && terminator.is(YieldOp.MODEL)) {
        yieldTo(after, op.location(), block, rewriter);
      }
    }
    rewriter.inlineBefore(region, after);
    addArguments(after, op);
    rewriter.replace(op, List.copyOf(after.arguments()));
    return true;
  }

  // --- Blocks.

  private static CondBranchOp branch(
      Rewriter rewriter,
      Location location,
      Value condition,
      Block ifTrue,
      List<Value> passed,
      Block ifFalse) {
    return CondBranchOp.build(
        rewriter, location, condition, passed, List.of(), (int[]) null, ifTrue, ifFalse);
  }

  private static Block blockOf(Operation op) {
    return Objects.requireNonNull(op.block());
  }

  private static Block first(Region region) {
    return Objects.requireNonNull(region.first());
  }

  private static Block last(Region region) {
    return Objects.requireNonNull(region.last());
  }
}
