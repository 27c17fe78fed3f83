// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PatternText;
import dev.ods.processor.model.ResultSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks one text of a rewrite, and binds the names of its operations. */
final class RewriteRules {
  private final PatternScope scope;
  private final PatternText text;
  private final TypeRules types;

  RewriteRules(PatternScope scope, PatternText text, TypeRules types) {
    this.scope = scope;
    this.text = text;
    this.types = types;
  }

  /** What the text builds, before the types of an operation are known; null after a report. */
  @Nullable Build check() {
    PatternNode node = scope.parse(text);
    if (node instanceof PatternNode.Tree tree) {
      return op(tree);
    } else if (node instanceof PatternNode.Variable variable) {
      return value(variable);
    } else if (node != null) {
      scope.report(
          ProblemId.PATTERN_ARGUMENT_KIND,
          text,
          node.offset(),
          "a literal cannot replace a result; use a name such as $x, or a tree");
    }
    return null;
  }

  private @Nullable Build value(PatternNode.Variable variable) {
    Build.Use use = use(variable);
    if (use != null && use.symbol().is(Symbol.Kind.ATTRIBUTE)) {
      return wrong(variable, "'$%s' is %s, which cannot replace a result", use.symbol());
    }
    if (use != null
        && use.symbol().argument() != null
        && Arity.of(use.symbol().argument()) == Arity.OPTIONAL) {
      return wrong(variable, "'$%s' is %s, which may be absent", use.symbol());
    }
    return use;
  }

  private @Nullable Build wrong(PatternNode.Variable variable, String message, Symbol symbol) {
    scope.report(
        ProblemId.PATTERN_ARGUMENT_KIND,
        text,
        variable.offset(),
        message.formatted(symbol.name(), symbol.description()));
    return null;
  }

  private Build.@Nullable Op op(PatternNode.Tree tree) {
    OpSpec op = scope.op(tree, text);
    boolean complete = op != null && scope.hasAllArguments(tree, op, text);
    List<Build> arguments = new ArrayList<>();
    for (int i = 0; op != null && complete && i < tree.arguments().size(); i++) {
      Build argument = argument(op, op.arguments().get(i), tree.arguments().get(i));
      if (argument != null) {
        arguments.add(argument);
      }
    }
    String name = tree.symbol();
    Symbol symbol = null;
    if (name != null && !name.equals("_")) {
      symbol =
          scope.bind(
              op == null ? Symbol.unknown(name) : new Symbol(name, Symbol.Kind.BUILT, op, null),
              text,
              tree.symbolOffset());
    }
    return op == null
            || !complete
            || arguments.size() < tree.arguments().size()
            || !types.isBuildable(op, text, tree.headOffset())
        ? null
        : new Build.Op(op, symbol, arguments, Build.Types.NONE, -1);
  }

  private @Nullable Build argument(OpSpec op, Argument argument, PatternNode node) {
    if (node instanceof PatternNode.Tree tree) {
      return nested(op, argument, tree);
    } else if (node instanceof PatternNode.Variable variable) {
      return captured(op, argument, variable);
    }
    PatternToken token = ((PatternNode.Literal) node).token();
    DefaultValue value = Literals.value(argument, token);
    if (value == null) {
      scope.report(
          ProblemId.PATTERN_ARGUMENT_KIND,
          text,
          node.offset(),
          Literals.mistake(op, argument, token));
      return null;
    }
    return new Build.Literal((AttributeSpec) argument, value);
  }

  private @Nullable Build nested(OpSpec op, Argument argument, PatternNode.Tree tree) {
    Build.Op nested = op(tree);
    if (nested == null) {
      return null;
    }
    if (!(argument instanceof OperandSpec operand)) {
      scope.report(
          ProblemId.PATTERN_ARGUMENT_KIND,
          text,
          tree.offset(),
          "'%s' of '%s' is %s, but '%s' has results"
              .formatted(argument.accessor(), op.name(), Symbol.described(argument), tree.head()));
      return null;
    }
    int results = nested.size();
    if (results == 0 || (results > 1 && operand.arity() != Arity.VARIADIC)) {
      scope.report(
          ProblemId.PATTERN_ARGUMENT_KIND,
          text,
          tree.offset(),
          "'%s' has %s, but '%s' of '%s' is one value"
              .formatted(
                  tree.head(),
                  results == 0 ? "no results" : results + " results",
                  argument.accessor(),
                  op.name()));
      return null;
    }
    String what = "'" + tree.head() + "'";
    return scope.canBe(
            op,
            operand,
            what,
            results == 1 ? nested.op().results().get(0).constraint() : null,
            text,
            tree.offset())
        ? types.inferred(nested, text, tree.headOffset())
        : null;
  }

  private @Nullable Build captured(OpSpec op, Argument argument, PatternNode.Variable variable) {
    Build.Use use = use(variable);
    if (use == null || use.symbol().is(Symbol.Kind.UNKNOWN)) {
      return use;
    }
    boolean isOperand = argument instanceof OperandSpec;
    if (isOperand == use.symbol().is(Symbol.Kind.ATTRIBUTE)) {
      scope.report(
          ProblemId.PATTERN_ARGUMENT_KIND,
          text,
          variable.offset(),
          "'$%s' is %s, but '%s' of '%s' is %s"
              .formatted(
                  variable.name(),
                  use.symbol().description(),
                  argument.accessor(),
                  op.name(),
                  Symbol.described(argument)));
      return null;
    }
    if (argument instanceof OperandSpec operand
        && operand.arity() != Arity.VARIADIC
        && !use.isSingle()) {
      scope.report(
          ProblemId.PATTERN_ARGUMENT_KIND,
          text,
          variable.offset(),
          "'%s' is several values, but '%s' of '%s' is one"
              .formatted(variable.spelling(), argument.accessor(), op.name()));
      return null;
    }
    boolean fits =
        !(argument instanceof OperandSpec operand)
            || scope.canBe(
                op,
                operand,
                "'" + variable.spelling() + "'",
                use.symbol().constraint(use.result()),
                text,
                variable.offset());
    return fits ? use : null;
  }

  private Build.@Nullable Use use(PatternNode.Variable variable) {
    Symbol symbol = variable.isIgnored() ? null : scope.find(variable.name());
    if (symbol == null) {
      scope.report(
          ProblemId.PATTERN_UNBOUND,
          text,
          variable.offset(),
          variable.name(),
          Suggestions.didYouMean(variable.name(), scope.names()));
      return null;
    }
    boolean selects = variable.index() >= 0 || variable.member() != null;
    return selects ? select(variable, symbol) : new Build.Use(symbol, -1);
  }

  private Build.@Nullable Use select(PatternNode.Variable variable, Symbol symbol) {
    OpSpec op = symbol.op();
    if (symbol.is(Symbol.Kind.UNKNOWN) || op == null) {
      return new Build.Use(symbol, 0);
    }
    if (!symbol.isOperation()) {
      return noResult(
          variable,
          "'$%s' is %s, not an operation".formatted(variable.name(), symbol.description()));
    }
    List<String> names = op.results().stream().map(ResultSpec::name).toList();
    int index = variable.member() == null ? variable.index() : names.indexOf(variable.member());
    if (index < 0 || index >= names.size()) {
      String wanted =
          variable.member() == null ? "#" + variable.index() : "named '" + variable.member() + "'";
      return noResult(
          variable,
          "'%s' has no result %s; it has %s%s"
              .formatted(
                  op.name(),
                  wanted,
                  names.isEmpty() ? "none" : String.join(", ", names),
                  variable.member() == null
                      ? ""
                      : Suggestions.didYouMean(variable.member(), names)));
    }
    return new Build.Use(symbol, index);
  }

  private Build.@Nullable Use noResult(PatternNode.Variable variable, String message) {
    scope.report(ProblemId.PATTERN_RESULT, text, variable.offset(), message);
    return null;
  }
}
