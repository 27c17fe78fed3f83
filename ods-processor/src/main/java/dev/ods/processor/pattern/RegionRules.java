// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.PatternText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks what becomes of the operations whose regions new ones take over. The root is replaced; any
 * other one would stay without a body, so that it has to go with the root, its only user.
 */
final class RegionRules {
  private final PatternScope scope;
  private final Match.Op root;
  private final Map<Symbol, Taken> taken = new LinkedHashMap<>();

  /** Where a region is given to a new operation. */
  private record Taken(PatternText text, int offset) {}

  /**
   * An operation that defines an operand of the root, and the list in which it is, if it has a
   * name.
   */
  private record Definition(Match.Op op, @Nullable Symbol list) {}

  RegionRules(PatternScope scope, Match.Op root) {
    this.scope = scope;
    this.root = root;
  }

  /** Remembers that a new operation takes over a region, which only one can. */
  void take(Symbol region, PatternText text, int offset) {
    if (taken.putIfAbsent(region, new Taken(text, offset)) != null) {
      scope.report(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          text,
          offset,
          "the blocks of '$%s' were given to an operation before".formatted(region.name()));
    }
  }

  /**
   * The operations other than the root that lose a region. What has to go instead is reported.
   *
   * @param builds all that the pattern builds
   */
  List<Symbol> emptied(List<Build> builds) {
    Set<Symbol> emptied = new LinkedHashSet<>();
    List<Definition> definitions = new ArrayList<>();
    addDefinitions(root.arguments(), null, definitions);
    taken.forEach(
        (region, where) -> {
          if (captures(root, region)) {
            return;
          }
          Definition from =
              definitions.stream().filter(one -> captures(one.op(), region)).findAny().orElse(null);
          if (from == null) {
            report(
                PatternProblem.PATTERN_UNSUPPORTED,
                where,
                "'$%s' is a region of neither the root nor what defines an operand of it"
                    .formatted(region.name()));
          } else if (builds.stream().anyMatch(build -> uses(build, from))) {
            report(
                PatternProblem.PATTERN_ARGUMENT_KIND,
                where,
                "'$%s' cannot be taken from '%s', whose results the rewrite uses"
                    .formatted(region.name(), from.op().op().name()));
          } else {
            emptied.add(from.op().symbol());
          }
        });
    return List.copyOf(emptied);
  }

  private static void addDefinitions(
      List<? extends Match> matches, @Nullable Symbol list, List<Definition> definitions) {
    for (Match match : matches) {
      if (match instanceof Match.Op op) {
        definitions.add(new Definition(op, list));
      } else if (match instanceof Match.Either either) {
        addDefinitions(List.of(either.first(), either.second()), list, definitions);
      } else if (match instanceof Match.Variadic variadic) {
        addDefinitions(variadic.elements(), variadic.symbol(), definitions);
      }
    }
  }

  private static boolean captures(Match.Op op, Symbol region) {
    return op.regions().stream()
        .anyMatch(one -> one instanceof Match.Capture capture && capture.symbol().equals(region));
  }

  private static boolean uses(Build build, Definition from) {
    if (build instanceof Build.Use use) {
      return use.symbol().equals(from.op().symbol()) || use.symbol().equals(from.list());
    } else if (build instanceof Build.Op op) {
      return op.builder() == null
          ? op.arguments().stream().anyMatch(argument -> uses(argument, from))
          : passes(op.builder(), op.arguments(), from);
    } else if (build instanceof Build.Call call) {
      return passes(call.method(), call.arguments(), from);
    }
    return build instanceof Build.Variadic list
        && list.elements().stream().anyMatch(element -> uses(element, from));
  }

  /** A method that gets the operation itself may ask about it. */
  private static boolean passes(NativeMethod method, List<Build> arguments, Definition from) {
    List<NativeMethod.Parameter> parameters = method.explicitParameters();
    for (int i = 0; i < arguments.size(); i++) {
      boolean isOperation =
          parameters.get(i).type().is(JavaKind.OPERATION)
              || parameters.get(i).type().is(JavaKind.OP);
      if (!isOperation && uses(arguments.get(i), from)) {
        return true;
      }
    }
    return false;
  }

  private void report(ProblemId id, Taken where, String message) {
    scope.report(id, where.text(), where.offset(), message);
  }
}
