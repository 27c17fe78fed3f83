// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.TraitPredicate;
import dev.ods.processor.model.TraitSpec;
import dev.ods.processor.model.TypeTransform;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The conditions of traits that relate several members, and the calls of tests. */
final class Predicates {
  private static final Set<String> RELATIONS =
      Set.of(
          "AllTypesMatch",
          "AllTypeIDsMatch",
          "AllElementTypesMatch",
          "AllElementCountsMatch",
          "AllShapesMatch",
          "AllRanksMatch",
          "TypesMatchWith");

  private Predicates() {}

  /** Whether a trait is a condition that the generated verifier checks. */
  static boolean isPredicate(TraitSpec trait) {
    return trait.predicate() != null
        || (trait.isPredicate() && RELATIONS.contains(trait.trait().simpleName()));
  }

  /** The check of such a trait: {@code OdsVerification.allTypesMatch(…)}. */
  static CodeBlock relation(TraitSpec trait, OpShape shape) {
    if (trait.transform() != null) {
      return transform(trait, trait.transform(), shape);
    }
    if (trait.predicate() != null) {
      return predicate(trait.predicate(), shape);
    }
    String simpleName = trait.trait().simpleName();
    String method = Character.toLowerCase(simpleName.charAt(0)) + simpleName.substring(1);
    CodeBlock.Builder types = CodeBlock.builder();
    boolean groups = trait.comparesGroups(shape.spec());
    for (String name : trait.members()) {
      types.add(",$W$L", groups ? valuesOf(name, shape) : typeOf(name, shape));
    }
    return CodeBlock.of(
        "$T.$L($Z" + "operation,$W$S,$W" + "diagnostics$L)",
        Names.VERIFICATION,
        method,
        String.join(", ", trait.members()),
        types.build());
  }

  /**
   * Whether a predicate sees more than attributes and types, so that it is to be asked again about
   * an operation that has the same ones as another.
   */
  static boolean dependsOnTypesOnly(TraitSpec trait, OpSpec op) {
    return trait.predicate() == null
        || trait.predicate().arguments().stream().allMatch(argument -> isType(argument, op));
  }

  private static boolean isType(TraitPredicate.Argument argument, OpSpec op) {
    if (argument instanceof TraitPredicate.OfMembers members) {
      return members.elements().stream().allMatch(element -> isType(element, op));
    }
    return !(argument instanceof TraitPredicate.TheOperation)
        && (!(argument instanceof TraitPredicate.OfMember of)
            || op.arguments().stream()
                .anyMatch(
                    member ->
                        member.name().equals(of.member()) && !(member instanceof OperandSpec)));
  }

  /** The call of the method that decides a predicate. */
  private static CodeBlock predicate(TraitPredicate predicate, OpShape shape) {
    CodeBlock arguments =
        predicate.arguments().stream()
            .map(argument -> argument(argument, shape))
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of(
        "$T.test($L)\n|| $T.failedPredicate($Zoperation,$W$L,$Wdiagnostics)",
        predicate.owner(),
        arguments,
        Names.VERIFICATION,
        JavaLiterals.string(predicate.summary()));
  }

  private static CodeBlock argument(TraitPredicate.Argument argument, OpShape shape) {
    if (argument instanceof TraitPredicate.OfMember member) {
      return valuesOf(member.member(), shape);
    } else if (argument instanceof TraitPredicate.OfValues values) {
      return valuesOf(values.member(), shape);
    } else if (argument instanceof TraitPredicate.TypeOfMember member) {
      return typeOf(member.member(), shape);
    } else if (argument instanceof TraitPredicate.OfMembers members) {
      return CodeBlock.of(
          "$T.of($L)",
          List.class,
          members.elements().stream()
              .map(element -> argument(element, shape))
              .collect(CodeBlock.joining(",$W")));
    } else if (argument instanceof TraitPredicate.Literal literal) {
      return JavaLiterals.of(literal.value());
    } else if (argument instanceof TraitPredicate.Constraint constraint) {
      return CodeBlock.of("$T::test", constraint.testClass());
    }
    return CodeBlock.of("operation");
  }

  /** The check of a computed type, which needs none if one of the two members is absent. */
  private static CodeBlock transform(TraitSpec trait, TypeTransform transform, OpShape shape) {
    Member from = member(trait.members().get(0), shape);
    Member to = member(trait.members().get(1), shape);
    CodeBlock check =
        CodeBlock.of(
            "$T.typesMatchWith($Zoperation,$W$L,$Wdiagnostics,$W$T.apply($L),$W$L)",
            Names.VERIFICATION,
            JavaLiterals.string(transform.summary()),
            transform.owner(),
            transform.ofMany()
                ? CodeBlock.of("$L.types()", valuesOf(from.name(), shape))
                : type(from, shape),
            transform.many() ? valuesOf(to.name(), shape) : type(to, shape));
    CodeBlock absent =
        Stream.of(from, to)
            .filter(Predicates::isOptional)
            .map(member -> CodeBlock.of("$L$W|| ", isAbsent(member)))
            .collect(CodeBlock.joining(""));
    return absent.isEmpty() ? check : CodeBlock.of("($L$L)", absent, check);
  }

  private static boolean isOptional(Member member) {
    return member instanceof AttributeSpec attribute
        ? attribute.optional()
        : Arity.of(member) == Arity.OPTIONAL;
  }

  private static CodeBlock isAbsent(Member member) {
    return member instanceof AttributeSpec attribute
        ? CodeBlock.of("$L == null", AttributeEmitter.storedOfOp(attribute))
        : CodeBlock.of("op.$L().isEmpty()", member.accessor());
  }

  private static CodeBlock type(Member member, OpShape shape) {
    return Arity.of(member) == Arity.OPTIONAL && !(member instanceof AttributeSpec)
        ? CodeBlock.of("op.$L().orElseThrow().type()", member.accessor())
        : typeOf(member.name(), shape);
  }

  /** The constraint on the type of an operand or a result. */
  static ConstraintUse constraint(Member member) {
    return member instanceof OperandSpec operand
        ? operand.constraint()
        : ((ResultSpec) member).constraint();
  }

  private static CodeBlock typeOf(String name, OpShape shape) {
    return member(name, shape) instanceof AttributeSpec attribute
        ? typeOf(attribute, shape)
        : CodeBlock.of("$L.type()", valuesOf(name, shape));
  }

  private static CodeBlock valuesOf(String name, OpShape shape) {
    Member member = member(name, shape);
    return member instanceof OperandSpec operand && operand.isGrouped()
        ? shape.values(operand)
        : CodeBlock.of("op.$L()", member.accessor());
  }

  private static Member member(String name, OpShape shape) {
    for (Member member : shape.spec().members()) {
      if (member.name().equals(name)) {
        return member;
      }
    }
    throw new IllegalArgumentException("no member " + name + ": the check of traits let it pass");
  }

  private static CodeBlock typeOf(AttributeSpec attribute, OpShape shape) {
    CodeBlock stored = AttributeEmitter.storedOfOp(attribute);
    return shape.isTyped(attribute)
        ? CodeBlock.of("$T.typeOf($L)", Names.TYPED_ATTR, stored)
        : CodeBlock.of("$L.type()", stored);
  }

  /** Whether a type or an attribute satisfies a constraint, without confinements. */
  static CodeBlock test(ConstraintUse constraint, CodeBlock subject) {
    return CodeBlock.of("$T.$L($L)", constraint.testClass(), constraint.testMethod(), subject);
  }

  /** The condition of a confinement: {@code ArrayMinCount.test(value, 4)}. */
  static CodeBlock confinement(ConfinementSpec confinement, CodeBlock subject) {
    CodeBlock.Builder arguments = CodeBlock.builder();
    for (long argument : confinement.arguments()) {
      arguments.add(argument == (int) argument ? ", $L" : ", $LL", argument);
    }
    ClassName owner = confinement.kind().runtimeClass();
    return CodeBlock.of("$T.test($L$L)", owner, subject, arguments.build());
  }

  /** The call of the author's method with an annotation's values. */
  static CodeBlock confinement(OwnConfinement confinement, CodeBlock subject) {
    CodeBlock.Builder arguments = CodeBlock.builder();
    for (Object argument : confinement.arguments()) {
      arguments.add(",$W$L", JavaLiterals.of(argument));
    }
    return CodeBlock.of(
        confinement.takesOperation() ? "$T.test(operation,$W$L$L)" : "$T.test($L$L)",
        confinement.owner(),
        subject,
        arguments.build());
  }
}
