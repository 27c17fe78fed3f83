// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.RefMap;
import dev.ods.ir.storage.ValueWord;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Maps values and blocks of an original to those of a copy (MLIR's {@code IRMapping}). All
 * originals are of one arena, and so are all copies.
 */
public final class IrMapping {
  private static final int INITIAL_SLOTS = 16;
  private static final long[] NO_SLOTS = {};

  private @Nullable IrArena source;
  private @Nullable IrArena target;

  /** Copies of operations and blocks; their results and arguments have the same indexes. */
  private RefMap copies = new RefMap();

  /** The values and blocks mapped individually, which take precedence. */
  private LongTable values = new LongTable();

  private LongTable blocks = new LongTable();

  /** In checking mode, the generations of the copies and of what is mapped individually. */
  private final Map<Integer, Integer> generations = new HashMap<>();

  private IrMapping() {}

  /** An empty mapping. */
  public static IrMapping create() {
    return new IrMapping();
  }

  /**
   * Maps {@code from} to {@code to}.
   *
   * @throws IllegalArgumentException if the mapping contains values or blocks of other arenas
   * @throws IllegalStateException if one of the two is erased, or is no value
   */
  public IrMapping map(Value from, Value to) {
    long key = from.requireLive();
    long mapped = to.requireLive();
    bind(from.arena(), to.arena());
    values.put(key, mapped);
    note(mapped);
    return this;
  }

  /**
   * Maps {@code from} to {@code to}.
   *
   * @throws IllegalArgumentException if the mapping contains values or blocks of other arenas
   * @throws IllegalStateException if one of the two is erased
   */
  public IrMapping map(Block from, Block to) {
    int key = from.live();
    int mapped = to.live();
    bind(from.arena(), to.arena());
    blocks.put(Integer.toUnsignedLong(key), Integer.toUnsignedLong(mapped));
    note(mapped);
    return this;
  }

  /** The value to which a value is mapped, or null. */
  public @Nullable Value lookup(Value from) {
    long to = from.arena() == source && !from.isNull() ? valueCopy(from.word()) : 0;
    return to == 0 || target == null ? null : Value.of(target, checked(to));
  }

  /** The block to which a block is mapped, or null. */
  public @Nullable Block lookup(Block from) {
    int to = from.arena() == source ? blockCopy(from.ref()) : 0;
    return to == 0 || target == null ? null : new Block(target, (int) checked(to));
  }

  /** The copy of an operation, or null if it was not copied. */
  public @Nullable Operation lookup(Operation from) {
    int to = from.arena() == source ? operationCopy(from.ref()) : 0;
    return to == 0 || target == null ? null : new Operation(target, (int) checked(to));
  }

  /** The value to which a value is mapped, or itself if it is not. */
  public Value lookupOrDefault(Value from) {
    Value to = lookup(from);
    return to == null ? from : to;
  }

  /** The block to which a block is mapped, or itself if it is not. */
  public Block lookupOrDefault(Block from) {
    Block to = lookup(from);
    return to == null ? from : to;
  }

  /**
   * Maps each value of a list to that of another list at the same index.
   *
   * @throws IllegalArgumentException if there are not as many of them; or as {@link #map(Value,
   *     Value)}
   * @throws IllegalStateException as that method
   */
  public IrMapping map(List<? extends Value> from, List<? extends Value> to) {
    if (from.size() != to.size()) {
      throw new IllegalArgumentException(
          from.size() + " values cannot be mapped to " + to.size() + ": give as many");
    }
    for (int i = 0; i < from.size(); i++) {
      from.get(i).requireLive();
      to.get(i).requireLive();
      if (from.get(i).arena() != from.get(0).arena() || to.get(i).arena() != to.get(0).arena()) {
        throw otherArenas();
      }
    }
    for (int i = 0; i < from.size(); i++) {
      map(from.get(i), to.get(i));
    }
    return this;
  }

  /** In checking mode: notes that something is mapped to an operation, a block or a value. */
  private void note(long to) {
    if (Checks.ENABLED && target != null) {
      generations.put(ValueWord.owner(to), target.generation(ValueWord.owner(to)));
    }
  }

  /** In checking mode: what the mapping leads to, unless it was erased since. */
  private long checked(long to) {
    if (Checks.ENABLED && isStale(to)) {
      throw erased();
    }
    return to;
  }

  private boolean isStale(long to) {
    int owner = ValueWord.owner(to);
    return target != null
        && generations.getOrDefault(owner, target.generation(owner)) != target.generation(owner);
  }

  static IllegalStateException erased() {
    return new IllegalStateException("the mapping leads to what was erased: make another mapping");
  }

  void bind(IrArena from, IrArena to) {
    if ((source != null && source != from) || (target != null && target != to)) {
      throw otherArenas();
    }
    source = from;
    target = to;
  }

  private static IllegalArgumentException otherArenas() {
    return new IllegalArgumentException(
        "a mapping leads from one arena to one other: make another mapping for these");
  }

  /** Whether nothing is mapped. */
  boolean isEmpty() {
    return source == null;
  }

  /** Forgets everything, also the arenas. */
  void clear() {
    source = null;
    target = null;
    copies = new RefMap();
    values = new LongTable();
    blocks = new LongTable();
    generations.clear();
  }

  /** The value to which a value is mapped, or 0. */
  long valueCopy(long value) {
    long mapped = values.isEmpty() ? 0 : values.get(value);
    if (mapped != 0) {
      return checked(mapped);
    }
    int owner = copies.get(ValueWord.owner(value));
    return owner == 0 ? 0 : checked(ValueWord.withOwner(value, owner));
  }

  /** The block to which a block is mapped, or 0. */
  int blockCopy(int block) {
    int mapped = blocks.isEmpty() ? 0 : (int) blocks.get(Integer.toUnsignedLong(block));
    return (int) checked(mapped != 0 ? mapped : copies.get(block));
  }

  /** The copy of an operation, or 0. */
  int operationCopy(int op) {
    return copies.get(op);
  }

  /** Whether a value was mapped as such, and not with the operation or block that owns it. */
  boolean isMappedByHand(long value) {
    return !values.isEmpty() && values.get(value) != 0;
  }

  boolean hasValuesMappedByHand() {
    return !values.isEmpty();
  }

  void mapValue(long from, long to) {
    values.put(from, to);
  }

  /** Maps an operation and its results to a copy and its results. */
  void copied(int op, int copy, int results) {
    copies.put(op, copy);
    note(copy);
    for (int i = 0; i < results && !values.isEmpty(); i++) {
      if (isMappedByHand(ValueWord.result(op, i))) {
        values.put(ValueWord.result(op, i), ValueWord.result(copy, i));
      }
    }
  }

  /** Maps a block and its arguments to a copy. */
  void copied(int block, int copy) {
    copies.put(block, copy);
    note(copy);
    if (!blocks.isEmpty() && blocks.get(Integer.toUnsignedLong(block)) != 0) {
      blocks.put(Integer.toUnsignedLong(block), Integer.toUnsignedLong(copy));
    }
  }

  /** An open-addressing map from words to words; 0 means absent. */
  static final class LongTable {
    private long[] slots = NO_SLOTS;
    private int count;

    boolean isEmpty() {
      return count == 0;
    }

    long get(long key) {
      if (count == 0) {
        return 0;
      }
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
      slots = new long[Math.max(INITIAL_SLOTS * 2, old.length * 2)];
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
