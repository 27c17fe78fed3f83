// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.dialects.tensor.CastOp;
import dev.ods.dialects.tensor.DimOp;
import dev.ods.dialects.tensor.StaticInformation;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Patterns of canonicalization of loops over tensors whose shapes are known better outside. */
final class TensorCastPatterns {
  private TensorCastPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(ForOp.MODEL, ForOp::of, "ForOpTensorCastFolder", TensorCastPatterns::castInFor)
        .add(DimOp.MODEL, DimOp::of, "DimOfForallOp", TensorCastPatterns::dimensionOfOutput)
        .add(
            ForallOp.MODEL,
            ForallOp::of,
            "FoldTensorCastOfOutputIntoForallOp",
            TensorCastPatterns::castInForall);
  }

  private static Value cast(Rewriter rewriter, Location location, Type type, Value value) {
    return CastOp.build(rewriter, location, type, value).dest();
  }

  /** The tensor of a loop is the one that its result is made of. */
  private static boolean dimensionOfOutput(DimOp op, Rewriter rewriter) {
    Operation loop = Matchers.definition(op.source(), ForallOp.MODEL);
    if (loop == null) {
      return false;
    }
    Value output = ForallOp.of(loop).outputs().get(op.source().index());
    rewriter.modify(op.operation(), () -> op.operation().setOperand(0, output));
    return true;
  }

  // --- scf.for

  private static boolean castInFor(ForOp op, Rewriter rewriter) {
    for (int i = 0; i < op.initArgs().size(); i++) {
      Value initial = op.initArgs().get(i);
      Value source = StaticInformation.uncast(initial);
      if (source != null && source.type() != initial.type() && op.results().get(i).hasOneUse()) {
        rewriter.replace(op.operation(), withInitial(op, i, source, rewriter));
        return true;
      }
    }
    return false;
  }

  /** Makes a loop with another initial value; results in what replaces the results. */
  private static List<Value> withInitial(ForOp op, int index, Value source, Rewriter rewriter) {
    Operation self = op.operation();
    Location location = self.location();
    Type outside = source.type();
    Type inside = op.initArgs().get(index).type();
    List<Value> initial = new ArrayList<>(op.initArgs());
    initial.set(index, source);
    ForOp made = ForLoops.withInits(op, rewriter, initial);
    Block block = Objects.requireNonNull(made.region().first());
    Block old = Objects.requireNonNull(op.region().first());
    List<Value> arguments = new ArrayList<>(block.arguments());
    arguments.set(index + 1, cast(rewriter, location, inside, block.argument(index + 1)));
    rewriter.merge(old, block, arguments);
    yieldCast(Objects.requireNonNull(block.last()), index, outside, location, rewriter);
    rewriter.setInsertionPointAfter(made.operation());
    List<Value> results = new ArrayList<>(made.results());
    results.set(index, cast(rewriter, location, inside, results.get(index)));
    return results;
  }

  private static void yieldCast(
      Operation yield, int index, Type type, Location location, Rewriter rewriter) {
    rewriter.setInsertionPoint(yield);
    List<Value> yielded = new ArrayList<>(yield.operands());
    yielded.set(index, cast(rewriter, location, type, yielded.get(index)));
    YieldOp.build(rewriter, location, yielded);
    rewriter.erase(yield);
  }

  // --- scf.forall

  private static boolean castInForall(ForallOp op, Rewriter rewriter) {
    List<Value> outputs = new ArrayList<>(op.outputs());
    Set<Integer> changed = new TreeSet<>();
    for (int i = 0; i < outputs.size(); i++) {
      Value source = StaticInformation.uncast(outputs.get(i));
      if (source != null) {
        outputs.set(i, source);
        changed.add(i);
      }
    }
    if (changed.isEmpty()) {
      return false;
    }
    Operation self = op.operation();
    ForallOp made = withOutputs(op, outputs, changed, rewriter);
    List<Value> arguments = made.sharedOutputs();
    for (Operation insertion : ForallPatterns.insertions(made)) {
      int destination = ParallelCombining.destination(insertion);
      Operation cast = Matchers.definition(insertion.operand(destination), CastOp.MODEL);
      if (cast != null && arguments.contains(cast.operand(0))) {
        insertion.setOperand(destination, cast.operand(0));
      }
    }
    rewriter.setInsertionPointAfter(made.operation());
    List<Value> results = new ArrayList<>(made.results());
    for (int i : changed) {
      results.set(i, cast(rewriter, self.location(), self.resultType(i), results.get(i)));
    }
    rewriter.replace(self, results);
    return true;
  }

  /** Makes a loop with other outputs, of which some are cast in the body. */
  private static ForallOp withOutputs(
      ForallOp op, List<Value> outputs, Set<Integer> changed, Rewriter rewriter) {
    Operation self = op.operation();
    Location location = self.location();
    OperationState state = rewriter.newState().reset(self.name(), location);
    state.addOperands(self.operands(0, self.operandCount() - outputs.size())).addOperands(outputs);
    outputs.forEach(output -> state.addType(output.type()));
    for (NamedAttribute property : self.properties().entries()) {
      state.setAttribute(property.name(), property.value());
    }
    Block old = ForallPatterns.body(op);
    Block block = rewriter.createBlock(state.addRegion());
    for (int i = 0; i < old.argumentCount(); i++) {
      int output = i - op.rank();
      Type type = output < 0 ? old.argument(i).type() : outputs.get(output).type();
      block.addArgument(type, location);
    }
    List<Value> arguments = new ArrayList<>(block.arguments());
    for (int i : changed) {
      int argument = op.rank() + i;
      Type inside = old.argument(argument).type();
      arguments.set(argument, cast(rewriter, location, inside, block.argument(argument)));
    }
    rewriter.merge(old, block, arguments);
    rewriter.setInsertionPoint(self);
    return ForallOp.of(rewriter.create(state));
  }
}
