// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DeadCodeAnalysis;
import dev.ods.dataflow.IntegerRangeAnalysis;
import dev.ods.dataflow.IntegerRangeLattice;
import dev.ods.dataflow.SparseConstantPropagation;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.fold.APInt;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.range.IntRange;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** The law of integer ranges: whatever a program computes is in the range of the value. */
final class IntegerRangesTest {
  private static final int COUNT = Integer.getInteger("ods.programs", 300);
  private static final long[][] INPUTS = {{0, 1}, {-1, 2, 3}, {100, -7, 12345, 5}};

  private int computed;
  private int bounded;

  private static DataFlowSolver analyze(Operation module) {
    DataFlowSolver solver = new DataFlowSolver();
    solver.load(DeadCodeAnalysis::new);
    solver.load(SparseConstantPropagation::new);
    solver.load(IntegerRangeAnalysis::new);
    solver.run(module);
    return solver;
  }

  private void check(DataFlowSolver solver, Value value, long number, long seed) {
    IntegerRangeLattice lattice = solver.lookup(value, IntegerRangeLattice.class);
    IntRange range = lattice == null ? null : lattice.range();
    assertNotNull(range, () -> "seed " + seed + ": no range of " + value.type());
    APInt found = APInt.of(range.width(), number);
    assertTrue(range.contains(found), () -> "seed " + seed + ": " + number + " is not in " + range);
    computed++;
    if (!range.equals(IntRange.max(range.width()))) {
      bounded++;
    }
  }

  @Test
  void rangesContainWhatProgramsCompute() {
    for (long seed = 1; seed <= COUNT; seed++) {
      Context context = Context.create();
      ServiceLoader.load(DialectDefinition.class).forEach(context::register);
      Diagnostics diagnostics = new Diagnostics();
      byte[] text = RandomProgram.of(seed).getBytes(UTF_8);
      Operation module = Parser.parse(text, "case", context, ParserOptions.DEFAULT, diagnostics);
      assertNotNull(module);
      DataFlowSolver solver = analyze(module);
      long current = seed;
      for (long[] input : INPUTS) {
        new Interpreter(module)
            .watchedBy((value, number) -> check(solver, value, number, current))
            .run("f0", input);
      }
    }
    assertTrue(bounded > computed / 5, bounded + " of " + computed + " values are bounded");
  }
}
