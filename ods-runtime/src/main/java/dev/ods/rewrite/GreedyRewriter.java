// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites as long as something folds, is dead, or matches a pattern (MLIR's {@code
 * applyPatternsGreedily}): of the patterns for an operation always the one with the largest benefit
 * that matches. Whatever a rewrite creates, changes, or uses one time less is visited again.
 */
public final class GreedyRewriter {
  private GreedyRewriter() {}

  /**
   * What a rewrite has come to.
   *
   * @param converged whether nothing more can be rewritten; if not, a limit was reached
   * @param changed whether the IR has changed; as in MLIR, that constants were merged or moved
   *     before patterns were tried does not count
   * @param constantsChanged whether constants were merged or moved
   * @param unsettled if a limit was reached, the names of the patterns that still applied in the
   *     last iteration, and if it was that of rewrites, of those among the last few: one of them
   *     may never end, or some may undo what others do
   */
  public record Result(
      boolean converged, boolean changed, boolean constantsChanged, List<String> unsettled) {
    /** The result of a rewrite that was not stopped while patterns applied. */
    Result(boolean converged, boolean changed) {
      this(converged, changed, false, List.of());
    }

    /** Whether the IR is what it was, constants included. */
    public boolean isUnchanged() {
      return !changed && !constantsChanged;
    }

    /** Copies the list. */
    public Result {
      unsettled = List.copyOf(unsettled);
    }
  }

  /**
   * Rewrites all regions of an operation.
   *
   * @param op an operation that is isolated from above
   * @throws IllegalArgumentException if it is not, or is of another context than the patterns
   */
  public static Result apply(
      Operation op, FrozenRewritePatternSet patterns, GreedyRewriteConfig config) {
    if (op.regionCount() == 1) {
      return apply(op.region(0), patterns, config);
    }
    boolean converged = true;
    boolean changed = false;
    boolean constantsChanged = false;
    Set<String> unsettled = new LinkedHashSet<>();
    for (int i = 0; i < op.regionCount(); i++) {
      Result result = apply(op.region(i), patterns, config);
      converged &= result.converged;
      changed |= result.changed;
      constantsChanged |= result.constantsChanged;
      unsettled.addAll(result.unsettled);
    }
    return new Result(converged, changed, constantsChanged, List.copyOf(unsettled));
  }

  /**
   * Rewrites the operations in a region, and the region itself.
   *
   * @param region of an operation that is isolated from above
   * @throws IllegalArgumentException if it is not, or is of another context than the patterns, or
   *     the configuration has a scope that does not contain the region
   */
  public static Result apply(
      Region region, FrozenRewritePatternSet patterns, GreedyRewriteConfig config) {
    Operation parent = region.parentOp();
    if (parent == null || !parent.name().hasTrait(IsolatedFromAbove.class)) {
      throw new IllegalArgumentException(
          "patterns can only be applied to operations that are isolated from above");
    }
    Region scope = config.scope() == null ? region : config.scope();
    if (!scope.equals(region) && !scope.isProperAncestorOf(region)) {
      throw new IllegalArgumentException("the region is not within the scope of the configuration");
    }
    return new GreedyDriver(parent, patterns, config.withScope(scope)).run(region);
  }

  /**
   * Rewrites operations, and what is created or changed meanwhile, as the strictness of the
   * configuration allows. Regions are not simplified.
   *
   * @param ops operations of one arena
   * @throws IllegalArgumentException if one is not within the scope of the configuration, or they
   *     are of several arenas, or of another context than the patterns
   */
  public static Result apply(
      List<Operation> ops, FrozenRewritePatternSet patterns, GreedyRewriteConfig config) {
    if (ops.isEmpty()) {
      return new Result(true, false);
    }
    Region scope = config.scope() == null ? commonAncestor(ops) : config.scope();
    IrReader reader = IrReader.of(ops.get(0));
    for (Operation op : ops) {
      if (!reader.readsSameArenaAs(IrReader.of(op))) {
        throw new IllegalArgumentException(
            "'"
                + op.name()
                + "' is of another arena: rewrite the operations of each by themselves");
      }
      if (config.scope() != null && !contains(config.scope(), op)) {
        throw new IllegalArgumentException(
            "'" + op.name() + "' is not within the scope of the configuration");
      }
    }
    return new GreedyDriver(ops.get(0), patterns, config.withScope(scope)).run(ops);
  }

  /** The innermost region that contains all operations; it visits each region around them once. */
  private static @Nullable Region commonAncestor(List<Operation> ops) {
    // Where the way outward from a region meets that from the first operation.
    Map<Region, Integer> meetings = new HashMap<>();
    List<Region> outward = new ArrayList<>();
    for (Region at = ops.get(0).parentRegion(); at != null; at = at.parentRegion()) {
      meetings.put(at, outward.size());
      outward.add(at);
    }
    int common = 0;
    for (Operation op : ops) {
      List<Region> visited = new ArrayList<>();
      Region at = op.parentRegion();
      while (at != null && !meetings.containsKey(at)) {
        visited.add(at);
        at = at.parentRegion();
      }
      int met = at == null ? outward.size() : Objects.requireNonNull(meetings.get(at));
      visited.forEach(region -> meetings.put(region, met));
      common = Math.max(common, met);
    }
    return common < outward.size() ? outward.get(common) : null;
  }

  private static boolean contains(Region scope, Operation op) {
    Region region = op.parentRegion();
    return region != null
        && (region.equals(scope) || scope.isProperAncestorOf(Objects.requireNonNull(region)));
  }
}
