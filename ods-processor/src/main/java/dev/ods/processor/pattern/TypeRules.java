// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PatternText;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Checks that a rewrite can build an operation, and finds the types of its results. */
final class TypeRules {
  private final PatternScope scope;
  private final OpSpec root;
  private final Predicate<OpSpec> infers;

  /**
   * Creates the rules of a pattern.
   *
   * @param root the operation that is replaced
   * @param infers whether the types of all results of an operation can be inferred
   */
  TypeRules(PatternScope scope, OpSpec root, Predicate<OpSpec> infers) {
    this.scope = scope;
    this.root = root;
    this.infers = infers;
  }

  /**
   * Whether a rewrite can build such an operation at all; reports it if not.
   *
   * @param regions the number of regions that it gives
   */
  boolean isBuildable(OpSpec op, int regions, PatternText text, int offset) {
    String part = unbuildable(op, regions);
    if (part != null) {
      scope.report(
          PatternProblem.PATTERN_UNSUPPORTED,
          text,
          offset,
          "'" + op.name() + "' has " + part + ", so that no pattern can build it");
    }
    return part == null;
  }

  /** Why an operation cannot be built from its arguments; null if it can. */
  static @Nullable String unbuildable(OpSpec op, int regions) {
    return op.regions().size() != regions
        ? "regions"
        : !op.successors().isEmpty()
            ? "successors"
            : op.hasTrait("AttrSizedResultSegments")
                ? "results of variable length"
                : op.operands().stream().anyMatch(operand -> operand.isGrouped())
                    ? "operands with groups"
                    : null;
  }

  /** An operation whose results replace nothing, or null after a report. */
  Build.@Nullable Op inferred(Build.Op built, PatternText text, int offset) {
    if (built.op().results().isEmpty()) {
      return built.with(Build.Types.NONE, -1);
    } else if (built.types() == Build.Types.GIVEN || built.types() == Build.Types.BUILT) {
      return built;
    }
    if (!infers.test(built.op())) {
      BuilderRules builders = new BuilderRules(scope, text);
      if (builders.areForArguments(built.op())) {
        return builders.built(built, offset);
      }
      scope.report(PatternProblem.PATTERN_NOT_INFERRED, text, offset, built.op().name());
      return null;
    }
    return built.with(Build.Types.INFERRED, -1);
  }

  /**
   * An operation whose results replace those of the root, or null after a report. As in MLIR, their
   * types are those of the root, unless a trait says that they are the same as other types.
   *
   * @param offset the index of the first result that is replaced
   */
  Build.@Nullable Op replacing(Build.Op built, int first, PatternText text, int offset) {
    if (built.types() == Build.Types.GIVEN) {
      scope.report(
          PatternProblem.PATTERN_DIRECTIVE,
          text,
          offset,
          "cannot specify explicit return types in an op whose return values replace the source"
              + " pattern's root op");
      return null;
    }
    if (built.selected() >= 0 || built.types() == Build.Types.BUILT) {
      return inferred(built, text, offset);
    }
    boolean byTrait =
        built.op().hasTrait("SameOperandsAndResultType")
            || built.op().hasTrait("FirstAttrDerivedResultType");
    if (byTrait && infers.test(built.op())) {
      return built.with(Build.Types.INFERRED, -1);
    }
    boolean isFixed = root.results().stream().allMatch(result -> result.arity() == Arity.SINGLE);
    if (!isFixed && built.size() != root.results().size()) {
      scope.report(
          PatternProblem.PATTERN_UNSUPPORTED,
          text,
          offset,
          "'%s' has results of variable length, so that one operation replaces them all"
              .formatted(root.name()));
      return null;
    }
    return built.with(Build.Types.OF_ROOT, first);
  }
}
