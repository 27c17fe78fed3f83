// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ResultSpec;
import java.util.List;
import java.util.Objects;

/** How many values something may be, from a least number to a largest one. */
record Counts(int least, int most) {
  static final Counts NONE = new Counts(0, 0);

  private static final int ANY = Integer.MAX_VALUE;

  static Counts of(Arity arity) {
    return switch (arity) {
      case SINGLE -> new Counts(1, 1);
      case OPTIONAL -> new Counts(0, 1);
      case VARIADIC -> new Counts(0, ANY);
    };
  }

  static Counts of(List<ResultSpec> results) {
    return results.stream().map(result -> of(result.arity())).reduce(NONE, Counts::plus);
  }

  /** How many types {@code returnType} gives. */
  static Counts given(List<Build.ReturnType> types, PatternScope scope) {
    return types.stream().map(type -> given(type, scope)).reduce(NONE, Counts::plus);
  }

  private static Counts given(Build.ReturnType type, PatternScope scope) {
    if (type instanceof Build.ReturnType.Same same) {
      Symbol symbol = same.value().symbol();
      List<ResultSpec> results =
          symbol.isOperation() && same.value().result() < 0
              ? Objects.requireNonNull(symbol.op()).results()
              : List.of();
      return results.size() > 1 ? of(results) : scope.counts(same.value());
    }
    return of(type.isSingle() ? Arity.SINGLE : Arity.VARIADIC);
  }

  Counts plus(Counts other) {
    return new Counts(
        least + other.least, most == ANY || other.most == ANY ? ANY : most + other.most);
  }

  /** Whether the number is always the same. */
  boolean isFixed() {
    return least == most;
  }

  /** Whether it is always one. */
  boolean isOne() {
    return least == 1 && most == 1;
  }

  /** Whether some number is one of both. */
  boolean meets(Counts other) {
    return least <= other.most && other.least <= most;
  }

  /** For messages: {@code 2 results}, {@code 1 result or more}, {@code any number of results}. */
  String shown(String thing) {
    if (most != ANY) {
      return isFixed()
          ? CallRules.count(most, thing)
          : least + " to " + CallRules.count(most, thing);
    }
    return least == 0 ? "any number of " + thing + "s" : CallRules.count(least, thing) + " or more";
  }
}
