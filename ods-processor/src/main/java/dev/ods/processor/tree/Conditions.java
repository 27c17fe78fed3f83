// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternParameter.Uses;
import dev.ods.processor.model.PatternSpec;
import dev.ods.processor.pattern.CheckedParameter;
import dev.ods.processor.pattern.CheckedPattern;
import dev.ods.processor.pattern.Match;
import dev.ods.processor.pattern.Symbol;
import dev.ods.processor.pattern.TypedValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the conditions of a pattern about which a tree can ask. What it does not know is left to
 * the pattern itself, which is tried only if all of these hold.
 */
final class Conditions {
  /** An operand, or all results of an operation if the index is negative. */
  private record Captured(Place place, int operand) {}

  private final List<Test> tests = new ArrayList<>();
  private final Map<Symbol, Captured> captured = new HashMap<>();
  private boolean isExact = true;

  private Conditions() {}

  /** The ways in which a pattern matches, in the order in which they are tried. */
  static List<Alternative> of(CheckedPattern pattern, int index) {
    List<Alternative> alternatives = new ArrayList<>();
    for (Match.Op order : pattern.orders()) {
      Conditions conditions = new Conditions();
      conditions.add(order, Place.ROOT);
      pattern.emptied().forEach(conditions::addOnlyUse);
      pattern.parameters().forEach(conditions::add);
      conditions.isExact &=
          pattern.guards().isEmpty() && pattern.spec().body() == PatternSpec.Body.NONE;
      alternatives.add(new Alternative(index, conditions.tests, conditions.isExact));
    }
    return alternatives;
  }

  private void add(Match.Op match, Place place) {
    captured.put(match.symbol(), new Captured(place, -1));
    OpSpec op = match.op();
    List<OperandSpec> operands = op.operands();
    boolean fixed = true;
    for (int i = 0; i < match.arguments().size(); i++) {
      Argument argument = op.arguments().get(i);
      Match wanted = match.arguments().get(i);
      if (argument instanceof OperandSpec operand) {
        // Behind an operand of variable length the indices of operands are not known.
        fixed &= operand.arity() == Arity.SINGLE;
        operand(wanted, fixed ? operands.indexOf(operand) : -1, operand, place);
      } else if (wanted instanceof Match.Literal literal
          && argument instanceof AttributeSpec attribute
          && isSimple(attribute, literal.value())) {
        int slot = op.attributes().indexOf(attribute);
        test(
            new Question.Value(place, op.mnemonic(), slot, attribute),
            new Answer.OfValue(literal.value().value()));
      } else {
        isExact &= wanted instanceof Match.Any || wanted instanceof Match.Capture;
      }
    }
  }

  /** Whether a literal is one value that the attribute itself stores. */
  private static boolean isSimple(AttributeSpec attribute, TypedValue literal) {
    DefaultValue value = literal.value();
    return literal.storage().equals(attribute.storage())
        && !(value instanceof DefaultValue.Elements)
        && !(value instanceof DefaultValue.EnumCases)
        && !(value instanceof DefaultValue.Constant);
  }

  private void operand(Match wanted, int index, OperandSpec operand, Place place) {
    if (wanted instanceof Match.Any) {
      return;
    }
    if (index < 0) {
      isExact &= wanted instanceof Match.Capture capture && captured.get(capture.symbol()) == null;
      return;
    }
    Place definition = place.definition(index, operand.accessor());
    if (wanted instanceof Match.Op nested) {
      OpSpec op = nested.op();
      test(
          new Question.Kind(definition),
          new Answer.OfKind(op.opClass(), op.mnemonic(), op.hasTrait("ConstantLike")));
      isExact &= nested.result() < 0;
      add(nested, definition);
    } else if (wanted instanceof Match.Constant) {
      test(new Question.Constant(definition), Answer.Yes.YES);
      // Its attribute has to be of the class of the parameter, too.
      isExact = false;
    } else if (wanted instanceof Match.Capture capture) {
      capture(capture.symbol(), new Captured(place, index));
    } else {
      isExact = false;
    }
  }

  private void capture(Symbol symbol, Captured operand) {
    Captured before = captured.putIfAbsent(symbol, operand);
    if (before != null) {
      test(
          new Question.Same(before.place(), before.operand(), operand.place(), operand.operand()),
          Answer.Yes.YES);
    }
  }

  /** What a parameter asks of its capture. */
  private void add(CheckedParameter checked) {
    PatternParameter parameter = checked.parameter();
    Captured about = checked.use().result() < 0 ? captured.get(checked.use().symbol()) : null;
    isExact &= !parameter.ofBlock();
    boolean isKnown = about != null && (about.operand() >= 0 || parameter.constraints().isEmpty());
    isExact &= isKnown && parameter.uses() != Uses.NONE;
    if (about == null || !isKnown) {
      return;
    }
    for (ConstraintUse constraint : parameter.constraints()) {
      if (constraint.target() == ConstraintTarget.TYPE) {
        test(
            new Question.OfType(about.place(), about.operand(), constraint.testClass()),
            Answer.Yes.YES);
      } else {
        isExact = false;
      }
    }
    if (parameter.uses() == Uses.ONE) {
      addOneUse(checked.use().symbol(), about);
    }
  }

  private void addOnlyUse(Symbol emptied) {
    Captured about = captured.get(emptied);
    if (about == null) {
      isExact = false;
    } else {
      addOneUse(emptied, about);
    }
  }

  /** A value has one use, or the results of an operation together. */
  private void addOneUse(Symbol symbol, Captured about) {
    if (about.operand() >= 0 || symbol.hasOneResult()) {
      test(new Question.OneUse(about.place(), about.operand()), Answer.Yes.YES);
    } else {
      isExact = false;
    }
  }

  private void test(Question question, Answer answer) {
    Test test = new Test(question, answer);
    if (!tests.contains(test)) {
      tests.add(test);
    }
  }
}
