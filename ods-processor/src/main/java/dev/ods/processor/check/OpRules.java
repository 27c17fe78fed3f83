// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.DialectHook;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.EnumSpec.OwnAttribute;
import dev.ods.processor.model.HooksSpec.Helper;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OpInterfaceSpec.RequiredMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.UnlistedHolder;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** All rules about an op. */
public final class OpRules {
  private static final List<Rule> RULES =
      List.of(
          new NameRules(),
          new VariadicRules(),
          new RegionRules(),
          new StorageRules(),
          new ConfinementRules(),
          new DefaultRules(),
          new TraitRules(),
          new TraitShapes(),
          new EffectRules(),
          new DerivedAttributeRules(),
          new ConstantValueRules(),
          new HookRules());

  private OpRules() {}

  /** Reports all that is wrong with {@code op} itself. */
  public static void check(OpSpec op, Problems problems) {
    for (Rule rule : RULES) {
      rule.check(op, problems);
    }
  }

  /**
   * Reports what is wrong with {@code op} because of its format.
   *
   * @param format null if it is at fault itself
   */
  public static void checkFormat(OpSpec op, @Nullable OpFormat format, Problems problems) {
    if (format != null) {
      TraitRules.checkTerminators(op, format, problems);
    }
  }

  /**
   * Reports methods of the author that the generated class cannot have beside its own.
   *
   * @param clashing these methods
   */
  public static void checkHelpers(OpSpec op, List<Helper> clashing, Problems problems) {
    for (Helper helper : clashing) {
      problems.report(
          MemberProblem.METHOD_OVERLAP, helper.origin(), helper.name(), op.opClass().simpleName());
    }
  }

  /**
   * Reports the methods of its op interfaces that an op does not implement.
   *
   * @param interfaces the op interfaces with methods that the generated class would lack
   */
  public static void checkInterfaces(
      OpSpec op, List<OpInterfaceSpec> interfaces, Problems problems) {
    for (OpInterfaceSpec opInterface : interfaces) {
      List<RequiredMethod> missing =
          opInterface.required().stream()
              .filter(method -> !isMemberInError(op, method.method()))
              .toList();
      if (!missing.isEmpty()) {
        problems.report(
            TraitProblem.OP_INTERFACE_METHOD,
            op.origin(),
            op.declaration().simpleName(),
            MissingMethods.list(missing),
            opInterface.name().simpleName(),
            MissingMethods.remedy(missing));
      }
    }
  }

  /** Whether the author has declared a member for this method, which is reported. */
  private static boolean isMemberInError(OpSpec op, MethodSpec required) {
    return op.otherMethods().stream()
        .anyMatch(
            method ->
                method.override().name().equals(required.name())
                    && parameters(method.override()).equals(parameters(required)));
  }

  private static List<TypeName> parameters(MethodSpec method) {
    return method.parameters().stream().map(ParameterSpec::type).toList();
  }

  /**
   * Reports {@code op} if its dialect does not list it.
   *
   * @param dialect the dialect to which it refers
   * @param listed whether that lists it
   * @param holder the class around it that the dialect could list, for all ops in there, or null
   * @param isReported whether it is reported at an enum that its dialect does not list it
   */
  public static void checkMembership(
      OpSpec op,
      DialectSpec dialect,
      boolean listed,
      @Nullable UnlistedHolder holder,
      Predicate<EnumSpec> isReported,
      Problems problems) {
    if (dialect.broken()) {
      return;
    }
    if (!listed) {
      problems.report(
          DeclarationProblem.OP_NOT_LISTED,
          holder == null ? op.origin() : holder.origin(),
          holder == null
              ? "op '" + op.name() + "' is"
              : "the " + holder.size() + " ops in '" + holder.name() + "' are",
          holder == null ? "its" : "their",
          holder == null ? String.join(".", op.declaration().simpleNames()) : holder.name(),
          dialect.declaration().simpleName());
    }
    // A parser of the author may read what is not in the list.
    if (!dialect.hooks().contains(DialectHook.PARSE_ATTRIBUTE)) {
      op.attributes().forEach(attribute -> checkEnum(attribute, dialect, isReported, problems));
    }
  }

  /** Reports the attribute of an enum that is one of the dialect but not in its list. */
  private static void checkEnum(
      AttributeSpec attribute,
      DialectSpec dialect,
      Predicate<EnumSpec> isReported,
      Problems problems) {
    AttributeStorage storage = attribute.storage();
    while (storage.element() != null) {
      storage = storage.element();
    }
    EnumSpec used = storage.enumSpec();
    OwnAttribute own = used == null ? null : used.attribute();
    if (own != null
        && own.namespace().equals(dialect.name())
        && !EnumRules.isListed(used, dialect)
        && !isReported.test(used)) {
      EnumRules.reportUnlisted(used, dialect, attribute.origin(), problems);
    }
  }
}
