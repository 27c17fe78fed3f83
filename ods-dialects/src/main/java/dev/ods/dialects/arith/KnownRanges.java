// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DeadCodeAnalysis;
import dev.ods.dataflow.IntegerRangeAnalysis;
import dev.ods.dataflow.IntegerRangeLattice;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.range.IntRange;
import dev.ods.rewrite.RewriteListener;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What numbers the values of a program may be, while that is rewritten. */
final class KnownRanges implements RewriteListener {
  private final Map<Value, IntRange> results = new HashMap<>();
  private final Map<Value, IntRange> arguments = new HashMap<>();

  private KnownRanges() {}

  /** Analyzes an operation with all that is nested in it. */
  static KnownRanges of(Operation root) {
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    return of(root, solver);
  }

  /** The same, where branches are decided by ranges alone and not by folding. */
  static KnownRanges withoutFolding(Operation root) {
    DataFlowSolver solver = new DataFlowSolver();
    solver.load(DeadCodeAnalysis::new);
    return of(root, solver);
  }

  private static KnownRanges of(Operation root, DataFlowSolver solver) {
    solver.load(IntegerRangeAnalysis::new);
    solver.run(root);
    KnownRanges known = new KnownRanges();
    root.walk(
        op -> {
          for (int i = 0; i < op.resultCount(); i++) {
            add(known.results, op.result(i), solver);
          }
          for (int i = 0; i < op.regionCount(); i++) {
            for (Block block : op.region(i).blocks()) {
              block.arguments().forEach(argument -> add(known.arguments, argument, solver));
            }
          }
        });
    return known;
  }

  private static void add(Map<Value, IntRange> ranges, Value value, DataFlowSolver solver) {
    IntegerRangeLattice lattice = solver.lookup(value, IntegerRangeLattice.class);
    IntRange range = lattice == null ? null : lattice.range();
    if (range != null) {
      ranges.put(value, range);
    }
  }

  /** What a value may be; null if it is not known, as for one that is never computed. */
  @Nullable IntRange of(Value value) {
    return (value.isBlockArgument() ? arguments : results).get(value);
  }

  /** The only number that a value may be, or null. */
  @Nullable APInt constant(Value value) {
    IntRange range = of(value);
    return range == null ? null : range.constant();
  }

  boolean isNonNegative(Value value) {
    IntRange range = of(value);
    return range != null && !range.smin().isNegative();
  }

  /** Lets a new result be known as another value. */
  void copy(Value from, Value to) {
    IntRange range = of(from);
    if (range != null) {
      results.put(to, range);
    }
  }

  @Override
  public void operationErased(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      results.remove(op.result(i));
    }
  }

  @Override
  public void blockErased(Block block) {
    block.arguments().forEach(arguments::remove);
  }

  /** Forgets arguments: between iterations blocks are merged, which have others then. */
  @Override
  public void iterationBegin(Region region, long number) {
    if (number > 1) {
      arguments.clear();
    }
  }
}
