// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.verify.SymbolTableCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which callable regions call which (MLIR's class of the same name). It is of the moment at which
 * it was made.
 */
public final class CallGraph {
  private final Map<Region, Node> nodes = new LinkedHashMap<>();
  private final Node externalCaller = new Node(null);
  private final Node unknownCallee = new Node(null);

  private CallGraph() {}

  /** A callable region, or all that is elsewhere. */
  public static final class Node {
    private final @Nullable Region region;
    private final Set<Edge> edges = new LinkedHashSet<>();

    private Node(@Nullable Region region) {
      this.region = region;
    }

    /** The region; null if the node stands for callers or callees that are elsewhere. */
    public @Nullable Region region() {
      return region;
    }

    /** The edges to other nodes, and to itself, in the order in which they were found. */
    public Collection<Edge> edges() {
      return Collections.unmodifiableSet(edges);
    }

    /** Whether there are callable regions nested in this one. */
    public boolean hasChildren() {
      return edges.stream().anyMatch(edge -> edge.kind == EdgeKind.CHILD);
    }
  }

  /** Why there is an edge. */
  public enum EdgeKind {
    /** From what is elsewhere to what it may call. */
    ABSTRACT,
    /** From a caller to what it calls. */
    CALL,
    /** From a callable region to one that is nested in it. */
    CHILD
  }

  /**
   * An edge.
   *
   * @param target where it leads to
   * @param kind why there is an edge
   */
  public record Edge(Node target, EdgeKind kind) {}

  /** The graph of the callable regions in an operation. */
  public static CallGraph of(Operation root) {
    CallGraph graph = new CallGraph();
    graph.addCallables(root);
    graph.addCalls(root);
    return graph;
  }

  /** The nodes of regions. */
  public Collection<Node> nodes() {
    return Collections.unmodifiableCollection(nodes.values());
  }

  /** The node of a region, or null. */
  public @Nullable Node lookup(@Nullable Region region) {
    return region == null ? null : nodes.get(region);
  }

  /** The node of callers that are elsewhere, with an edge to each that they may call. */
  public Node externalCaller() {
    return externalCaller;
  }

  /** The node of all that is called and not here. */
  public Node unknownCallee() {
    return unknownCallee;
  }

  /** The node of what is called; that of all that is elsewhere if it is not here. */
  public Node resolve(CallOpInterface call, SymbolTableCollection tables) {
    Operation callee = call.resolveCallable(tables);
    CallableOpInterface callable = callee == null ? null : callee.as(CallableOpInterface.class);
    Node node = callable == null ? null : lookup(callable.callableRegion());
    return node == null ? unknownCallee : node;
  }

  // --- Construction.

  /** What is left to visit directly inside of an operation, and the callable region around it. */
  private static final class Inside {
    final @Nullable Node node;
    private final Operation op;
    private int region = -1;
    private @Nullable Block block;
    private @Nullable Operation last;

    Inside(Operation op, @Nullable Node node) {
      this.op = op;
      this.node = node;
    }

    @Nullable Operation next() {
      last = last == null ? null : last.next();
      while (last == null) {
        block = block == null ? null : block.next();
        while (block == null) {
          region++;
          if (region >= op.regionCount()) {
            return null;
          }
          block = op.region(region).first();
        }
        last = block.first();
      }
      return last;
    }
  }

  private void addCallables(Operation root) {
    traverse(
        root,
        (op, parent) -> {
          CallableOpInterface callable = op.as(CallableOpInterface.class);
          Region region = callable == null ? null : callable.callableRegion();
          if (region != null && !nodes.containsKey(region)) {
            Node node = new Node(region);
            nodes.put(region, node);
            if (parent == null) {
              externalCaller.edges.add(new Edge(node, EdgeKind.ABSTRACT));
            } else {
              parent.edges.add(new Edge(node, EdgeKind.CHILD));
            }
          }
        });
  }

  private void addCalls(Operation root) {
    SymbolTableCollection tables = new SymbolTableCollection();
    traverse(
        root,
        (op, parent) -> {
          CallOpInterface call = op.as(CallOpInterface.class);
          if (call != null && parent != null) {
            parent.edges.add(new Edge(resolve(call, tables), EdgeKind.CALL));
          }
        });
  }

  private interface Visitor {
    void visit(Operation op, @Nullable Node parent);
  }

  /** Visits in pre-order, but neither in calls nor in callables that are declared only. */
  private void traverse(Operation root, Visitor visitor) {
    visitor.visit(root, null);
    Deque<Inside> around = new ArrayDeque<>();
    enter(root, null, around);
    while (!around.isEmpty()) {
      Inside innermost = around.element();
      Operation op = innermost.next();
      if (op == null) {
        around.pop();
      } else {
        visitor.visit(op, innermost.node);
        enter(op, innermost.node, around);
      }
    }
  }

  private void enter(Operation op, @Nullable Node parent, Deque<Inside> around) {
    if (op.regionCount() == 0 || op.name().hasInterface(CallOpInterface.class)) {
      return;
    }
    CallableOpInterface callable = op.as(CallableOpInterface.class);
    if (callable == null) {
      around.push(new Inside(op, parent));
      return;
    }
    Region region = callable.callableRegion();
    if (region != null) {
      around.push(new Inside(op, lookup(region)));
    }
  }

  // --- Components.

  /**
   * The strongly connected components, each after those that it calls; within one, the node that
   * was reached last comes first, as in LLVM's {@code scc_iterator}. Nodes of what is elsewhere are
   * included.
   */
  public List<List<Node>> components() {
    return new Components().find(externalCaller);
  }

  /** Tarjan's algorithm, without recursion. */
  private static final class Components {
    private final Map<Node, Integer> numbers = new HashMap<>();
    private final Deque<Node> open = new ArrayDeque<>();
    private final Deque<Frame> stack = new ArrayDeque<>();
    private final List<List<Node>> found = new ArrayList<>();
    private int count;

    /** A node whose edges are being followed. */
    private static final class Frame {
      final Node node;
      final List<Edge> edges;
      int next;
      int lowest;

      Frame(Node node, int number) {
        this.node = node;
        this.edges = new ArrayList<>(node.edges);
        this.lowest = number;
      }
    }

    private void enter(Node node) {
      count++;
      numbers.put(node, count);
      open.push(node);
      stack.push(new Frame(node, count));
    }

    List<List<Node>> find(Node entry) {
      enter(entry);
      while (!stack.isEmpty()) {
        Frame top = stack.getFirst();
        if (top.next < top.edges.size()) {
          Node target = top.edges.get(top.next).target;
          top.next++;
          Integer number = numbers.get(target);
          if (number == null) {
            enter(target);
          } else {
            top.lowest = Math.min(top.lowest, number);
          }
        } else {
          stack.pop();
          leave(top);
        }
      }
      return found;
    }

    private void leave(Frame frame) {
      Frame parent = stack.peek();
      if (parent != null) {
        parent.lowest = Math.min(parent.lowest, frame.lowest);
      }
      if (frame.lowest != numbers.get(frame.node)) {
        return;
      }
      List<Node> component = new ArrayList<>();
      Node member;
      do {
        member = open.pop();
        numbers.put(member, Integer.MAX_VALUE);
        component.add(member);
      } while (member != frame.node);
      found.add(component);
    }
  }
}
