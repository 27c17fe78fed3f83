// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import dev.ods.processor.model.Arity;
import dev.ods.processor.model.PatternSpec;
import dev.ods.processor.pattern.Build;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Match;
import dev.ods.processor.pattern.Symbol;
import dev.ods.processor.pattern.TypedValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether one pattern makes of what another one builds what that has matched. Both trees become
 * terms over what the first one captures; what is not understood is no such pair.
 */
final class Undoing {
  /** What an operand or an attribute is. */
  private sealed interface Term {
    /** What a name of the first pattern stands for. */
    record Captured(Symbol symbol) implements Term {}

    record Literal(TypedValue value) implements Term {}

    record Op(String name, List<Term> arguments) implements Term {}
  }

  /** Thrown where a tree has something that no term stands for. */
  private static final class NoTermException extends Exception {
    private static final long serialVersionUID = 1L;
  }

  /** What the names of the second pattern stand for. */
  private final Map<Symbol, Term> bound = new HashMap<>();

  private Undoing() {}

  /** Whether the second pattern applies to what the first one builds, and builds what that was. */
  static boolean undoes(CheckedPattern second, CheckedPattern first) {
    Build built = only(first);
    Build restored = only(second);
    if (built == null
        || restored == null
        || second.spec().body() != PatternSpec.Body.NONE
        || !second.parameters().isEmpty()
        || !second.guards().isEmpty()
        || first.root().op().results().size() != 1) {
      return false;
    }
    for (Match.Op before : first.orders()) {
      for (Match.Op wanted : second.orders()) {
        if (undoes(before, built, wanted, restored)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The operation that replaces the root, by name, if nothing else is built; otherwise null. */
  static @Nullable String built(CheckedPattern pattern) {
    return only(pattern) instanceof Build.Op op ? op.op().name() : null;
  }

  /** What replaces the root, if nothing else is built and no body has a say in it. */
  private static @Nullable Build only(CheckedPattern pattern) {
    return pattern.rewrites().size() == 1
            && pattern.supplements().isEmpty()
            && !pattern.spec().body().rewrites()
        ? pattern.rewrites().get(0)
        : null;
  }

  private static boolean undoes(Match.Op before, Build built, Match.Op wanted, Build restored) {
    Undoing undoing = new Undoing();
    try {
      Map<Symbol, Term> captured = new HashMap<>();
      Term original = term(before, captured);
      return undoing.matches(wanted, term(built, captured))
          && term(restored, undoing.bound).equals(original);
    } catch (NoTermException unknown) {
      return false;
    }
  }

  /** What a tree matches. */
  private static Term term(Match match, Map<Symbol, Term> captured) throws NoTermException {
    if (match instanceof Match.Capture capture) {
      return captured.computeIfAbsent(capture.symbol(), Term.Captured::new);
    } else if (match instanceof Match.Literal literal) {
      return new Term.Literal(literal.value());
    } else if (match instanceof Match.Op op) {
      List<Term> arguments = new ArrayList<>();
      for (Match argument : op.arguments()) {
        arguments.add(term(argument, captured));
      }
      Term term = new Term.Op(op.op().name(), arguments);
      captured.put(op.symbol(), term);
      return term;
    }
    throw new NoTermException();
  }

  /** What a tree builds. */
  private static Term term(Build build, Map<Symbol, Term> captured) throws NoTermException {
    if (build instanceof Build.Literal literal) {
      return new Term.Literal(literal.value());
    } else if (build instanceof Build.Op op && op.builder() == null) {
      List<Term> arguments = new ArrayList<>();
      for (Build argument : op.arguments()) {
        arguments.add(term(argument, captured));
      }
      return new Term.Op(op.op().name(), arguments);
    }
    if (build instanceof Build.Use use && use.isSingle()) {
      Term term = captured.get(use.symbol());
      if (term != null) {
        return term;
      }
    }
    throw new NoTermException();
  }

  private boolean matches(Match match, Term term) throws NoTermException {
    if (match instanceof Match.Any) {
      return true;
    } else if (match instanceof Match.Literal literal) {
      return term.equals(new Term.Literal(literal.value()));
    } else if (match instanceof Match.Capture capture) {
      Term before = bound.putIfAbsent(capture.symbol(), term);
      return before == null || before.equals(term);
    } else if (match instanceof Match.Op op) {
      return term instanceof Term.Op built
          && op.op().name().equals(built.name())
          && op.op().results().stream().allMatch(result -> result.arity() == Arity.SINGLE)
          && matchesAll(op, built);
    }
    throw new NoTermException();
  }

  private boolean matchesAll(Match.Op match, Term.Op built) throws NoTermException {
    bound.put(match.symbol(), built);
    for (int i = 0; i < match.arguments().size(); i++) {
      if (!matches(match.arguments().get(i), built.arguments().get(i))) {
        return false;
      }
    }
    return true;
  }
}
