// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Visits attributes and types with all that are nested in them, such as the elements of an array,
 * in pre-order (MLIR's class of this name). Within one walk, each object is visited once.
 *
 * <p>One walker can walk one root after the other; a root without parts costs no allocation. Not
 * thread-safe.
 */
public final class AttrTypeWalker {
  private final Visitor visitor;
  private final Consumer<Uniqued> push = this::push;
  private final List<Uniqued> pending = new ArrayList<>();

  /** By identity: of what is nested many times in itself, hashes may be the same. */
  private final Set<Uniqued> visited = Collections.newSetFromMap(new IdentityHashMap<>());

  /** What a walk does at each attribute and type. */
  @FunctionalInterface
  public interface Visitor {
    /**
     * Visits one.
     *
     * @return {@link WalkResult#SKIP} leaves out what is nested in it; {@link WalkResult#REVISIT}
     *     is as {@link WalkResult#CONTINUE}
     */
    WalkResult visit(Uniqued part);
  }

  /** A walker with a visitor. */
  public AttrTypeWalker(Visitor visitor) {
    Objects.requireNonNull(visitor, "visitor");
    this.visitor = visitor;
  }

  /**
   * Visits an attribute or type and all that is nested in it.
   *
   * @return {@link WalkResult#INTERRUPT} if the visitor has interrupted the walk, otherwise {@link
   *     WalkResult#CONTINUE}
   */
  public WalkResult walk(Uniqued root) {
    if (visit(root) == WalkResult.INTERRUPT) {
      return WalkResult.INTERRUPT;
    }
    if (pending.isEmpty()) {
      return WalkResult.CONTINUE;
    }
    try {
      while (!pending.isEmpty()) {
        Uniqued next = pending.remove(pending.size() - 1);
        if (visited.add(next) && visit(next) == WalkResult.INTERRUPT) {
          return WalkResult.INTERRUPT;
        }
      }
      return WalkResult.CONTINUE;
    } finally {
      pending.clear();
      visited.clear();
    }
  }

  /** Visits one, and makes its parts the next ones. */
  private WalkResult visit(Uniqued part) {
    WalkResult result = visitor.visit(part);
    if (result == WalkResult.CONTINUE || result == WalkResult.REVISIT) {
      int from = pending.size();
      part.forEachPart(push);
      if (pending.size() - from > 1) {
        Collections.reverse(pending.subList(from, pending.size()));
      }
    }
    return result;
  }

  private void push(Uniqued part) {
    pending.add(part);
  }
}
