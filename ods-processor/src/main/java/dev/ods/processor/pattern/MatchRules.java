// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PatternText;
import dev.ods.processor.model.RegionSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks the tree that a pattern matches, and binds its names. */
final class MatchRules {
  private static final int MAX_EITHERS = 4;

  private final PatternScope scope;
  private final PatternText text;
  private final GuardRules guards;

  /** Whether nothing is wrong so far. */
  private boolean valid = true;

  private boolean isParsed;

  /** The number of pairs of operands in any order so far, each of which doubles the code. */
  private int eithers;

  MatchRules(PatternScope scope, PatternText text) {
    this.scope = scope;
    this.text = text;
    this.guards = new GuardRules(scope, text);
  }

  /** Whether the text that was checked has no mistake of syntax, so that its names are known. */
  boolean isParsed() {
    return isParsed;
  }

  /** The tree, or null after a report. */
  Match.@Nullable Op check() {
    PatternNode node = scope.parse(text);
    isParsed = node != null;
    if (node == null) {
      return null;
    }
    if (!(node instanceof PatternNode.Tree tree)) {
      report(PatternProblem.PATTERN_ROOT, node.offset());
      return null;
    }
    if (tree.symbol() != null && tree.symbol().selects()) {
      report(
          PatternProblem.PATTERN_RESULT,
          tree.symbol().offset(),
          "'" + tree.symbol().spelling() + "' selects a result, but all of the root are replaced");
    }
    Match match = tree(tree);
    valid &= guards.resolve();
    return valid && match instanceof Match.Op root ? root : null;
  }

  /** The calls of methods in the tree. */
  List<Guard> guards() {
    return guards.guards();
  }

  private Match tree(PatternNode.Tree tree) {
    OpSpec op = scope.op(tree, text);
    if (op == null || builds(tree) || !scope.hasAllArguments(tree, op, "", text)) {
      valid = false;
      bindUnknown(tree);
      return new Match.Any();
    }
    PatternNode.Variable name = tree.symbol();
    boolean isNamed = name != null && !name.isIgnored();
    Symbol symbol =
        Symbol.operation(isNamed ? name.name() : scope.fresh(), Symbol.Kind.MATCHED, op);
    int result = -1;
    if (isNamed) {
      bind(symbol, name.offset());
    }
    if (name != null && name.selects()) {
      result = Results.index(name, symbol, scope, text);
      valid &= result >= 0;
    }
    List<Match> arguments = new ArrayList<>();
    List<Match> regions = new ArrayList<>();
    int next = 0;
    for (PatternNode node : tree.arguments()) {
      if (next >= op.arguments().size()) {
        regions.add(region(op, op.regions().get(regions.size()), node));
      } else if (PatternScope.isEither(node)) {
        arguments.add(either(op, next, (PatternNode.Tree) node));
        next += 2;
      } else {
        arguments.add(argument(op, op.arguments().get(next), node));
        next++;
      }
    }
    return new Match.Op(op, symbol, result, arguments, regions);
  }

  /** Whether a tree says how to build its operation, which a match does not; reports it if so. */
  private boolean builds(PatternNode.Tree tree) {
    for (PatternNode node : tree.arguments()) {
      if (PatternScope.isTrailing(node)) {
        report(
            PatternProblem.PATTERN_DIRECTIVE,
            node.offset(),
            "'%s' is for an operation to build, not for one to match"
                .formatted(((PatternNode.Tree) node).head()));
        return true;
      }
    }
    return false;
  }

  private Match region(OpSpec op, RegionSpec region, PatternNode node) {
    if (node instanceof PatternNode.Variable variable && !variable.selects()) {
      return variable.isIgnored()
          ? new Match.Any()
          : new Match.Capture(bind(Symbol.region(variable.name(), op, region), variable.offset()));
    }
    bindUnknown(node);
    return wrong(
        PatternProblem.PATTERN_ARGUMENT_KIND,
        node.offset(),
        "'%s' of '%s' is a region, which only a name such as $x matches"
            .formatted(region.accessor(), op.name()));
  }

  private Match argument(OpSpec op, Argument argument, PatternNode node) {
    if (node instanceof PatternNode.Tree tree && tree.is("variadic")) {
      return variadic(op, argument, tree);
    }
    return element(op, argument, node, Arguments.arity(argument));
  }

  /**
   * An argument that is no list of matches, or a value of one.
   *
   * @param arity that of the argument; of a value in a list it is single
   */
  private Match element(OpSpec op, Argument argument, PatternNode node, Arity arity) {
    if (node instanceof PatternNode.Variable variable) {
      return variable(op, argument, variable, arity);
    } else if (node instanceof PatternNode.Tree tree) {
      return tree.is("constant")
          ? constant(op, argument, tree, arity)
          : nested(op, argument, tree, arity);
    } else if (node instanceof PatternNode.Call call) {
      return call(op, argument, call, arity);
    } else if (node instanceof PatternNode.Literal literal && literal.isNull()) {
      return absent(op, argument, literal, arity);
    }
    TypedValue value = Literals.value(argument, node);
    return value == null
        ? wrong(
            PatternProblem.PATTERN_ARGUMENT_KIND,
            node.offset(),
            Literals.mistake(op, argument, node))
        : new Match.Literal(value);
  }

  private Match absent(OpSpec op, Argument argument, PatternNode node, Arity arity) {
    return arity == Arity.OPTIONAL
        ? new Match.Absent()
        : wrong(
            PatternProblem.PATTERN_ARGUMENT_KIND,
            node.offset(),
            "%s '%s' of '%s' is never absent"
                .formatted(argument.entity(), argument.name(), op.name()));
  }

  /** A list of so many values. */
  private Match variadic(OpSpec op, Argument argument, PatternNode.Tree tree) {
    if (!(argument instanceof OperandSpec operand)
        || operand.arity() != Arity.VARIADIC
        || operand.isGrouped()) {
      bindUnknown(tree);
      return wrong(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          tree.offset(),
          "'%s' of '%s' is not a list of values, so that 'variadic' does not match it"
              .formatted(argument.accessor(), op.name()));
    }
    List<Match> elements = new ArrayList<>();
    for (PatternNode node : tree.arguments()) {
      elements.add(element(op, argument, node, Arity.SINGLE));
    }
    PatternNode.Variable name = tree.symbol();
    Symbol symbol =
        name == null || name.isIgnored()
            ? null
            : bind(Symbol.argument(name.name(), op, argument), name.offset());
    if (symbol != null) {
      scope.hasSize(symbol, elements.size());
    }
    return new Match.Variadic(symbol, elements);
  }

  /** Two operands in any order. */
  private Match either(OpSpec op, int first, PatternNode.Tree tree) {
    if (++eithers > MAX_EITHERS) {
      bindUnknown(tree);
      return wrong(
          PatternProblem.PATTERN_UNSUPPORTED,
          tree.offset(),
          "a pattern may have at most " + MAX_EITHERS + " pairs of operands in any order");
    }
    if (tree.arguments().size() != 2 || tree.symbol() != null) {
      bindUnknown(tree);
      return wrong(
          PatternProblem.PATTERN_DIRECTIVE,
          tree.offset(),
          "'either' is written with two operands, and without a name");
    }
    Member fixed = fixed(op, first);
    if (fixed != null) {
      bindUnknown(tree);
      return wrong(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          tree.offset(),
          "'%s' of '%s' is not a single operand, so that it has a fixed place"
              .formatted(fixed.accessor(), op.name()));
    }
    return new Match.Either(
        argument(op, op.arguments().get(first), tree.arguments().get(0)),
        argument(op, op.arguments().get(first + 1), tree.arguments().get(1)));
  }

  /** The first of the two members from one on that is no single operand, or null. */
  private static @Nullable Member fixed(OpSpec op, int first) {
    List<Argument> arguments = op.arguments();
    for (int i = first; i < first + 2; i++) {
      if (i >= arguments.size()) {
        return op.regions().get(i - arguments.size());
      }
      if (!(arguments.get(i) instanceof OperandSpec operand) || operand.arity() != Arity.SINGLE) {
        return arguments.get(i);
      }
    }
    return null;
  }

  private Match variable(OpSpec op, Argument argument, PatternNode.Variable variable, Arity arity) {
    if (variable.selects()) {
      return wrong(
          PatternProblem.PATTERN_RESULT,
          variable.offset(),
          "'" + variable.spelling() + "' selects a result, which only a rewrite can do");
    }
    if (variable.isIgnored()) {
      return new Match.Any();
    }
    boolean isOperand = argument instanceof OperandSpec;
    if (arity == Arity.SINGLE && isOperand && scope.isAttributeParameter(variable.name())) {
      Symbol symbol = Symbol.constant(variable.name(), op, argument);
      return new Match.Constant(bind(symbol, variable.offset()));
    }
    if (argument instanceof OperandSpec operand && operand.isGrouped()) {
      return wrong(
          PatternProblem.PATTERN_UNSUPPORTED,
          variable.offset(),
          "operand '" + argument.name() + "' of '" + op.name() + "' has groups; use $_");
    }
    Symbol symbol =
        isOperand && arity == Arity.SINGLE
            ? Symbol.value(variable.name(), op, argument)
            : Symbol.argument(variable.name(), op, argument);
    Symbol before = scope.find(variable.name());
    if (before != null && before.isRepeatable() && symbol.isRepeatable()) {
      valid &=
          scope.canBe(
              op,
              (OperandSpec) argument,
              "'$" + variable.name() + "'",
              before.constraint(-1),
              text,
              variable.offset());
      return new Match.Capture(before);
    }
    return new Match.Capture(bind(symbol, variable.offset()));
  }

  /** An operand that is a constant. */
  private Match constant(OpSpec op, Argument argument, PatternNode.Tree tree, Arity arity) {
    if (!(argument instanceof OperandSpec)
        || arity != Arity.SINGLE
        || tree.symbol() != null
        || tree.arguments().size() != 1) {
      bindUnknown(tree);
      return wrong(
          PatternProblem.PATTERN_DIRECTIVE,
          tree.offset(),
          "'constant' is written with one name or literal, for an operand that is one value");
    }
    PatternNode node = tree.arguments().get(0);
    if (node instanceof PatternNode.Variable variable && !variable.selects()) {
      return variable.isIgnored()
          ? new Match.Constant(scope.anonymous(op, argument))
          : new Match.Constant(
              bind(Symbol.constant(variable.name(), op, argument), variable.offset()));
    }
    TypedValue value = node instanceof PatternNode.Literal literal ? Literals.value(literal) : null;
    return value == null
        ? wrong(
            PatternProblem.PATTERN_DIRECTIVE,
            node.offset(),
            "expected a name such as $x, or a literal with its type such as 5 : i32")
        : new Match.ConstantLiteral(value);
  }

  private Match call(OpSpec op, Argument argument, PatternNode.Call call, Arity arity) {
    Match match = guards.match(op, argument, call, arity);
    if (match == null) {
      valid = false;
      bindUnknown(call);
      return new Match.Any();
    }
    return match;
  }

  private Match nested(OpSpec op, Argument argument, PatternNode.Tree tree, Arity arity) {
    if (!(argument instanceof OperandSpec operand)) {
      bindUnknown(tree);
      return wrong(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          tree.offset(),
          "'%s' of '%s' is %s, which no operation defines"
              .formatted(argument.accessor(), op.name(), Symbol.described(argument)));
    }
    if (arity != Arity.SINGLE) {
      bindUnknown(tree);
      return wrong(
          PatternProblem.PATTERN_UNSUPPORTED,
          tree.offset(),
          "operand '%s' of '%s' is not a single value, so that no tree matches it%s"
              .formatted(
                  operand.name(), op.name(), arity == Arity.VARIADIC ? "; use (variadic …)" : ""));
    }
    Match match = tree(tree);
    if (match instanceof Match.Op nested && nested.op().results().isEmpty()) {
      return wrong(
          PatternProblem.PATTERN_ARGUMENT_KIND,
          tree.offset(),
          "'" + nested.op().name() + "' has no results, so that it defines no operand");
    }
    if (match instanceof Match.Op nested) {
      scope.requireResult(nested.symbol(), nested.result());
    }
    if (match instanceof Match.Op nested && nested.op().results().size() == 1) {
      valid &=
          scope.canBe(
              op,
              operand,
              "'" + nested.op().name() + "'",
              nested.op().results().get(0).constraint(),
              text,
              tree.offset());
    }
    return match;
  }

  /** Binds the names in a tree in error, so that their uses are no errors. */
  private void bindUnknown(PatternNode node) {
    if (node instanceof PatternNode.Variable variable) {
      bindUnknown(variable);
    } else if (node instanceof PatternNode.Tree tree) {
      bindUnknown(tree.symbol());
      tree.arguments().forEach(this::bindUnknown);
    } else if (node instanceof PatternNode.Call call) {
      bindUnknown(call.symbol());
    }
  }

  private void bindUnknown(PatternNode.@Nullable Variable variable) {
    if (variable != null && !variable.isIgnored() && scope.find(variable.name()) == null) {
      scope.bind(Symbol.unknown(variable.name()), text, variable.offset());
    }
  }

  private Symbol bind(Symbol symbol, int offset) {
    valid &= scope.find(symbol.name()) == null;
    return scope.bind(symbol, text, offset);
  }

  private Match wrong(ProblemId id, int offset, Object... arguments) {
    report(id, offset, arguments);
    return new Match.Any();
  }

  private void report(ProblemId id, int offset, Object... arguments) {
    valid = false;
    scope.report(id, text, offset, arguments);
  }
}
