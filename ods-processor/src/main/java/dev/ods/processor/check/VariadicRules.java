// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
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
    op.operands().forEach(operand -> checkGroups(op, operand, problems));
    checkSizes(op, "operand", operands, "SameVariadicOperandSize", problems);
    checkSizes(op, "result", results, "SameVariadicResultSize", problems);
    checkLast(op.regions(), RegionSpec::variadic, problems);
    checkLast(op.successors(), SuccessorSpec::variadic, problems);
  }

  /** An operand of groups needs an attribute with their sizes. */
  private static void checkGroups(OpSpec op, OperandSpec operand, Problems problems) {
    String segments = operand.segments();
    if (segments == null) {
      return;
    }
    String fault = null;
    if (operand.returnType().equals(RuntimeNames.VALUE_RANGE)
        || operand.arity() != Arity.VARIADIC) {
      fault = "names segments, but has no groups; let it return List<ValueRange>";
    } else if (segments.isEmpty()) {
      fault =
          "has groups of any size; name the attribute that holds the sizes, as in"
              + " @Operand(segments = \"segments\")";
    } else if (op.attributes().stream().noneMatch(a -> isSizes(a, segments))) {
      fault = "needs the attribute that holds the sizes: @Attr int[] " + segments + "()";
    } else if (!operand.equals(op.groupedBy(attribute(op, segments)))) {
      fault = "shares '" + segments + "' with another operand; declare one for each";
    }
    if (fault != null) {
      problems.report(MemberProblem.OPERAND_GROUPS, operand.origin(), operand.name(), fault);
    }
  }

  private static boolean isSizes(AttributeSpec attribute, String name) {
    return attribute.name().equals(name)
        && attribute.storage().kind() == AttributeStorage.Kind.DENSE_I32
        && !attribute.optional()
        && attribute.defaultValue() == null;
  }

  private static AttributeSpec attribute(OpSpec op, String name) {
    return op.attributes().stream().filter(a -> a.name().equals(name)).findFirst().orElseThrow();
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
      problems.report(MemberProblem.VARIADIC_SIZES_UNKNOWN, second, entity, segmentsTrait);
    }
    String role = entity.equals("operand") ? "Operand" : "Result";
    // One in error may be the other one.
    boolean isComplete = op.otherMethods().stream().noneMatch(method -> method.mayBe(role));
    if (variadic.size() < 2 && segments != null && isComplete) {
      problems.report(
          MemberProblem.VARIADIC_SIZES_UNUSED, segments.origin(), entity, segmentsTrait);
    } else if (segments != null && same != null) {
      problems.report(MemberProblem.VARIADIC_SIZES_BOTH, same.origin(), segmentsTrait, sameTrait);
    }
  }

  private static <M extends Member> void checkLast(
      List<M> members, Predicate<M> isVariadic, Problems problems) {
    for (int i = 0; i + 1 < members.size(); i++) {
      M member = members.get(i);
      if (isVariadic.test(member)) {
        problems.report(
            MemberProblem.VARIADIC_NOT_LAST, member.origin(), member.entity(), member.name());
      }
    }
  }
}
