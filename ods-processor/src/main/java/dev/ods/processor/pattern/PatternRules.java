// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.Problem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.OpSpec;
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
      Problems own = new Problems();
      PatternRules rules = new PatternRules(set, pattern, own);
      CheckedPattern valid = rules.check(infers);
      if (rules.scope.namesBroken()) {
        // The members of an op in error are not all known: what follows from them is no mistake.
        own.list().stream().filter(PatternRules::isCertain).forEach(problems::add);
        continue;
      }
      problems.addAll(own);
      if (valid != null) {
        checked.add(valid);
      }
    }
    return checked;
  }

  /** Whether a problem is one whatever members the ops have. */
  private static boolean isCertain(Problem problem) {
    return problem.id() == PatternProblem.PATTERN_SYNTAX
        || problem.id() == PatternProblem.PATTERN_UNKNOWN_OP;
  }

  private @Nullable CheckedPattern check(Predicate<OpSpec> infers) {
    int before = problems.list().size();
    MatchRules match = new MatchRules(scope, pattern.match());
    Match.Op root = match.check();
    List<CheckedParameter> parameters =
        match.isParsed()
            ? new ParameterRules(scope, problems).check(pattern.parameters())
            : List.of();
    if (root == null) {
      return null;
    }
    TypeRules types = new TypeRules(scope, root.op(), infers);
    RegionRules regions = new RegionRules(scope, root);
    List<@Nullable Build> rewrites = builds(pattern.rewrites(), types, regions);
    List<@Nullable Build> supplements = builds(pattern.supplements(), types, regions);
    long benefit = (long) root.size() + pattern.delta();
    if (benefit < 0 || benefit > MAX_BENEFIT) {
      problems.report(PatternProblem.PATTERN_BENEFIT, pattern.origin(), benefit, MAX_BENEFIT);
    }
    if (problems.list().size() > before || rewrites.contains(null) || supplements.contains(null)) {
      return null;
    }
    Replacing replacing = replacing(root, parameters, rewrites, types);
    List<Build> extra = supplements(supplements, types);
    if (replacing == null || extra == null) {
      return null;
    }
    List<Build> builds = new ArrayList<>(replacing.builds);
    builds.addAll(extra);
    List<Symbol> emptied = regions.emptied(builds);
    if (problems.list().size() > before) {
      return null;
    }
    boolean isConditional =
        !parameters.isEmpty()
            || !match.guards().isEmpty()
            || pattern.body() != PatternSpec.Body.NONE;
    if (doesNotEnd(root, replacing, isConditional)) {
      return null;
    }
    return new CheckedPattern(
        pattern,
        root,
        parameters,
        match.guards(),
        emptied,
        replacing.builds,
        replacing.count,
        extra,
        (int) benefit);
  }

  /** Whether the root is replaced by what is or uses it, which is reported. */
  private boolean doesNotEnd(Match.Op root, Replacing replacing, boolean isConditional) {
    if (!isConditional && Identity.is(root, replacing.builds)) {
      scope.report(PatternProblem.PATTERN_TO_ITSELF, pattern.rewrites().get(0), 0);
      return true;
    }
    int using = RootUses.index(root, replacing.builds, replacing.count);
    if (using >= 0) {
      scope.report(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          pattern.rewrites().get(using),
          0,
          "what replaces the results of '" + root.op().name() + "' cannot use them itself");
    }
    return using >= 0;
  }

  private List<@Nullable Build> builds(
      List<PatternText> texts, TypeRules types, RegionRules regions) {
    List<@Nullable Build> builds = new ArrayList<>();
    for (PatternText text : texts) {
      builds.add(new RewriteRules(scope, text, types, regions).check());
    }
    return builds;
  }

  /** What is built, of which the last ones replace the root. */
  private record Replacing(List<Build> builds, int count) {}

  private @Nullable Replacing replacing(
      Match.Op root,
      List<CheckedParameter> parameters,
      List<@Nullable Build> rewrites,
      TypeRules types) {
    ReplacementRules rules =
        new ReplacementRules(
            scope, root, parameters, rewrites.stream().filter(Objects::nonNull).toList());
    List<Build> builds = new ArrayList<>();
    int replacements = 0;
    int left = root.op().results().size();
    for (int i = rewrites.size() - 1; i >= 0; i--) {
      Build build = Objects.requireNonNull(rewrites.get(i));
      left -= left > 0 ? build.size() : 0;
      boolean replaces =
          left >= 0 && replacements == rewrites.size() - 1 - i && needs(root, builds);
      replacements += replaces ? 1 : 0;
      if (replaces && left >= 0 && !rules.canReplace(left, build, pattern.rewrites().get(i))) {
        return null;
      }
      Build typed = typed(build, replaces ? left : -1, pattern.rewrites().get(i), types);
      if (typed == null || left < 0) {
        reportStraddling(left, i);
        return null;
      }
      builds.add(typed);
    }
    if (pattern.body() == PatternSpec.Body.REPLACE && left != 1) {
      problems.report(
          PatternProblem.PATTERN_METHOD,
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
    return new Replacing(builds, replacements);
  }

  private @Nullable List<Build> supplements(List<@Nullable Build> supplements, TypeRules types) {
    List<Build> typed = new ArrayList<>();
    for (int i = 0; i < supplements.size(); i++) {
      Build build =
          typed(
              Objects.requireNonNull(supplements.get(i)), -1, pattern.supplements().get(i), types);
      if (build == null) {
        return null;
      }
      typed.add(build);
    }
    return typed;
  }

  /** Whether results of the root are not replaced yet by the builds of later texts. */
  private static boolean needs(Match.Op root, List<Build> later) {
    return later.stream().mapToInt(Build::size).sum() < root.op().results().size();
  }

  private void reportStraddling(int left, int text) {
    if (left < 0) {
      scope.report(PatternProblem.PATTERN_STRADDLES, pattern.rewrites().get(text), 0);
    }
  }

  private void reportTooFew(OpSpec root, int missing) {
    int results = root.results().size();
    problems.report(
        PatternProblem.PATTERN_TOO_FEW,
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
}
