// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Removes {@code builtin.unrealized_conversion_cast} where casts cancel each other out. */
public final class UnrealizedCasts {
  private final Set<Operation> casts;
  private final Rewriter rewriter;

  private UnrealizedCasts(Set<Operation> casts, Rewriter rewriter) {
    this.casts = casts;
    this.rewriter = rewriter;
  }

  /**
   * Removes casts (MLIR's {@code reconcileUnrealizedCasts}): the results of a cast are replaced by
   * the inputs of a chain of casts that leads to it, if these are of the same types; and those that
   * only casts use, directly or not, are erased.
   *
   * @param casts operations {@code builtin.unrealized_conversion_cast}; other casts stay
   * @param rewriter through which all changes go
   * @return those that are left, in order
   * @throws IllegalArgumentException if one is another operation; then nothing has changed
   */
  public static List<Operation> reconcile(Collection<Operation> casts, Rewriter rewriter) {
    if (casts.isEmpty()) {
      return List.of();
    }
    for (Operation cast : casts) {
      if (!cast.is(UnrealizedConversionCastOp.MODEL)) {
        throw new IllegalArgumentException("'" + cast.name() + "' is no cast that can be removed");
      }
    }
    Set<Operation> distinct = new LinkedHashSet<>(casts);
    UnrealizedCasts reconciling = new UnrealizedCasts(distinct, rewriter);
    List<Operation> ordered = List.copyOf(distinct);
    for (int i = ordered.size() - 1; i >= 0; i--) {
      reconciling.bypass(ordered.get(i));
    }
    return reconciling.eraseDead(ordered);
  }

  private void bypass(Operation cast) {
    List<Type> types = Materializations.typesOf(cast.results());
    Set<Operation> seen = new HashSet<>();
    for (Operation at = cast; at != null && seen.add(at); at = castOfInputs(at)) {
      if (Materializations.typesOf(at.operands()).equals(types)) {
        if (at.operands().stream().noneMatch(value -> cast.equals(value.definingOp()))) {
          replace(cast, List.copyOf(at.operands()));
        }
        return;
      }
    }
  }

  private void replace(Operation cast, List<Value> values) {
    if (rewriter instanceof ConversionRewriter converting) {
      for (int i = 0; i < values.size(); i++) {
        converting.replaceEverywhere(cast.result(i), values.get(i));
      }
    } else {
      rewriter.replaceAllUses(cast, values);
    }
  }

  /** The cast whose results are exactly the inputs of another one, or null. */
  private static @Nullable Operation castOfInputs(Operation cast) {
    Operation inner =
        cast.operandCount() == 0
            ? null
            : cast.operand(0).definingOp(UnrealizedConversionCastOp.MODEL);
    return inner != null && inner.results().equals(cast.operands()) ? inner : null;
  }

  private List<Operation> eraseDead(List<Operation> ordered) {
    Set<Operation> live = new HashSet<>();
    for (Operation cast : ordered) {
      if (!live.contains(cast) && isUsedByOthers(cast)) {
        markLive(cast, live);
      }
    }
    List<Operation> remaining = new ArrayList<>();
    List<Operation> dead = new ArrayList<>();
    ordered.forEach(cast -> (live.contains(cast) ? remaining : dead).add(cast));
    eraseAll(dead);
    return remaining;
  }

  private boolean isUsedByOthers(Operation cast) {
    for (Value result : cast.results()) {
      for (OpOperand use : result.uses()) {
        if (!casts.contains(use.owner())) {
          return true;
        }
      }
    }
    return false;
  }

  private void markLive(Operation cast, Set<Operation> live) {
    Deque<Operation> worklist = new ArrayDeque<>();
    worklist.push(cast);
    while (!worklist.isEmpty()) {
      Operation op = worklist.pop();
      if (live.add(op)) {
        for (Value operand : op.operands()) {
          Operation definition = operand.definingOp();
          if (definition != null && casts.contains(definition)) {
            worklist.push(definition);
          }
        }
      }
    }
  }

  /** Erases casts that only each other use: users first, as far as there is an order. */
  private void eraseAll(List<Operation> dead) {
    Set<Operation> left = new HashSet<>(dead);
    Deque<Operation> worklist = new ArrayDeque<>(dead);
    while (!worklist.isEmpty()) {
      Operation cast = worklist.removeLast();
      if (!left.contains(cast) || !cast.useEmpty()) {
        continue;
      }
      List<Value> operands = List.copyOf(cast.operands());
      left.remove(cast);
      rewriter.erase(cast);
      for (Value operand : operands) {
        Operation definition = operand.definingOp();
        if (definition != null && left.contains(definition)) {
          worklist.add(definition);
        }
      }
    }
    eraseCyclic(left);
  }

  /** In a graph region, casts may use each other in a circle. */
  private void eraseCyclic(Set<Operation> casts) {
    for (Operation cast : casts) {
      rewriter.modify(cast, () -> cast.setOperands(List.of()));
    }
    casts.forEach(rewriter::erase);
  }
}
