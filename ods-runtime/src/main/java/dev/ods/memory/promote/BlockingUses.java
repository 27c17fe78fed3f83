// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory.promote;

import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.memory.PromotableMemOpInterface;
import dev.ods.memory.PromotableOpInterface;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The operands that have to go when a slot does, by their operations. */
final class BlockingUses {
  private final Map<Operation, Set<OpOperand>> uses = new LinkedHashMap<>();

  /** Asks an operation whether it can do without some of its operands. */
  @FunctionalInterface
  interface Removal {
    /**
     * Whether it can.
     *
     * @param furtherUses receives the uses of its results that have to go, too
     */
    boolean isPossible(Operation op, Set<OpOperand> blockingUses, List<OpOperand> furtherUses);
  }

  /** Adds a use that has to go. */
  void add(OpOperand use) {
    uses.computeIfAbsent(use.owner(), op -> new LinkedHashSet<>()).add(use);
  }

  /** The uses of an operation that have to go. */
  Set<OpOperand> of(Operation op) {
    return uses.getOrDefault(op, Set.of());
  }

  /** Whether an operation has uses that have to go. */
  boolean contains(Operation op) {
    return uses.containsKey(op);
  }

  /** The operations with uses that have to go. */
  Collection<Operation> operations() {
    return Collections.unmodifiableCollection(uses.keySet());
  }

  /**
   * Adds the uses that have to go because others do, from those of a pointer on.
   *
   * @return whether all of them can be removed
   */
  boolean propagate(Value pointer, Removal removal) {
    // An operation without the interfaces cannot pass on that uses have to go.
    for (Operation op : forwardSlice(pointer)) {
      Set<OpOperand> blocking = uses.get(op);
      if (blocking == null) {
        continue;
      }
      List<OpOperand> further = new ArrayList<>();
      if (!removal.isPossible(op, blocking, further)) {
        return false;
      }
      further.forEach(this::add);
    }
    return uses.keySet().stream().allMatch(BlockingUses::isPromotable);
  }

  private static boolean isPromotable(Operation op) {
    return op.name().hasInterface(PromotableOpInterface.class)
        || op.name().hasInterface(PromotableMemOpInterface.class);
  }

  /** A level of a search: an operation, and the uses of its results that are left. */
  private static final class Visit {
    final Operation op;
    final Deque<OpOperand> left = new ArrayDeque<>();

    Visit(Operation op) {
      this.op = op;
      op.results().forEach(result -> result.uses().forEach(left::add));
    }
  }

  /**
   * The promotable operations that a value reaches through promotable ones, each behind those that
   * it uses.
   */
  private static List<Operation> forwardSlice(Value value) {
    List<Operation> postOrder = new ArrayList<>();
    Set<Operation> visited = new HashSet<>();
    Deque<Visit> stack = new ArrayDeque<>();
    for (OpOperand use : value.uses()) {
      enter(use.owner(), visited, stack);
      while (!stack.isEmpty()) {
        Visit top = stack.getLast();
        OpOperand next = top.left.poll();
        if (next == null) {
          postOrder.add(top.op);
          stack.removeLast();
        } else {
          enter(next.owner(), visited, stack);
        }
      }
    }
    Collections.reverse(postOrder);
    return postOrder;
  }

  private static void enter(Operation op, Set<Operation> visited, Deque<Visit> stack) {
    if (isPromotable(op) && visited.add(op)) {
      stack.addLast(new Visit(op));
    }
  }
}
