// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.OpModel;
import dev.ods.ir.OperationName;
import dev.ods.rewrite.RewritePattern;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which patterns may make an operation legal, and in which order they are tried: those that take
 * the fewest steps to what is legal first, then those of the larger benefit. Patterns that create
 * what cannot become legal are left out.
 */
final class LegalizationGraph {
  private static final int UNKNOWN_DEPTH = Integer.MAX_VALUE;

  private final ConversionTarget target;
  private final Map<String, List<RewritePattern>> ofOps = new LinkedHashMap<>();

  /** Those that are not for operations of one name. */
  private final List<RewritePattern> ofAny = new ArrayList<>();

  private final Map<String, Integer> depths = new HashMap<>();

  /** The patterns of a name, in order. */
  private final Map<OperationName, List<RewritePattern>> sequences = new HashMap<>();

  LegalizationGraph(ConversionTarget target, List<RewritePattern> patterns) {
    this.target = target;
    addUseful(patterns);
    for (String root : List.copyOf(ofOps.keySet())) {
      depth(root);
    }
    sort(ofAny);
  }

  // --- Leaving out.

  private void addUseful(List<RewritePattern> patterns) {
    Map<String, Set<RewritePattern>> waiting = new HashMap<>();
    Map<String, Set<String>> creators = new HashMap<>();
    List<RewritePattern> rooted = new ArrayList<>();
    for (RewritePattern pattern : patterns) {
      String root = pattern.root().opName();
      if (root == null) {
        ofAny.add(pattern);
      } else if (target.action(root) != ConversionTarget.Action.LEGAL) {
        rooted.add(pattern);
        waiting.computeIfAbsent(root, key -> new LinkedHashSet<>()).add(pattern);
        for (OpModel created : pattern.generatedOps()) {
          creators.computeIfAbsent(created.name(), key -> new LinkedHashSet<>()).add(root);
        }
      }
    }
    // What such a pattern makes legal is not known.
    Collection<RewritePattern> useful =
        ofAny.isEmpty() ? useful(rooted, waiting, creators) : rooted;
    for (RewritePattern pattern : useful) {
      String root = pattern.root().opName();
      if (root != null) {
        ofOps.computeIfAbsent(root, key -> new ArrayList<>()).add(pattern);
      }
    }
  }

  /**
   * The patterns all of whose results are legal, or become it by useful patterns; as in MLIR, those
   * that were added last come first, and so are tried first if nothing else decides.
   */
  private Set<RewritePattern> useful(
      List<RewritePattern> patterns,
      Map<String, Set<RewritePattern>> waiting,
      Map<String, Set<String>> creators) {
    Set<RewritePattern> useful = new LinkedHashSet<>();
    Set<String> reached = new LinkedHashSet<>();
    Deque<RewritePattern> worklist = new ArrayDeque<>(patterns);
    while (!worklist.isEmpty()) {
      RewritePattern pattern = worklist.removeLast();
      String root = pattern.root().opName();
      if (root == null
          || useful.contains(pattern)
          || !pattern.generatedOps().stream().allMatch(op -> mayBecomeLegal(op.name(), reached))) {
        continue;
      }
      useful.add(pattern);
      if (reached.add(root)) {
        creators.getOrDefault(root, Set.of()).stream()
            .flatMap(creator -> waiting.getOrDefault(creator, Set.of()).stream())
            .filter(other -> !useful.contains(other))
            .forEach(worklist::add);
      }
    }
    return useful;
  }

  private boolean mayBecomeLegal(String op, Set<String> reached) {
    ConversionTarget.Action action = target.action(op);
    return reached.contains(op) || (action != null && action != ConversionTarget.Action.ILLEGAL);
  }

  // --- Ordering.

  /** The steps from an operation to what is legal, at least; sorts its patterns. */
  private int depth(String op) {
    List<RewritePattern> patterns = ofOps.get(op);
    if (patterns == null) {
      return 0;
    }
    Integer known = depths.get(op);
    if (known != null) {
      return known;
    }
    // For the case that the patterns lead back to it.
    depths.put(op, UNKNOWN_DEPTH);
    int depth = sort(patterns);
    depths.put(op, depth);
    return depth;
  }

  private int sort(List<RewritePattern> patterns) {
    Map<RewritePattern, Integer> steps = new HashMap<>();
    int least = UNKNOWN_DEPTH;
    for (RewritePattern pattern : patterns) {
      int most = 1;
      for (OpModel created : pattern.generatedOps()) {
        int depth = depth(created.name());
        // As in MLIR, one that leads back to where it started counts as one step.
        most = Math.max(most, depth == UNKNOWN_DEPTH ? 1 : depth + 1);
      }
      steps.put(pattern, most);
      least = Math.min(least, most);
    }
    patterns.sort(
        Comparator.comparing((RewritePattern pattern) -> steps.getOrDefault(pattern, 0))
            .thenComparing(Comparator.comparingInt(RewritePattern::benefit).reversed()));
    return least;
  }

  /** The patterns for operations of a name, in the order in which they are tried. */
  List<RewritePattern> of(OperationName name) {
    return sequences.computeIfAbsent(name, this::sequence);
  }

  /**
   * A pattern that is not for operations of one name comes first only if it has the larger benefit.
   * That is MLIR's order for those of any operation; those of an interface it tries by the number
   * of registered operations that have it.
   */
  private List<RewritePattern> sequence(OperationName name) {
    List<RewritePattern> others =
        ofAny.stream().filter(pattern -> pattern.root().includes(name)).toList();
    List<RewritePattern> merged = new ArrayList<>();
    int next = 0;
    for (RewritePattern pattern : ofOps.getOrDefault(name.value(), List.of())) {
      if (!pattern.root().includes(name)) {
        continue;
      }
      while (next < others.size() && others.get(next).benefit() > pattern.benefit()) {
        merged.add(others.get(next++));
      }
      merged.add(pattern);
    }
    merged.addAll(others.subList(next, others.size()));
    return merged;
  }
}
