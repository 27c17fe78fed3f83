// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PatternText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks the lists of values in a rewrite. */
final class ListRules {
  private final PatternScope scope;
  private final PatternText text;
  private final RewriteRules rules;

  ListRules(PatternScope scope, PatternText text, RewriteRules rules) {
    this.scope = scope;
    this.text = text;
    this.rules = rules;
  }

  /**
   * A list of values; null after a report.
   *
   * @param op the operation of which it is an argument, or null
   * @param argument that argument, or null
   */
  @Nullable Build list(PatternNode.Tree tree, @Nullable OpSpec op, @Nullable Argument argument) {
    if (op != null && argument != null && Arity.of(argument) != Arity.VARIADIC) {
      scope.report(
          PatternProblem.PATTERN_DIRECTIVE,
          text,
          tree.offset(),
          "'%s' of '%s' is not a list of values, so that 'variadic' cannot be given for it"
              .formatted(argument.accessor(), op.name()));
      return null;
    }
    List<Build> elements = new ArrayList<>();
    for (PatternNode node : tree.arguments()) {
      Build element = element(node);
      if (element != null) {
        elements.add(element);
      }
    }
    PatternNode.Variable name = tree.symbol();
    Symbol symbol = null;
    if (name != null && !name.isIgnored()) {
      symbol = scope.bind(Symbol.list(name.name()), text, name.offset());
    }
    return elements.size() == tree.arguments().size() ? new Build.Variadic(symbol, elements) : null;
  }

  private @Nullable Build element(PatternNode node) {
    boolean isLiteral = node instanceof PatternNode.Literal || node instanceof PatternNode.Elements;
    Build element = isLiteral ? null : rules.read(node);
    boolean isValue =
        element instanceof Build.Op op
            ? op.size() > 0
            : element instanceof Build.Call call
                ? isValues(call.type())
                : element instanceof Build.Use use && isValues(use);
    if (isLiteral || (element != null && !isValue)) {
      scope.report(
          PatternProblem.PATTERN_DIRECTIVE,
          text,
          node.offset(),
          "a list consists of values: names, trees, and calls that return some");
      return null;
    }
    return element;
  }

  private static boolean isValues(JavaType type) {
    return (type.is(JavaKind.VALUE) && !type.nullable()) || type.is(JavaKind.VALUES);
  }

  private static boolean isValues(Build.Use use) {
    JavaType type = use.type();
    return type == null
        ? !use.symbol().is(Symbol.Kind.ATTRIBUTE) && !use.symbol().is(Symbol.Kind.REGION)
        : type.is(JavaKind.VALUE) || type.is(JavaKind.VALUES);
  }
}
