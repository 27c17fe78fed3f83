// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.trait.IsolatedFromAbove;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Unifies constants before a greedy rewrite (what it needs of MLIR's {@code OperationFolder}): the
 * first of each value moves to the front of the region that constants are placed in, the others are
 * replaced by it.
 */
final class ConstantPool {
  private final Rewriter rewriter;
  private final IrReader reader;
  private final Location unknown;
  private final Map<Region, Pool> pools = new HashMap<>();

  /** The block of the constant that was entered last, and the pool of the region it belongs to. */
  private int lastBlock;

  private @Nullable Pool lastPool;

  private boolean changed;

  ConstantPool(Rewriter rewriter, IrReader reader) {
    this.rewriter = rewriter;
    this.reader = reader;
    this.unknown = UnknownLoc.get(reader.context());
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
      Region region = insertionRegion(reader.block(block));
      pool = pools.computeIfAbsent(region, Pool::new);
      lastPool = pool;
      lastBlock = block;
    }
    return pool;
  }

  /** The constants at the front of a region. */
  private static final class Pool {
    private final Region region;

    /** What was entered by each dialect; no dialect has the key null. */
    private final Map<DialectDefinition, Firsts> byDialect = new HashMap<>();

    private @Nullable DialectDefinition lastDialect;
    private @Nullable Firsts lastFirsts;

    /**
     * The last of those that are kept, or 0: they follow each other from the front on, as each was
     * moved there or came right after another one.
     */
    private int last;

    Pool(Region region) {
      this.region = region;
    }

    Firsts firsts(@Nullable DialectDefinition dialect) {
      Firsts firsts = lastFirsts;
      if (firsts == null || dialect != lastDialect) {
        firsts = byDialect.computeIfAbsent(dialect, key -> new Firsts());
        lastFirsts = firsts;
        lastDialect = dialect;
      }
      return firsts;
    }
  }

  /** The first constant of each value and type, by their numbers: a hash table without objects. */
  private static final class Firsts {
    private long[] keys = new long[16];

    /** The operation of the key of the same index; 0 where there is none. */
    private int[] ops = new int[16];

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
    int target = reader.firstBlock(IrReader.ref(pool.region));
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

  /** The region around a block that constants used in it are placed in. */
  static Region insertionRegion(Block block) {
    Region region = Objects.requireNonNull(block.parent());
    while (true) {
      Operation parent = Objects.requireNonNull(region.parentOp());
      Region around = parent.parentRegion();
      if (around == null
          || parent.name().mightHaveTrait(IsolatedFromAbove.class)
          || materializesInto(parent, region)) {
        return region;
      }
      region = around;
    }
  }

  private static boolean materializesInto(Operation parent, Region region) {
    DialectDefinition dialect = parent.name().dialect();
    FoldableDialect hook = dialect == null ? null : dialect.as(FoldableDialect.class);
    return hook != null && hook.shouldMaterializeInto(region);
  }
}
