// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.failure.FirstThrown;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Eraser;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Creates operations and inserts them at its insertion point, if it has one: before an operation,
 * or at the end of a block. It follows the operation wherever that is moved. All operations that it
 * creates are of one arena.
 *
 * <p>Subclasses are told of each operation that is inserted, as a {@code Rewriter} of the package
 * {@code rewrite} is.
 *
 * <p>A builder is used by one thread. Threads that work on different isolated operations of one
 * module need a builder each; see the package's rules on threads.
 */
public class OpBuilder {
  private final IrArena arena;

  /** What {@link #state} gives; null before that is called first. */
  private @Nullable OperationState reused;

  /** The state that {@link #ownState} gives next; null while it is in use, or if there was none. */
  private @Nullable OperationState spare;

  /** The state that {@link #ownState} gave last, until an operation is created from it. */
  private @Nullable OperationState lent;

  private @Nullable Block block;
  private @Nullable Operation before;

  private OpBuilder(IrArena arena) {
    this.arena = arena;
  }

  /**
   * For subclasses: a builder of operations beside those of an arena, without an insertion point.
   *
   * @param member any operation of the arena
   */
  protected OpBuilder(Operation member) {
    this(member.arena());
  }

  /**
   * A builder with a new arena and no insertion point: for creating a root operation, such as a
   * module. An arena holds an operation with all that is nested in it, and what is created in one
   * cannot be inserted into an operation of another. What is to be inserted later is created with a
   * builder of the arena where it will be: {@code
   * OpBuilder.atEnd(module.body()).clearInsertionPoint()}.
   */
  public static OpBuilder create(Context context) {
    return new OpBuilder(new IrArena(context));
  }

  /** A builder that appends to a block. */
  public static OpBuilder atEnd(Block block) {
    return new OpBuilder(block.arena()).setInsertionPointToEnd(block);
  }

  /** A builder that inserts before the first operation of a block. */
  public static OpBuilder atStart(Block block) {
    return new OpBuilder(block.arena()).setInsertionPointToStart(block);
  }

  /** A builder that inserts before an operation. */
  public static OpBuilder before(Operation op) {
    return new OpBuilder(op.arena()).setInsertionPoint(op);
  }

  /** A builder that inserts after an operation. */
  public static OpBuilder after(Operation op) {
    return new OpBuilder(op.arena()).setInsertionPointAfter(op);
  }

  /** The context of the operations that are built. */
  public final Context context() {
    return arena.context();
  }

  IrArena arena() {
    return arena;
  }

  /** Sets the insertion point before an operation, which must be in a block. */
  public final OpBuilder setInsertionPoint(Operation op) {
    checkArena(op.arena());
    int target = Ops.block(arena, op.live());
    if (target == 0) {
      throw new IllegalArgumentException(
          "the operation to insert at must be in a block: insert it first");
    }
    // Rewriting sets it before each operation of a block in turn.
    Block last = block;
    block = last != null && last.isAt(target) ? last : Block.orNull(arena, target);
    before = op;
    return this;
  }

  /** Sets the insertion point after an operation, which must be in a block. */
  public final OpBuilder setInsertionPointAfter(Operation op) {
    setInsertionPoint(op);
    before = op.next();
    return this;
  }

  /** Goes on at the end of a block. */
  public final OpBuilder setInsertionPointToEnd(Block target) {
    checkArena(target.arena());
    target.live();
    block = target;
    before = null;
    return this;
  }

  private void checkArena(IrArena other) {
    if (other != arena) {
      throw new IllegalArgumentException(
          "a builder stays in its arena: make another one for this block");
    }
  }

  /** Sets the insertion point before the first operation of a block. */
  public final OpBuilder setInsertionPointToStart(Block target) {
    setInsertionPointToEnd(target);
    before = target.first();
    return this;
  }

  /** Clears the insertion point: operations are created without being inserted. */
  public final OpBuilder clearInsertionPoint() {
    block = null;
    before = null;
    return this;
  }

  /** The block that is inserted into, or null. */
  public final @Nullable Block insertionBlock() {
    Operation at = before;
    if (at != null && !at.isErased()) {
      int into = Ops.block(arena, at.ref());
      Block last = block;
      if (into != 0 && (last == null || !last.isAt(into))) {
        block = Block.orNull(arena, into);
      }
    }
    return block;
  }

  /**
   * The operation before which operations are inserted; null at the end of a block or without an
   * insertion point.
   */
  public final @Nullable Operation insertionPoint() {
    return before;
  }

  /**
   * This builder's reusable state, reset for a registered operation.
   *
   * @throws IllegalStateException if the operation's dialect is not loaded
   */
  public final OperationState state(OpModel model, Location location) {
    return reusable().reset(arena.context().operationName(model), location);
  }

  /** This builder's reusable state, reset for any operation. */
  public final OperationState state(OperationName name, Location location) {
    return reusable().reset(name, location);
  }

  private OperationState reusable() {
    OperationState state = reused;
    if (state == null) {
      state = newState();
      reused = state;
    }
    return state;
  }

  /**
   * A state that is reset for a registered operation, and that nobody else uses until an operation
   * is created from it: other operations may be built meanwhile, such as constants that it takes as
   * operands, or those in its regions. What a declaration's own {@code build} fills is such a
   * state. If that throws, the state is {@linkplain #discard(OperationState) discarded}.
   *
   * @throws IllegalStateException if the operation's dialect is not loaded
   */
  public final OperationState ownState(OpModel model, Location location) {
    OperationName name = arena.context().operationName(model);
    OperationState taken = spare == null ? newState() : spare;
    spare = null;
    lent = taken;
    return taken.reset(name, location);
  }

  /**
   * A new state, for callers that fill several at a time, such as a parser. One that was given
   * regions, and from which no operation is created after all, must be reset or {@linkplain
   * #discard(OperationState) discarded}: until then what is in its regions is in the arena, and
   * uses values.
   */
  public final OperationState newState() {
    return new OperationState(this);
  }

  /**
   * Erases what was built in the regions of a state from which no operation will be created; what
   * still uses that loses its operands or successors. The state must be reset before it is filled
   * again. Of a state from which an operation was created, nothing is left to erase: {@code
   * discard} may be called in a {@code finally}. All is erased even if whoever is told of it
   * throws; then what was thrown first is thrown.
   *
   * @throws IllegalArgumentException if the state is of another builder's arena
   */
  public final void discard(OperationState filled) {
    try {
      filled.discardIn(arena);
    } finally {
      if (filled == lent) {
        spare = filled;
        lent = null;
      }
    }
  }

  /**
   * {@linkplain #discard(OperationState) Discards} a state, for a {@code catch}.
   *
   * @param thrown suppresses what is thrown meanwhile
   * @throws IllegalArgumentException if the state is of another builder's arena
   */
  public final void discard(OperationState filled, Throwable thrown) {
    filled.requireArena(arena);
    Objects.requireNonNull(thrown, "thrown");
    new FirstThrown(thrown).run(() -> discard(filled));
  }

  /**
   * Creates the operation that a state describes and inserts it.
   *
   * @throws IllegalArgumentException if the state is of another builder's arena; if the operation
   *     at the insertion point was removed from its block; or if the insertion point is inside the
   *     state's own regions
   * @throws IllegalStateException if the state was not reset after its last use; or if an operand,
   *     a successor, or what the insertion point is at was erased
   */
  public final Operation create(OperationState filled) {
    int into = insertionBlockRef();
    if (into != 0) {
      filled.checkMayBeIn(into);
    }
    beginInsertion(into);
    try {
      int op = filled.createIn(arena);
      if (filled == lent) {
        spare = filled;
        lent = null;
      }
      if (into != 0) {
        insertNew(into, op);
      }
      return told(new Operation(arena, op), into != 0);
    } finally {
      arena.endChange();
    }
  }

  /**
   * Called before an operation is inserted into a block, or a block into a region, which may be
   * refused. What is created without an insertion point is inserted nowhere.
   */
  protected void inserts() {}

  /** Called after an operation was inserted into a block. */
  protected void inserted(Operation op) {}

  /** Called after a copy of an operation, with what is nested in it, was inserted into a block. */
  protected void insertedCopy(Operation copy) {
    inserted(copy);
  }

  /** Called after a new block was inserted into a region. */
  protected void inserted(Block created) {}

  /**
   * Called to erase a block that was built for nothing, with its operations: its body has thrown,
   * or the region that it is in is that of a state from which no operation is created. What refers
   * to it from outside loses its operands or successors.
   */
  protected void discard(Block built) {
    eraseUsed(built);
  }

  private void eraseUsed(Block built) {
    if (!Eraser.isReleasable(arena, built.live())) {
      built.operations().forEach(Operation::dropAllReferences);
      dropUses(built);
      built.operations().forEach(op -> op.walk(OpBuilder::dropUses));
    }
    built.erase();
  }

  private static void dropUses(Operation op) {
    op.results().forEach(Value::dropAllUses);
    for (int i = 0; i < op.regionCount(); i++) {
      op.region(i).blocks().forEach(OpBuilder::dropUses);
    }
  }

  private static void dropUses(Block block) {
    block.dropAllUses();
    block.arguments().forEach(Value::dropAllUses);
  }

  /** Erases the first regions of a state, from which no operation is created. */
  void discardRegions(int[] regions, int count) {
    if (count == 0) {
      return;
    }
    int erasures = arena.erasures();
    FirstThrown thrown = new FirstThrown();
    for (int i = count - 1; i >= 0 && erasures == arena.erasures(); i--) {
      Region region = new Region(arena, regions[i]);
      discardBlocks(region, thrown);
      if (region.isEmpty()) {
        Regions.freeDetached(arena, regions[i]);
      }
    }
    thrown.rethrow();
  }

  /** Erases blocks from the last one on, up to one that stays although it was to be erased. */
  private void discardBlocks(Region detached, FirstThrown thrown) {
    Block into = insertionBlock();
    if (into != null && into.isNestedIn(detached)) {
      clearInsertionPoint();
    }
    Block built = detached.last();
    for (Block erased = null; built != null && !built.equals(erased); built = detached.last()) {
      Block each = built;
      thrown.run(() -> discard(each));
      erased = each;
    }
  }

  private Operation told(Operation op, boolean isInBlock) {
    if (isInBlock) {
      inserted(op);
    }
    return op;
  }

  private void beginInsertion(int into) {
    if (Checks.ENABLED) {
      arena.scopes().beginChange(into == 0 ? Scopes.NONE : arena.scopes().ofBlock(into));
    }
  }

  private void insertNew(int into, int op) {
    if (Checks.ENABLED) {
      arena.scopes().moves(op);
    }
    Blocks.insert(arena, into, op, before == null ? 0 : before.ref());
  }

  /** The block to insert into, or 0; checks that it is possible to insert there. */
  private int insertionBlockRef() {
    Block into = insertionBlock();
    if (into == null) {
      return 0;
    }
    inserts();
    if (before != null) {
      into.requireHere(before);
    }
    return into.live();
  }

  /**
   * Inserts an operation of this builder's arena that is in no block.
   *
   * @throws IllegalArgumentException if it is in a block, of another arena, or around the insertion
   *     point; or if the operation at the insertion point was removed from its block
   */
  public final Operation insert(Operation op) {
    if (op.arena() != arena) {
      throw new IllegalArgumentException(
          "a builder stays in its arena: clone the operation with it instead");
    }
    op.live();
    Block into = insertionBlock();
    if (into != null) {
      inserts();
      if (before == null) {
        into.append(op);
      } else {
        into.insertBefore(before, op);
      }
    }
    return told(op, into != null);
  }

  /**
   * Inserts a copy of an operation, whose operands are looked up in the mapping.
   *
   * @throws IllegalArgumentException if the operation is of another context, the mapping of other
   *     arenas, or the operation at the insertion point was removed from its block
   * @throws IllegalStateException if the copy would use a value or block of another arena, or one
   *     that was erased
   */
  public final Operation clone(Operation op, IrMapping mapping) {
    int into = insertionBlockRef();
    beginInsertion(into);
    try {
      Operation copy = Cloner.copy(op, arena, mapping);
      if (into != 0) {
        insertNew(into, copy.ref());
        insertedCopy(copy);
      }
      return copy;
    } finally {
      arena.endChange();
    }
  }

  /**
   * Appends copies of the blocks of a region to another one (MLIR's {@code cloneRegionBefore}). The
   * insertion point stays.
   *
   * @param region a region of this builder's arena; it may be the target itself
   * @param mapping what operands and successors are looked up in; receives what is copied, and what
   *     else is in the operation around the region, whose copies are erased again: another region
   *     of that operation needs a mapping of its own
   * @return the copies, in order
   * @throws IllegalArgumentException if a region is of another arena, or the mapping of others
   * @throws IllegalStateException if a region was erased or is in no operation; or if a copy would
   *     use a value or block that was erased, a result of the operation that the region is in, or a
   *     value or block of its other regions
   */
  public final List<Block> cloneAtEnd(Region region, Region target, IrMapping mapping) {
    checkArena(region.arena());
    checkArena(target.arena());
    region.live();
    target.live();
    Operation parent = region.parentOp();
    if (parent == null) {
      throw new IllegalStateException("a region is copied from an operation: create that first");
    }
    inserts();
    Operation copy = parent.clone(mapping);
    Region copied = copy.region(region.index());
    eraseOthers(copy, copied);
    List<Block> copies = new ArrayList<>();
    copied.blocks().forEach(copies::add);
    boolean refused = !copies.isEmpty();
    try {
      for (Block copiedBlock : copies) {
        copiedBlock.moveToEnd(target);
        refused = false;
        inserted(copiedBlock);
        copiedBlock.operations().forEach(this::insertedCopy);
      }
    } finally {
      if (!refused) {
        // Blocks are left in it if somebody has thrown who was told of one.
        for (Block left = copied.last(); left != null; left = copied.last()) {
          eraseUsed(left);
        }
        copy.dropAllReferences();
        copy.erase();
      }
    }
    return copies;
  }

  /** Erases the other regions of the copy of an operation, or else the copy. */
  private static void eraseOthers(Operation copy, Region kept) {
    boolean complete = false;
    try {
      if (!copy.useEmpty()) {
        throw new IllegalStateException(
            "the region uses a result of its operation: replace it before copying the region");
      }
      for (int i = 0; i < copy.regionCount(); i++) {
        Region other = copy.region(i);
        if (!other.equals(kept)) {
          other.blocks().forEach(each -> each.operations().forEach(Operation::dropAllReferences));
          other.blocks().forEach(Block::erase);
        }
      }
      complete = true;
    } finally {
      if (!complete) {
        copy.dropAllReferences();
        copy.erase();
      }
    }
  }

  /**
   * Appends a new block to a region and sets the insertion point to its end.
   *
   * @throws IllegalArgumentException if the region is of another arena
   */
  public final Block createBlock(Region region) {
    checkArena(region.arena());
    inserts();
    Block created = region.addBlock();
    setInsertionPointToEnd(created);
    inserted(created);
    return created;
  }

  /**
   * Appends a new block to a region and builds what is in it: the insertion point is at its end
   * meanwhile, and then where it was before. The region may be one of an {@linkplain #ownState own
   * state}: this is how the {@code build} of a declaration makes a body.
   *
   * <p>If {@code contents} throws, the block is erased with all that was built in it, as long as it
   * is in the region; what was built elsewhere stays.
   *
   * @param contents receives the block, which is still without arguments
   * @throws IllegalArgumentException if the region is of another arena
   */
  public final Block buildBlock(Region region, Consumer<? super Block> contents) {
    checkArena(region.arena());
    inserts();
    Block outerBlock = block;
    Operation outerBefore = before;
    int erasures = arena.erasures();
    Block created = region.addBlock();
    try {
      setInsertionPointToEnd(created);
      inserted(created);
      contents.accept(created);
    } catch (Throwable e) {
      block = outerBlock;
      before = outerBefore;
      if (erasures == arena.erasures()) {
        discardAfter(e, created, region);
      }
      throw e;
    }
    block = outerBlock;
    before = outerBefore;
    return created;
  }

  private void discardAfter(Throwable thrown, Block built, Region region) {
    new FirstThrown(thrown)
        .run(
            () -> {
              if (built.isDirectlyIn(region)) {
                discard(built);
              }
            });
  }

  /** Where it inserts. */
  @Override
  public String toString() {
    Operation at = before;
    String where = "without an insertion point";
    if (at != null) {
      String text = at.isErased() ? at.toString() : IrServices.asm().printWithoutRegions(at);
      where = "before " + text;
    } else if (block != null) {
      where = "at the end of " + block;
    }
    return getClass().getSimpleName() + " " + where;
  }

  /**
   * Makes an operation the root of its arena: erasing it drops the whole arena. It is the root
   * until it is inserted into a block.
   *
   * @throws IllegalArgumentException if it is in a block
   */
  public static void makeRoot(Operation op) {
    IrArena arena = op.arena();
    if (Ops.block(arena, op.live()) != 0) {
      throw new IllegalArgumentException("a root is in no block: remove the operation first");
    }
    arena.setRoot(op.ref());
  }
}
