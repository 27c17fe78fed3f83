// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DeadCodeAnalysis;
import dev.ods.dataflow.SparseBackwardAnalysis;
import dev.ods.dataflow.SparseConstantPropagation;
import dev.ods.dataflow.SparseLattice;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a sparse backward analysis learns at calls: of known functions, external and unknown ones.
 */
final class BackwardAnalysisTest {
  /** Who needs a value. */
  private static final class Users extends SparseLattice {
    private final Set<String> names = new TreeSet<>();

    Users(Value value) {
      super(value);
    }
  }

  private static final class WhoNeeds extends SparseBackwardAnalysis<Users> {
    WhoNeeds(DataFlowSolver solver) {
      super(solver, Users.class);
    }

    @Override
    protected Users newLattice(Value value) {
      return new Users(value);
    }

    @Override
    protected boolean meet(Users into, Users from) {
      return into.names.addAll(from.names);
    }

    private void add(Users users, String name) {
      solver().propagateIfChanged(users, users.names.add(name));
    }

    @Override
    protected void setToExitState(Users users) {
      add(users, "exit");
    }

    @Override
    protected void visitOperation(Operation op, List<Users> operands, List<Users> results) {
      for (Users operand : operands) {
        add(operand, op.name().toString());
        results.forEach(
            result -> solver().propagateIfChanged(operand, operand.names.addAll(result.names)));
      }
    }

    @Override
    protected void visitBranchOperand(OpOperand operand) {
      add(lattice(operand.get()), "branch");
    }

    @Override
    protected void visitCallOperand(OpOperand operand) {
      add(lattice(operand.get()), "call");
    }
  }

  private static final String TEXT =
      """
      func.func private @external(i32) -> i32
      func.func private @known(%x: i32) -> i32 {
        %y = arith.addi %x, %x : i32
        return %y : i32
      }
      func.func @caller(%f: (i32) -> i32, %x: i32) -> i32 {
        %r = CALL : (i32) -> i32
        return %r : i32
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "call_indirect %f(%x), true, 'exit, func.call_indirect'",
    "call_indirect %f(%x), false, 'exit, func.call_indirect'",
    "call @unknown(%x), true, 'exit, func.call'",
    "call @unknown(%x), false, 'exit, func.call'",
    "call @external(%x), true, call",
    "call @external(%x), false, call",
    "call @known(%x), true, 'arith.addi, exit'",
    "call @known(%x), false, call",
  })
  void followsCalls(String call, boolean interprocedural, String expected) {
    Context context = Context.create();
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            TEXT.replace("CALL", call).getBytes(UTF_8),
            "calls.mlir",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    DataFlowSolver solver = new DataFlowSolver();
    solver.setInterprocedural(interprocedural);
    solver.load(DeadCodeAnalysis::new);
    solver.load(SparseConstantPropagation::new);
    solver.load(WhoNeeds::new);
    solver.run(Objects.requireNonNull(module));
    Operation caller = module.region(0).first().last();
    Users users = solver.lookup(caller.region(0).first().argument(1), Users.class);
    assertEquals(expected, String.join(", ", Objects.requireNonNull(users).names));
  }
}
