// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.ir.*;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Patterns of canonicalization of {@code scf.parallel}. */
final class ParallelPatterns {
  private ParallelPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(
            ParallelOp.MODEL,
            ParallelOp::of,
            "ParallelOpSingleOrZeroIterationDimsFolder",
            ParallelPatterns::dropSingleIterations)
        .add(
            ParallelOp.MODEL,
            ParallelOp::of,
            "MergeNestedParallelLoops",
            ParallelPatterns::mergeNested);
  }

  private static Block body(ParallelOp op) {
    return Objects.requireNonNull(op.region().first());
  }

  private static Value mapped(Value value, IrMapping mapping) {
    Value to = mapping.lookup(value);
    return to == null ? value : to;
  }

  private static boolean dropSingleIterations(ParallelOp op, Rewriter rewriter) {
    List<Value> lower = new ArrayList<>();
    List<Value> upper = new ArrayList<>();
    List<Value> steps = new ArrayList<>();
    IrMapping mapping = IrMapping.create();
    int rank = op.lowerBound().size();
    for (int i = 0; i < rank; i++) {
      Value from = op.lowerBound().get(i);
      Value to = op.upperBound().get(i);
      Value step = op.step().get(i);
      BigInteger count = TripCounts.of(from, to, step, true).orElse(null);
      if (BigInteger.ZERO.equals(count)) {
        rewriter.replace(op.operation(), List.copyOf(op.initVals()));
        return true;
      }
      if (BigInteger.ONE.equals(count)) {
        mapping.map(body(op).argument(i), from);
        continue;
      }
      lower.add(from);
      upper.add(to);
      steps.add(step);
    }
    if (lower.size() == rank) {
      return false;
    }
    if (lower.isEmpty()) {
      rewriter.replace(op.operation(), runOnce(op, mapping, rewriter));
      return true;
    }
    ParallelOp made = make(op, lower, upper, steps, rewriter);
    Block block = rewriter.createBlock(made.region());
    for (Value number : body(op).arguments()) {
      if (mapping.lookup(number) == null) {
        mapping.map(number, block.addArgument(number.type(), number.location()));
      }
    }
    body(op).operations().forEach(nested -> rewriter.clone(nested, mapping));
    rewriter.replace(op.operation(), List.copyOf(made.results()));
    return true;
  }

  private static ParallelOp make(
      ParallelOp op, List<Value> lower, List<Value> upper, List<Value> steps, Rewriter rewriter) {
    List<Type> types = op.results().stream().map(Value::type).toList();
    List<Value> initial = List.copyOf(op.initVals());
    Location location = op.operation().location();
    return ParallelOp.build(rewriter, location, types, lower, upper, steps, initial);
  }

  /** Copies what the body and its reductions do to before the loop; the results of these. */
  private static List<Value> runOnce(ParallelOp op, IrMapping mapping, Rewriter rewriter) {
    Operation reduce = Objects.requireNonNull(body(op).last());
    copyBody(body(op), mapping, rewriter);
    List<Value> results = new ArrayList<>();
    for (int i = 0; i < reduce.regionCount(); i++) {
      Block reduction = Objects.requireNonNull(reduce.region(i).first());
      mapping.map(reduction.argument(0), op.initVals().get(i));
      mapping.map(reduction.argument(1), mapped(reduce.operand(i), mapping));
      copyBody(reduction, mapping, rewriter);
      results.add(mapped(Objects.requireNonNull(reduction.last()).operand(0), mapping));
    }
    return results;
  }

  /** Copies all operations but the last. */
  private static void copyBody(Block block, IrMapping mapping, Rewriter rewriter) {
    for (Operation op = block.first(); op != null && op.next() != null; op = op.next()) {
      rewriter.clone(op, mapping);
    }
  }

  private static boolean mergeNested(ParallelOp op, Rewriter rewriter) {
    Operation first = body(op).first();
    if (first == null
        || !first.is(ParallelOp.MODEL)
        || !Objects.equals(first.next(), body(op).last())
        || !op.initVals().isEmpty()) {
      return false;
    }
    ParallelOp inner = ParallelOp.of(first);
    if (!inner.initVals().isEmpty()
        || first.operands().stream().anyMatch(body(op).arguments()::contains)) {
      return false;
    }
    ParallelOp made =
        make(
            op,
            concat(op.lowerBound(), inner.lowerBound()),
            concat(op.upperBound(), inner.upperBound()),
            concat(op.step(), inner.step()),
            rewriter);
    Block block = rewriter.createBlock(made.region());
    IrMapping mapping = IrMapping.create();
    for (Value number : concat(body(op).arguments(), body(inner).arguments())) {
      mapping.map(number, block.addArgument(number.type(), op.operation().location()));
    }
    copyBody(body(inner), mapping, rewriter);
    ReduceOp.build(rewriter, op.operation().location(), List.of(), 0);
    rewriter.erase(op.operation());
    return true;
  }

  private static List<Value> concat(List<Value> first, List<Value> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
