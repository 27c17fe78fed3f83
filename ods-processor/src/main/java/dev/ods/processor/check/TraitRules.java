// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpReference;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TraitPredicate;
import dev.ods.processor.model.TraitSpec;
import dev.ods.processor.model.TypeTransform;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Traits: their requirements on the op, conflicts between them, and the members that they refer to.
 */
final class TraitRules implements Rule {
  private static final Map<String, String> REQUIRED =
      Map.of(
          "Scalarizable", "Elementwise",
          "Vectorizable", "Elementwise",
          "Tensorizable", "Elementwise");

  private static final List<List<String>> EXCLUSIVE =
      List.of(List.of("NoTerminator", "SingleBlockImplicitTerminator"));

  private static final List<String> OF_REGIONS =
      List.of("SingleBlockImplicitTerminator", "NoRegionArguments");

  @Override
  public void check(OpSpec op, Problems problems) {
    checkOrder(op, problems);
    for (List<String> pair : EXCLUSIVE) {
      TraitSpec second = op.trait(pair.get(1));
      if (op.hasTrait(pair.get(0)) && second != null) {
        problems.report(
            TraitProblem.TRAIT_CONTRADICTION, second.origin(), pair.get(0), pair.get(1));
      }
    }
    for (String name : OF_REGIONS) {
      TraitSpec trait = op.trait(name);
      if (trait != null && op.regions().isEmpty() && !op.broken()) {
        problems.report(TraitProblem.TRAIT_NEEDS_REGION, trait.origin(), name);
      }
    }
    if (op.hasTrait("Symbol") && !op.broken()) {
      checkSymbol(op, problems);
    }
    for (TraitSpec trait : op.traits()) {
      if (trait.isPredicate()) {
        checkMembers(op, trait, problems);
      }
      if (trait.transform() != null) {
        checkSingle(op, trait, problems);
      }
    }
  }

  /**
   * The name of a symbol is an attribute of one name, whatever else is marked as a name, unless the
   * op decides whether it has to have one.
   */
  private static void checkSymbol(OpSpec op, Problems problems) {
    boolean mayHaveNone =
        op.hooks().helpers().stream()
            .anyMatch(
                helper ->
                    helper.name().equals("isOptionalSymbol") && helper.parameters().isEmpty());
    if (mayHaveNone
        || op.arguments().stream().anyMatch(argument -> argument.name().equals("sym_name"))) {
      return;
    }
    for (AttributeSpec attribute : op.attributes()) {
      if (attribute.storage().kind() == Kind.SYMBOL_NAME) {
        problems.report(
            TraitProblem.SYMBOL_NAME,
            attribute.origin(),
            op.declaration().simpleName(),
            attribute.name());
      }
    }
  }

  /**
   * Checks that what a generated parser adds to regions without a terminator can be built; other
   * parsers add it themselves, or none.
   */
  static void checkTerminators(OpSpec op, OpFormat format, Problems problems) {
    TraitSpec trait = op.trait("SingleBlockImplicitTerminator");
    if (trait == null || !format.hasRegions()) {
      return;
    }
    for (OpReference terminator : trait.ops()) {
      if (terminator.required() != null) {
        problems.report(
            TraitProblem.IMPLICIT_TERMINATOR,
            terminator.origin(),
            terminator.named().simpleName(),
            "it cannot be built without '" + terminator.required() + "'");
      }
    }
  }

  private static void checkOrder(OpSpec op, Problems problems) {
    Set<ClassName> before = new HashSet<>();
    for (TraitSpec trait : op.traits()) {
      String name = trait.trait().simpleName();
      String required = trait.is(name) ? REQUIRED.get(name) : null;
      if (required != null && !before.contains(RuntimeNames.trait(required))) {
        problems.report(TraitProblem.TRAIT_REQUIRES, trait.origin(), name, required);
      }
      before.add(trait.trait());
    }
  }

  private static boolean isTyped(Member member) {
    return !(member instanceof RegionSpec) && !(member instanceof SuccessorSpec);
  }

  /** Reports attributes that have no type with which anything could be compared. */
  private static void checkAttributes(OpSpec op, TraitSpec trait, Problems problems) {
    for (AttributeSpec attribute : op.attributes()) {
      if (trait.members().contains(attribute.name()) && attribute.storage().isUntyped()) {
        report(TraitProblem.MATCH_MAY_LACK, trait, attribute, problems, "has none");
      }
    }
  }

  private static void checkMembers(OpSpec op, TraitSpec trait, Problems problems) {
    String name = trait.trait().simpleName();
    List<String> known =
        op.members().stream()
            .filter(member -> trait.predicate() != null || isTyped(member))
            .map(Member::name)
            .toList();
    for (int i = 0; i < trait.members().size(); i++) {
      String member = trait.members().get(i);
      // Invalid members, which were reported, are missing here.
      if (!known.contains(member) && !op.broken()) {
        problems.report(
            TraitProblem.MATCH_UNKNOWN,
            trait.memberOrigins().get(i),
            name,
            member,
            Suggestions.didYouMean(member, known));
      }
    }
    if (trait.predicate() != null) {
      checkTypes(op, trait, trait.predicate(), problems);
      return;
    }
    if (Set.copyOf(trait.members()).size() < 2) {
      String names = trait.members().isEmpty() ? "none" : "only '" + trait.members().get(0) + "'";
      problems.report(TraitProblem.MATCH_TOO_FEW, trait.origin(), name, names);
    }
    checkAttributes(op, trait, problems);
    if (trait.transform() == null && !trait.comparesGroups(op)) {
      checkArities(op, trait, problems);
    }
  }

  /** Checks the number of values of the members whose types are given to a predicate. */
  private static void checkTypes(
      OpSpec op, TraitSpec trait, TraitPredicate predicate, Problems problems) {
    for (Member member : op.members()) {
      boolean hasType = member instanceof OperandSpec || member instanceof ResultSpec;
      Arity arity = Arity.of(member);
      if (!(hasType && arity == Arity.SINGLE)
          && predicate.arguments().contains(new TraitPredicate.TypeOfMember(member.name()))) {
        report(TraitProblem.MATCH_NOT_SINGLE, trait, member, problems);
      }
      if (!(hasType && arity == Arity.VARIADIC)
          && predicate.arguments().contains(new TraitPredicate.OfValues(member.name()))) {
        report(TraitProblem.MATCH_NOT_VARIADIC, trait, member, problems);
      }
    }
  }

  private static void report(
      ProblemId id, TraitSpec trait, Member member, Problems problems, Object... more) {
    Origin origin = trait.memberOrigins().get(trait.members().indexOf(member.name()));
    List<Object> arguments = new ArrayList<>(List.of(trait.trait().simpleName(), member.name()));
    arguments.addAll(List.of(more));
    problems.report(id, origin, arguments.toArray());
  }

  private static void checkArities(OpSpec op, TraitSpec trait, Problems problems) {
    String name = trait.trait().simpleName();
    for (Member member : op.members()) {
      int index = trait.members().indexOf(member.name());
      if (Arity.of(member).isVariableLength() && index >= 0) {
        Origin origin = trait.memberOrigins().get(index);
        problems.report(TraitProblem.MATCH_NOT_SINGLE, origin, name, member.name());
      } else if (index >= 0
          && member instanceof AttributeSpec attribute
          && attribute.mayBeAbsent()
          && !attribute.storage().isUntyped()) {
        report(TraitProblem.MATCH_MAY_LACK, trait, member, problems, "may be absent");
      }
    }
  }

  private static void checkSingle(OpSpec op, TraitSpec trait, Problems problems) {
    for (Member member : op.members()) {
      int index = trait.members().indexOf(member.name());
      if (index < 0) {
        continue;
      }
      TypeTransform transform = Objects.requireNonNull(trait.transform());
      boolean list = index == 0 ? transform.ofMany() : transform.many();
      boolean typed = member instanceof OperandSpec || member instanceof ResultSpec;
      boolean attribute = index == 0 && !list && member instanceof AttributeSpec;
      if (!attribute && (!typed || (Arity.of(member) == Arity.VARIADIC) != list)) {
        Origin origin = trait.memberOrigins().get(index);
        problems.report(
            list ? TraitProblem.TRANSFORM_NOT_VARIADIC : TraitProblem.TRANSFORM_NOT_SINGLE,
            origin,
            member.name());
      }
    }
  }
}
