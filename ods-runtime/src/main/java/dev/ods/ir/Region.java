// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Regions;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** A list of blocks that belongs to an operation. A handle on packed storage. */
public final class Region {
  private final IrArena arena;
  private final int ref;

  /** In checking mode, the generation of the region, otherwise 0. */
  private final int generation;

  Region(IrArena arena, int ref) {
    this.arena = arena;
    this.ref = ref;
    this.generation = Checks.ENABLED ? arena.generation(ref) : 0;
  }

  static @Nullable Region orNull(IrArena arena, int ref) {
    return ref == 0 ? null : new Region(arena, ref);
  }

  IrArena arena() {
    return arena;
  }

  /**
   * The region's reference, unique in its arena.
   *
   * @throws IllegalStateException in checking mode, if the region was erased
   */
  int ref() {
    if (Checks.ENABLED && arena.generation(ref) != generation) {
      throw Erased.region();
    }
    return ref;
  }

  /**
   * The reference of a region that is to be changed.
   *
   * @throws IllegalStateException if it was erased and its memory is not in use again
   */
  int live() {
    int found = ref();
    if (!Regions.isLive(arena, found)) {
      throw Erased.region();
    }
    return found;
  }

  int refIn(IrArena user) {
    if (user != arena) {
      throw new IllegalArgumentException(
          "a region belongs to the arena that holds it: clone its operation into this one first");
    }
    return live();
  }

  /** The context that owns the types and attributes in the region. */
  public Context context() {
    return arena.context();
  }

  /** The operation that the region belongs to; null while that is being built. */
  public @Nullable Operation parentOp() {
    return Operation.orNull(arena, Regions.owner(arena, ref()));
  }

  /** The region that the operation of this one is in, or null. */
  public @Nullable Region parentRegion() {
    Operation op = parentOp();
    return op == null ? null : op.parentRegion();
  }

  /** The region's index among those of its operation. */
  public int index() {
    return Regions.index(arena, ref());
  }

  /** Whether the region has no blocks. */
  public boolean isEmpty() {
    return Regions.first(arena, ref()) == 0;
  }

  /** Whether the region has exactly one block. */
  public boolean hasOneBlock() {
    int first = Regions.first(arena, ref());
    return first != 0 && Blocks.next(arena, first) == 0;
  }

  /** The entry block, or null. */
  public @Nullable Block first() {
    return Block.orNull(arena, Regions.first(arena, ref()));
  }

  /** The last block, or null. */
  public @Nullable Block last() {
    return Block.orNull(arena, Regions.last(arena, ref()));
  }

  /** The blocks in order; the current one may be moved or erased. */
  public Iterable<Block> blocks() {
    return BlockIterator::new;
  }

  /** In checking mode: the scope of what is in the region. */
  private long scope() {
    return arena.scopes().ofRegion(ref);
  }

  /** Appends a new, empty block. */
  public Block addBlock() {
    int region = live();
    if (Checks.ENABLED) {
      arena.scopes().beginChange(scope());
    }
    try {
      int block = Blocks.create(arena);
      if (Checks.ENABLED) {
        arena.scopes().movesBlock(block);
      }
      Regions.insert(arena, region, block, 0);
      return new Block(arena, block);
    } finally {
      arena.endChange();
    }
  }

  /** A new, empty block that is in no region yet, for {@link #append}. */
  public Block createBlock() {
    live();
    return new Block(arena, Blocks.create(arena));
  }

  /**
   * Appends a block that is in no region.
   *
   * @throws IllegalArgumentException if it is in a region, of another arena, or around this region
   */
  public void append(Block block) {
    int added = block.refIn(arena);
    if (Blocks.region(arena, added) != 0) {
      throw new IllegalArgumentException("the block is in a region: remove it first");
    }
    Movement.moveBlock(arena, live(), added, 0);
  }

  /**
   * Moves all blocks of another region to this one.
   *
   * @throws IllegalArgumentException if the other region is of another arena, or around this one
   * @throws IllegalStateException if this region has blocks
   */
  public void takeBody(Region other) {
    int region = live();
    if (!isEmpty()) {
      throw new IllegalStateException("the region has a body: erase its blocks first");
    }
    if (other.arena != arena) {
      throw new IllegalArgumentException("blocks stay in their arena: clone them instead");
    }
    int from = other.live();
    Movement.checkMayTakeBody(arena, region, from);
    int before = Checks.ENABLED ? arena.scopes().depth() : 0;
    try {
      if (Checks.ENABLED) {
        arena.scopes().beginChange(scope(), other.scope());
        arena.scopes().movedRegion(from);
        arena.scopes().movesBlocksOf(from);
      }
      Regions.moveAll(arena, from, region);
    } finally {
      arena.endChanges(before);
    }
  }

  /** Whether {@code other} is nested in an operation of this region. */
  public boolean isProperAncestorOf(Region other) {
    int self = ref();
    Region up = arena == other.arena ? other.parentRegion() : null;
    while (up != null && up.ref != self) {
      up = up.parentRegion();
    }
    return up != null;
  }

  private final class BlockIterator implements Iterator<Block> {
    private @Nullable Block next = first();

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public Block next() {
      Block current = next;
      if (current == null) {
        throw new NoSuchElementException();
      }
      next = current.next();
      return current;
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Region that
        && ref == that.ref
        && arena == that.arena
        && generation == that.generation;
  }

  @Override
  public int hashCode() {
    return ref * 0x9E3779B9;
  }

  /** Its place, such as {@code region #0 of 'func.func'}; that it was erased, if so. */
  @Override
  public String toString() {
    boolean stale = Checks.ENABLED && arena.generation(ref) != generation;
    Operation parent = stale || !Regions.isLive(arena, ref) ? null : parentOp();
    return parent == null
        ? "<<ERASED REGION>>"
        : "region #" + index() + " of '" + parent.name() + "'";
  }

  /** The place of a block: its index, not its name, which depends on what else is printed. */
  static String placeOf(Block block) {
    Region region = block.parent();
    if (region == null) {
      return "block in no region";
    }
    int index = 0;
    for (Block at = block.previous(); at != null; at = at.previous()) {
      index++;
    }
    return "block #" + index + " of " + region;
  }
}
