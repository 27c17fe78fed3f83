// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.BoolAttr;
import dev.ods.dialects.arith.AndIOp;
import dev.ods.dialects.arith.ConstantOp;
import dev.ods.dialects.arith.SelectOp;
import dev.ods.dialects.arith.XOrIOp;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Patterns of canonicalization of {@code scf.if}. */
final class IfPatterns {
  private IfPatterns() {}

  static void addTo(RewritePatternSet patterns) {
    patterns
        .add(IfOp.MODEL, IfOp::of, "CombineIfs", IfPatterns::combine)
        .add(IfOp.MODEL, IfOp::of, "CombineNestedIfs", IfPatterns::combineNested)
        .add(IfOp.MODEL, IfOp::of, "ConditionPropagation", IfPatterns::propagateCondition)
        .add(IfOp.MODEL, IfOp::of, "ConvertTrivialIfToSelect", IfPatterns::toSelect)
        .add(IfOp.MODEL, IfOp::of, "RemoveEmptyElseBranch", IfPatterns::removeEmptyElse)
        .add(IfOp.MODEL, IfOp::of, "RemoveStaticCondition", IfPatterns::choose)
        .add(IfOp.MODEL, IfOp::of, "ReplaceIfYieldWithConditionOrValue", IfPatterns::replaceYields);
  }

  private static Block block(Region region) {
    return Objects.requireNonNull(region.last());
  }

  private static Operation terminator(Region region) {
    return Objects.requireNonNull(block(region).last());
  }

  static List<Value> yielded(Region region) {
    return List.copyOf(terminator(region).operands());
  }

  static boolean isOnlyYield(Region region) {
    Operation first = block(region).first();
    return first != null && first.next() == null;
  }

  /** An operation without regions of its own yet. */
  private static IfOp create(
      Rewriter rewriter, Location location, List<Type> types, Value condition) {
    return IfOp.of(
        rewriter.create(
            rewriter
                .state(IfOp.MODEL, location)
                .addOperand(condition)
                .addTypes(types)
                .addRegions(2)));
  }

  private static void replaceYield(Operation old, List<Value> values, Rewriter rewriter) {
    rewriter.setInsertionPoint(old);
    YieldOp.build(rewriter, old.location(), values);
    rewriter.erase(old);
  }

  // --- A condition that is known.

  private static boolean choose(IfOp op, Rewriter rewriter) {
    APInt known = Matchers.integer(op.condition());
    if (known == null) {
      return false;
    }
    if (!known.isZero()) {
      LoopPatterns.inline(op.operation(), op.thenRegion(), List.of(), rewriter);
    } else if (!op.elseRegion().isEmpty()) {
      LoopPatterns.inline(op.operation(), op.elseRegion(), List.of(), rewriter);
    } else {
      rewriter.erase(op.operation());
    }
    return true;
  }

  private static boolean propagateCondition(IfOp op, Rewriter rewriter) {
    if (Matchers.constant(op.condition()) != null) {
      return false;
    }
    List<OpOperand> uses = new ArrayList<>();
    op.condition().uses().forEach(uses::add);
    Value[] constants = new Value[2];
    boolean changed = false;
    for (OpOperand use : uses) {
      int region = regionOf(op.operation(), use.owner());
      if (region >= 0) {
        if (constants[region] == null) {
          constants[region] = bool(op.operation(), region == 0, rewriter);
        }
        Value constant = constants[region];
        rewriter.modify(use.owner(), () -> use.set(constant));
        changed = true;
      }
    }
    return changed;
  }

  private static Value bool(Operation op, boolean value, Rewriter rewriter) {
    return ConstantOp.build(rewriter, op.location(), BoolAttr.get(op.context(), value)).result();
  }

  /** The index of the region that an operation is nested in; -1 if in none. */
  private static int regionOf(Operation op, Operation nested) {
    Region around = op.parentRegion();
    Region region = nested.parentRegion();
    while (region != null && !region.equals(around)) {
      if (op.equals(region.parentOp())) {
        return region.index();
      }
      region = region.parentRegion();
    }
    return -1;
  }

  // --- Yielded values that are known before.

  private static boolean toSelect(IfOp op, Rewriter rewriter) {
    if (op.results().isEmpty()) {
      return false;
    }
    List<Value> ifTrue = yielded(op.thenRegion());
    List<Value> ifFalse = yielded(op.elseRegion());
    List<Integer> kept = new ArrayList<>();
    List<Type> types = new ArrayList<>();
    for (int i = 0; i < ifTrue.size(); i++) {
      if (op.thenRegion().equals(ifTrue.get(i).parentRegion())
          || op.elseRegion().equals(ifFalse.get(i).parentRegion())) {
        kept.add(i);
        types.add(ifTrue.get(i).type());
      }
    }
    if (kept.size() == ifTrue.size()) {
      return false;
    }
    Location location = op.operation().location();
    IfOp made = create(rewriter, location, types, op.condition());
    rewriter.takeBody(made.thenRegion(), op.thenRegion());
    rewriter.takeBody(made.elseRegion(), op.elseRegion());
    rewriter.setInsertionPoint(made.operation());
    List<Value> results = new ArrayList<>();
    List<Value> trueYields = new ArrayList<>();
    List<Value> falseYields = new ArrayList<>();
    for (int i = 0; i < ifTrue.size(); i++) {
      Value first = ifTrue.get(i);
      Value second = ifFalse.get(i);
      if (kept.contains(i)) {
        results.add(made.operation().result(trueYields.size()));
        trueYields.add(first);
        falseYields.add(second);
      } else if (first.equals(second)) {
        results.add(first);
      } else {
        results.add(SelectOp.build(rewriter, location, op.condition(), first, second).result());
      }
    }
    replaceYield(terminator(made.thenRegion()), trueYields, rewriter);
    replaceYield(terminator(made.elseRegion()), falseYields, rewriter);
    rewriter.replace(op.operation(), results);
    return true;
  }

  /** Yielded truth values are the condition or its complement. */
  private static boolean replaceYields(IfOp op, Rewriter rewriter) {
    if (op.results().isEmpty()) {
      return false;
    }
    List<Value> ifTrue = yielded(op.thenRegion());
    List<Value> ifFalse = yielded(op.elseRegion());
    rewriter.setInsertionPoint(op.operation());
    boolean changed = false;
    for (int i = 0; i < ifTrue.size(); i++) {
      Value result = op.results().get(i);
      Value by = result.hasUses() ? known(op, ifTrue.get(i), ifFalse.get(i), rewriter) : null;
      if (by != null) {
        rewriter.replaceAllUses(result, by);
        changed = true;
      }
    }
    return changed;
  }

  private static @Nullable Value known(IfOp op, Value ifTrue, Value ifFalse, Rewriter rewriter) {
    if (ifTrue.equals(ifFalse)) {
      return ifTrue;
    }
    if (!(Matchers.constant(ifTrue) instanceof BoolAttr first)
        || !(Matchers.constant(ifFalse) instanceof BoolAttr second)
        || first == second) {
      return null;
    }
    if (!first.isZero()) {
      return op.condition();
    }
    Value mask = bool(op.operation(), true, rewriter);
    return XOrIOp.build(rewriter, op.operation().location(), op.condition(), mask).result();
  }

  // --- Several operations as one.

  private static boolean removeEmptyElse(IfOp op, Rewriter rewriter) {
    if (!op.results().isEmpty() || op.elseRegion().isEmpty() || !isOnlyYield(op.elseRegion())) {
      return false;
    }
    IfOp made = create(rewriter, op.operation().location(), List.of(), op.condition());
    made.operation().setDiscardableAttributes(op.operation().discardableAttributes());
    rewriter.takeBody(made.thenRegion(), op.thenRegion());
    rewriter.erase(op.operation());
    return true;
  }

  /** Which of two regions runs if the condition of an operation before holds, and which if not. */
  private record Order(@Nullable Region ifTrue, @Nullable Region ifFalse) {
    static @Nullable Order of(IfOp before, IfOp op) {
      Region otherwise = op.elseRegion().isEmpty() ? null : op.elseRegion();
      if (op.condition().equals(before.condition())) {
        return new Order(op.thenRegion(), otherwise);
      }
      boolean opposite =
          isComplement(op.condition(), before.condition())
              || isComplement(before.condition(), op.condition());
      return opposite ? new Order(otherwise, op.thenRegion()) : null;
    }

    private static boolean isComplement(Value value, Value of) {
      Operation xor = Matchers.definition(value, XOrIOp.MODEL);
      return xor != null && xor.operand(0).equals(of) && Matchers.isOne(xor.operand(1));
    }
  }

  private static boolean combine(IfOp op, Rewriter rewriter) {
    Operation previous = op.operation().previous();
    IfOp before = previous != null && previous.is(IfOp.MODEL) ? IfOp.of(previous) : null;
    Order order = before == null ? null : Order.of(before, op);
    if (before == null || order == null) {
      return false;
    }
    if (!before.elseRegion().isEmpty()) {
      replaceResults(before, order, rewriter);
    }
    List<Type> types = new ArrayList<>();
    before.results().forEach(result -> types.add(result.type()));
    op.results().forEach(result -> types.add(result.type()));
    IfOp made = create(rewriter, op.operation().location(), types, before.condition());
    rewriter.takeBody(made.thenRegion(), before.thenRegion());
    append(made.thenRegion(), order.ifTrue(), rewriter);
    rewriter.takeBody(made.elseRegion(), before.elseRegion());
    append(made.elseRegion(), order.ifFalse(), rewriter);
    int count = before.results().size();
    List<Value> results = List.copyOf(made.results());
    rewriter.replace(before.operation(), results.subList(0, count));
    rewriter.replace(op.operation(), results.subList(count, results.size()));
    return true;
  }

  /** In the second operation, the results of the first are what its region yields. */
  private static void replaceResults(IfOp before, Order order, Rewriter rewriter) {
    List<Value> ifTrue = yielded(before.thenRegion());
    List<Value> ifFalse = yielded(before.elseRegion());
    for (int i = 0; i < ifTrue.size(); i++) {
      List<OpOperand> uses = new ArrayList<>();
      before.results().get(i).uses().forEach(uses::add);
      for (OpOperand use : uses) {
        if (isIn(order.ifTrue(), use.owner())) {
          Value value = ifTrue.get(i);
          rewriter.modify(use.owner(), () -> use.set(value));
        } else if (isIn(order.ifFalse(), use.owner())) {
          Value value = ifFalse.get(i);
          rewriter.modify(use.owner(), () -> use.set(value));
        }
      }
    }
  }

  static boolean isIn(@Nullable Region region, Operation op) {
    Region around = op.parentRegion();
    return region != null
        && around != null
        && (around.equals(region) || region.isProperAncestorOf(around));
  }

  private static void append(Region to, @Nullable Region from, Rewriter rewriter) {
    if (from == null) {
      return;
    }
    if (to.isEmpty()) {
      rewriter.takeBody(to, from);
      return;
    }
    Operation first = terminator(to);
    Operation second = terminator(from);
    rewriter.merge(block(from), block(to), List.of());
    rewriter.setInsertionPointToEnd(block(to));
    List<Value> merged = new ArrayList<>(first.operands());
    merged.addAll(second.operands());
    YieldOp.build(rewriter, second.location(), merged);
    rewriter.erase(first);
    rewriter.erase(second);
  }

  /** One operation in the other, with nothing else: both conditions must hold. */
  private static boolean combineNested(IfOp op, Rewriter rewriter) {
    Operation only = block(op.thenRegion()).first();
    Operation last = terminator(op.thenRegion());
    boolean otherwise = !op.elseRegion().isEmpty();
    if (only == null
        || !only.is(IfOp.MODEL)
        || !last.equals(only.next())
        || (otherwise && !isOnlyYield(op.elseRegion()))) {
      return false;
    }
    IfOp nested = IfOp.of(only);
    if (!nested.elseRegion().isEmpty() && !isOnlyYield(nested.elseRegion())) {
      return false;
    }
    List<Value> ifTrue = new ArrayList<>(last.operands());
    List<Value> ifFalse = otherwise ? yielded(op.elseRegion()) : List.of();
    List<Integer> selected = new ArrayList<>();
    for (int i = 0; i < ifTrue.size(); i++) {
      Value value = ifTrue.get(i);
      if (only.equals(value.definingOp())) {
        if (!yielded(nested.elseRegion()).get(value.index()).equals(ifFalse.get(i))) {
          return false;
        }
        ifTrue.set(i, yielded(nested.thenRegion()).get(value.index()));
      } else if (op.thenRegion().equals(value.parentRegion())) {
        return false;
      } else {
        selected.add(i);
      }
    }
    merge(op, nested, ifTrue, ifFalse, selected, rewriter);
    return true;
  }

  private static void merge(
      IfOp op,
      IfOp nested,
      List<Value> ifTrue,
      List<Value> ifFalse,
      List<Integer> selected,
      Rewriter rewriter) {
    Location location = op.operation().location();
    Value both = AndIOp.build(rewriter, location, op.condition(), nested.condition()).result();
    List<Type> types = op.results().stream().map(Value::type).toList();
    IfOp made = create(rewriter, location, types, both);
    rewriter.setInsertionPoint(made.operation());
    List<Value> results = new ArrayList<>(made.results());
    for (int i : selected) {
      results.set(
          i,
          SelectOp.build(rewriter, location, op.condition(), ifTrue.get(i), ifFalse.get(i))
              .result());
    }
    rewriter.takeBody(made.thenRegion(), nested.thenRegion());
    replaceYield(terminator(made.thenRegion()), ifTrue, rewriter);
    if (!ifFalse.isEmpty()) {
      rewriter.setInsertionPointToEnd(rewriter.createBlock(made.elseRegion()));
      YieldOp.build(rewriter, location, ifFalse);
    }
    rewriter.replace(op.operation(), results);
  }
}
