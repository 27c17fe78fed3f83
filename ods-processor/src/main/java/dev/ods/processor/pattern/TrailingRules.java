// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PatternText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks the directives after the arguments of an operation to build. */
final class TrailingRules {
  private final PatternScope scope;
  private final PatternText text;
  private final RewriteRules rules;

  TrailingRules(PatternScope scope, PatternText text, RewriteRules rules) {
    this.scope = scope;
    this.text = text;
    this.rules = rules;
  }

  /** What the directives say. */
  record Trailing(List<Build.ReturnType> types, Build.@Nullable Place location) {}

  /** What the directives of a tree say, or null after a report. */
  @Nullable Trailing check(PatternNode.Tree tree, @Nullable OpSpec op) {
    List<Build.ReturnType> types = List.of();
    Build.Place location = null;
    boolean valid = true;
    PatternNode.Tree locationNode = null;
    PatternNode.Tree typesNode = null;
    for (PatternNode node : tree.arguments()) {
      if (!PatternScope.isTrailing(node)) {
        if (locationNode != null || typesNode != null) {
          return wrong(node.offset(), "arguments come before the directives of an operation");
        }
        continue;
      }
      PatternNode.Tree directive = (PatternNode.Tree) node;
      boolean isLocation = directive.is("location");
      if ((isLocation ? locationNode : typesNode) != null) {
        return wrong(
            directive.offset(), "`" + directive.head() + "` directive can only be specified once");
      } else if (directive.symbol() != null) {
        return wrong(
            directive.symbol().offset(), "cannot bind symbol to `" + directive.head() + "`");
      } else if (isLocation) {
        locationNode = directive;
        location = location(directive);
        valid &= location != null;
      } else {
        typesNode = directive;
        types = types(directive);
        valid &= types != null && hasCount(directive, op, types);
      }
    }
    return valid && types != null ? new Trailing(types, location) : null;
  }

  private Build.@Nullable Place location(PatternNode.Tree directive) {
    String name = null;
    List<Symbol> symbols = new ArrayList<>();
    for (PatternNode node : directive.arguments()) {
      if (node instanceof PatternNode.Literal literal
          && literal.token().is(PatternToken.Kind.STRING)
          && literal.type() == null) {
        if (name != null) {
          wrong(node.offset(), "only one string may be specified");
          return null;
        }
        name = LiteralValues.content(literal.token());
        continue;
      }
      Build.Use use = node instanceof PatternNode.Variable variable ? rules.use(variable) : null;
      if (node instanceof PatternNode.Variable && use == null) {
        return null;
      }
      if (use == null || use.result() >= 0 || !hasLocation(use.symbol())) {
        wrong(
            node.offset(),
            "a location is that of an operation or a value with a name, or a string");
        return null;
      }
      symbols.add(use.symbol());
    }
    if (name == null && symbols.isEmpty()) {
      wrong(directive.offset(), "at least one argument to location directive required");
      return null;
    }
    return new Build.Place(name, symbols);
  }

  private static boolean hasLocation(Symbol symbol) {
    return symbol.isOperation()
        || symbol.is(Symbol.Kind.DEFINING)
        || symbol.is(Symbol.Kind.UNKNOWN)
        || (new Build.Use(symbol, -1).isSingle() && isValue(symbol));
  }

  private static boolean isValue(Symbol symbol) {
    return symbol.method() == null
        ? symbol.is(Symbol.Kind.VALUE) && symbol.arity() == Arity.SINGLE
        : symbol.method().returned().is(JavaKind.VALUE);
  }

  private @Nullable List<Build.ReturnType> types(PatternNode.Tree directive) {
    List<Build.ReturnType> types = new ArrayList<>();
    for (PatternNode node : directive.arguments()) {
      Build.ReturnType type = type(node);
      if (type == null) {
        return null;
      }
      types.add(type);
    }
    if (types.isEmpty()) {
      wrong(directive.offset(), "at least one argument to returnType directive required");
      return null;
    }
    return types;
  }

  private Build.@Nullable ReturnType type(PatternNode node) {
    if (node instanceof PatternNode.Variable variable) {
      Build.Use use = rules.use(variable);
      if (use == null) {
        return null;
      }
      boolean isValue =
          use.type() == null || use.type().is(JavaKind.VALUE) || use.type().is(JavaKind.VALUES);
      if (isValue
          && !use.symbol().is(Symbol.Kind.ATTRIBUTE)
          && !use.symbol().is(Symbol.Kind.REGION)) {
        return new Build.ReturnType.Same(use);
      }
      return wrongType(variable.offset());
    } else if (node instanceof PatternNode.Call call) {
      Build.Call built = rules.call(call);
      if (built == null) {
        return null;
      }
      boolean isType =
          (built.type().is(JavaKind.TYPE) || built.type().is(JavaKind.TYPES))
              && !built.type().nullable();
      return isType ? new Build.ReturnType.Called(built) : wrongType(call.offset());
    }
    BuiltinScalar type =
        node instanceof PatternNode.Literal literal && literal.type() == null
            ? BuiltinScalar.of(LiteralValues.content(literal.token()))
            : null;
    return type == null ? wrongType(node.offset()) : new Build.ReturnType.Builtin(type);
  }

  private Build.@Nullable ReturnType wrongType(int offset) {
    wrong(
        offset,
        "expected a value, whose type it is, the call of a method that returns a Type, or a type"
            + " such as i32");
    return null;
  }

  /** Whether the types are as many as the results; reports it if not. */
  private boolean hasCount(
      PatternNode.Tree directive, @Nullable OpSpec op, List<Build.ReturnType> types) {
    if (op == null) {
      return true;
    }
    Counts results = Counts.of(op.results());
    if (results.isFixed() && types.stream().anyMatch(this::mayBeAbsent)) {
      wrong(
          directive.offset(),
          "the results of '%s' are never absent, but a value whose type is given may be"
              .formatted(op.name()));
      return false;
    }
    Counts given = Counts.given(types, scope);
    if (results.isFixed() ? given.equals(results) : given.meets(results)) {
      return true;
    }
    wrong(
        directive.offset(),
        "'%s' has %s, returnType gives %s"
            .formatted(op.name(), results.shown("result"), given.shown("type")));
    return false;
  }

  private boolean mayBeAbsent(Build.ReturnType type) {
    return type instanceof Build.ReturnType.Same same && scope.mayBeAbsent(same.value());
  }

  private @Nullable Trailing wrong(int offset, String message) {
    scope.report(PatternProblem.PATTERN_DIRECTIVE, text, offset, message);
    return null;
  }
}
