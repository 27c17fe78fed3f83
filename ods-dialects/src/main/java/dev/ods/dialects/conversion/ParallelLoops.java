// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.scf.ForOp;
import dev.ods.dialects.scf.ForallOp;
import dev.ods.dialects.scf.ParallelOp;
import dev.ods.dialects.scf.ReduceOp;
import dev.ods.dialects.scf.YieldOp;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Replaces parallel loops by simpler ones. */
final class ParallelLoops {
  private ParallelLoops() {}

  // --- scf.forall.

  /** Makes a parallel loop of one that changes no tensors. */
  static boolean ofForall(ForallOp loop, Rewriter rewriter) {
    Operation op = loop.operation();
    if (!loop.outputs().isEmpty()) {
      return rewriter.matchFailed(
          op, "only fully bufferized scf.forall ops can be lowered to scf.parallel");
    }
    Location location = op.location();
    List<Value> from = values(loop.staticLowerBound(), loop.dynamicLowerBound(), op, rewriter);
    List<Value> to = values(loop.staticUpperBound(), loop.dynamicUpperBound(), op, rewriter);
    List<Value> step = values(loop.staticStep(), loop.dynamicStep(), op, rewriter);
    ParallelOp parallel =
        ParallelOp.build(rewriter, location, List.of(), from, to, step, List.of());
    rewriter.takeBody(parallel.region(), loop.region());

    Block body = first(parallel.region());
    Operation terminator = Objects.requireNonNull(body.terminator());
    rewriter.setInsertionPointToEnd(body);
    ReduceOp.build(rewriter, terminator.location(), List.of(), 0);
    rewriter.erase(terminator);
    loop.mapping().ifPresent(mapping -> parallel.operation().setAttribute("mapping", mapping));
    rewriter.erase(op);
    return true;
  }

  private static List<Value> values(
      long[] numbers, List<Value> values, Operation op, OpBuilder builder) {
    List<Value> all = new ArrayList<>();
    for (Mixed each : Mixed.list(numbers, values)) {
      Value value = each.value();
      all.add(value != null ? value : IndexConstants.build(builder, op.location(), each.number()));
    }
    return all;
  }

  // --- scf.parallel.

  /** Makes a nest of loops, whose carried values are what is reduced. */
  static boolean toFor(ParallelOp loop, Rewriter rewriter) {
    Operation op = loop.operation();
    Block body = first(loop.region());
    Operation reduce = body.terminator();
    if (reduce == null || !reduce.is(ReduceOp.MODEL)) {
      return rewriter.matchFailed(op, "its body does not end with scf.reduce");
    }
    int rank = body.argumentCount();
    if (loop.lowerBound().size() != rank
        || loop.upperBound().size() != rank
        || loop.step().size() != rank) {
      return rewriter.matchFailed(op, "it has not as many bounds and steps as dimensions");
    }
    List<Value> numbers = new ArrayList<>();
    List<Value> carried = List.copyOf(loop.initVals());
    List<Value> results = carried;
    for (int i = 0; i < rank; i++) {
      ForOp inner = buildLoop(loop, i, carried, rewriter);
      Block innerBody = first(inner.region());
      if (i == 0) {
        results = List.copyOf(inner.results());
      } else if (!inner.results().isEmpty()) {
        rewriter.setInsertionPointToEnd(Objects.requireNonNull(inner.operation().block()));
        YieldOp.build(rewriter, op.location(), inner.results());
      }
      numbers.add(innerBody.argument(0));
      carried = List.copyOf(innerBody.arguments().slice(1, innerBody.argumentCount() - 1));
      Operation first = innerBody.first();
      if (first == null) {
        rewriter.setInsertionPointToEnd(innerBody);
      } else {
        rewriter.setInsertionPoint(first);
      }
    }
    Block innermost = Objects.requireNonNull(rewriter.insertionBlock());
    List<Value> reduced = inlineReductions(reduce, carried, rewriter);
    // In the body, so that the arguments of the body are replaced in it, too.
    if (!reduced.isEmpty()) {
      rewriter.setInsertionPointToEnd(body);
      YieldOp.build(rewriter, op.location(), reduced);
    }
    inlineBody(body, innermost, numbers, rewriter);
    rewriter.replace(op, results);
    return true;
  }

  /** The loop of a dimension; without carried values, its body ends with a yield. */
  private static ForOp buildLoop(
      ParallelOp loop, int dimension, List<Value> carried, Rewriter rewriter) {
    Location location = loop.operation().location();
    Value from = loop.lowerBound().get(dimension);
    ForOp made =
        ForOp.build(
            rewriter,
            location,
            carried.stream().map(Value::type).toList(),
            from,
            loop.upperBound().get(dimension),
            loop.step().get(dimension),
            carried);
    Block body = rewriter.createBlock(made.region());
    body.addArgument(from.type(), location);
    carried.forEach(value -> body.addArgument(value.type(), value.location()));
    if (carried.isEmpty()) {
      YieldOp.build(rewriter, location, List.of());
    }
    return made;
  }

  private static List<Value> inlineReductions(
      Operation reduce, List<Value> carried, Rewriter rewriter) {
    List<Value> operands = List.copyOf(reduce.operands());
    List<Value> reduced = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      Block reduction = first(reduce.region(i));
      Operation terminator = Objects.requireNonNull(reduction.terminator());
      rewriter.inlineBefore(reduction, reduce, List.of(carried.get(i), operands.get(i)));
      reduced.add(terminator.operand(0));
      rewriter.erase(terminator);
    }
    rewriter.erase(reduce);
    return reduced;
  }

  private static void inlineBody(
      Block body, Block innermost, List<Value> numbers, Rewriter rewriter) {
    Operation terminator = innermost.last();
    if (terminator == null) {
      rewriter.merge(body, innermost, numbers);
    } else {
      rewriter.inlineBefore(body, terminator, numbers);
    }
  }

  private static Block first(Region region) {
    return Objects.requireNonNull(region.first());
  }
}
