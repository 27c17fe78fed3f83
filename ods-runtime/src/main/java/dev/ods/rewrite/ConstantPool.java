// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.trait.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Unifies constants before a greedy rewrite (what it needs of MLIR's {@code OperationFolder}): the
 * first of each value moves to the front of the region that constants are placed in, the others are
 * replaced by it.
 */
final class ConstantPool {
  private final Rewriter rewriter;
  private final IrReader reader;
  private final Tables tables;
  private final Location unknown;

  /** By the region: those but the last one. */
  private final Map<Integer, Pool> pools = new HashMap<>(0);

  /** The block of the constant that was entered last, and the pool of the region it belongs to. */
  private int lastBlock;

  private @Nullable Pool lastPool;

  private boolean changed;

  /**
   * For one pass over the operations of an arena.
   *
   * @param tables which no other pool uses meanwhile
   */
  ConstantPool(Rewriter rewriter, IrReader reader, Tables tables) {
    this.rewriter = rewriter;
    this.reader = reader;
    this.tables = tables;
    this.unknown = UnknownLoc.get(reader.context());
    tables.release();
  }

  /** Whether constants were merged or moved. */
  boolean hasChanged() {
    return changed;
  }

  /**
   * Enters a constant.
   *
   * @return false if it was replaced by another one, and erased
   */
  boolean insert(int op, Attribute value) {
    Pool pool = poolOf(reader.blockOf(op));
    long key = ((long) IrReader.id(value) << 32) | reader.typeId(IrReader.result(op, 0));
    int known = pool.firsts(reader.name(op).dialect()).putIfAbsent(key, op);
    if (known != 0) {
      changed = true;
      rewriter.replaceLeaf(reader, op, IrReader.result(known, 0));
      forgetLocation(known);
      return false;
    }
    moveToFront(op, pool);
    return true;
  }

  /** The pool of the region that constants used in a block are placed in. */
  private Pool poolOf(int block) {
    Pool pool = lastPool;
    if (pool == null || block != lastBlock) {
      pool = poolOfRegion(insertionRegion(reader, block), pool);
      lastPool = pool;
      lastBlock = block;
    }
    return pool;
  }

  private Pool poolOfRegion(int region, @Nullable Pool last) {
    if (last != null && last.region == region) {
      return last;
    }
    if (last == null) {
      return new Pool(region, tables);
    }
    pools.put(last.region, last);
    Pool known = pools.get(region);
    return known == null ? new Pool(region, tables) : known;
  }

  /** The region around a block that constants used in it are placed in. */
  static int insertionRegion(IrReader reader, int block) {
    int region = reader.regionOf(block);
    while (true) {
      int parent = reader.ownerOfRegion(region);
      int around = reader.blockOf(parent);
      OperationName name = reader.name(parent);
      if (around == 0
          || name.mightHaveTrait(IsolatedFromAbove.class)
          || materializesInto(name.dialect(), reader.region(region))) {
        return region;
      }
      region = reader.regionOf(around);
    }
  }

  private static boolean materializesInto(@Nullable DialectDefinition dialect, Region region) {
    FoldableDialect hook = dialect == null ? null : dialect.as(FoldableDialect.class);
    return hook != null && hook.shouldMaterializeInto(region);
  }

  /** The constants at the front of a region. */
  private static final class Pool {
    private final int region;
    private final Tables tables;

    /** What was entered by each dialect but the last one; no dialect has the key null. */
    private final Map<@Nullable DialectDefinition, Firsts> byDialect = new HashMap<>(0);

    private @Nullable DialectDefinition lastDialect;
    private @Nullable Firsts lastFirsts;

    /**
     * The last of those that are kept, or 0: they follow each other from the front on, as each was
     * moved there or came right after another one.
     */
    private int last;

    Pool(int region, Tables tables) {
      this.region = region;
      this.tables = tables;
    }

    Firsts firsts(@Nullable DialectDefinition dialect) {
      Firsts firsts = lastFirsts;
      if (firsts == null || dialect != lastDialect) {
        if (firsts != null) {
          byDialect.put(lastDialect, firsts);
        }
        Firsts known = byDialect.get(dialect);
        firsts = known == null ? tables.take() : known;
        lastFirsts = firsts;
        lastDialect = dialect;
      }
      return firsts;
    }
  }

  /** The tables of pools, which later ones use again. */
  static final class Tables {
    private static final int MOST_KEPT = 16;

    private final List<Firsts> all = new ArrayList<>();
    private int used;

    private Firsts take() {
      if (used == all.size()) {
        all.add(new Firsts());
      }
      return all.get(used++);
    }

    /** Takes back those of pools that are not used any more; most of them are kept. */
    void release() {
      while (all.size() > MOST_KEPT) {
        all.remove(all.size() - 1);
      }
      used = Math.min(used, all.size());
      while (used > 0) {
        all.get(--used).clear();
      }
    }
  }

  /** The first constant of each value and type, by their numbers: a hash table without objects. */
  private static final class Firsts {
    private static final int INITIAL_SIZE = 16;
    private static final int LARGEST_KEPT = 1024;

    private long[] keys = new long[INITIAL_SIZE];

    /** The operation of the key of the same index; 0 where there is none. */
    private int[] ops = new int[INITIAL_SIZE];

    private int size;

    /** The operation of a key, or 0 after the given one was entered. */
    int putIfAbsent(long key, int op) {
      int at = indexOf(key);
      if (ops[at] != 0) {
        return ops[at];
      }
      keys[at] = key;
      ops[at] = op;
      if (++size > ops.length / 2) {
        grow();
      }
      return 0;
    }

    /** Large tables are not kept, as clearing them would cost small modules more. */
    void clear() {
      if (ops.length > LARGEST_KEPT) {
        keys = new long[INITIAL_SIZE];
        ops = new int[INITIAL_SIZE];
      } else if (size != 0) {
        Arrays.fill(ops, 0);
      }
      size = 0;
    }

    private int indexOf(long key) {
      int mask = ops.length - 1;
      int at = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
      while (ops[at] != 0 && keys[at] != key) {
        at = (at + 1) & mask;
      }
      return at;
    }

    private void grow() {
      long[] oldKeys = keys;
      int[] oldOps = ops;
      keys = new long[oldKeys.length * 2];
      ops = new int[oldOps.length * 2];
      for (int i = 0; i < oldOps.length; i++) {
        if (oldOps[i] != 0) {
          int at = indexOf(oldKeys[i]);
          keys[at] = oldKeys[i];
          ops[at] = oldOps[i];
        }
      }
    }
  }

  private void moveToFront(int op, Pool pool) {
    int target = reader.firstBlock(pool.region);
    int front = reader.firstOp(target);
    boolean isElsewhere = reader.blockOf(op) != target;
    if (!isElsewhere && (front == op || (pool.last != 0 && reader.previous(op) == pool.last))) {
      pool.last = op;
      return;
    }
    changed = true;
    Operation moved = reader.operation(op);
    moved.moveBefore(reader.operation(front));
    if (isElsewhere) {
      forgetLocation(op);
    }
    if (pool.last == 0) {
      pool.last = op;
    }
  }

  /** What stands for several constants, or was moved to another block, is at no place. */
  private void forgetLocation(int op) {
    if (reader.location(op) != PackedLocation.UNKNOWN) {
      reader.operation(op).setLocation(unknown);
    }
  }
}
