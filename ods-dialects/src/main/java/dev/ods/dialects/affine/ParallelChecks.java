// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.memref.AtomicRMWKind;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** The verification of {@link Parallel}. */
final class ParallelChecks {
  private ParallelChecks() {}

  static void verify(Parallel loop, Diagnostics diagnostics) {
    String violation = violation(loop);
    if (violation != null) {
      diagnostics.opError(loop.operation(), violation);
      return;
    }
    AffineMap lower = loop.lowerBoundsMap().value();
    AffineMap upper = loop.upperBoundsMap().value();
    boolean valid =
        AffineValues.verify(
            loop.operation(), loop.lowerBoundsOperands(), lower.dimCount(), diagnostics);
    if (valid) {
      AffineValues.verify(
          loop.operation(), loop.upperBoundsOperands(), upper.dimCount(), diagnostics);
    }
  }

  private static @Nullable String violation(Parallel loop) {
    String violation = violationOfCounts(loop);
    if (violation == null) {
      violation =
          violationOfGroups(loop.lowerBoundsGroups(), loop.lowerBoundsMap().value(), "lower");
    }
    if (violation == null) {
      violation =
          violationOfGroups(loop.upperBoundsGroups(), loop.upperBoundsMap().value(), "upper");
    }
    if (violation == null) {
      violation = violationOfReductions(loop);
    }
    return violation != null ? violation : violationOfOperands(loop);
  }

  private static @Nullable String violationOfOperands(Parallel loop) {
    int inputs =
        MapSyntax.inputs(loop.lowerBoundsMap().value())
            + MapSyntax.inputs(loop.upperBoundsMap().value());
    return loop.mapOperands().size() == inputs
        ? null
        : "expects as many operands for its bounds as their maps have inputs";
  }

  private static @Nullable String violationOfCounts(Parallel loop) {
    int arguments = AffineSyntax.arguments(loop.operation()).size();
    long lower = loop.lowerBoundsGroups().elementCount();
    long upper = loop.upperBoundsGroups().elementCount();
    int steps = loop.steps().size();
    return lower == steps && upper == steps && arguments == steps
        ? null
        : ("the number of region arguments (%d) and the number of map groups for lower (%d) and"
                + " upper bound (%d), and the number of steps (%d) must all match")
            .formatted(arguments, lower, upper, steps);
  }

  private static @Nullable String violationOfGroups(
      DenseIntOrFPElementsAttr groups, AffineMap map, String which) {
    int results = 0;
    for (long i = 0; i < groups.elementCount(); i++) {
      int size = (int) groups.longValue(i);
      if (size == 0) {
        return "expected " + which + " bound map to have at least one result";
      }
      results += size;
    }
    return results == map.resultCount()
        ? null
        : "expected "
            + which
            + " bounds map to have "
            + Integer.toUnsignedString(results)
            + " results";
  }

  private static @Nullable String violationOfReductions(Parallel loop) {
    if (loop.reductions().size() != loop.results().size()) {
      return "a reduction must be specified for each output";
    }
    for (int i = 0; i < loop.reductions().size(); i++) {
      AtomicRMWKind kind = ReductionOps.kind(loop.reductions().element(i));
      if (kind == null) {
        return "invalid reduction attribute";
      }
      if (!fits(loop.results().typeAt(i), kind)) {
        return "result type cannot match reduction attribute";
      }
    }
    return null;
  }

  /** As in MLIR 22, no type fits the kinds that were added last. */
  private static boolean fits(Type type, AtomicRMWKind kind) {
    return switch (kind) {
      case ADDI, MULI, ORI, ANDI -> type instanceof IntegerType;
      case ADDF, MULF, MAXIMUMF, MINIMUMF -> type instanceof FloatType;
      case MAXS, MINS -> type instanceof IntegerType integer && integer.isSigned();
      case MAXU, MINU -> type instanceof IntegerType integer && integer.isUnsigned();
      case ASSIGN -> true;
      case MAXNUMF, MINNUMF, XORI -> false;
    };
  }
}
