// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TraitSpec;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Variadic and optional members: where they may occur, and how their segment sizes are determined.
 */
final class VariadicRules implements Rule {
  @Override
  public void check(OpSpec op, Problems problems) {
    List<? extends Member> operands =
        op.operands().stream().filter(operand -> operand.arity().isVariableLength()).toList();
    List<? extends Member> results =
        op.results().stream().filter(result -> result.arity().isVariableLength()).toList();
    checkSizes(op, "operand", operands, "SameVariadicOperandSize", problems);
    checkSizes(op, "result", results, "SameVariadicResultSize", problems);
    checkLast(op.regions(), RegionSpec::variadic, problems);
    checkLast(op.successors(), SuccessorSpec::variadic, problems);
  }

  private static void checkSizes(
      OpSpec op,
      String entity,
      List<? extends Member> variadic,
      String sameTrait,
      Problems problems) {
    String segmentsTrait =
        entity.equals("operand") ? "AttrSizedOperandSegments" : "AttrSizedResultSegments";
    @Nullable TraitSpec segments = op.trait(segmentsTrait);
    @Nullable TraitSpec same = op.trait(sameTrait);
    if (variadic.size() > 1 && segments == null && same == null) {
      Origin second = variadic.get(1).origin();
      problems.report(ProblemId.VARIADIC_SIZES_UNKNOWN, second, entity, segmentsTrait);
    }
    if (variadic.size() < 2 && segments != null) {
      problems.report(ProblemId.VARIADIC_SIZES_UNUSED, segments.origin(), entity, segmentsTrait);
    } else if (segments != null && same != null) {
      problems.report(ProblemId.VARIADIC_SIZES_BOTH, same.origin(), segmentsTrait, sameTrait);
    }
  }

  private static <M extends Member> void checkLast(
      List<M> members, Predicate<M> isVariadic, Problems problems) {
    for (int i = 0; i + 1 < members.size(); i++) {
      M member = members.get(i);
      if (isVariadic.test(member)) {
        problems.report(
            ProblemId.VARIADIC_NOT_LAST, member.origin(), member.entity(), member.name());
      }
    }
  }
}
