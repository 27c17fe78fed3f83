// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.OperationEquivalence;
import java.util.Arrays;

/**
 * The operations that were computed before, in nested scopes, found by equivalent ones: a hash
 * table with linear probing.
 *
 * <p>What the innermost scope has entered is removed in the reverse order, so that each time the
 * last entry of a chain goes, and no entry is ever moved.
 */
final class KnownValues {
  private static final int MIXER = 0x9E3779B9;

  /** The arrays of a table without entries: the slots are all 0. */
  static final class Memory {
    private final int[] slots;
    private final int[] hashes;
    private final int[] log;

    /** Those of a small table. */
    Memory() {
      this(new int[64], new int[64], new int[3 * 32]);
    }

    private Memory(int[] slots, int[] hashes, int[] log) {
      this.slots = slots;
      this.hashes = hashes;
      this.log = log;
    }
  }

  private final IrReader reader;

  /** The operation in each slot, or 0. */
  private int[] slots;

  /** The mixed hash code of the operation in each slot. */
  private int[] hashes;

  /** What was entered, oldest first: the operation, what it replaced or 0, and its hash code. */
  private int[] log;

  private int logged;

  /** The operation that was looked up last, and its hash code. */
  private int lookedUp;

  private int lookedUpHash;

  /** An empty table. */
  KnownValues(IrReader reader, Memory memory) {
    this.reader = reader;
    this.slots = memory.slots;
    this.hashes = memory.hashes;
    this.log = memory.log;
  }

  /** The memory of this table, whose scopes are closed, and which must not be used any more. */
  Memory memory() {
    return new Memory(slots, hashes, log);
  }

  private static int hash(IrReader reader, int op) {
    int hash = OperationEquivalence.hash(reader, op) * MIXER;
    return hash ^ hash >>> 15;
  }

  /** The innermost operation that is equivalent, or 0. */
  int lookup(int op) {
    lookedUp = op;
    lookedUpHash = hash(reader, op);
    return slots[find(op, lookedUpHash)];
  }

  /** The slot of an equivalent operation, or the free one at the end of its chain. */
  private int find(int op, int hash) {
    int mask = slots.length - 1;
    int at = hash & mask;
    while (slots[at] != 0
        && (hashes[at] != hash || !OperationEquivalence.areEquivalent(reader, slots[at], op))) {
      at = at + 1 & mask;
    }
    return at;
  }

  /** Enters an operation into the innermost scope. */
  void insert(int op) {
    int hash = op == lookedUp ? lookedUpHash : hash(reader, op);
    if (2 * (logged / 3 + 1) > slots.length) {
      grow();
    }
    if (logged == log.length) {
      log = Arrays.copyOf(log, logged * 2);
    }
    log[logged] = op;
    log[logged + 1] = enter(op, find(op, hash), hash);
    log[logged + 2] = hash;
    logged += 3;
  }

  private int enter(int op, int at, int hash) {
    int previous = slots[at];
    slots[at] = op;
    hashes[at] = hash;
    return previous;
  }

  /** Enters all again, oldest first, which keeps the newest at the ends of the chains. */
  private void grow() {
    slots = new int[slots.length * 2];
    hashes = new int[slots.length];
    for (int i = 0; i < logged; i += 3) {
      int hash = log[i + 2];
      int previous = log[i + 1];
      enter(log[i], slot(previous, hash), hash);
    }
  }

  /** The slot that holds this very operation, or for 0 the free one at the end of the chain. */
  private int slot(int op, int hash) {
    int mask = slots.length - 1;
    int at = hash & mask;
    while (slots[at] != op) {
      at = at + 1 & mask;
    }
    return at;
  }

  /** Opens a scope: returns its mark. */
  int open() {
    return logged;
  }

  /** Closes the scope with a mark, and those in it. */
  void close(int mark) {
    while (logged > mark) {
      logged -= 3;
      slots[slot(log[logged], log[logged + 2])] = log[logged + 1];
    }
  }
}
