// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Operation;
import dev.ods.rewrite.OperationEquivalence;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The operations that were computed before, in nested scopes, found by equivalent ones. */
final class KnownValues {
  private final Map<Key, Operation> known = new HashMap<>();

  /** What each entry has replaced, the newest first. */
  private final Deque<Undo> undo = new ArrayDeque<>();

  private record Undo(Key key, @Nullable Operation previous) {}

  /** An operation as a key; its hash code is that of its insertion. */
  private static final class Key {
    private final Operation op;
    private final int hash;

    Key(Operation op) {
      this.op = op;
      this.hash = OperationEquivalence.hash(op);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key key
          && key.hash == hash
          && OperationEquivalence.areEquivalent(op, key.op);
    }
  }

  /** The innermost operation that is equivalent, or null. */
  @Nullable Operation lookup(Operation op) {
    return known.get(new Key(op));
  }

  /** Enters an operation into the innermost scope. */
  void insert(Operation op) {
    Key key = new Key(op);
    Operation previous = known.remove(key);
    known.put(key, op);
    undo.push(new Undo(key, previous));
  }

  /** Opens a scope: returns its mark. */
  int open() {
    return undo.size();
  }

  /** Closes the scope with a mark, and those in it. */
  void close(int mark) {
    while (undo.size() > mark) {
      Undo last = undo.pop();
      known.remove(last.key);
      if (last.previous != null) {
        known.put(new Key(last.previous), last.previous);
      }
    }
  }
}
