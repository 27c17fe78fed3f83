// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.CallGraph;
import dev.ods.control.CallGraph.Node;
import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.Callee;
import dev.ods.inline.Inlining;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.Terminator;
import dev.ods.verify.SymbolTableCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Inlines the calls in an operation, callees before callers (MLIR's class of the same name). The
 * last call of a function that can be discarded is replaced by its body, others by a copy.
 */
final class Inliner {
  private final CallGraph graph;
  private final SymbolTableCollection tables = new SymbolTableCollection();
  private final CallUses uses;
  private final Predicate<Operation> optimize;
  private final BiPredicate<Region, Region> isProfitable;
  private final long maxIterations;

  private final List<Call> calls = new ArrayList<>();
  private final Set<Node> dead = new LinkedHashSet<>();

  /** A call, the functions that have it and that it calls, and what was inlined to get it. */
  private record Call(CallOpInterface call, Node caller, Node callee, @Nullable History history) {}

  /** A function that was inlined, and what was inlined to get the call of it. */
  private record History(Node node, @Nullable History earlier) {
    static boolean includes(@Nullable History history, Node node) {
      for (History each = history; each != null; each = each.earlier) {
        if (each.node == node) {
          return true;
        }
      }
      return false;
    }
  }

  /**
   * For the calls in an operation.
   *
   * @param graph the calls
   * @param optimize optimizes a function before it is inlined; false if that fails
   * @param isProfitable whether a call in a function should be inlined, of another one
   * @param maxIterations how often functions that call each other are processed
   */
  Inliner(
      Operation root,
      CallGraph graph,
      Predicate<Operation> optimize,
      BiPredicate<Region, Region> isProfitable,
      long maxIterations) {
    this.graph = graph;
    this.uses = new CallUses(root, graph, tables);
    this.optimize = optimize;
    this.isProfitable = isProfitable;
    this.maxIterations = maxIterations;
  }

  /** Inlines; returns whether all functions could be optimized. */
  boolean run() {
    for (List<Node> component : graph.components()) {
      if (!inline(new ArrayList<>(component))) {
        return false;
      }
    }
    dead.forEach(node -> CallUses.callable(node).erase());
    return true;
  }

  private boolean inline(List<Node> component) {
    component.removeIf(node -> node.region() == null);
    long iteration = 0;
    do {
      if (!optimizeAll(component)) {
        return false;
      }
      iteration++;
    } while (inlineCalls(component) && iteration < maxIterations);
    return true;
  }

  /** Functions with others nested in them are not optimized, as these might vanish. */
  private boolean optimizeAll(List<Node> component) {
    List<Node> optimized = new ArrayList<>();
    boolean succeeded = true;
    for (Node node : component) {
      Operation op = CallUses.callable(node);
      if (!node.hasChildren() && op.name().hasTrait(IsolatedFromAbove.class)) {
        succeeded &= optimize.test(op);
        optimized.add(node);
      }
    }
    if (succeeded) {
      optimized.forEach(uses::recompute);
    }
    return succeeded;
  }

  private boolean inlineCalls(List<Node> component) {
    Set<Node> newlyDead = new LinkedHashSet<>();
    for (Node node : component) {
      if (uses.isDead(node)) {
        newlyDead.add(node);
      } else {
        collect(blocks(Objects.requireNonNull(node.region())), node, false, null);
      }
    }
    boolean inlined = false;
    for (int i = 0; i < calls.size(); i++) {
      Call call = calls.get(i);
      if (!newlyDead.contains(call.caller)
          && !History.includes(call.history, call.callee)
          && shouldInline(call)) {
        inlined |= inline(call, newlyDead);
      }
    }
    component.removeAll(newlyDead);
    dead.addAll(newlyDead);
    calls.clear();
    return inlined;
  }

  private boolean inline(Call call, Set<Node> newlyDead) {
    Region source = Objects.requireNonNull(call.callee.region());
    CallableOpInterface callable =
        Objects.requireNonNull(CallUses.callable(call.callee).as(CallableOpInterface.class));
    boolean inPlace = uses.hasOneUseAndIsDiscardable(call.callee);
    History history = new History(call.callee, call.history);
    if (!Inlining.inlineCall(
        call.call, callable, source, !inPlace, blocks -> collectInlined(blocks, history))) {
      return false;
    }
    uses.dropCall(call.caller, call.call.operation());
    uses.merge(call.callee, call.caller);
    call.call.operation().erase();
    if (inPlace) {
      uses.erase(call.callee);
      newlyDead.add(call.callee);
    }
    return true;
  }

  // --- Collection of calls.

  private static List<Block> blocks(Region region) {
    List<Block> blocks = new ArrayList<>();
    region.blocks().forEach(blocks::add);
    return blocks;
  }

  private void collectInlined(List<Block> blocks, History history) {
    Region region = blocks.get(0).parent();
    Node node = graph.lookup(region);
    while (node == null) {
      region = Objects.requireNonNull(region).parentRegion();
      node = graph.lookup(region);
    }
    collect(blocks, node, true, history);
  }

  /** A block, and the function that it is in. */
  private record Visit(Block block, Node node) {}

  private void collect(
      List<Block> blocks, Node source, boolean intoNestedNodes, @Nullable History history) {
    Deque<Visit> pending = new ArrayDeque<>();
    blocks.forEach(block -> pending.push(new Visit(block, source)));
    while (!pending.isEmpty()) {
      Visit visit = pending.pop();
      for (Operation op : visit.block.operations()) {
        CallOpInterface call = op.as(CallOpInterface.class);
        if (call != null) {
          add(call, visit.node, history);
          continue;
        }
        for (int i = 0; i < op.regionCount(); i++) {
          Node nested = graph.lookup(op.region(i));
          if (intoNestedNodes || nested == null) {
            Node node = nested == null ? visit.node : nested;
            op.region(i).blocks().forEach(block -> pending.push(new Visit(block, node)));
          }
        }
      }
    }
  }

  private void add(CallOpInterface call, Node caller, @Nullable History history) {
    if (call.callableForCallee() instanceof Callee.OfSymbol symbol
        && !symbol.reference().isFlat()) {
      return;
    }
    Node callee = graph.resolve(call, tables);
    if (callee.region() != null) {
      calls.add(new Call(call, caller, callee, history));
    }
  }

  // --- Decisions.

  private boolean shouldInline(Call call) {
    Operation op = call.call.operation();
    Region callee = Objects.requireNonNull(call.callee.region());
    Region around = Objects.requireNonNull(op.parentRegion());
    if (op.name().hasTrait(Terminator.class)
        || call.callee.edges().stream()
            .anyMatch(edge -> edge.target() == call.callee || edge.target() == call.caller)
        || callee.equals(around)
        || callee.isProperAncestorOf(around)
        || !supportsBlocksOf(callee, around)) {
      return false;
    }
    return isProfitable.test(Objects.requireNonNull(call.caller.region()), callee);
  }

  /** Whether the region around a call can have several blocks, if the callee has. */
  private static boolean supportsBlocksOf(Region callee, Region around) {
    if (callee.isEmpty() || callee.hasOneBlock()) {
      return true;
    }
    Operation parent = Objects.requireNonNull(around.parentOp());
    return parent.name() == Objects.requireNonNull(callee.parentOp()).name()
        || !parent.name().mightHaveTrait(SingleBlock.class);
  }
}
