// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Checks the parameters of the method of a pattern. */
final class ParameterRules {
  private final PatternScope scope;
  private final Problems problems;

  ParameterRules(PatternScope scope, Problems problems) {
    this.scope = scope;
    this.problems = problems;
  }

  /** Those of the parameters that capture something, and are not in error. */
  List<CheckedParameter> check(List<PatternParameter> parameters) {
    List<CheckedParameter> checked = new ArrayList<>();
    for (PatternParameter parameter : parameters) {
      Build.Use use = parameter.is(JavaKind.REWRITER) ? null : use(parameter);
      if (use != null && !use.symbol().is(Symbol.Kind.UNKNOWN) && fits(parameter, use)) {
        checked.add(new CheckedParameter(parameter, use));
      }
    }
    return checked;
  }

  private Build.@Nullable Use use(PatternParameter parameter) {
    PatternText capture = parameter.capture();
    if (capture == null) {
      Symbol symbol = scope.find(parameter.name());
      return symbol == null ? unbound(parameter, parameter.name()) : new Build.Use(symbol, -1);
    }
    PatternNode node = scope.parse(capture);
    if (node == null) {
      return null;
    }
    if (!(node instanceof PatternNode.Variable variable) || variable.isIgnored()) {
      scope.report(
          PatternProblem.PATTERN_SYNTAX,
          capture,
          node.offset(),
          "expected a name such as $x or $x#0");
      return null;
    }
    Symbol symbol = scope.find(variable.name());
    if (symbol == null) {
      return unbound(parameter, variable.name());
    }
    if (!variable.selects() || symbol.is(Symbol.Kind.UNKNOWN)) {
      return new Build.Use(symbol, -1);
    }
    int index = Results.index(variable, symbol, scope, capture);
    return index < 0 ? null : new Build.Use(symbol, index);
  }

  private Build.@Nullable Use unbound(PatternParameter parameter, String name) {
    problems.report(
        PatternProblem.PATTERN_PARAMETER,
        parameter.origin(),
        name,
        Suggestions.didYouMean(name, scope.names()));
    return null;
  }

  private boolean fits(PatternParameter parameter, Build.Use use) {
    Symbol symbol = use.symbol();
    if (!accepts(parameter, use)) {
      problems.report(
          PatternProblem.PATTERN_PARAMETER_TYPE,
          parameter.origin(),
          spelling(parameter, symbol),
          use.description(),
          ParameterTypes.taking(use) + capture(parameter, use));
      return false;
    }
    if (!isNarrowable(parameter, use)) {
      problems.report(
          PatternProblem.PATTERN_UNSUPPORTED,
          parameter.origin(),
          "'$%s' is %s, to which this annotation does not apply"
              .formatted(spelling(parameter, symbol), use.description()));
      return false;
    }
    for (ConstraintUse constraint : parameter.constraints()) {
      if (!scope.canSatisfy(symbol, constraint, parameter.origin())) {
        return false;
      }
    }
    if (!scope.canBeOf(symbol, parameter)) {
      return false;
    }
    OpSpec op = symbol.op();
    if (parameter.uses() == PatternParameter.Uses.ONE
        && symbol.is(Symbol.Kind.MATCHED)
        && use.result() < 0
        && op != null
        && op.results().size() != 1) {
      problems.report(
          PatternProblem.PATTERN_UNSUPPORTED,
          parameter.origin(),
          "'%s' has not one result, which @HasOneUse needs%s"
              .formatted(
                  op.name(),
                  op.results().isEmpty()
                      ? ""
                      : "; capture one, such as '$" + symbol.name() + "#0'"));
      return false;
    }
    return true;
  }

  /** Whether the annotations of a parameter are about such a thing. */
  private static boolean isNarrowable(PatternParameter parameter, Build.Use use) {
    boolean isAttribute = parameter.is(JavaKind.ATTRIBUTE) || parameter.is(JavaKind.OTHER);
    boolean isValue = parameter.is(JavaKind.VALUE);
    boolean isOperation = parameter.is(JavaKind.OP) || parameter.is(JavaKind.OPERATION);
    return (parameter.constraints().isEmpty() || isValue || isAttribute)
        && (parameter.uses() == PatternParameter.Uses.ANY || isValue || isOperation)
        && (!parameter.ofBlock() || (isValue && !use.symbol().isOperation()));
  }

  private boolean accepts(PatternParameter parameter, Build.Use use) {
    Symbol symbol = use.symbol();
    if (symbol.method() != null) {
      return JavaFit.takes(parameter.type(), use, scope);
    }
    return switch (parameter.type().kind()) {
      case VALUE -> isValue(use);
      case ATTRIBUTE -> symbol.is(Symbol.Kind.ATTRIBUTE);
      default -> JavaFit.takes(parameter.type(), use, scope);
    };
  }

  private static boolean isValue(Build.Use use) {
    Symbol symbol = use.symbol();
    if (symbol.is(Symbol.Kind.VALUE)) {
      return symbol.arity() != Arity.VARIADIC;
    }
    return symbol.is(Symbol.Kind.MATCHED)
        && use.result() >= 0
        && Objects.requireNonNull(symbol.op()).results().get(use.result()).arity()
            != Arity.VARIADIC;
  }

  /** What a parameter captures, as it is written, without the {@code $}. */
  private static String spelling(PatternParameter parameter, Symbol symbol) {
    PatternText capture = parameter.capture();
    return capture == null ? symbol.name() : capture.text().strip().substring(1);
  }

  /** How a parameter captures the result of an operation, if it asks for a value. */
  private static String capture(PatternParameter parameter, Build.Use use) {
    OpSpec op = use.symbol().op();
    boolean asksForResult =
        (parameter.is(JavaKind.VALUE) || parameter.is(JavaKind.VALUES))
            && use.symbol().is(Symbol.Kind.MATCHED)
            && use.result() < 0
            && op != null
            && !op.results().isEmpty();
    return asksForResult
        ? "; @Capture(\"$" + use.symbol().name() + "#0\") captures its result"
        : "";
  }
}
