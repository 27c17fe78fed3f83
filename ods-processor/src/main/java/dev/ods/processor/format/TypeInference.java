// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.TraitPredicate;
import dev.ods.processor.model.TraitSpec;
import dev.ods.processor.model.TypeTransform;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Determines how a parser obtains the type of each operand and result: it is parsed, follows from
 * another one by a trait, or is the only one that the constraint allows.
 */
final class TypeInference {
  private static final TypeSource PARSED = new TypeSource.Parsed();
  private static final TypeSource INFERRED = new TypeSource.Inferred();

  private final OpSpec op;
  private final Bindings bindings;
  private final Mistakes mistakes;
  private final IdentityHashMap<Member, TypeSource> fromTraits = new IdentityHashMap<>();

  /** The type of all operands, or all operands and results, by a trait; null without one. */
  private TypeSource.@Nullable SameAs ofSameTypes;

  TypeInference(OpSpec op, Bindings bindings, Mistakes mistakes) {
    this.op = op;
    this.bindings = bindings;
    this.mistakes = mistakes;
    for (TraitSpec trait : op.traits()) {
      if (trait.is("AllTypesMatch")) {
        allTypesMatch(trait.members());
      } else if (trait.transform() != null) {
        typesMatchWith(trait.members(), trait.transform());
      } else if (trait.is("ShapedTypeMatchesElementCountAndTypes")) {
        elementsOfShaped(trait);
      } else if (trait.is("SameTypeOperands")) {
        sameTypes(false);
      } else if (trait.is("SameOperandsAndResultType")) {
        sameTypes(true);
      }
    }
  }

  /** The sources of the types of the results; those that have none are reported. */
  List<TypeSource> resultTypes() {
    List<TypeSource> sources = new ArrayList<>();
    if (infersResults()) {
      op.results().forEach(result -> sources.add(INFERRED));
      return sources;
    }
    for (ResultSpec result : op.results()) {
      boolean typed = bindings.allResultTypes() || bindings.isTyped(result);
      boolean canBuild = !result.arity().isVariableLength();
      sources.add(typed ? PARSED : source(result, result.constraint(), canBuild, sources.size()));
    }
    return sources;
  }

  /**
   * Whether the op's own code infers the types of all results: as in MLIR, if the format contains
   * none of them.
   */
  private boolean infersResults() {
    return op.infersAllResults()
        && !bindings.allResultTypes()
        && op.results().stream().noneMatch(bindings::isTyped);
  }

  /** The sources of the types of the operands; those that have none are reported. */
  List<TypeSource> operandTypes() {
    List<TypeSource> sources = new ArrayList<>();
    for (OperandSpec operand : op.operands()) {
      boolean typed = bindings.allOperandTypes() || bindings.isTyped(operand);
      boolean canBuild = !(bindings.allOperands() && operand.arity().isVariableLength());
      sources.add(typed ? PARSED : source(operand, operand.constraint(), canBuild, sources.size()));
    }
    return sources;
  }

  private TypeSource source(Member member, ConstraintUse constraint, boolean canBuild, int index) {
    TypeSource inferred = fromTraits.get(member);
    if (inferred != null && Arity.of(member) == Arity.SINGLE && inferred.mayLack()) {
      inferred = null;
    }
    if (canBuild && constraint.buildable() && (inferred == null || isUncounted(inferred))) {
      return new TypeSource.Built(constraint.builder());
    }
    if (inferred != null) {
      warnOfCounts(member, inferred);
      return inferred;
    }
    // An operand that is not in the format is reported as that.
    if (!(member instanceof OperandSpec operand) || bindings.hasOperand(operand)) {
      mistakes.add(
          new FormatException(
              FormatProblem.FORMAT_TYPE_UNKNOWN,
              bindings.offset(member),
              member.entity(),
              index,
              member.name()));
    }
    return PARSED;
  }

  /** Warns of one value whose type is taken from the types of a list. */
  private void warnOfCounts(Member member, TypeSource source) {
    if (source instanceof TypeSource.SameAs same
        && Arity.of(same.member()) == Arity.VARIADIC
        && Arity.of(member) != Arity.VARIADIC) {
      mistakes.warn(
          FormatProblem.FORMAT_TYPE_OF_LIST,
          bindings.offset(member),
          member.name(),
          same.member().name());
    }
  }

  /** Whether there may be more or fewer types than the values that are of one of them. */
  private boolean isUncounted(TypeSource source) {
    return source instanceof TypeSource.SameAs same
        && same == ofSameTypes
        && Arity.of(same.member()).isVariableLength();
  }

  private void allTypesMatch(List<String> names) {
    for (String name : names) {
      TypeSource source = seen(name);
      if (source == null) {
        continue;
      }
      for (String other : names) {
        Member member = bindings.find(other);
        if (member != null && !other.equals(name)) {
          fromTraits.put(member, source);
        }
      }
    }
  }

  private void typesMatchWith(List<String> names, TypeTransform transform) {
    Member from = bindings.find(names.get(0));
    Member to = bindings.find(names.get(1));
    if (from != null
        && to != null
        && (from instanceof AttributeSpec ? bindings.isBound(from) : bindings.isTyped(from))) {
      fromTraits.putIfAbsent(to, new TypeSource.Transformed(from, transform));
    }
  }

  /** The types of elements follow from the shaped type, which has more than they tell. */
  private void elementsOfShaped(TraitSpec trait) {
    TraitPredicate predicate = Objects.requireNonNull(trait.predicate());
    boolean areResults = bindings.find(trait.members().get(1)) instanceof ResultSpec;
    ClassName owner = areResults ? predicate.owner().nestedClass("OfResults") : predicate.owner();
    typesMatchWith(trait.members(), new TypeTransform(owner, false, true, predicate.summary()));
  }

  private @Nullable TypeSource seen(String name) {
    Member member = bindings.find(name);
    if (member instanceof AttributeSpec attribute) {
      return bindings.isBound(attribute) ? new TypeSource.OfAttribute(attribute) : null;
    }
    return member != null && bindings.isTyped(member) ? new TypeSource.SameAs(member) : null;
  }

  private void sameTypes(boolean withResults) {
    Member known = firstTyped(op.operands());
    if (known == null && withResults) {
      known = firstTyped(op.results());
    }
    if (known == null) {
      return;
    }
    TypeSource.SameAs source = new TypeSource.SameAs(known);
    ofSameTypes = source;
    List<Member> members = new ArrayList<>(op.operands());
    if (withResults) {
      members.addAll(op.results());
    }
    for (Member member : members) {
      if (!bindings.isTyped(member)) {
        fromTraits.put(member, source);
      }
    }
  }

  private @Nullable Member firstTyped(List<? extends Member> members) {
    for (Member member : members) {
      if (bindings.isTyped(member)) {
        return member;
      }
    }
    return null;
  }
}
