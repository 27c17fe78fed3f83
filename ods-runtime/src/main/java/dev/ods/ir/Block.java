// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.BlockUses;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Eraser;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.Uses;
import dev.ods.ir.storage.ValueWord;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A list of operations, with arguments. A handle to packed storage. */
public final class Block {
  private final IrArena arena;
  private final int ref;

  /** In checking mode, the generation of the block, otherwise 0. */
  private final int generation;

  Block(IrArena arena, int ref) {
    this.arena = arena;
    this.ref = ref;
    this.generation = Checks.ENABLED ? arena.generation(ref) : 0;
  }

  static @Nullable Block orNull(IrArena arena, int ref) {
    return ref == 0 ? null : new Block(arena, ref);
  }

  IrArena arena() {
    return arena;
  }

  /**
   * The block's reference, unique in its arena.
   *
   * @throws IllegalStateException in checking mode, if the block was erased
   */
  int ref() {
    if (Checks.ENABLED && arena.generation(ref) != generation) {
      throw Erased.block();
    }
    return ref;
  }

  /**
   * The reference of a block that is to be used.
   *
   * @throws IllegalStateException if it was erased and its memory is not in use again
   */
  int live() {
    int found = ref();
    if (!Blocks.isLive(arena, found)) {
      throw Erased.block();
    }
    return found;
  }

  /**
   * The reference of a block that is to be changed; like {@link #live}. The caller calls {@link
   * IrArena#endChange} afterwards.
   */
  private int beginChange() {
    int found = live();
    if (Checks.ENABLED) {
      arena.scopes().beginChangeIn(found);
    }
    return found;
  }

  /** Whether this is a handle of a block, which is not erased. */
  boolean isAt(int block) {
    return ref == block && (!Checks.ENABLED || arena.generation(block) == generation);
  }

  private boolean isLive() {
    return isAt(ref) && Blocks.isLive(arena, ref);
  }

  /** Whether the block is not erased, and is in a region of its arena, but not nested deeper. */
  boolean isDirectlyIn(Region region) {
    return isLive() && Blocks.region(arena, ref) == region.ref();
  }

  /** Whether the block is not erased, and is in a detached region, directly or nested. */
  boolean isNestedIn(Region detached) {
    return isLive() && Movement.isInRegion(arena, ref, detached.ref());
  }

  int refIn(IrArena user) {
    if (user != arena) {
      throw new IllegalArgumentException(
          "a block belongs to the arena that holds it: clone its operation into this one first");
    }
    return live();
  }

  /** The context that owns the types and attributes in the block. */
  public Context context() {
    return arena.context();
  }

  // --- The position of the block.

  /** The region that the block is in, or null. */
  public @Nullable Region parent() {
    return Region.orNull(arena, Blocks.region(arena, ref()));
  }

  /** The operation that owns the block's region, or null. */
  public @Nullable Operation parentOp() {
    return Operation.orNull(arena, Blocks.parentOp(arena, ref()));
  }

  /** The next block of the region, or null. */
  public @Nullable Block next() {
    return orNull(arena, Blocks.next(arena, ref()));
  }

  /** The previous block of the region, or null. */
  public @Nullable Block previous() {
    return orNull(arena, Blocks.previous(arena, ref()));
  }

  /** Whether the block is the first one of its region. */
  public boolean isEntryBlock() {
    return Blocks.region(arena, ref()) != 0 && Blocks.previous(arena, ref()) == 0;
  }

  /** Removes the block from its region, if it is in one, without erasing it. */
  public void remove() {
    int block = beginChange();
    try {
      Movement.removeBlock(arena, block);
    } finally {
      arena.endChange();
    }
  }

  /**
   * Moves the block to before another one, which is in a region.
   *
   * @throws IllegalArgumentException if the other one is in no region, of another arena, or nested
   *     in this block
   */
  public void moveBefore(Block other) {
    int block = live();
    int before = other.refIn(arena);
    int region = Blocks.region(arena, before);
    if (region == 0) {
      throw new IllegalArgumentException(
          "the block to move to must be in a region: insert it first");
    }
    if (block != before) {
      Movement.moveBlock(arena, region, block, before);
    }
  }

  /**
   * Moves the block to the end of a region.
   *
   * @throws IllegalArgumentException if the region is of another arena, or nested in this block
   */
  public void moveToEnd(Region region) {
    int block = live();
    Movement.moveBlock(arena, region.refIn(arena), block, 0);
  }

  /**
   * Removes the block from its region and erases it with its operations.
   *
   * @throws IllegalStateException if it was erased before; or if it is a successor, or an argument
   *     or a value defined inside is used outside, in which case nothing has changed
   */
  public void erase() {
    int block = live();
    if (Checks.ENABLED) {
      arena.scopes().beginErasureOfBlock(block);
    }
    try {
      checkReleased(Eraser.releaseBlock(arena, block));
      Movement.removeBlock(arena, block);
      Eraser.eraseReleasedBlock(arena, block);
    } finally {
      arena.endChange();
    }
  }

  /** Throws what {@link #erase} would; nothing changes. */
  void requireErasable() {
    int block = live();
    if (Checks.ENABLED) {
      arena.scopes().beginErasureOfBlock(block);
    }
    try {
      checkReleased(Eraser.isReleasable(arena, block));
    } finally {
      arena.endChange();
    }
  }

  /** Only what is refused is searched for the reason, which takes a walk outwards for each use. */
  private void checkReleased(boolean released) {
    if (!released) {
      checkUnused();
      throw new IllegalStateException(
          "a value in the block is in use outside it: replace its uses first");
    }
  }

  private void checkUnused() {
    if (BlockUses.isSuccessorOutside(arena, ref())) {
      throw new IllegalStateException("the block is a successor: redirect its predecessors first");
    }
    int argument = BlockUses.argumentUsedOutside(arena, ref());
    if (argument >= 0) {
      throw new IllegalStateException(
          "argument #" + argument + " is in use outside the block: replace its uses first");
    }
  }

  // --- Operations.

  /** The first operation, or null. */
  public @Nullable Operation first() {
    return Operation.orNull(arena, Blocks.first(arena, ref()));
  }

  /** The last operation, or null. */
  public @Nullable Operation last() {
    return Operation.orNull(arena, Blocks.last(arena, ref()));
  }

  /** The last operation, which is the terminator of a well-formed block of a CFG, or null. */
  public @Nullable Operation terminator() {
    return last();
  }

  /** Whether the block has no operations. */
  public boolean isEmpty() {
    return Blocks.first(arena, ref()) == 0;
  }

  /** The operations in order; the current one may be moved or erased, but not the one after it. */
  public Iterable<Operation> operations() {
    return OperationIterator::new;
  }

  /**
   * Appends an operation that is in no block.
   *
   * @throws IllegalArgumentException if it is in a block, of another arena, or around this block
   */
  public void append(Operation op) {
    insert(op, 0);
  }

  /**
   * Inserts an operation that is in no block before the first one.
   *
   * @throws IllegalArgumentException if it is in a block, of another arena, or around this block
   */
  public void prepend(Operation op) {
    insert(op, Blocks.first(arena, live()));
  }

  /**
   * Inserts an operation that is in no block before another one of this block.
   *
   * @throws IllegalArgumentException if it is in a block, of another arena, or around this block,
   *     or if the other one is not in this block
   */
  public void insertBefore(Operation position, Operation op) {
    requireHere(position);
    insert(op, position.ref());
  }

  /**
   * Inserts an operation that is in no block after another one of this block.
   *
   * @throws IllegalArgumentException if it is in a block, of another arena, or around this block,
   *     or if the other one is not in this block
   */
  public void insertAfter(Operation position, Operation op) {
    requireHere(position);
    insert(op, Ops.next(arena, position.ref()));
  }

  void requireHere(Operation position) {
    if (position.arena() != arena || Ops.block(arena, position.live()) != live()) {
      throw new IllegalArgumentException(
          "the operation to insert at is not in this block: give one that is");
    }
  }

  void requireArena(Operation op) {
    Movement.requireArena(op, arena);
  }

  private void insert(Operation op, int before) {
    requireArena(op);
    if (Ops.block(arena, op.live()) != 0) {
      throw new IllegalArgumentException("the operation is in a block: remove it first");
    }
    Movement.move(arena, live(), op.ref(), before);
  }

  /**
   * Moves the operations from {@code op} to the end into a new block after this one.
   *
   * @return the new block
   * @throws IllegalArgumentException if the operation is not in this block
   * @throws IllegalStateException if the block is in no region
   */
  public Block splitBefore(Operation op) {
    int block = live();
    requireHere(op);
    int region = Blocks.region(arena, block);
    if (region == 0) {
      throw new IllegalStateException("a block is split inside a region: insert it into one first");
    }
    beginChange();
    try {
      int created = Blocks.create(arena);
      if (Checks.ENABLED) {
        arena.scopes().movesBlock(created);
      }
      Regions.insert(arena, region, created, Blocks.next(arena, block));
      Blocks.moveTail(arena, op.ref(), created);
      return new Block(arena, created);
    } finally {
      arena.endChange();
    }
  }

  // --- Arguments.

  /** The number of arguments. */
  public int argumentCount() {
    return Blocks.numArguments(arena, ref());
  }

  /** The {@code index}-th argument. */
  public Value argument(int index) {
    if (index < 0 || index >= argumentCount()) {
      throw new IndexOutOfBoundsException(
          "the block has " + argumentCount() + " arguments, there is no argument #" + index);
    }
    return Value.of(arena, ValueWord.argument(ref(), index));
  }

  /** The arguments. */
  public ValueRange arguments() {
    return ValueRange.arguments(this);
  }

  /** Appends an argument. */
  public Value addArgument(Type type, Location location) {
    return insertArgument(argumentCount(), type, location);
  }

  /** Appends an argument whose location is packed. */
  Value addArgument(Type type, long packedLocation) {
    return insertArgument(argumentCount(), arena.id(type), packedLocation);
  }

  /** Inserts an argument before the {@code index}-th one. */
  public Value insertArgument(int index, Type type, Location location) {
    Objects.checkIndex(index, argumentCount() + 1);
    return insertArgument(index, arena.id(type), arena.word(location));
  }

  private Value insertArgument(int index, int type, long packedLocation) {
    int block = beginChange();
    try {
      Blocks.insertArgument(arena, block, index, type, packedLocation);
    } finally {
      arena.endChange();
    }
    return argument(index);
  }

  /**
   * Erases an argument.
   *
   * @throws IllegalStateException if it is in use
   */
  public void eraseArgument(int index) {
    int block = live();
    checkNoUses(index);
    beginChange();
    try {
      Blocks.eraseArgument(arena, block, index);
    } finally {
      arena.endChange();
    }
  }

  /**
   * Erases the arguments at these indices, in time linear in the number of all arguments.
   *
   * @throws IndexOutOfBoundsException if there is no argument at one of them; none is erased then
   * @throws IllegalStateException if one is in use; none is erased then
   */
  public void eraseArguments(BitSet indices) {
    int block = live();
    indices.stream().forEach(this::checkNoUses);
    if (indices.isEmpty()) {
      return;
    }
    beginChange();
    try {
      Blocks.eraseArguments(arena, block, indices);
    } finally {
      arena.endChange();
    }
  }

  private void checkNoUses(int argument) {
    if (Uses.first(arena, argument(argument).word()) != 0) {
      throw new IllegalStateException(
          "argument #" + argument + " is in use: replace its uses first");
    }
  }

  // --- Control flow.

  /** Whether the block is the successor of an operation. */
  public boolean hasPredecessors() {
    return Successors.firstUse(arena, ref()) != 0;
  }

  /** The predecessors, one entry for each successor that refers to this block, the newest first. */
  public List<Block> predecessors() {
    List<Block> found = new ArrayList<>();
    int slot = BlockUses.firstAttached(arena, ref());
    for (; slot != 0; slot = BlockUses.nextAttached(arena, slot)) {
      found.add(predecessorAt(slot));
    }
    return found;
  }

  /**
   * The operations of which this block is a successor, one entry for each successor, the newest
   * first; also those that are in no block.
   */
  public List<Operation> users() {
    List<Operation> found = new ArrayList<>();
    int slot = Successors.firstUse(arena, ref());
    for (; slot != 0; slot = Successors.nextUse(arena, slot)) {
      found.add(new Operation(arena, Successors.owner(arena, slot)));
    }
    return found;
  }

  /**
   * The predecessor, if only one successor of one operation refers to this block; otherwise null,
   * also if several successors of the same operation do. It does not look at more than two of them.
   */
  public @Nullable Block singlePredecessor() {
    int first = BlockUses.firstAttached(arena, ref());
    return first == 0 || BlockUses.nextAttached(arena, first) != 0 ? null : predecessorAt(first);
  }

  /**
   * The predecessor, if all successors that refer to this block are those of one block; null if
   * there are none, or those of several blocks. It does not look further than the first of another
   * block.
   */
  public @Nullable Block uniquePredecessor() {
    int first = BlockUses.firstAttached(arena, ref());
    if (first == 0) {
      return null;
    }
    int unique = BlockUses.predecessor(arena, first);
    int slot = first;
    while (slot != 0 && BlockUses.predecessor(arena, slot) == unique) {
      slot = BlockUses.nextAttached(arena, slot);
    }
    return slot == 0 ? new Block(arena, unique) : null;
  }

  private Block predecessorAt(int slot) {
    return new Block(arena, BlockUses.predecessor(arena, slot));
  }

  /** Makes another block the successor wherever this one is, the newest use first. */
  public void replaceAllUsesWith(Block other) {
    int slot = Successors.firstUse(arena, live());
    other.refIn(arena);
    while (slot != 0) {
      int next = Successors.nextUse(arena, slot);
      Operation owner = new Operation(arena, Successors.owner(arena, slot));
      owner.setSuccessor(Successors.index(arena, slot), other);
      slot = next;
    }
  }

  /** Drops all uses as a successor, after which the block has no predecessors. */
  public void dropAllUses() {
    int block = live();
    for (int slot = Successors.firstUse(arena, block);
        slot != 0;
        slot = Successors.firstUse(arena, block)) {
      int owner = Successors.owner(arena, slot);
      if (Checks.ENABLED) {
        arena.scopes().beginChangeOf(owner);
      }
      try {
        Successors.set(arena, slot, 0);
      } finally {
        arena.endChange();
      }
    }
  }

  /** The number of successors of the last operation. */
  public int successorCount() {
    Operation last = last();
    return last == null ? 0 : last.successorCount();
  }

  /** The {@code index}-th successor of the last operation. */
  public Block successor(int index) {
    Operation last = last();
    if (last == null) {
      throw new IndexOutOfBoundsException("an empty block has no successors");
    }
    return last.successor(index);
  }

  private final class OperationIterator implements Iterator<Operation> {
    private @Nullable Operation next = first();

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public Operation next() {
      Operation current = next;
      if (current == null) {
        throw new NoSuchElementException();
      }
      next = current.next();
      return current;
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Block that
        && ref == that.ref
        && arena == that.arena
        && generation == that.generation;
  }

  @Override
  public int hashCode() {
    return ref * 0x9E3779B9;
  }

  /**
   * Its place, such as {@code block #1 of region #0 of 'func.func'}, which is not its name in a
   * text; that it was erased, if so.
   */
  @Override
  public String toString() {
    return isLive() ? Region.placeOf(this) : "<<ERASED BLOCK>>";
  }
}
