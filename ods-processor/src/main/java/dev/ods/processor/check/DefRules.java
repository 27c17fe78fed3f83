// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.format.Literals;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.Origin;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All rules about the definition of a type or an attribute. */
public final class DefRules {
  private DefRules() {}

  /**
   * Reports all that is wrong with {@code def}.
   *
   * @param dialect its dialect, or null if it is invalid
   */
  public static void check(DefSpec def, @Nullable DialectSpec dialect, Problems problems) {
    checkMnemonic(def, problems);
    checkAssembly(def, problems);
    checkParameters(def, problems);
    checkMembership(def, dialect, problems);
  }

  private static void checkMnemonic(DefSpec def, Problems problems) {
    if (!def.mnemonic().isEmpty()) {
      if (!Literals.isKeyword(def.mnemonic())) {
        problems.report(DeclarationProblem.MNEMONIC_INVALID, def.origin(), def.mnemonic());
      }
    } else if (def.hasText() || def.mnemonicAlias()) {
      problems.report(
          DeclarationProblem.DEF_WITHOUT_MNEMONIC,
          def.origin(),
          def.declaration().simpleName(),
          def.annotation(),
          def.hasText() ? "an assembly format" : "an alias");
    }
  }

  private static void checkAssembly(DefSpec def, Problems problems) {
    if (def.body() != null && !def.mnemonic().isEmpty()) {
      FormatSpec format = def.format();
      if (format != null || (def.parse() == null && def.print() == null)) {
        problems.report(
            DeclarationProblem.DEF_BODY_TEXT,
            format == null ? def.origin() : format.origin(),
            def.declaration().simpleName());
        return;
      }
    }
    Origin parse = def.parse();
    Origin print = def.print();
    if (parse != null && print == null) {
      problems.report(
          DeclarationProblem.DEF_PARSE_WITHOUT_PRINT, parse, def.noun(), "parse", "print");
    } else if (print != null && parse == null) {
      problems.report(
          DeclarationProblem.DEF_PARSE_WITHOUT_PRINT, print, def.noun(), "print", "parse");
    } else if (parse != null && def.format() != null) {
      problems.report(DeclarationProblem.DEF_FORMAT_AND_PARSE, parse, def.noun());
    } else if (!def.mnemonic().isEmpty()
        && !def.parameters().isEmpty()
        && !def.hasText()
        && !def.broken()) {
      problems.report(DeclarationProblem.DEF_WITHOUT_FORMAT, def.origin());
    }
  }

  private static void checkParameters(DefSpec def, Problems problems) {
    Set<String> names = new HashSet<>();
    DefParameter self = null;
    for (DefParameter parameter : def.parameters()) {
      if (!Names.isMember(parameter.name())) {
        problems.report(MemberProblem.MEMBER_NAME_INVALID, parameter.origin(), parameter.name());
      }
      if (!names.add(parameter.name())) {
        problems.report(DeclarationProblem.PARAMETER_TWICE, parameter.origin(), parameter.name());
      }
      if (def.hidesMethod(parameter)) {
        problems.report(MemberProblem.ACCESSOR_OVERLAP, parameter.origin(), parameter.accessor());
      }
      if (parameter.isSelfType()) {
        if (self != null) {
          problems.report(
              DeclarationProblem.SELF_TYPE_TWICE,
              parameter.origin(),
              self.name(),
              parameter.name());
        }
        self = parameter;
      }
    }
  }

  private static void checkMembership(
      DefSpec def, @Nullable DialectSpec dialect, Problems problems) {
    if (dialect == null || dialect.broken()) {
      return;
    }
    boolean listed =
        dialect.defs().stream().anyMatch(entry -> entry.declaration().equals(def.declaration()));
    if (!listed) {
      String name = String.join(".", def.declaration().simpleNames());
      problems.report(
          DeclarationProblem.DEF_NOT_LISTED,
          def.origin(),
          def.noun(),
          name,
          name,
          def.isType() ? "types" : "attributes",
          dialect.declaration().simpleName());
    }
  }
}
