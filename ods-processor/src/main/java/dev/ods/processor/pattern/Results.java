// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PatternText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the result or the component that a name selects. */
final class Results {
  private Results() {}

  /** The index of the result in {@code $x#0} or {@code $x.sum}; -1 after a report. */
  static int index(
      PatternNode.Variable variable, Symbol symbol, PatternScope scope, PatternText text) {
    List<String> names = names(symbol);
    if (names == null) {
      report(
          variable,
          "'$%s' is %s, not an operation".formatted(variable.name(), symbol.description()),
          scope,
          text);
      return -1;
    }
    int index = find(variable, names);
    if (index >= 0) {
      return index;
    }
    String member = variable.member();
    report(
        variable,
        "%s has no result %s; it has %s%s"
            .formatted(
                owner(symbol),
                member == null ? "#" + variable.index() : "named '" + member + "'",
                names.isEmpty() ? "none" : String.join(", ", names),
                member == null ? "" : Suggestions.didYouMean(member, names)),
        scope,
        text);
    return -1;
  }

  /** Whether a name stands for what is used, of which nothing is reported. */
  static boolean isOf(PatternNode.Variable variable, Build.Use use) {
    if (!variable.name().equals(use.symbol().name())) {
      return false;
    }
    List<String> names = names(use.symbol());
    if (names == null) {
      return !variable.selects() && use.result() < 0;
    }
    // The name of an operation stands for its only result, too.
    int only = names.size() == 1 ? 0 : -1;
    int named = variable.selects() ? find(variable, names) : only;
    int used = use.result() >= 0 ? use.result() : only;
    return named == used && (named >= 0 || (!variable.selects() && use.result() < 0));
  }

  /** The index of the name that is selected, or -1 if there is none. */
  private static int find(PatternNode.Variable variable, List<String> names) {
    String member = variable.member();
    int index = member == null ? variable.index() : names.indexOf(member);
    return index < names.size() ? index : -1;
  }

  private static String owner(Symbol symbol) {
    NativeMethod method = symbol.method();
    if (method != null) {
      return "'" + method.name() + "'";
    }
    return symbol.op() == null ? "it" : "'" + symbol.op().name() + "'";
  }

  private static @Nullable List<String> names(Symbol symbol) {
    NativeMethod method = symbol.method();
    if (method != null && !method.components().isEmpty()) {
      return method.components().stream().map(NativeMethod.Component::name).toList();
    }
    OpSpec op = symbol.op();
    return symbol.isOperation() && op != null
        ? op.results().stream().map(Member::name).toList()
        : null;
  }

  private static void report(
      PatternNode.Variable variable, String message, PatternScope scope, PatternText text) {
    scope.report(PatternProblem.PATTERN_RESULT, text, variable.offset(), message);
  }
}
