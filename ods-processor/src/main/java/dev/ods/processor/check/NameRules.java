// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names must be valid in MLIR, unique, and not reserved for methods of the generated class. */
final class NameRules implements Rule {
  /** The parameterless methods of every generated class. */
  private static final Set<String> DEFAULT_ACCESSORS =
      Set.of(
          "operation",
          "hashCode",
          "toString",
          "getClass",
          "notify",
          "notifyAll",
          "wait",
          "clone",
          "finalize");

  private static final Set<String> RESERVED_ATTRIBUTES =
      Set.of("operandSegmentSizes", "resultSegmentSizes");

  @Override
  public void check(OpSpec op, Problems problems) {
    checkMnemonic(op, problems);
    Map<String, Member> byName = new HashMap<>();
    Map<String, Member> byAccessor = new HashMap<>();
    List<Member> members = new ArrayList<>(op.members());
    members.addAll(op.derived());
    for (Member member : members) {
      byAccessor.put(member.accessor(), member);
      checkName(member, problems);
      checkInterfaces(op, member, problems);
      Member other = byName.putIfAbsent(member.name(), member);
      if (other != null) {
        reportTwice(other, member, problems);
      }
    }
    for (AttributeSpec attribute : op.attributes()) {
      checkMethods(attribute, byAccessor, problems);
    }
    checkSimilar(op, problems);
  }

  /** Members that differ in case or underscores only may generate the same setters or constants. */
  private static void checkSimilar(OpSpec op, Problems problems) {
    Map<String, Member> byGenerated = new HashMap<>();
    for (Member member : op.members()) {
      List<String> generated = new ArrayList<>(GeneratedNames.slotConstants(member));
      generated.addAll(GeneratedNames.setters(member));
      for (String name : generated) {
        Member other = byGenerated.putIfAbsent(name, member);
        if (other != null && !other.accessor().equals(member.accessor())) {
          problems.report(
              MemberProblem.ACCESSORS_SIMILAR,
              member.origin(),
              member.entity(),
              member.accessor(),
              other.entity(),
              other.accessor(),
              name);
          break;
        }
      }
    }
  }

  private static void checkMnemonic(OpSpec op, Problems problems) {
    boolean custom = op.format() != null || op.hooks().hasCustomAssembly();
    if (custom && Names.isGenericOp(op.mnemonic()) && !Names.isOp(op.mnemonic())) {
      problems.report(DeclarationProblem.OP_NAME_GENERIC, op.origin(), op.mnemonic());
    } else if (!Names.isGenericOp(op.mnemonic())) {
      problems.report(DeclarationProblem.OP_NAME_INVALID, op.origin(), op.mnemonic());
    } else if (op.mnemonic().startsWith(op.dialectName() + ".")) {
      problems.report(
          DeclarationProblem.OP_NAME_WITH_DIALECT,
          op.origin(),
          op.mnemonic(),
          op.mnemonic().substring(op.dialectName().length() + 1));
    }
  }

  private static void checkName(Member member, Problems problems) {
    if (!Names.isMember(member.name())) {
      problems.report(MemberProblem.MEMBER_NAME_INVALID, member.origin(), member.name());
    }
    if (DEFAULT_ACCESSORS.contains(member.accessor())) {
      problems.report(MemberProblem.ACCESSOR_OVERLAP, member.origin(), member.accessor(), "");
    }
    if (member instanceof Argument
        && !(member instanceof OperandSpec)
        && RESERVED_ATTRIBUTES.contains(member.name())) {
      problems.report(MemberProblem.ATTRIBUTE_NAME_RESERVED, member.origin(), member.name());
    }
  }

  /**
   * A member must not override a method of an op interface that only the generated class
   * implements.
   */
  private static void checkInterfaces(OpSpec op, Member member, Problems problems) {
    boolean overlaps =
        switch (member.accessor()) {
          case "defaultDialect" -> op.definitionNamesResults();
          case "isDeclaration", "isOptionalSymbol" ->
              op.hasTrait("Symbol") && op.opInterface(RuntimeNames.SYMBOL_OP_INTERFACE) == null;
          case "materializeDerivedAttributes" -> !op.derived().isEmpty();
          default -> false;
        };
    if (overlaps) {
      problems.report(MemberProblem.ACCESSOR_OVERLAP, member.origin(), member.accessor(), "");
    }
  }

  private static void reportTwice(Member first, Member second, Problems problems) {
    if (first.entity().equals(second.entity())) {
      problems.report(MemberProblem.NAME_TWICE, second.origin(), first.entity(), first.name());
    } else {
      problems.report(
          MemberProblem.NAME_CONFLICT,
          second.origin(),
          first.entity(),
          second.entity(),
          first.name());
    }
  }

  /** No getter may be a method that the generated class has for an attribute. */
  private static void checkMethods(
      AttributeSpec attribute, Map<String, Member> byAccessor, Problems problems) {
    for (String method : GeneratedNames.withoutParameters(attribute)) {
      Member other = byAccessor.get(method);
      if (other != null) {
        problems.report(
            MemberProblem.RAW_ACCESSOR_OVERLAP,
            other.origin(),
            method,
            attribute.name(),
            other.entity());
      }
    }
  }
}
