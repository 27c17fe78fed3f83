// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.format.Literals;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.Erasures;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TypeText;
import dev.ods.processor.model.UnlistedHolder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** All rules about the definition of a type or an attribute. */
public final class DefRules {
  private DefRules() {}

  /**
   * Reports all that is wrong with {@code def}.
   *
   * @param dialect its dialect, or null if it is invalid
   * @param holder the class around it that the dialect could list, for all definitions in there, or
   *     null
   */
  public static void check(
      DefSpec def,
      @Nullable DialectSpec dialect,
      @Nullable UnlistedHolder holder,
      Problems problems) {
    checkMnemonic(def, problems);
    checkAssembly(def, problems);
    checkParameters(def, problems);
    if (!def.broken()) {
      checkBuilders(def, problems);
    }
    checkMembership(def, dialect, holder, problems);
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
    // Of a broken definition, a method may be there that was not read.
    if (parse != null && print == null && !def.broken()) {
      problems.report(
          DeclarationProblem.DEF_PARSE_WITHOUT_PRINT, parse, def.noun(), "parse", "print");
    } else if (print != null && parse == null && !def.broken()) {
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
        problems.report(
            MemberProblem.ACCESSOR_OVERLAP,
            parameter.origin(),
            parameter.accessor(),
            "; @Param(name = \"" + parameter.name() + "\") keeps its name in the text");
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

  /**
   * Reports methods of the record with which the class that is generated does not compile.
   *
   * @param clashing methods with the signature of another one of the class
   */
  public static void checkMethods(
      DefSpec def, List<DefSpec.Forwarded> clashing, Problems problems) {
    for (DefSpec.Forwarded method : clashing) {
      problems.report(
          MemberProblem.METHOD_OVERLAP,
          method.origin(),
          method.method().name(),
          def.generated().simpleName());
    }
  }

  /** Reports constructors from which the same factory method would be generated. */
  private static void checkBuilders(DefSpec def, Problems problems) {
    Set<List<TypeName>> signatures = new HashSet<>();
    Set<List<TypeName>> checked = new HashSet<>();
    if (def.hasDefaultBuilder()) {
      List<TypeName> types =
          def.parameters().stream().map(parameter -> Erasures.of(parameter.type())).toList();
      signatures.add(def.carrier() == null ? withContext(types) : types);
      checked.add(types);
    }
    for (DefSpec.Builder builder : def.builders()) {
      List<TypeName> types = Erasures.of(builder.parameters());
      boolean takesContext = builder.takesContext() || def.carrier() == null;
      List<TypeName> signature = takesContext ? withContext(types) : types;
      if (!signatures.add(signature)) {
        reportBuilder(def, builder, "get", signature, problems);
      } else if (!checked.add(types) && def.isVerified()) {
        List<TypeName> ofChecked = new ArrayList<>();
        ofChecked.add(RuntimeNames.DIAGNOSTICS);
        ofChecked.add(RuntimeNames.LOCATION);
        ofChecked.addAll(types);
        reportBuilder(def, builder, "getChecked", ofChecked, problems);
      }
    }
  }

  private static List<TypeName> withContext(List<TypeName> types) {
    List<TypeName> all = new ArrayList<>();
    all.add(RuntimeNames.CONTEXT);
    all.addAll(types);
    return all;
  }

  private static void reportBuilder(
      DefSpec def,
      DefSpec.Builder builder,
      String method,
      List<TypeName> parameters,
      Problems problems) {
    problems.report(
        DeclarationProblem.DEF_BUILDERS,
        builder.origin(),
        method,
        def.generated().simpleName(),
        parameters.stream().map(TypeText::of).collect(Collectors.joining(", ")));
  }

  /** Whether a dialect lists a definition. */
  public static boolean isListed(DefSpec def, DialectSpec dialect) {
    return dialect.defs().stream().anyMatch(e -> e.declaration().equals(def.declaration()));
  }

  private static void checkMembership(
      DefSpec def,
      @Nullable DialectSpec dialect,
      @Nullable UnlistedHolder holder,
      Problems problems) {
    if (dialect == null || dialect.broken()) {
      return;
    }
    if (!isListed(def, dialect)) {
      String name = String.join(".", def.declaration().simpleNames());
      problems.report(
          DeclarationProblem.DEF_NOT_LISTED,
          holder == null ? def.origin() : holder.origin(),
          holder == null
              ? def.noun() + " '" + name + "' is"
              : "the %d %ss in '%s' are".formatted(holder.size(), def.noun(), holder.name()),
          holder == null ? "its" : "their",
          holder == null ? name : holder.name(),
          def.isType() ? "types" : "attributes",
          dialect.declaration().simpleName());
    }
  }
}
