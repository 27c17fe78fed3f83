// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PatternText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks the tree that a pattern matches, and binds its names. */
final class MatchRules {
  private static final int MAX_EITHERS = 4;

  private final PatternScope scope;
  private final PatternText text;

  /** Whether nothing is wrong so far. */
  private boolean valid = true;

  private boolean isParsed;

  /** The number of pairs of operands in any order so far, each of which doubles the code. */
  private int eithers;

  MatchRules(PatternScope scope, PatternText text) {
    this.scope = scope;
    this.text = text;
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
      report(ProblemId.PATTERN_ROOT, node.offset());
      return null;
    }
    Match match = tree(tree);
    return valid && match instanceof Match.Op root ? root : null;
  }

  private Match tree(PatternNode.Tree tree) {
    OpSpec op = scope.op(tree, text);
    if (op == null || !scope.hasAllArguments(tree, op, text)) {
      valid = false;
      bindUnknown(tree);
      return new Match.Any();
    }
    Symbol symbol = null;
    if (tree.symbol() != null && !tree.symbol().equals("_")) {
      symbol = bind(new Symbol(tree.symbol(), Symbol.Kind.MATCHED, op, null), tree.symbolOffset());
    }
    List<Match> arguments = new ArrayList<>();
    int next = 0;
    for (PatternNode node : tree.arguments()) {
      if (PatternScope.isEither(node)) {
        arguments.add(either(op, next, (PatternNode.Tree) node));
        next += 2;
      } else {
        arguments.add(argument(op, op.arguments().get(next++), node));
      }
    }
    return new Match.Op(op, symbol, arguments);
  }

  private Match argument(OpSpec op, Argument argument, PatternNode node) {
    if (node instanceof PatternNode.Variable variable) {
      return variable(op, argument, variable);
    } else if (node instanceof PatternNode.Tree tree) {
      return nested(op, argument, tree);
    }
    PatternToken token = ((PatternNode.Literal) node).token();
    DefaultValue value = Literals.value(argument, token);
    return value == null
        ? wrong(
            ProblemId.PATTERN_ARGUMENT_KIND, node.offset(), Literals.mistake(op, argument, token))
        : new Match.Literal((AttributeSpec) argument, value);
  }

  /** Two operands in any order. */
  private Match either(OpSpec op, int first, PatternNode.Tree tree) {
    if (++eithers > MAX_EITHERS) {
      bindUnknown(tree);
      return wrong(
          ProblemId.PATTERN_UNSUPPORTED,
          tree.offset(),
          "a pattern may have at most " + MAX_EITHERS + " pairs of operands in any order");
    }
    for (Argument argument : op.arguments().subList(first, first + 2)) {
      if (Arity.of(argument) != Arity.SINGLE || !(argument instanceof OperandSpec)) {
        bindUnknown(tree);
        return wrong(
            ProblemId.PATTERN_ARGUMENT_KIND,
            tree.offset(),
            "'%s' of '%s' is not a single operand, so that it has a fixed place"
                .formatted(argument.accessor(), op.name()));
      }
    }
    return new Match.Either(
        argument(op, op.arguments().get(first), tree.arguments().get(0)),
        argument(op, op.arguments().get(first + 1), tree.arguments().get(1)));
  }

  private Match variable(OpSpec op, Argument argument, PatternNode.Variable variable) {
    if (variable.index() >= 0 || variable.member() != null) {
      return wrong(
          ProblemId.PATTERN_RESULT,
          variable.offset(),
          "'" + variable.spelling() + "' selects a result, which only a rewrite can do");
    }
    if (variable.isIgnored()) {
      return new Match.Any();
    }
    boolean isConstant =
        Arity.of(argument) == Arity.SINGLE
            && argument instanceof OperandSpec
            && scope.isAttributeParameter(variable.name());
    if (isConstant) {
      Symbol symbol = new Symbol(variable.name(), Symbol.Kind.ATTRIBUTE, op, argument);
      return new Match.Constant(bind(symbol, variable.offset()));
    }
    boolean isOperand = argument instanceof OperandSpec;
    if (argument instanceof OperandSpec operand && operand.isGrouped()) {
      return wrong(
          ProblemId.PATTERN_UNSUPPORTED,
          variable.offset(),
          "operand '" + argument.name() + "' of '" + op.name() + "' has groups; use $_");
    }
    Symbol symbol =
        new Symbol(
            variable.name(), isOperand ? Symbol.Kind.VALUE : Symbol.Kind.ATTRIBUTE, op, argument);
    Symbol before = scope.find(variable.name());
    if (before != null && isRepeatable(before) && isRepeatable(symbol)) {
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

  /** Whether the same name may occur twice, for equal operands. */
  private static boolean isRepeatable(Symbol symbol) {
    return symbol.is(Symbol.Kind.VALUE)
        && symbol.argument() != null
        && Arity.of(symbol.argument()) == Arity.SINGLE;
  }

  private Match nested(OpSpec op, Argument argument, PatternNode.Tree tree) {
    if (!(argument instanceof OperandSpec operand)) {
      bindUnknown(tree);
      return wrong(
          ProblemId.PATTERN_ARGUMENT_KIND,
          tree.offset(),
          "'%s' of '%s' is %s, which no operation defines"
              .formatted(argument.accessor(), op.name(), Symbol.described(argument)));
    }
    if (operand.arity() != Arity.SINGLE) {
      bindUnknown(tree);
      return wrong(
          ProblemId.PATTERN_UNSUPPORTED,
          tree.offset(),
          "operand '%s' of '%s' is not a single value, so that no tree matches it"
              .formatted(operand.name(), op.name()));
    }
    Match match = tree(tree);
    if (match instanceof Match.Op nested && nested.op().results().isEmpty()) {
      return wrong(
          ProblemId.PATTERN_ARGUMENT_KIND,
          tree.offset(),
          "'" + nested.op().name() + "' has no results, so that it defines no operand");
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
    if (node instanceof PatternNode.Variable variable && scope.find(variable.name()) == null) {
      scope.bind(Symbol.unknown(variable.name()), text, variable.offset());
    } else if (node instanceof PatternNode.Tree tree) {
      if (tree.symbol() != null && scope.find(tree.symbol()) == null) {
        scope.bind(Symbol.unknown(tree.symbol()), text, tree.symbolOffset());
      }
      tree.arguments().forEach(this::bindUnknown);
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
