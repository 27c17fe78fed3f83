// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import org.jspecify.annotations.Nullable;

/**
 * Which values and blocks stand for which in a copy (MLIR's {@code IRMapping}). All that is mapped
 * is of one arena, all that it is mapped to of one arena.
 */
public final class IrMapping {
  private static final int INITIAL_SLOTS = 16;

  private @Nullable IrArena source;
  private @Nullable IrArena target;
  private LongTable values = new LongTable();
  private LongTable blocks = new LongTable();

  private IrMapping() {}

  /** An empty mapping. */
  public static IrMapping create() {
    return new IrMapping();
  }

  /**
   * Lets {@code to} stand for {@code from}.
   *
   * @throws IllegalArgumentException if what is mapped so far is of other arenas
   */
  public IrMapping map(Value from, Value to) {
    bind(from.arena(), to.arena());
    values.put(from.word(), to.word());
    return this;
  }

  /**
   * Lets {@code to} stand for {@code from}.
   *
   * @throws IllegalArgumentException if what is mapped so far is of other arenas
   */
  public IrMapping map(Block from, Block to) {
    bind(from.arena(), to.arena());
    blocks.put(Integer.toUnsignedLong(from.ref()), Integer.toUnsignedLong(to.ref()));
    return this;
  }

  /** What stands for a value, or null. */
  public @Nullable Value lookup(Value from) {
    long to = from.arena() == source ? values.get(from.word()) : 0;
    return to == 0 || target == null ? null : new Value(target, to);
  }

  /** What stands for a block, or null. */
  public @Nullable Block lookup(Block from) {
    int to = from.arena() == source ? (int) blocks.get(Integer.toUnsignedLong(from.ref())) : 0;
    return to == 0 || target == null ? null : new Block(target, to);
  }

  void bind(IrArena from, IrArena to) {
    if ((source != null && source != from) || (target != null && target != to)) {
      throw new IllegalArgumentException(
          "a mapping leads from one arena to one other: make another mapping for these");
    }
    source = from;
    target = to;
  }

  LongTable values() {
    return values;
  }

  LongTable blocks() {
    return blocks;
  }

  /** An open-addressing map from words to words; 0 is no word. */
  static final class LongTable {
    private long[] slots = new long[INITIAL_SLOTS * 2];
    private int count;

    long get(long key) {
      int mask = slots.length / 2 - 1;
      for (int i = hash(key) & mask; ; i = (i + 1) & mask) {
        long found = slots[2 * i];
        if (found == key) {
          return slots[2 * i + 1];
        }
        if (found == 0) {
          return 0;
        }
      }
    }

    void put(long key, long value) {
      if (count * 4 >= slots.length) {
        grow();
      }
      int mask = slots.length / 2 - 1;
      int i = hash(key) & mask;
      while (slots[2 * i] != 0 && slots[2 * i] != key) {
        i = (i + 1) & mask;
      }
      if (slots[2 * i] == 0) {
        count++;
      }
      slots[2 * i] = key;
      slots[2 * i + 1] = value;
    }

    private void grow() {
      long[] old = slots;
      slots = new long[old.length * 2];
      count = 0;
      for (int i = 0; i < old.length; i += 2) {
        if (old[i] != 0) {
          put(old[i], old[i + 1]);
        }
      }
    }

    private static int hash(long key) {
      return (int) ((key * 0x9E3779B97F4A7C15L) >>> 32);
    }
  }
}
