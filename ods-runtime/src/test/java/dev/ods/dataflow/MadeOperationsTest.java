// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Who visits the users of operations that were made while analyses ran. */
final class MadeOperationsTest {
  private final Context context = Context.create();

  private Operation parse() {
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            """
            %0 = "t.made"() : () -> i1
            "t.sink"(%0) : (i1) -> ()
            %1 = "t.copy"(%0) : (i1) -> i1
            """
                .getBytes(UTF_8),
            "test.mlir",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    return module;
  }

  private static Operation firstIn(Operation module) {
    return Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).first());
  }

  /** Takes the first operation for one that was made. */
  private static final class Recorder extends DataFlowAnalysis {
    final List<String> visited = new ArrayList<>();

    Recorder(DataFlowSolver solver) {
      super(solver);
    }

    @Override
    protected void initialize(Operation top) {
      solver().made(firstIn(top));
    }

    @Override
    boolean concerns(Operation op) {
      return op.resultCount() != 0;
    }

    @Override
    protected void visit(ProgramPoint point) {
      visited.add(((ProgramPoint.After) point).operation().name().value());
    }
  }

  @Test
  void onlyUsersThatConcernAnAnalysisAreVisited() {
    DataFlowSolver solver = new DataFlowSolver();
    Recorder recorder = solver.load(Recorder::new);
    solver.run(parse());
    assertEquals(List.of("t.copy"), recorder.visited);
  }

  /** The one that was the last concerned some analyses, and would do so no longer. */
  @Test
  void whatIsMadeIsNotTheLastOfItsBlock() {
    Operation module = parse();
    Operation last =
        Objects.requireNonNull(Objects.requireNonNull(module.region(0).first()).last());
    assertThrows(AssertionError.class, () -> new DataFlowSolver().made(last));
  }
}
