// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternSetSpec;
import dev.ods.processor.model.PatternSpec;
import dev.ods.processor.model.PatternText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Checks the patterns of a set. */
public final class PatternRules {
  private static final int MAX_BENEFIT = 65534;

  private final PatternSpec pattern;
  private final PatternScope scope;
  private final Problems problems;

  private PatternRules(PatternSetSpec set, PatternSpec pattern, Problems problems) {
    this.pattern = pattern;
    this.scope = new PatternScope(set, pattern, problems);
    this.problems = problems;
  }

  /**
   * The patterns without mistakes, after a report of the others.
   *
   * @param infers whether the types of all results of an operation can be inferred
   */
  public static List<CheckedPattern> check(
      PatternSetSpec set, Predicate<OpSpec> infers, Problems problems) {
    List<CheckedPattern> checked = new ArrayList<>();
    for (PatternSpec pattern : set.patterns()) {
      CheckedPattern valid = new PatternRules(set, pattern, problems).check(infers);
      if (valid != null) {
        checked.add(valid);
      }
    }
    return checked;
  }

  private @Nullable CheckedPattern check(Predicate<OpSpec> infers) {
    int before = problems.list().size();
    MatchRules match = new MatchRules(scope, pattern.match());
    Match.Op root = match.check();
    if (match.isParsed()) {
      checkParameters();
    }
    if (root == null) {
      return null;
    }
    TypeRules types = new TypeRules(scope, root.op(), infers);
    List<@Nullable Build> rewrites = new ArrayList<>();
    for (PatternText text : pattern.rewrites()) {
      rewrites.add(new RewriteRules(scope, text, types).check());
    }
    int benefit = root.size() + pattern.delta();
    if (benefit < 0 || benefit > MAX_BENEFIT) {
      problems.report(ProblemId.PATTERN_BENEFIT, pattern.origin(), benefit, MAX_BENEFIT);
    }
    if (problems.list().size() > before || rewrites.contains(null)) {
      return null;
    }
    List<Build> builds = new ArrayList<>();
    int replacements = 0;
    int left = root.op().results().size();
    for (int i = rewrites.size() - 1; i >= 0; i--) {
      Build build = Objects.requireNonNull(rewrites.get(i));
      left -= left > 0 ? build.size() : 0;
      boolean replaces =
          left >= 0 && replacements == rewrites.size() - 1 - i && needs(root, builds);
      replacements += replaces ? 1 : 0;
      Build typed = typed(build, replaces ? left : -1, pattern.rewrites().get(i), types);
      if (typed == null || left < 0) {
        reportStraddling(left, i);
        return null;
      }
      builds.add(typed);
    }
    if (pattern.body() == PatternSpec.Body.REPLACE && left != 1) {
      problems.report(
          ProblemId.PATTERN_METHOD,
          pattern.match().origin(),
          "'%s' has not one result, which the value that '%s' returns could replace"
              .formatted(root.op().name(), pattern.name()));
      return null;
    }
    if (left > 0 && !pattern.body().rewrites()) {
      reportTooFew(root.op(), left);
      return null;
    }
    Collections.reverse(builds);
    if (pattern.parameters().isEmpty()
        && pattern.body() == PatternSpec.Body.NONE
        && isIdentity(root, builds)) {
      scope.report(ProblemId.PATTERN_TO_ITSELF, pattern.rewrites().get(0), 0);
      return null;
    }
    return new CheckedPattern(pattern, root, builds, replacements, pattern.parameters(), benefit);
  }

  /** Whether results of the root are not replaced yet by the builds of later texts. */
  private static boolean needs(Match.Op root, List<Build> later) {
    return later.stream().mapToInt(Build::size).sum() < root.op().results().size();
  }

  private void reportStraddling(int left, int text) {
    if (left < 0) {
      scope.report(ProblemId.PATTERN_STRADDLES, pattern.rewrites().get(text), 0);
    }
  }

  private void reportTooFew(OpSpec root, int missing) {
    int results = root.results().size();
    problems.report(
        ProblemId.PATTERN_TOO_FEW,
        pattern.rewrites().isEmpty()
            ? pattern.match().origin()
            : pattern.rewrites().get(0).origin(),
        root.name(),
        results == 1 ? "1 result" : results + " results",
        results - missing);
  }

  private @Nullable Build typed(Build build, int first, PatternText text, TypeRules types) {
    if (!(build instanceof Build.Op op)) {
      return build;
    }
    return first < 0 ? types.inferred(op, text, 0) : types.replacing(op, first, text, 0);
  }

  // -- The parameters ----------------------------------------------------------------------------

  private void checkParameters() {
    for (PatternParameter parameter : pattern.parameters()) {
      if (parameter.kind() == PatternParameter.Kind.REWRITER) {
        continue;
      }
      Symbol symbol = scope.find(parameter.name());
      if (symbol == null) {
        problems.report(
            ProblemId.PATTERN_PARAMETER,
            parameter.origin(),
            parameter.name(),
            Suggestions.didYouMean(parameter.name(), scope.names()));
      } else if (!symbol.is(Symbol.Kind.UNKNOWN) && !accepts(parameter, symbol)) {
        problems.report(
            ProblemId.PATTERN_PARAMETER_TYPE,
            parameter.origin(),
            parameter.name(),
            symbol.description(),
            expected(symbol));
      } else if (!symbol.is(Symbol.Kind.UNKNOWN) && !isNarrowable(parameter, symbol)) {
        problems.report(
            ProblemId.PATTERN_UNSUPPORTED,
            parameter.origin(),
            "'$"
                + parameter.name()
                + "' is "
                + symbol.description()
                + ", to which this annotation does not apply");
      } else if (parameter.uses() == PatternParameter.Uses.ONE
          && symbol.is(Symbol.Kind.MATCHED)
          && symbol.op() != null
          && symbol.op().results().size() != 1) {
        problems.report(
            ProblemId.PATTERN_UNSUPPORTED,
            parameter.origin(),
            "'" + symbol.op().name() + "' has not one result, which @HasOneUse needs");
      }
    }
  }

  /** Whether the annotations of a parameter are about such a thing. */
  private static boolean isNarrowable(PatternParameter parameter, Symbol symbol) {
    boolean isAttribute = symbol.is(Symbol.Kind.ATTRIBUTE);
    return (parameter.constraints().isEmpty() || !symbol.isOperation())
        && (parameter.uses() == PatternParameter.Uses.ANY || !isAttribute);
  }

  private static boolean accepts(PatternParameter parameter, Symbol symbol) {
    return switch (parameter.kind()) {
      case VALUE ->
          symbol.is(Symbol.Kind.VALUE)
              && symbol.argument() != null
              && Arity.of(symbol.argument()) == Arity.SINGLE;
      case ATTRIBUTE -> symbol.is(Symbol.Kind.ATTRIBUTE);
      case OPERATION -> symbol.is(Symbol.Kind.MATCHED);
      case OP ->
          symbol.is(Symbol.Kind.MATCHED)
              && symbol.op() != null
              && parameter.type().equals(symbol.op().declaration());
      case REWRITER -> true;
      case OTHER ->
          (symbol.argument() instanceof AttributeSpec attribute
                  && !attribute.optional()
                  && parameter.type().equals(attribute.valueType()))
              || (symbol.argument() instanceof OperandSpec operand
                  && operand.arity() == Arity.VARIADIC
                  && parameter.type().equals(operand.returnType()));
    };
  }

  /** The types of parameters that capture something. */
  private static String expected(Symbol symbol) {
    return switch (symbol.kind()) {
      case ATTRIBUTE ->
          symbol.argument() instanceof AttributeSpec attribute
              ? "Attribute or a subclass such as " + attribute.storage().storageClass().simpleName()
              : "Attribute or a subclass";
      case MATCHED ->
          (symbol.op() == null ? "" : symbol.op().declaration().simpleName() + " or ")
              + "Operation";
      default -> "Value";
    };
  }

  // -- Patterns that never end -------------------------------------------------------------------

  /** Whether the rewrite builds what is matched, so that the pattern applies to it again. */
  private static boolean isIdentity(Match.Op root, List<Build> builds) {
    return builds.size() == 1
        && root.orders().stream().anyMatch(order -> isSame(order, builds.get(0)));
  }

  private static boolean isSame(Match match, Build build) {
    if (match instanceof Match.Capture capture && build instanceof Build.Use use) {
      return capture.symbol().equals(use.symbol());
    }
    if (match instanceof Match.Op matched && build instanceof Build.Use use) {
      return use.symbol().equals(matched.symbol()) && use.result() < 0;
    }
    if (match instanceof Match.Op matched && build instanceof Build.Op built) {
      boolean same = matched.op().declaration().equals(built.op().declaration());
      for (int i = 0; same && i < built.arguments().size(); i++) {
        same = isSame(matched.arguments().get(i), built.arguments().get(i));
      }
      return same;
    }
    if (match instanceof Match.Literal wanted && build instanceof Build.Literal given) {
      return wanted.value().equals(given.value());
    }
    return match instanceof Match.Any;
  }
}
