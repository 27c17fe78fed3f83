// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.IntegerAttr;
import dev.ods.control.LoopBound;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.tensor.InsertSliceOp;
import dev.ods.dialects.tensor.ParallelInsertSliceOp;
import dev.ods.ir.*;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of {@code scf.forall}, but for casts of tensors. */
final class ForallPatterns {
  private ForallPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            ForallOp.MODEL,
            ForallOp::of,
            "ForallOpControlOperandsFolder",
            ForallPatterns::foldBounds)
        .add(ForallOp.MODEL, ForallOp::of, "ForallOpIterArgsFolder", ForallPatterns::dropOutputs)
        .add(
            ForallOp.MODEL,
            ForallOp::of,
            "ForallOpSingleOrZeroIterationDimsFolder",
            ForallPatterns::dropDimensions)
        .add(
            ForallOp.MODEL,
            ForallOp::of,
            "ForallOpReplaceConstantInductionVar",
            ForallPatterns::replaceNumbers);
  }

  static Block body(ForallOp op) {
    return Objects.requireNonNull(op.region().first());
  }

  /** The operations at the end that insert into tensors. */
  static Iterable<Operation> insertions(ForallOp op) {
    Operation inParallel = Objects.requireNonNull(body(op).last());
    return Objects.requireNonNull(inParallel.region(0).first()).operations();
  }

  // --- Bounds.

  static List<Mixed> lowerBounds(ForallOp op) {
    return Mixed.list(op.staticLowerBound(), op.dynamicLowerBound());
  }

  static List<Mixed> upperBounds(ForallOp op) {
    return Mixed.list(op.staticUpperBound(), op.dynamicUpperBound());
  }

  static List<Mixed> steps(ForallOp op) {
    return Mixed.list(op.staticStep(), op.dynamicStep());
  }

  /** As in MLIR, only the first of the lists that has a constant is changed at a time. */
  private static boolean foldBounds(ForallOp op, Rewriter rewriter) {
    List<Mixed> lower = Mixed.folded(lowerBounds(op));
    List<Mixed> upper = Mixed.folded(upperBounds(op));
    List<Mixed> steps = Mixed.folded(steps(op));
    if (!lower.equals(lowerBounds(op))) {
      rewriter.modify(
          op.operation(),
          () -> {
            op.setDynamicLowerBound(Mixed.values(lower));
            op.setStaticLowerBound(Mixed.numbers(lower));
          });
    } else if (!upper.equals(upperBounds(op))) {
      rewriter.modify(
          op.operation(),
          () -> {
            op.setDynamicUpperBound(Mixed.values(upper));
            op.setStaticUpperBound(Mixed.numbers(upper));
          });
    } else if (!steps.equals(steps(op))) {
      rewriter.modify(
          op.operation(),
          () -> {
            op.setDynamicStep(Mixed.values(steps));
            op.setStaticStep(Mixed.numbers(steps));
          });
    } else {
      return false;
    }
    return true;
  }

  // --- Dimensions.

  private static @Nullable BigInteger tripCount(ForallOp op, int dimension) {
    return TripCounts.of(
            lowerBound(op, dimension),
            op.loopUpperBounds().orElseThrow().get(dimension),
            op.loopSteps().orElseThrow().get(dimension),
            true)
        .orElse(null);
  }

  private static LoopBound lowerBound(ForallOp op, int dimension) {
    return op.loopLowerBounds().orElseThrow().get(dimension);
  }

  private static Value lowerValue(ForallOp op, int dimension, Rewriter rewriter) {
    LoopBound bound = lowerBound(op, dimension);
    return bound.value() != null
        ? bound.value()
        : ConstantOp.build(
                rewriter,
                op.operation().location(),
                (IntegerAttr) Objects.requireNonNull(bound.constant()))
            .result();
  }

  private static boolean replaceNumbers(ForallOp op, Rewriter rewriter) {
    boolean changed = false;
    for (int i = 0; i < op.rank(); i++) {
      Value number = body(op).argument(i);
      if (number.hasUses() && BigInteger.ONE.equals(tripCount(op, i))) {
        rewriter.replaceAllUses(number, lowerValue(op, i, rewriter));
        changed = true;
      }
    }
    return changed;
  }

  private static boolean dropDimensions(ForallOp op, Rewriter rewriter) {
    if ((op.mapping().isPresent() && op.mapping().get().size() > 0) || !insertsIntoTensors(op)) {
      return false;
    }
    IrMapping mapping = IrMapping.create();
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < op.rank(); i++) {
      BigInteger count = tripCount(op, i);
      if (BigInteger.ZERO.equals(count)) {
        rewriter.replace(op.operation(), List.copyOf(op.outputs()));
        return true;
      }
      if (BigInteger.ONE.equals(count)) {
        mapping.map(body(op).argument(i), lowerValue(op, i, rewriter));
      } else {
        kept.add(i);
      }
    }
    if (kept.isEmpty()) {
      runOnce(op, rewriter);
    } else if (kept.size() < op.rank()) {
      keepDimensions(op, kept, mapping, rewriter);
    } else {
      return false;
    }
    return true;
  }

  /** Whether it is known what is inserted: not if the dialect {@code tensor} is not loaded. */
  private static boolean insertsIntoTensors(ForallOp op) {
    for (Operation insertion : insertions(op)) {
      if (!insertion.is(ParallelInsertSliceOp.MODEL)) {
        return false;
      }
    }
    return true;
  }

  /** Copies the body to an operation of fewer dimensions. */
  private static void keepDimensions(
      ForallOp op, List<Integer> kept, IrMapping mapping, Rewriter rewriter) {
    List<Mixed> lower = kept.stream().map(lowerBounds(op)::get).toList();
    List<Mixed> upper = kept.stream().map(upperBounds(op)::get).toList();
    List<Mixed> steps = kept.stream().map(steps(op)::get).toList();
    Operation self = op.operation();
    ForallOp made =
        ForallOp.build(
            rewriter,
            self.location(),
            self.results().stream().map(Value::type).toList(),
            Mixed.values(lower),
            Mixed.values(upper),
            Mixed.values(steps),
            Mixed.numbers(lower),
            Mixed.numbers(upper),
            Mixed.numbers(steps),
            List.copyOf(op.outputs()),
            op.mapping().orElse(null));
    made.operation().setDiscardableAttributes(self.discardableAttributes());
    Block block = rewriter.createBlock(made.region());
    for (Value argument : body(op).arguments()) {
      if (mapping.lookup(argument) == null) {
        mapping.map(argument, block.addArgument(argument.type(), argument.location()));
      }
    }
    body(op).operations().forEach(nested -> rewriter.clone(nested, mapping));
    rewriter.replace(self, List.copyOf(made.results()));
  }

  /** Moves the body to before the loop; what is inserted in parallel is then inserted in turn. */
  private static void runOnce(ForallOp op, Rewriter rewriter) {
    Operation self = op.operation();
    List<Value> arguments = new ArrayList<>();
    for (int i = 0; i < op.rank(); i++) {
      arguments.add(lowerValue(op, i, rewriter));
    }
    arguments.addAll(op.outputs());
    Operation inParallel = Objects.requireNonNull(body(op).last());
    List<List<Operation>> insertions = op.sharedOutputs().stream().map(o -> into(op, o)).toList();
    rewriter.inlineBefore(body(op), self, arguments);
    rewriter.setInsertionPointAfter(self);
    List<Value> results = new ArrayList<>();
    for (int i = 0; i < insertions.size(); i++) {
      Value result = op.outputs().get(i);
      for (Operation insertion : insertions.get(i)) {
        result = insert(ParallelInsertSliceOp.of(insertion), result, self.location(), rewriter);
      }
      results.add(result);
    }
    rewriter.replaceAllUses(self, results);
    rewriter.erase(inParallel);
    rewriter.erase(self);
  }

  private static Value insert(
      ParallelInsertSliceOp op, Value into, Location location, Rewriter rewriter) {
    return InsertSliceOp.build(
            rewriter,
            location,
            into.type(),
            op.source(),
            into,
            List.copyOf(op.offsets()),
            List.copyOf(op.sizes()),
            List.copyOf(op.strides()),
            op.staticOffsets(),
            op.staticSizes(),
            op.staticStrides())
        .result();
  }

  /** The operations that insert into a shared output, in their order. */
  private static List<Operation> into(ForallOp op, Value output) {
    List<Operation> into = new ArrayList<>();
    for (Operation insertion : insertions(op)) {
      if (insertion.operand(ParallelCombining.destination(insertion)).equals(output)) {
        into.add(insertion);
      }
    }
    return into;
  }

  // --- Outputs.

  /** Drops outputs whose results are unused, or that nothing is inserted into. */
  private static boolean dropOutputs(ForallOp op, Rewriter rewriter) {
    List<Value> arguments = op.sharedOutputs();
    List<Value> kept = new ArrayList<>();
    Set<Integer> dropped = new HashSet<>();
    List<Set<Operation>> insertions = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      insertions.add(insertionUsers(arguments.get(i)));
      if (!op.results().get(i).hasUses() || insertions.get(i).isEmpty()) {
        dropped.add(i);
      } else {
        kept.add(op.outputs().get(i));
      }
    }
    if (dropped.isEmpty()) {
      return false;
    }
    List<Integer> indices = dropped.stream().sorted().toList();
    Set<Operation> erased = new LinkedHashSet<>();
    indices.forEach(i -> erased.addAll(insertions.get(i)));
    erased.forEach(rewriter::erase);
    for (int i : indices) {
      rewriter.replaceAllUses(arguments.get(i), op.outputs().get(i));
      rewriter.replaceAllUses(op.results().get(i), op.outputs().get(i));
    }
    BitSet unneeded = new BitSet();
    indices.forEach(i -> unneeded.set(op.rank() + i));
    rewriter.modify(op.operation(), () -> body(op).eraseArguments(unneeded));
    ForallOp.of(rewriter.eraseResults(op.operation(), dropped)).setOutputs(kept);
    return true;
  }

  private static Set<Operation> insertionUsers(Value argument) {
    Set<Operation> users = new LinkedHashSet<>();
    argument
        .uses()
        .forEach(
            use -> {
              if (ParallelCombining.destination(use.owner()) >= 0) {
                users.add(use.owner());
              }
            });
    return users;
  }
}
