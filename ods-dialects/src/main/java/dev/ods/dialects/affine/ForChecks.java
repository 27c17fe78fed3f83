// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.control.LoopBound;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The verification of {@link For}, and how often it runs. */
final class ForChecks {
  private ForChecks() {}

  /** The terminator of the body. */
  static Operation terminator(For loop) {
    Block body = loop.region().first();
    Operation yield = body == null ? null : body.last();
    if (yield == null) {
      throw new IllegalStateException("a loop has one block, which ends with a terminator");
    }
    return yield;
  }

  static void verify(For loop, Diagnostics diagnostics) {
    Operation op = loop.operation();
    if (!(AffineSyntax.arguments(op).get(0).type() instanceof IndexType)) {
      diagnostics.opError(
          op, "expected body to have a single index argument for the induction variable");
      return;
    }
    AffineMap lower = loop.lowerBoundMap().value();
    AffineMap upper = loop.upperBoundMap().value();
    if (loop.lowerBoundOperands().size() != MapSyntax.inputs(lower)
        || loop.upperBoundOperands().size() != MapSyntax.inputs(upper)) {
      diagnostics.opError(op, "expects as many operands for a bound as its map has inputs");
      return;
    }
    if (!AffineValues.verify(op, loop.lowerBoundOperands(), lower.dimCount(), diagnostics)
        || !AffineValues.verify(op, loop.upperBoundOperands(), upper.dimCount(), diagnostics)) {
      return;
    }
    String violation = violationOfResults(loop, lower, upper);
    if (violation != null) {
      diagnostics.opError(op, violation);
    }
  }

  /** Whether the body has an argument; counted as in MLIR, after the first one. */
  static boolean hasInductionVar(For loop, Diagnostics diagnostics) {
    if (!AffineSyntax.arguments(loop.operation()).isEmpty()) {
      return true;
    }
    diagnostics.opError(
        loop.operation(),
        "different number of inits and region iter_args: %d != %s"
            .formatted(loop.inits().size(), Long.toUnsignedString(-1)));
    return false;
  }

  private static @Nullable String violationOfResults(For loop, AffineMap lower, AffineMap upper) {
    if (lower.resultCount() < 1) {
      return "expected lower bound map to have at least one result";
    }
    if (upper.resultCount() < 1) {
      return "expected upper bound map to have at least one result";
    }
    int results = loop.results().size();
    int controls = lower.dimCount() + lower.symbolCount() + upper.dimCount() + upper.symbolCount();
    if (results != 0 && loop.operation().operandCount() - controls != results) {
      return "mismatch between the number of loop-carried values and results";
    }
    return results != 0 && loop.regionIterArgs().size() != results
        ? "mismatch between the number of basic block args and results"
        : null;
  }

  /** The value of a map without operands that has one result; otherwise absent. */
  static Optional<List<LoopBound>> constant(AffineMapAttr map) {
    Long value = constantOf(map.value());
    return value == null
        ? Optional.empty()
        : Optional.of(List.of(LoopBound.of(IntegerAttr.i64(map.context(), value))));
  }

  private static @Nullable Long constantOf(AffineMap map) {
    return map.resultCount() == 1 && map.result(0) instanceof AffineConstantExpr constant
        ? (Long) constant.value()
        : null;
  }

  /** How often a loop runs whose bounds are constants; otherwise null. */
  static @Nullable Long tripCount(For loop) {
    Long lower = constantOf(loop.lowerBoundMap().value());
    Long upper = constantOf(loop.upperBoundMap().value());
    long step = loop.step().value();
    if (lower == null || upper == null || step <= 0) {
      return null;
    }
    long span = upper - lower;
    return span <= 0 ? 0 : (span - 1) / step + 1;
  }

  /** Where control goes from a loop, and from the end of its body. */
  static List<RegionSuccessor> successors(For loop, RegionBranchPoint point) {
    RegionSuccessor body = new RegionSuccessor(loop.region());
    Long count = tripCount(loop);
    if (count != null && point.isParent()) {
      return List.of(count > 0 ? body : RegionSuccessor.PARENT);
    }
    if (count != null && count == 1) {
      return List.of(RegionSuccessor.PARENT);
    }
    return List.of(body, RegionSuccessor.PARENT);
  }
}
