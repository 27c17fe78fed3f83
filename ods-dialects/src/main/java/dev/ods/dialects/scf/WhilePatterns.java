// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.BoolAttr;
import dev.ods.dialects.arith.CmpIOp;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Patterns of canonicalization of {@code scf.while}. */
final class WhilePatterns {
  private WhilePatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(WhileOp.MODEL, WhileOp::of, "WhileConditionTruth", WhilePatterns::assumeCondition)
        .add(WhileOp.MODEL, WhileOp::of, "WhileCmpCond", WhilePatterns::assumeComparison)
        .add(WhileOp.MODEL, WhileOp::of, "WhileOpAlignBeforeArgs", WhilePatterns::alignArguments)
        .add(WhileOp.MODEL, WhileOp::of, "WhileMoveIfDown", WhilePatterns::moveIfDown);
  }

  private static ConditionOp condition(WhileOp op) {
    return ConditionOp.of(Objects.requireNonNull(before(op).last()));
  }

  private static Block before(WhileOp op) {
    return Objects.requireNonNull(op.before().first());
  }

  private static Block after(WhileOp op) {
    return Objects.requireNonNull(op.after().first());
  }

  // --- In the second region, the condition holds.

  private static boolean assumeCondition(WhileOp op, Rewriter rewriter) {
    ConditionOp condition = condition(op);
    Value holds = null;
    for (int i = 0; i < condition.args().size(); i++) {
      Value argument = after(op).argument(i);
      if (condition.args().get(i).equals(condition.condition()) && argument.hasUses()) {
        if (holds == null) {
          holds = bool(op.operation(), true, rewriter);
        }
        rewriter.replaceAllUses(argument, holds);
      }
    }
    return holds != null;
  }

  private static Value bool(Operation at, boolean value, Rewriter rewriter) {
    return ConstantOp.build(rewriter, at.location(), BoolAttr.get(at.context(), value)).result();
  }

  private static boolean assumeComparison(WhileOp op, Rewriter rewriter) {
    ConditionOp condition = condition(op);
    Operation definition = Matchers.definition(condition.condition(), CmpIOp.MODEL);
    if (definition == null) {
      return false;
    }
    CmpIOp known = CmpIOp.of(definition);
    boolean changed = false;
    for (int i = 0; i < condition.args().size(); i++) {
      for (int side = 0; side < 2; side++) {
        if (condition.args().get(i).equals(definition.operand(side))) {
          changed |= replaceComparisons(after(op).argument(i), known, 1 - side, rewriter);
        }
      }
    }
    return changed;
  }

  /** Replaces comparisons of a value with the operand that a known one compares it with. */
  private static boolean replaceComparisons(
      Value value, CmpIOp known, int other, Rewriter rewriter) {
    boolean changed = false;
    Set<Operation> users = new LinkedHashSet<>();
    value.uses().forEach(use -> users.add(use.owner()));
    for (Operation user : users) {
      if (!user.is(CmpIOp.MODEL) || !user.operand(other).equals(known.operation().operand(other))) {
        continue;
      }
      CmpIOp comparison = CmpIOp.of(user);
      boolean same = comparison.predicate() == known.predicate();
      if (same || comparison.predicate() == known.predicate().inverted()) {
        rewriter.replace(user, bool(user, same, rewriter));
        changed = true;
      }
    }
    return changed;
  }

  // --- Operands in the order of arguments.

  private static boolean alignArguments(WhileOp op, Rewriter rewriter) {
    ConditionOp last = condition(op);
    List<Value> from = List.copyOf(before(op).arguments());
    List<Value> to = List.copyOf(last.args());
    if (from.equals(to)
        || from.size() != to.size()
        || !new HashSet<>(from).equals(Set.copyOf(to))) {
      return false;
    }
    rewriter.setInsertionPoint(last.operation());
    ConditionOp.build(rewriter, last.operation().location(), last.condition(), from);
    rewriter.erase(last.operation());
    rewriter.setInsertionPoint(op.operation());
    WhileOp made =
        WhileOp.build(
            rewriter,
            op.operation().location(),
            from.stream().map(Value::type).toList(),
            List.copyOf(op.inits()));
    Block newBefore = block(made.before(), from, rewriter);
    Block newAfter = block(made.after(), from, rewriter);
    List<Value> arguments = new ArrayList<>();
    List<Value> results = new ArrayList<>();
    for (Value value : to) {
      int index = from.indexOf(value);
      arguments.add(newAfter.argument(index));
      results.add(made.results().get(index));
    }
    Block oldAfter = after(op);
    rewriter.merge(before(op), newBefore, List.copyOf(newBefore.arguments()));
    rewriter.merge(oldAfter, newAfter, arguments);
    rewriter.replace(op.operation(), results);
    return true;
  }

  private static Block block(Region region, List<Value> like, Rewriter rewriter) {
    Block block = rewriter.createBlock(region);
    like.forEach(value -> block.addArgument(value.type(), value.location()));
    return block;
  }

  // --- What is done only if the condition holds is done in the second region.

  private static boolean moveIfDown(WhileOp op, Rewriter rewriter) {
    ConditionOp condition = condition(op);
    Operation previous = condition.operation().previous();
    if (previous == null || !previous.is(IfOp.MODEL)) {
      return false;
    }
    IfOp choice = IfOp.of(previous);
    if (!choice.condition().equals(condition.condition())
        || (!choice.elseRegion().isEmpty() && !IfPatterns.isOnlyYield(choice.elseRegion()))) {
      return false;
    }
    for (int i = 0; i < condition.args().size(); i++) {
      Value argument = condition.args().get(i);
      if (previous.equals(argument.definingOp())) {
        int index = argument.index();
        Value ifTrue = IfPatterns.yielded(choice.thenRegion()).get(index);
        Value ifFalse = IfPatterns.yielded(choice.elseRegion()).get(index);
        rewriter.replaceAllUses(argument, ifFalse);
        rewriter.replaceAllUses(after(op).argument(i), ifTrue);
      }
    }
    Set<Value> used = new LinkedHashSet<>();
    collectUsed(choice.thenRegion(), op.before(), used);
    move(op, choice, condition, List.copyOf(used), rewriter);
    return true;
  }

  /** Collects the values of a region that are used in another one. */
  private static void collectUsed(Region in, Region of, Set<Value> used) {
    for (Block block : in.blocks()) {
      for (Operation op : block.operations()) {
        for (Value operand : op.operands()) {
          if (of.equals(operand.parentRegion())) {
            used.add(operand);
          }
        }
        for (int i = 0; i < op.regionCount(); i++) {
          collectUsed(op.region(i), of, used);
        }
      }
    }
  }

  private static void move(
      WhileOp op, IfOp choice, ConditionOp condition, List<Value> used, Rewriter rewriter) {
    List<Type> types = new ArrayList<>();
    op.results().forEach(result -> types.add(result.type()));
    used.forEach(value -> types.add(value.type()));
    int count = op.results().size();
    Location location = op.operation().location();
    WhileOp made = WhileOp.build(rewriter, location, types, List.copyOf(op.inits()));
    rewriter.takeBody(made.before(), op.before());
    rewriter.takeBody(made.after(), op.after());
    Block after = after(made);
    List<Value> passed = new ArrayList<>(condition.args());
    rewriter.modify(
        made.operation(), () -> used.forEach(value -> after.addArgument(value.type(), location)));
    passed.addAll(used);
    rewriter.modify(
        condition.operation(),
        () -> {
          List<Value> operands = new ArrayList<>(List.of(condition.condition()));
          operands.addAll(passed);
          condition.operation().setOperands(operands);
        });
    Region region = choice.thenRegion();
    for (int i = 0; i < used.size(); i++) {
      rewriter.replaceUsesIf(
          used.get(i), after.argument(count + i), use -> IfPatterns.isIn(region, use.owner()));
    }
    Block body = Objects.requireNonNull(region.first());
    rewriter.erase(Objects.requireNonNull(body.last()));
    rewriter.inlineBefore(body, Objects.requireNonNull(after.first()), List.of());
    rewriter.erase(choice.operation());
    rewriter.replace(op.operation(), List.copyOf(made.results()).subList(0, count));
  }
}
