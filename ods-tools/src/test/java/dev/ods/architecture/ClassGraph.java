// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * A graph of dependencies among top-level classes, including their nested ones, or among groups.
 */
final class ClassGraph {
  private final Map<String, Set<String>> uses = new TreeMap<>();

  /** Adds a node, even if it has no edges. */
  void add(String node) {
    uses.computeIfAbsent(node, n -> new TreeSet<>());
  }

  void add(String from, String to) {
    add(from);
    add(to);
    if (!from.equals(to)) {
      uses.get(from).add(to);
    }
  }

  /** The top-level classes among {@code classes}, without package-infos. */
  static ClassGraph of(JavaClasses classes) {
    ClassGraph graph = new ClassGraph();
    Set<String> known = new HashSet<>();
    for (JavaClass c : classes) {
      known.add(topLevel(c));
    }
    for (JavaClass c : classes) {
      if (c.getSimpleName().equals("package-info") || c.getSimpleName().equals("module-info")) {
        continue;
      }
      graph.add(topLevel(c));
      for (Dependency dependency : c.getDirectDependenciesFromSelf()) {
        String target = topLevel(dependency.getTargetClass().getBaseComponentType());
        if (known.contains(target)) {
          graph.add(topLevel(c), target);
        }
      }
    }
    return graph;
  }

  private static String topLevel(JavaClass c) {
    String name = c.getName();
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  /** The package of a class. */
  static String packageOf(String className) {
    return className.substring(0, className.lastIndexOf('.'));
  }

  Set<String> nodes() {
    return uses.keySet();
  }

  Set<String> usesOf(String node) {
    return uses.get(node);
  }

  /** The graph of groups of nodes. */
  ClassGraph grouped(UnaryOperator<String> group) {
    ClassGraph groups = new ClassGraph();
    uses.forEach(
        (from, targets) -> {
          groups.add(group.apply(from));
          targets.forEach(to -> groups.add(group.apply(from), group.apply(to)));
        });
    return groups;
  }

  /** The strongly connected components of more than one node. */
  List<Set<String>> cycles() {
    Search search = new Search();
    for (String node : uses.keySet()) {
      if (!search.index.containsKey(node)) {
        search.visit(node);
      }
    }
    search.found.removeIf(component -> component.size() == 1);
    return search.found;
  }

  /** For messages, the shortest path from a node of a cycle back to it. */
  List<String> wayRound(Set<String> cycle, String start) {
    Map<String, String> from = new HashMap<>();
    Deque<String> queue = new ArrayDeque<>(List.of(start));
    while (!queue.isEmpty()) {
      String node = queue.remove();
      for (String next : uses.get(node)) {
        if (cycle.contains(next) && from.putIfAbsent(next, node) == null) {
          if (next.equals(start)) {
            return way(from, start);
          }
          queue.add(next);
        }
      }
    }
    throw new IllegalArgumentException(start + " is in no cycle of " + cycle);
  }

  private static List<String> way(Map<String, String> from, String start) {
    List<String> way = new ArrayList<>(List.of(start));
    String node = start;
    do {
      node = from.get(node);
      way.add(0, node);
    } while (!node.equals(start));
    return way;
  }

  /** Tarjan's algorithm with an explicit stack: chains of classes may be long. */
  private final class Search {
    final Map<String, Integer> index = new HashMap<>();
    final Map<String, Integer> low = new HashMap<>();
    final Deque<String> open = new ArrayDeque<>();
    final Set<String> isOpen = new HashSet<>();
    final List<Set<String>> found = new ArrayList<>();

    private record Frame(String node, Iterator<String> targets) {}

    void visit(String root) {
      Deque<Frame> path = new ArrayDeque<>();
      path.push(enter(root));
      while (!path.isEmpty()) {
        Frame frame = path.peek();
        if (frame.targets.hasNext()) {
          String target = frame.targets.next();
          if (!index.containsKey(target)) {
            path.push(enter(target));
          } else if (isOpen.contains(target)) {
            low.merge(frame.node, index.get(target), Math::min);
          }
        } else {
          path.pop();
          leave(frame.node);
          if (!path.isEmpty()) {
            low.merge(path.peek().node, low.get(frame.node), Math::min);
          }
        }
      }
    }

    private Frame enter(String node) {
      index.put(node, index.size());
      low.put(node, index.get(node));
      open.push(node);
      isOpen.add(node);
      return new Frame(node, uses.get(node).iterator());
    }

    private void leave(String node) {
      if (!low.get(node).equals(index.get(node))) {
        return;
      }
      Set<String> component = new TreeSet<>();
      String member;
      do {
        member = open.pop();
        isOpen.remove(member);
        component.add(member);
      } while (!member.equals(node));
      found.add(component);
    }
  }

  static Collection<String> packagesOf(Set<String> classNames) {
    Set<String> packages = new TreeSet<>();
    classNames.forEach(name -> packages.add(packageOf(name)));
    return packages;
  }
}
