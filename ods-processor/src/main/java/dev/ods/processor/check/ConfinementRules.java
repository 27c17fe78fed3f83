// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.Confinement;
import dev.ods.processor.model.Confinement.Subject;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;

/** Confinements must apply to the kind of attribute, and must be satisfiable. */
final class ConfinementRules implements Rule {
  @Override
  public void check(OpSpec op, Problems problems) {
    for (AttributeSpec attribute : op.attributes()) {
      boolean applicable = true;
      for (ConfinementSpec confinement : attribute.confinements()) {
        applicable &= checkSubject(attribute, confinement, problems);
      }
      if (applicable) {
        checkPairs(attribute.confinements(), problems);
      }
    }
    for (PropertySpec property : op.properties()) {
      boolean applicable = true;
      for (ConfinementSpec confinement : property.confinements()) {
        applicable &= checkSubject(property, confinement, problems);
      }
      if (applicable) {
        checkPairs(property.confinements(), problems);
      }
    }
  }

  private static boolean checkSubject(
      PropertySpec property, ConfinementSpec confinement, Problems problems) {
    if (fits(confinement.kind().subject(), property.type())) {
      return true;
    }
    problems.report(
        MemberProblem.CONFINEMENT_KIND,
        confinement.origin(),
        confinement.kind().annotation(),
        confinement.kind().subject().phrase(),
        property.name(),
        property.type().summary());
    return false;
  }

  private static boolean fits(Subject subject, PropertyTypeSpec type) {
    PropertyTypeSpec element = type.element();
    if (type.kind() == PropertyTypeSpec.Kind.OPTIONAL && element != null) {
      return fits(subject, element);
    }
    if (type.kind() == PropertyTypeSpec.Kind.LIST && element != null) {
      boolean integers = element.leaf() != null && element.leaf().kind().isInteger();
      return subject == Subject.ARRAY
          || (subject == Subject.INTEGER_ARRAY && integers)
          || (subject == Subject.INTEGER && fits(subject, element));
    }
    return type.kind() == PropertyTypeSpec.Kind.LEAF
        && subject != Subject.OPTIONAL
        && type.leaf() != null
        && (fits(subject, type.leaf())
            || (subject == Subject.INTEGER && type.leaf().enumSpec() != null));
  }

  private static boolean checkSubject(
      AttributeSpec attribute, ConfinementSpec confinement, Problems problems) {
    Subject subject = confinement.kind().subject();
    if (subject == Subject.OPTIONAL ? attribute.optional() : fits(subject, attribute.storage())) {
      return true;
    }
    problems.report(
        MemberProblem.CONFINEMENT_KIND,
        confinement.origin(),
        confinement.kind().annotation(),
        subject.phrase(),
        attribute.name(),
        attribute.storage().summary());
    return false;
  }

  private static boolean fits(Subject subject, AttributeStorage storage) {
    Kind kind = storage.kind();
    AttributeStorage element = storage.element();
    return switch (subject) {
      case INTEGER -> isInteger(storage);
      case ARRAY -> kind == Kind.ARRAY || isClass(storage, "ArrayAttr");
      case INTEGER_ARRAY ->
          (kind == Kind.ARRAY && element != null && isInteger(element))
              || isClass(storage, "ArrayAttr");
      case DENSE_ARRAY -> kind.isDenseArray() || isClass(storage, "DenseArrayAttr");
      case DENSE_NUMBERS ->
          (kind.isDenseArray() && kind != Kind.DENSE_BOOL) || isClass(storage, "DenseArrayAttr");
      case OPTIONAL -> true;
    };
  }

  private static boolean isInteger(AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    return storage.kind().isInteger()
        || isClass(storage, "IntegerAttr")
        || (spec != null && spec.isInteger());
  }

  private static boolean isClass(AttributeStorage storage, String simpleName) {
    return storage.kind() == Kind.CLASS
        && storage.storageClass().equals(RuntimeNames.builtin(simpleName));
  }

  private static void checkPairs(List<ConfinementSpec> confinements, Problems problems) {
    for (int i = 0; i < confinements.size(); i++) {
      for (int j = i + 1; j < confinements.size(); j++) {
        ConfinementSpec a = confinements.get(i);
        ConfinementSpec b = confinements.get(j);
        if (contradict(a, b) || contradict(b, a)) {
          problems.report(
              MemberProblem.CONFINEMENT_CONTRADICTION,
              b.origin(),
              a.kind().annotation(),
              b.kind().annotation());
        }
      }
    }
  }

  /** Whether the lower bound of {@code a} is above the upper bound of {@code b}. */
  private static boolean contradict(ConfinementSpec a, ConfinementSpec b) {
    return a.kind().subject() == b.kind().subject() && lower(a) > upper(b);
  }

  private static long lower(ConfinementSpec confinement) {
    return switch (confinement.kind()) {
      case INT_MIN_VALUE, ARRAY_MIN_COUNT, ARRAY_COUNT, DENSE_ARRAY_MIN_COUNT, DENSE_ARRAY_COUNT ->
          confinement.arguments().get(0);
      case INT_IS_ONE_OF ->
          confinement.arguments().stream().mapToLong(Long::longValue).min().orElse(Long.MAX_VALUE);
      case INT_POSITIVE, INT_POSITIVE_POWER_OF_2 -> 1;
      case INT_NON_NEGATIVE -> 0;
      default -> Long.MIN_VALUE;
    };
  }

  private static long upper(ConfinementSpec confinement) {
    return switch (confinement.kind()) {
      case INT_MAX_VALUE, ARRAY_MAX_COUNT, ARRAY_COUNT, DENSE_ARRAY_MAX_COUNT, DENSE_ARRAY_COUNT ->
          confinement.arguments().get(0);
      case INT_IS_ONE_OF ->
          confinement.arguments().stream().mapToLong(Long::longValue).max().orElse(Long.MIN_VALUE);
      default -> Long.MAX_VALUE;
    };
  }

  /** Whether {@code confinement} restricts the number of elements of an array attribute. */
  static boolean isCount(ConfinementSpec confinement) {
    Confinement kind = confinement.kind();
    return kind == Confinement.ARRAY_COUNT
        || kind == Confinement.ARRAY_MIN_COUNT
        || kind == Confinement.ARRAY_MAX_COUNT
        || kind == Confinement.DENSE_ARRAY_COUNT
        || kind == Confinement.DENSE_ARRAY_MIN_COUNT
        || kind == Confinement.DENSE_ARRAY_MAX_COUNT;
  }
}
