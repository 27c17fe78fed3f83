// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Ops;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * In checking mode, keeps track of the threads that work in an arena, so that it is an error if one
 * changes what another one reads or changes.
 *
 * <p>What a thread works in is a <em>scope</em>: the nearest operation around that is or might be
 * isolated from above, or else the outermost one.
 */
final class Scopes {
  private static final int NO_SCOPE = 0;

  /** How far up an isolated operation is searched for: building deep regions must stay linear. */
  private static final int MAX_LEVELS = 1000;

  private final IrArena arena;
  private final Map<Integer, Use> uses = new HashMap<>();
  private final Map<Thread, Readings> readings = new HashMap<>();

  Scopes(IrArena arena) {
    this.arena = arena;
  }

  /** The threads that work in a scope now. */
  private static final class Use {
    final Map<Thread, Integer> readers = new HashMap<>();
    @Nullable Thread writer;
    int changes;

    boolean isReadByOther() {
      return readers.size() > (readers.containsKey(Thread.currentThread()) ? 1 : 0);
    }

    boolean isChangedByOther() {
      return writer != null && writer != Thread.currentThread();
    }
  }

  /** The scopes that a thread reads, in the order in which it began. */
  private static final class Readings {
    int[] scopes = new int[8];
    int count;
  }

  // --- The scopes of operations.

  /** The scope that the contents of an operation are in. */
  int inside(int op) {
    return isIsolated(op) ? op : around(op);
  }

  /** The scope that an operation itself is in; none if it is too deep for a search. */
  int around(int op) {
    int outermost = op;
    int up = Ops.parent(arena, op);
    for (int levels = 0; up != 0 && !isIsolated(up); levels++) {
      if (levels == MAX_LEVELS) {
        return NO_SCOPE;
      }
      outermost = up;
      up = Ops.parent(arena, up);
    }
    return up != 0 ? up : outermost;
  }

  private boolean isIsolated(int op) {
    if (Ops.numRegions(arena, op) == 0) {
      return false;
    }
    int name = Ops.name(arena, op);
    return name == 0 || BuiltinLookup.mightBeIsolated(arena.context().operationName(name));
  }

  // --- Readings.

  synchronized int beginReading(int scope) {
    Use use = uses.get(scope);
    if (use != null && use.isChangedByOther()) {
      throw overlap();
    }
    Readings own = readings.computeIfAbsent(Thread.currentThread(), unused -> new Readings());
    if (own.count == own.scopes.length) {
      own.scopes = Arrays.copyOf(own.scopes, own.count * 2);
    }
    own.scopes[own.count] = scope;
    if (scope != NO_SCOPE) {
      uses.computeIfAbsent(scope, unused -> new Use())
          .readers
          .merge(Thread.currentThread(), 1, Integer::sum);
    }
    return own.count++;
  }

  /** Reads an operation's contents, which are a scope of their own or belong to the one around. */
  void beginReadingInside(int op) {
    beginReading(isIsolated(op) ? op : NO_SCOPE);
  }

  synchronized void endLastReading() {
    Readings own = readings.get(Thread.currentThread());
    if (own != null) {
      endReading(own.count - 1);
    }
  }

  synchronized void endReading(int remaining) {
    Readings own = readings.get(Thread.currentThread());
    while (own != null && own.count > remaining) {
      stopReading(own.scopes[--own.count]);
    }
    if (own != null && own.count == 0) {
      readings.remove(Thread.currentThread());
    }
  }

  private void stopReading(int scope) {
    Use use = uses.get(scope);
    if (use != null) {
      use.readers.computeIfPresent(
          Thread.currentThread(), (unused, count) -> count == 1 ? null : count - 1);
      removeIfUnused(scope, use);
    }
  }

  private void removeIfUnused(int scope, Use use) {
    if (use.readers.isEmpty() && use.changes == 0) {
      uses.remove(scope);
    }
  }

  // --- Changes.

  synchronized void beginChange(int scope) {
    if (scope == NO_SCOPE) {
      return;
    }
    Use use = uses.computeIfAbsent(scope, unused -> new Use());
    if (use.isChangedByOther() || use.isReadByOther()) {
      throw overlap();
    }
    use.writer = Thread.currentThread();
    use.changes++;
  }

  synchronized void endChange(int scope) {
    Use use = uses.get(scope);
    if (use != null && --use.changes == 0) {
      use.writer = null;
      removeIfUnused(scope, use);
    }
  }

  /** Checks that no other thread works in a scope, for a change of one word. */
  synchronized void checkChange(int scope) {
    Use use = uses.get(scope);
    if (use != null && (use.isChangedByOther() || use.isReadByOther())) {
      throw overlap();
    }
  }

  /**
   * Checks that no other thread works where an operation is. The attributes of an isolated one may
   * be changed from inside and from outside.
   */
  void checkAttributeChange(int op) {
    if (!isIsolated(op)) {
      checkChange(around(op));
    }
  }

  private static ConcurrentModificationException overlap() {
    return new ConcurrentModificationException(
        "two threads work in one isolated operation at once, and one of them changes it: let one"
            + " wait for the other, or give each an operation of its own");
  }
}
