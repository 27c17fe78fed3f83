// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A program of which a pass of MLIR's makes something else than ours, and whether that is an error
 * of MLIR's.
 *
 * @param pass the pass, as in a pipeline
 * @param text the program
 * @param theirs what {@code mlir-opt} makes of it, in generic form
 * @param ours what our pass makes of it
 */
record Discrepancy(String pass, String text, String theirs, String ours) {
  private static final String REMOVE_DEAD_VALUES = "remove-dead-values";
  private static final int INPUTS = 500;
  private static final int ARGUMENTS = 8;

  /** What is wrong with MLIR's pass here; for a discrepancy that is not MLIR's, it is ours. */
  Cause cause(Function<String, Operation> parser) throws IOException, InterruptedException {
    if (changesMeaning(parser)) {
      return Cause.OTHER_MEANING;
    }
    ToolRun again = run(pass);
    if (again.out().strip().equals(ours)) {
      return Cause.OTHER_RESULT_ALONE;
    }
    if (pass.equals(REMOVE_DEAD_VALUES)
        && run(REMOVE_DEAD_VALUES + "{canonicalize=false}").exitCode() != 0) {
      return Cause.INVALID_BEFORE_SIMPLIFICATION;
    }
    return Cause.OURS;
  }

  private ToolRun run(String pipeline) throws IOException, InterruptedException {
    return MlirOpt.run(
        text,
        "--pass-pipeline=builtin.module(" + pipeline + ")",
        "--mlir-print-op-generic",
        "--mlir-print-local-scope");
  }

  /** Whether a function that still has its type observes or returns something else. */
  private boolean changesMeaning(Function<String, Operation> parser) {
    Operation before = parser.apply(text);
    Operation after = parser.apply(theirs);
    Map<String, FunctionType> types = types(before);
    types.entrySet().removeIf(each -> !each.getValue().equals(types(after).get(each.getKey())));
    Random random = new Random(1);
    for (int i = 0; i < INPUTS; i++) {
      long[] input = random.longs(ARGUMENTS).map(bits -> bits >> random.nextInt(64)).toArray();
      for (String function : types.keySet()) {
        List<String> expected = new Interpreter(before).run(function, input);
        if (!expected.equals(new Interpreter(after).run(function, input))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The types of the functions that have a body. */
  private static Map<String, FunctionType> types(Operation module) {
    Map<String, FunctionType> types = new TreeMap<>();
    for (Operation op : Objects.requireNonNull(module.region(0).first()).operations()) {
      if (op.region(0).first() != null) {
        StringAttr name = (StringAttr) Objects.requireNonNull(op.attribute("sym_name"));
        TypeAttr type = (TypeAttr) Objects.requireNonNull(op.attribute("function_type"));
        types.put(name.value(), (FunctionType) type.value());
      }
    }
    return types;
  }

  /** Why two results differ. */
  enum Cause {
    /** MLIR's result means something else than the program. */
    OTHER_MEANING,
    /** {@code mlir-opt} makes the same as our pass when the program is its only input. */
    OTHER_RESULT_ALONE,
    /** MLIR's pass makes the program invalid before it simplifies it, and then by luck valid. */
    INVALID_BEFORE_SIMPLIFICATION,
    /** None of these: the difference is ours. */
    OURS
  }
}
