// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Blocks;
import org.jspecify.annotations.Nullable;

/**
 * Makes operations and puts them where its insertion point is: before an operation, at the end of a
 * block, or nowhere. All that it makes is of one arena.
 *
 * <p>A builder is one thread's. Threads that work on different isolated operations of one module
 * each have their own; see the package's rules on threads.
 */
public final class OpBuilder {
  private final IrArena arena;
  private final OperationState state;
  private @Nullable Block block;
  private @Nullable Operation before;

  private OpBuilder(IrArena arena) {
    this.arena = arena;
    this.state = new OperationState(arena);
  }

  /**
   * A builder with an arena of its own and no insertion point: to make the root of a piece of IR.
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

  /** The context of what is built. */
  public Context context() {
    return arena.context();
  }

  IrArena arena() {
    return arena;
  }

  /** Goes on before an operation, which is in a block. */
  public OpBuilder setInsertionPoint(Operation op) {
    Block target = op.block();
    if (target == null) {
      throw new IllegalArgumentException("the operation to insert at must be in a block");
    }
    setInsertionPointToEnd(target);
    before = op;
    return this;
  }

  /** Goes on after an operation, which is in a block. */
  public OpBuilder setInsertionPointAfter(Operation op) {
    setInsertionPoint(op);
    before = op.next();
    return this;
  }

  /** Goes on at the end of a block. */
  public OpBuilder setInsertionPointToEnd(Block target) {
    if (target.arena() != arena) {
      throw new IllegalArgumentException(
          "a builder stays in its arena: make another one for this block");
    }
    block = target;
    before = null;
    return this;
  }

  /** Goes on before the first operation of a block. */
  public OpBuilder setInsertionPointToStart(Block target) {
    setInsertionPointToEnd(target);
    before = target.first();
    return this;
  }

  /** Goes on without inserting what is made. */
  public OpBuilder clearInsertionPoint() {
    block = null;
    before = null;
    return this;
  }

  /** The block that is inserted into, or null. */
  public @Nullable Block insertionBlock() {
    return block;
  }

  /** The operation that is inserted before; null at the end of a block or without a point. */
  public @Nullable Operation insertionPoint() {
    return before;
  }

  /**
   * This builder's one state, emptied for an operation of a registered kind.
   *
   * @throws IllegalStateException if the operation's dialect is not loaded
   */
  public OperationState state(OpModel model, Location location) {
    return state.reset(arena.context().operationName(model), location);
  }

  /** This builder's one state, emptied for an operation of any kind. */
  public OperationState state(OperationName name, Location location) {
    return state.reset(name, location);
  }

  /** A state of its own, for who fills several at a time, such as a parser. */
  public OperationState newState() {
    return new OperationState(arena);
  }

  /** Makes the operation that a state describes and inserts it. */
  public Operation create(OperationState filled) {
    int op = filled.createIn(arena);
    if (block != null && before == null) {
      Blocks.insert(arena, block.ref(), op, 0);
    } else {
      insert(new Operation(arena, op));
    }
    return new Operation(arena, op);
  }

  /** Inserts an operation of this builder's arena that is in no block. */
  public Operation insert(Operation op) {
    if (block != null) {
      if (before == null) {
        block.append(op);
      } else {
        block.insertBefore(before, op);
      }
    }
    return op;
  }

  /** Inserts a copy of an operation, whose operands are looked up in the mapping. */
  public Operation clone(Operation op, IrMapping mapping) {
    return insert(Cloner.copy(op, arena, mapping));
  }

  /** Appends a new block to a region and goes on at its end. */
  public Block createBlock(Region region) {
    Block created = region.addBlock();
    setInsertionPointToEnd(created);
    return created;
  }

  /** Makes an operation the root of its arena, with which all that lives there dies when erased. */
  public static void makeRoot(Operation op) {
    op.arena().setRoot(op.ref());
  }
}
