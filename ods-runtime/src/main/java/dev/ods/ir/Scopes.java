// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.RefWatcher;
import dev.ods.ir.storage.Regions;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * In checking mode, keeps track of the threads that work in an arena, so that it is an error if one
 * changes what another one reads or changes.
 *
 * <p>What a thread works in is a <em>scope</em>: the nearest operation around that is or might be
 * isolated from above, or else the outermost one; or else the region or the block that is detached,
 * as they are while the operation that will own them is being built. Each walk, each call of a hook
 * and each change is a piece of work; those of a thread are nested, as its calls are.
 */
final class Scopes {
  /** The scope of an operation in no block; threads are not kept from one another there. */
  static final long NONE = 0;

  /**
   * In a word of work, the attributes and the location of an isolated operation, which are changed
   * from inside as well as from outside.
   */
  private static final long ATTRIBUTES = 1L << 32;

  /** In a word of work, a change, and not a reading. */
  private static final long CHANGE = 1L << 33;

  /** In a scope, that the reference is that of a detached region or block. */
  static final long DETACHED = 1L << 34;

  private final IrArena arena;
  private final ScopeSearch search;
  private final Map<Long, Use> uses = new HashMap<>();
  private final Map<Thread, Work> works = new HashMap<>();

  /** Who is told of the changes that a thread makes: the last of them, with those around it. */
  private final Map<Thread, Deque<Watcher>> watchers = new HashMap<>();

  /** Work of no thread, to be used again. */
  private @Nullable Work spare;

  private long changes;

  Scopes(IrArena arena) {
    this.arena = arena;
    this.search = new ScopeSearch(arena);
  }

  /** The threads that work in a scope now. */
  private static final class Use {
    @Nullable Map<Thread, Integer> readers;
    @Nullable Thread writer;
    int changes;

    void addReader(Thread thread) {
      Map<Thread, Integer> all = readers;
      if (all == null) {
        all = new HashMap<>();
        readers = all;
      }
      all.merge(thread, 1, Integer::sum);
    }

    void removeReader(Thread thread) {
      Map<Thread, Integer> all = readers;
      if (all != null) {
        all.computeIfPresent(thread, (unused, count) -> count == 1 ? null : count - 1);
      }
    }

    boolean isReadByOtherThan(Thread thread) {
      Map<Thread, Integer> all = readers;
      return all != null && all.size() > (all.containsKey(thread) ? 1 : 0);
    }

    boolean isChangedByOtherThan(Thread thread) {
      return writer != null && writer != thread;
    }

    boolean isOver() {
      return changes == 0 && (readers == null || readers.isEmpty());
    }
  }

  /** The nested pieces of work of a thread. */
  private static final class Work {
    long[] words = new long[8];

    /** The generations of the scopes: a thread may erase what it works in. */
    int[] generations = new int[8];

    int count;

    void push(long word, int generation) {
      if (count == words.length) {
        words = Arrays.copyOf(words, count * 2);
        generations = Arrays.copyOf(generations, count * 2);
      }
      words[count] = word;
      generations[count] = generation;
      count++;
    }
  }

  // --- The scopes of operations and blocks.

  /** The scope that the contents of an operation are in; none for operation 0. */
  synchronized long inside(int op) {
    return op == 0 ? NONE : search.inside(op);
  }

  /** The scope that an operation itself is in. */
  synchronized long around(int op) {
    return search.around(op);
  }

  /** The scope of what is in a block. */
  synchronized long ofBlock(int block) {
    return search.ofBlock(block);
  }

  /** The scope of what is in a region. */
  synchronized long ofRegion(int region) {
    return search.ofRegion(region);
  }

  /** An operation is about to be inserted, or removed. */
  synchronized void moved(int op) {
    search.moved(op);
  }

  /** The operations of a block are about to get another parent. */
  synchronized void movedBlock(int block) {
    search.movedBlock(block);
  }

  /** The operations of a region are about to get another parent. */
  synchronized void movedRegion(int region) {
    int block = Regions.first(arena, region);
    for (; block != 0; block = Blocks.next(arena, block)) {
      search.movedBlock(block);
    }
  }

  // --- Who is told of changes.

  /**
   * Who is told of operations and of blocks.
   *
   * @param outer who is told as well; null if nobody is
   */
  private record Watcher(RefWatcher ops, RefWatcher blocks, @Nullable Watcher outer) {
    static final Watcher NOBODY = new Watcher((op, moves) -> {}, (block, moves) -> {}, null);

    void tellOfOp(int op, boolean moves) {
      for (Watcher told = this; told != null; told = told.outer) {
        told.ops.changes(op, moves);
      }
    }

    void tellOfBlock(int block, boolean moves) {
      for (Watcher told = this; told != null; told = told.outer) {
        told.blocks.changes(block, moves);
      }
    }
  }

  /**
   * Sets who is told, besides those who are told already, of each operation and of each block that
   * the current thread is about to change, or has just created, and is not inserted yet, until
   * {@link #endWatch}. What changes of a block is its arguments and the region that it is in.
   */
  synchronized void watch(RefWatcher ops, RefWatcher blocks) {
    Deque<Watcher> all = watchersOfThread();
    all.push(new Watcher(ops, blocks, all.peek()));
  }

  /** Tells nobody of what the current thread does, until {@link #endWatch}. */
  synchronized void pauseWatch() {
    watchersOfThread().push(Watcher.NOBODY);
  }

  private Deque<Watcher> watchersOfThread() {
    return watchers.computeIfAbsent(Thread.currentThread(), thread -> new ArrayDeque<>());
  }

  /** From now on, those are told who were told before. */
  synchronized void endWatch() {
    Thread thread = Thread.currentThread();
    Deque<Watcher> all = watchers.get(thread);
    if (all != null) {
      all.poll();
      if (all.isEmpty()) {
        watchers.remove(thread);
      }
    }
  }

  /** The current thread is about to change an operation; none if 0. */
  void touches(int op) {
    Watcher watcher = op == 0 ? null : watcher();
    if (watcher != null) {
      watcher.tellOfOp(op, false);
    }
  }

  /** The current thread is about to insert, move or remove an operation. */
  void moves(int op) {
    Watcher watcher = watcher();
    if (watcher != null) {
      watcher.tellOfOp(op, true);
    }
  }

  /** The current thread is about to change the arguments of a block. */
  private void touchesBlock(int block) {
    Watcher watcher = watcher();
    if (watcher != null) {
      watcher.tellOfBlock(block, false);
    }
  }

  /** The current thread is about to insert, move or remove a block. */
  void movesBlock(int block) {
    Watcher watcher = watcher();
    if (watcher != null) {
      watcher.tellOfBlock(block, true);
    }
  }

  /** The current thread is about to move the blocks of a region. */
  void movesBlocksOf(int region) {
    if (watcher() != null) {
      for (int block = Regions.first(arena, region);
          block != 0;
          block = Blocks.next(arena, block)) {
        movesBlock(block);
      }
    }
  }

  private synchronized @Nullable Watcher watcher() {
    Deque<Watcher> all = watchers.isEmpty() ? null : watchers.get(Thread.currentThread());
    return all == null ? null : all.peek();
  }

  // --- Readings.

  synchronized int beginReading(long scope) {
    Thread thread = Thread.currentThread();
    Use use = uses.get(scope);
    if (use != null && use.isChangedByOtherThan(thread)) {
      throw overlap();
    }
    int mark = depth();
    push(thread, scope);
    return mark;
  }

  /** Reads an operation's contents, which are a scope of their own or belong to the one around. */
  synchronized void beginReadingInside(int op) {
    beginReading(search.isIsolated(op) ? Integer.toUnsignedLong(op) : NONE);
  }

  // --- Changes.

  /** The number of changes that have begun. */
  synchronized long changes() {
    return changes;
  }

  synchronized void beginChange(long scope) {
    checkChange(scope);
    push(Thread.currentThread(), scope | CHANGE);
  }

  /** Begins a change of an operation, but for its attributes and its location. */
  void beginChangeOf(int op) {
    beginChange(around(op));
    touches(op);
  }

  /** Begins a change of a block. */
  void beginChangeIn(int block) {
    beginChange(ofBlock(block));
    touchesBlock(block);
  }

  /** Begins a change of two scopes, or of none if one is refused. */
  synchronized void beginChange(long scope, long other) {
    checkChange(other);
    beginChange(scope);
    if (other != scope) {
      beginChange(other);
    }
  }

  /**
   * Begins a change of the attributes or the location of an operation. Those of an isolated one are
   * not in the scope around it.
   */
  void beginChangeOfAttributes(int op) {
    beginChange(attributes(op));
    touches(op);
  }

  private synchronized long attributes(int op) {
    return search.isIsolated(op) ? Integer.toUnsignedLong(op) | ATTRIBUTES : search.around(op);
  }

  /** Begins to erase an operation with all that is nested in it. */
  void beginErasure(int op) {
    beginErasureOf(op);
    touches(op);
  }

  private synchronized void beginErasureOf(int op) {
    checkErasure(op, 0);
    beginChange(search.around(op), search.inside(op));
  }

  /** Begins to erase a block with all that is in it. */
  void beginErasureOfBlock(int block) {
    checkErasureOfBlock(block);
    beginChangeIn(block);
  }

  private synchronized void checkErasureOfBlock(int block) {
    checkErasure(0, block);
  }

  /** No other thread may work in a region that an operation is about to get. */
  synchronized void checkMayAttach(int region) {
    checkChange(ofRegion(region));
  }

  /** No other thread may work in an operation, or in those of a block. */
  private void checkErasure(int op, int block) {
    for (Map.Entry<Thread, Work> other : works.entrySet()) {
      Work work = other.getValue();
      for (int i = 0; i < work.count && other.getKey() != Thread.currentThread(); i++) {
        int scope = (int) work.words[i];
        boolean isErased = arena.generation(scope) != work.generations[i];
        boolean isOfOperation = (work.words[i] & DETACHED) == 0;
        if (isOfOperation && !isErased && isInside(scope, op, block)) {
          throw overlap();
        }
      }
    }
  }

  private boolean isInside(int scope, int op, int block) {
    int at = scope;
    while (at != 0 && at != op && (block == 0 || Ops.block(arena, at) != block)) {
      at = Ops.parent(arena, at);
    }
    return at != 0;
  }

  private void checkChange(long word) {
    Use use = uses.get(word);
    Thread thread = Thread.currentThread();
    if (use != null && (use.isChangedByOtherThan(thread) || use.isReadByOtherThan(thread))) {
      throw overlap();
    }
  }

  // --- The pieces of work of the current thread.

  /** How many pieces of work of the current thread have begun and not ended. */
  synchronized int depth() {
    Work own = works.get(Thread.currentThread());
    return own == null ? 0 : own.count;
  }

  private void push(Thread thread, long word) {
    Work own = works.get(thread);
    if (own == null) {
      own = spare == null ? new Work() : spare;
      spare = null;
      works.put(thread, own);
    }
    own.push(word, arena.generation((int) word));
    boolean isChange = (word & CHANGE) != 0;
    changes += isChange ? 1 : 0;
    if ((int) word != 0) {
      Use use = uses.computeIfAbsent(word & ~CHANGE, unused -> new Use());
      if (isChange) {
        use.writer = thread;
        use.changes++;
      } else {
        use.addReader(thread);
      }
    }
  }

  /** Ends the newest piece of work of the current thread. */
  synchronized void endLast() {
    end(depth() - 1);
  }

  /** Ends the pieces of work of the current thread, the newest first, until there are so many. */
  synchronized void end(int remaining) {
    Thread thread = Thread.currentThread();
    Work own = works.get(thread);
    while (own != null && own.count > Math.max(remaining, 0)) {
      stop(thread, own.words[--own.count]);
    }
    if (own != null && own.count == 0) {
      works.remove(thread);
      spare = own;
    }
  }

  private void stop(Thread thread, long word) {
    Use use = uses.get(word & ~CHANGE);
    if (use == null) {
      return;
    }
    if ((word & CHANGE) == 0) {
      use.removeReader(thread);
    } else if (--use.changes == 0) {
      use.writer = null;
    }
    if (use.isOver()) {
      uses.remove(word & ~CHANGE);
    }
  }

  private static ConcurrentModificationException overlap() {
    return new ConcurrentModificationException(
        "two threads work in one isolated operation at once, and one of them changes it: let one"
            + " wait for the other, or give each an operation of its own");
  }
}
