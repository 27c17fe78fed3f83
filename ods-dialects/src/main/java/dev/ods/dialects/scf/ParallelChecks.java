// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.IndexType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;

/** The verification of {@link Parallel}. */
final class ParallelChecks {
  private final Parallel loop;
  private final Operation op;
  private final Diagnostics diagnostics;

  ParallelChecks(Parallel loop, Diagnostics diagnostics) {
    this.loop = loop;
    this.op = loop.operation();
    this.diagnostics = diagnostics;
  }

  void verify() {
    if (verifySteps()
        && verifyArguments()
        && Terminators.verify(
            op,
            loop.region(),
            ReduceOp.MODEL,
            "expects body to terminate with 'scf.reduce'",
            diagnostics)) {
      verifyReductions();
    }
  }

  private boolean verifySteps() {
    if (loop.step().isEmpty()) {
      return error("needs at least one tuple element for lowerBound, upperBound and step");
    }
    for (Value step : loop.step()) {
      BigInteger constant = Constants.integer(step);
      if (constant != null && constant.signum() <= 0) {
        return error("constant step operand must be positive");
      }
    }
    return true;
  }

  private boolean verifyArguments() {
    List<Value> numbers = ScfSyntax.arguments(op, 0);
    int steps = loop.step().size();
    if (numbers.size() != steps) {
      return error(
          "expects the same number of induction variables: %d as bound and step values: %d"
              .formatted(numbers.size(), steps));
    }
    return numbers.stream().allMatch(number -> number.type() instanceof IndexType)
        || error("expects arguments for the induction variable to be of index type");
  }

  private void verifyReductions() {
    Operation reduce = Objects.requireNonNull(Objects.requireNonNull(loop.region().first()).last());
    int results = op.resultCount();
    int inits = loop.initVals().size();
    if (results != reduce.regionCount()) {
      error(
          "expects number of results: %d to be the same as number of reductions: %d"
              .formatted(results, reduce.regionCount()));
    } else if (results != inits) {
      error(
          "expects number of results: %d to be the same as number of initial values: %d"
              .formatted(results, inits));
    } else if (reduce.operandCount() == inits) {
      verifyTypes(reduce);
    }
  }

  private void verifyTypes(Operation reduce) {
    for (int i = 0; i < reduce.operandCount(); i++) {
      Type result = op.resultType(i);
      Type operand = reduce.operandType(i);
      if (result != operand) {
        diagnostics.opError(
            reduce,
            "expects type of %d-th reduction operand: '%s' to be the same as the %d-th result type: '%s'"
                .formatted(i, operand, i, result));
        return;
      }
    }
  }

  private boolean error(String message) {
    diagnostics.opError(op, message);
    return false;
  }
}
