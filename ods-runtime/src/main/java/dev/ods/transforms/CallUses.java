// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.control.CallGraph;
import dev.ods.control.CallGraph.Node;
import dev.ods.control.CallableOpInterface;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUses;
import dev.ods.verify.Symbols;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * How often each function that can be discarded is referred to, while calls are inlined (MLIR's
 * {@code CGUseList}).
 */
final class CallUses {
  private final CallGraph graph;
  private final SymbolTableCollection tables;

  /** The functions that can be discarded, with the number of their uses. */
  private final Map<Node, Integer> discardable = new HashMap<>();

  private final Map<Node, Uses> usesIn = new HashMap<>();

  /**
   * Whether all references are known. Otherwise every symbol may be in use: an operation whose
   * dialect is not loaded may be a symbol table.
   */
  private boolean allKnown = true;

  /** What one function refers to. */
  private static final class Uses {
    /** In its own attributes; how often is irrelevant. */
    final Set<Node> own = new HashSet<>();

    /** In operations nested in it. */
    final Map<Node, Integer> inner = new HashMap<>();
  }

  CallUses(Operation root, CallGraph graph, SymbolTableCollection tables) {
    this.graph = graph;
    this.tables = tables;
    Set<Node> alwaysLive = new HashSet<>();
    Symbols.walkTables(
        root,
        root.block() == null,
        (table, allUsesVisible) -> findDiscardable(table, allUsesVisible, alwaysLive));
    alwaysLive.forEach(discardable::remove);
    graph.nodes().forEach(this::recompute);
  }

  private void findDiscardable(Operation table, boolean allUsesVisible, Set<Node> alwaysLive) {
    Map<SymbolRefAttr, Node> resolved = new HashMap<>();
    for (Block block : table.region(0).blocks()) {
      for (Operation op : block.operations()) {
        CallableOpInterface callable = op.as(CallableOpInterface.class);
        Node node = callable == null ? null : graph.lookup(callable.callableRegion());
        if (node == null) {
          forEachReference(op, resolved, (found, user) -> alwaysLive.add(found));
        } else if (isDiscardable(op, allUsesVisible)) {
          discardable.putIfAbsent(node, 0);
        }
      }
    }
  }

  private static boolean isDiscardable(Operation op, boolean allUsesVisible) {
    Symbols.Visibility visibility = Symbols.visibility(op);
    return Symbols.isSymbol(op)
        && (visibility == Symbols.Visibility.PRIVATE
            || (allUsesVisible && visibility == Symbols.Visibility.NESTED));
  }

  /**
   * Passes on the functions that an operation refers to, each with the operation that has the
   * reference.
   *
   * @param resolved the references that were resolved before
   */
  private void forEachReference(
      Operation op, Map<SymbolRefAttr, Node> resolved, BiConsumer<Node, Operation> action) {
    Operation table = op.parent();
    allKnown &=
        new SymbolUses(
                (user, reference) -> {
                  Node node = resolved.computeIfAbsent(reference, key -> resolve(table, key));
                  if (node != null) {
                    action.accept(node, user);
                  }
                })
            .findIn(op);
  }

  private @Nullable Node resolve(@Nullable Operation table, SymbolRefAttr reference) {
    Operation symbol = table == null ? null : tables.lookupNearest(table, reference);
    CallableOpInterface callable = symbol == null ? null : symbol.as(CallableOpInterface.class);
    return callable == null ? null : graph.lookup(callable.callableRegion());
  }

  static Operation callable(Node node) {
    return Objects.requireNonNull(Objects.requireNonNull(node.region()).parentOp());
  }

  // --- Questions.

  /** Whether a function is known not to be referred to, and can be erased. */
  boolean isDead(Node node) {
    Operation op = callable(node);
    return Symbols.isSymbol(op)
        ? allKnown && discardable.getOrDefault(node, 1) == 0
        : op.useEmpty() && SideEffects.isMemoryEffectFree(op);
  }

  /** Whether a function is known to be referred to once, and can be erased. */
  boolean hasOneUseAndIsDiscardable(Node node) {
    Operation op = callable(node);
    return Symbols.isSymbol(op)
        ? allKnown && discardable.getOrDefault(node, 0) == 1
        : hasOneUse(op) && SideEffects.isMemoryEffectFree(op);
  }

  private static boolean hasOneUse(Operation op) {
    int uses = 0;
    for (Value result : op.results()) {
      for (OpOperand use = result.firstUse(); use != null && uses < 2; use = use.nextUse()) {
        uses++;
      }
    }
    return uses == 1;
  }

  // --- Changes.

  private void count(Node node, int change) {
    discardable.merge(node, change, Integer::sum);
  }

  /** Counts anew what a function refers to. */
  void recompute(Node node) {
    Operation op = callable(node);
    release(usesIn.get(node));
    Uses uses = new Uses();
    usesIn.put(node, uses);
    forEachReference(
        op,
        new HashMap<>(),
        (found, user) -> {
          if (!discardable.containsKey(found)) {
            return;
          }
          if (!user.equals(op)) {
            uses.inner.merge(found, 1, Integer::sum);
            count(found, 1);
          } else if (uses.own.add(found)) {
            count(found, 1);
          }
        });
  }

  private Uses usesOf(Node node) {
    return usesIn.computeIfAbsent(node, key -> new Uses());
  }

  private void release(@Nullable Uses uses) {
    if (uses != null) {
      uses.own.forEach(node -> count(node, -1));
      uses.inner.forEach((node, times) -> count(node, -times));
    }
  }

  /** A call in a function is going to be erased. */
  void dropCall(Node caller, Operation call) {
    Map<Node, Integer> inner = usesOf(caller).inner;
    forEachReference(
        call,
        new HashMap<>(),
        (node, user) -> {
          if (inner.containsKey(node)) {
            inner.merge(node, -1, Integer::sum);
            count(node, -1);
          }
        });
  }

  /** A function was inlined into another one. */
  void merge(Node callee, Node caller) {
    Map<Node, Integer> added = new HashMap<>(usesOf(callee).inner);
    Map<Node, Integer> inner = usesOf(caller).inner;
    added.forEach(
        (node, times) -> {
          inner.merge(node, times, Integer::sum);
          count(node, times);
        });
  }

  /** A function is going to be erased. */
  void erase(Node node) {
    for (CallGraph.Edge edge : node.edges()) {
      if (edge.kind() == CallGraph.EdgeKind.CHILD) {
        erase(edge.target());
      }
    }
    release(usesIn.remove(node));
    discardable.remove(node);
  }
}
