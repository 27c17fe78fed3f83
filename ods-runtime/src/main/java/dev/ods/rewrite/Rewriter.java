// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.failure.FirstThrown;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.IrWriter;
import dev.ods.rewrite.check.Refusals;
import dev.ods.trait.ConstantLike;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Changes the IR such that a listener is told (MLIR's {@code PatternRewriter}). It is a builder, so
 * that the {@code build} methods of operations take it; in a pattern it inserts before the matched
 * operation. Patterns make all their changes through it, and do not keep it: once the rewrite that
 * has given it to them has ended, its changes throw an {@code IllegalStateException}.
 *
 * <p>A subclass may change how it is done; {@code dev.ods.convert.ConversionRewriter} does, so that
 * changes can be undone.
 */
public class Rewriter extends OpBuilder {
  private @Nullable RewriteListener listener;

  /** The listener, if it is a greedy driver. */
  private @Nullable GreedyDriver driver;

  /** How changes are made by references; null unless the listener is a greedy driver. */
  private @Nullable LeafChanges leaves;

  private final IrWriter writer;
  private boolean hasEnded;

  /**
   * For subclasses: a rewriter without an insertion point.
   *
   * @param member an operation of the arena in which the rewriter builds
   * @param listener is told of all changes
   */
  protected Rewriter(Operation member, @Nullable RewriteListener listener) {
    super(member);
    this.listener = listener;
    this.driver = listener instanceof GreedyDriver greedy ? greedy : null;
    this.writer = IrWriter.of(member);
    this.leaves = driver == null ? null : new LeafChanges(writer, driver);
  }

  /** A rewriter that inserts before an operation, and whose changes nobody is told of. */
  public static Rewriter before(Operation op) {
    return before(op, null);
  }

  /**
   * A rewriter that inserts before an operation.
   *
   * @param op an operation in a block, or a root, before which nothing can be inserted
   * @param listener is told of all changes
   */
  public static Rewriter before(Operation op, @Nullable RewriteListener listener) {
    Rewriter rewriter = new Rewriter(op, listener);
    if (op.block() != null) {
      rewriter.setInsertionPoint(op);
    }
    return rewriter;
  }

  /**
   * Ends the use of this rewriter: the memory of the driver that is told of changes is that of
   * another rewrite from now on.
   */
  final void end() {
    hasEnded = true;
    clearInsertionPoint();
    listener = null;
    driver = null;
    leaves = null;
  }

  private void requireRunning() {
    if (hasEnded) {
      throw new IllegalStateException(
          "the rewrite of this rewriter has ended: use the one that a pattern is given, or"
              + " 'Rewriter.before'");
    }
  }

  @Override
  protected void inserts() {
    requireRunning();
  }

  @Override
  protected void inserted(Operation op) {
    if (driver != null) {
      driver.operationInserted(op);
    } else if (listener != null) {
      listener.operationInserted(op);
    }
  }

  @Override
  protected void insertedCopy(Operation copy) {
    inserted(copy);
    if (copy.regionCount() == 0 || (driver == null && listener == null)) {
      return;
    }
    copy.walk(
        WalkOrder.PRE,
        nested -> {
          if (!nested.equals(copy)) {
            inserted(nested.keep());
          }
          for (int i = 0; i < nested.regionCount(); i++) {
            nested.region(i).blocks().forEach(this::inserted);
          }
          return WalkResult.CONTINUE;
        });
  }

  @Override
  protected void inserted(Block created) {
    if (listener != null) {
      listener.blockInserted(created);
    }
  }

  @Override
  protected void discard(Block built) {
    FirstThrown thrown = new FirstThrown();
    thrown.run(() -> tellOfErasure(built));
    thrown.run(() -> super.discard(built));
    thrown.rethrow();
  }

  private void tellOfErasure(Block built) {
    if (listener != null) {
      TreeEraser eraser = new TreeEraser(listener);
      for (Operation op = built.last(); op != null; op = built.last()) {
        eraser.erase(op);
      }
      listener.blockErased(built);
    }
  }

  /** Called before an operation is moved, which may be refused. */
  protected void moves(Operation op) {
    requireRunning();
  }

  /** Called before a block is moved, which may be refused. */
  protected void moves(Block block) {
    requireRunning();
  }

  /** Called after an operation was moved. */
  protected void moved(Operation op) {
    if (listener != null) {
      listener.operationMoved(op);
    }
  }

  /** Called after a block was moved. */
  protected void moved(Block block) {
    if (listener != null) {
      listener.blockMoved(block);
    }
  }

  // --- Replacing and erasing.

  /**
   * Replaces the results of an operation by other values, and erases it.
   *
   * @throws IllegalArgumentException if there are not as many values as results, or one is of
   *     another arena, or of the operation or what is nested in it; then nothing has changed
   */
  public void replace(Operation op, List<Value> values) {
    Refusals.requireOutside(op, values);
    replaceAllUses(op, values);
    erase(op);
  }

  /** Replaces the only result of an operation by another value, and erases the operation. */
  public void replace(Operation op, Value value) {
    Objects.requireNonNull(value, "value");
    if (leaves == null || !leaves.replace(op, value, this)) {
      replace(op, List.of(value));
    }
  }

  /**
   * {@link #replace(Operation, Value)} by references.
   *
   * @param reader of the arena
   * @param op an operation in a block, without regions and with one result
   * @param value another one than the result
   */
  void replaceLeaf(IrReader reader, int op, long value) {
    if (leaves != null && leaves.areQuiet()) {
      leaves.replace(op, IrReader.result(op, 0), value, this);
    } else {
      replace(reader.operation(op), reader.value(value));
    }
  }

  /** Replaces the results of an operation by those of another one, and erases it. */
  public void replace(Operation op, Operation by) {
    if (by.resultCount() == 1) {
      replace(op, by.result(0));
    } else {
      replace(op, by.results());
    }
  }

  /** Replaces all uses of the results of an operation, which stays. */
  public void replaceAllUses(Operation op, List<Value> values) {
    requireRunning();
    if (listener == null) {
      op.replaceAllUsesWith(values);
      return;
    }
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' has " + op.resultCount() + " results: give as many values");
    }
    List<Value> copy = List.copyOf(values);
    copy.forEach(writer::usable);
    listener.operationReplaced(op, copy);
    for (int i = 0; i < copy.size(); i++) {
      replaceAllUses(op.result(i), copy.get(i));
    }
  }

  /** Replaces all uses of a value by another one. */
  public void replaceAllUses(Value from, Value to) {
    requireRunning();
    if (listener == null) {
      from.replaceAllUsesWith(to);
      return;
    }
    // One at a time, as in MLIR: the listener learns of the users in the order of the use list.
    if (leaves != null) {
      leaves.replaceAllUses(from, to);
      return;
    }
    for (OpOperand use = from.firstUse(); use != null && !from.equals(to); use = from.firstUse()) {
      use.set(to);
      listener.operationModified(use.owner());
    }
  }

  /**
   * Makes another block the successor wherever a block is.
   *
   * @throws IllegalArgumentException if they are of different arenas; then nothing has changed
   */
  public void replaceAllUses(Block from, Block to) {
    for (Operation user : from.users()) {
      modify(user, () -> redirect(user, from, to));
    }
  }

  private static void redirect(Operation user, Block from, Block to) {
    IrReader reader = IrReader.of(user);
    int index = 0;
    while (reader.successor(IrReader.ref(user), index) != IrReader.ref(from)) {
      index++;
    }
    user.setSuccessor(index, to);
  }

  /** Replaces the uses of a value for which a predicate holds. */
  public void replaceUsesIf(Value from, Value to, Predicate<OpOperand> condition) {
    List<OpOperand> uses = new ArrayList<>();
    from.uses().forEach(uses::add);
    for (OpOperand use : uses) {
      if (condition.test(use)) {
        modify(use.owner(), () -> use.set(to));
      }
    }
  }

  /**
   * Erases an operation with all that is nested in it. If it is the insertion point, what follows
   * it becomes the insertion point.
   *
   * @throws IllegalStateException if a result is still used, or outside what is nested in it; then
   *     nothing has changed
   */
  public void erase(Operation op) {
    requireRunning();
    if (!op.useEmpty()) {
      throw new IllegalStateException(
          "a result of '" + op.name() + "' is in use: replace its uses before erasing it");
    }
    int leaf = leaves == null ? 0 : leaves.leaf(op);
    if (leaf != 0) {
      eraseLeaf(leaf);
      return;
    }
    if (op.regionCount() != 0) {
      writer.requireErasable(op);
    }
    leave(op);
    if (listener == null) {
      op.erase();
    } else if (op.regionCount() == 0) {
      listener.operationErased(op);
      op.erase();
    } else {
      new TreeEraser(listener).erase(op);
    }
  }

  /**
   * Erases a block with its operations.
   *
   * @throws IllegalStateException if it is a successor, or one of its values is used outside; then
   *     nothing has changed
   */
  public void erase(Block block) {
    requireRunning();
    if (listener != null) {
      writer.requireErasable(block);
      for (Operation op = block.last(); op != null; op = block.last()) {
        // In a graph region, users may come before their definitions.
        op.results().forEach(Value::dropAllUses);
        erase(op);
      }
      listener.blockErased(block);
    }
    if (block.equals(insertionBlock())) {
      clearInsertionPoint();
    }
    block.erase();
  }

  /**
   * Replaces an operation by one without some of its results, to which its regions move. The
   * insertion point stays; if it is the operation, what follows becomes the insertion point.
   *
   * @param erased the indices of these results
   * @return the operation that replaces it
   * @throws IllegalStateException if one of them is in use; then nothing has changed
   */
  public Operation eraseResults(Operation op, Set<Integer> erased) {
    inserts();
    return ResultEraser.erase(op, erased, this, listener);
  }

  /**
   * {@link #erase(Operation)} of one in a block, without regions and whose results are not used, by
   * its reference; by a greedy driver which alone is told.
   */
  void eraseLeaf(int op) {
    Objects.requireNonNull(leaves, "leaves").erase(op, this);
  }

  private void leave(Operation op) {
    if (op.equals(insertionPoint())) {
      setInsertionPointAfter(op);
    }
  }

  /**
   * The results of an operation that was just inserted, or, if it folds, the values to which it
   * does, instead of which it is erased again (MLIR's {@code OpBuilder::createOrFold}). Constants
   * are inserted in its place.
   *
   * @throws IllegalStateException if a result is used already; then nothing has changed
   */
  public List<Value> orFolded(Operation op) {
    if (!op.useEmpty()) {
      throw new IllegalStateException(
          "a result of '" + op.name() + "' is in use: fold it before it is used");
    }
    FoldResult folded = op.name().hasTrait(ConstantLike.class) ? null : Folding.fold(op);
    if (folded == null || Folding.isOwnResult(op, folded)) {
      return op.results();
    }
    List<Value> values = folded.isInPlace() ? null : Folding.materialize(op, this, folded);
    if (values == null) {
      setInsertionPointAfter(op);
      return op.results();
    }
    erase(op);
    return values;
  }

  // --- Changing in place.

  /** Changes an operation in place; also a change that throws may have changed it. */
  public void modify(Operation op, Runnable change) {
    requireRunning();
    try {
      change.run();
    } catch (Throwable e) {
      new FirstThrown(e).run(() -> modified(op));
      throw e;
    }
    modified(op);
  }

  private void modified(Operation op) {
    // The change may have erased it, of which the listener was told.
    if (listener != null && !op.isErased()) {
      listener.operationModified(op);
    }
  }

  // --- Moving.

  /** Moves an operation to before another one. */
  public void moveBefore(Operation op, Operation other) {
    moves(op);
    op.moveBefore(other);
    moved(op);
  }

  /** Moves an operation to after another one. */
  public void moveAfter(Operation op, Operation other) {
    moves(op);
    op.moveAfter(other);
    moved(op);
  }

  /** Moves an operation to the end of a block. */
  public void moveToEnd(Operation op, Block block) {
    moves(op);
    op.moveToEnd(block);
    moved(op);
  }

  /** Moves a block to before another one. */
  public void moveBefore(Block block, Block other) {
    moves(block);
    block.moveBefore(other);
    moved(block);
  }

  /** Moves a block to the end of a region. */
  public void moveToEnd(Block block, Region region) {
    moves(block);
    block.moveToEnd(region);
    moved(block);
  }

  /**
   * Moves the operations of a block to before an operation, and erases the block.
   *
   * @param source the block, without predecessors
   * @param before an operation of another block
   * @param arguments what replaces the arguments of the block
   * @throws IllegalArgumentException if there are not as many values as arguments, or one of them
   *     is an argument of the block; or the operation is in no block, in the block itself, or of
   *     another arena
   * @throws IllegalStateException if the block is a successor; then, too, nothing has changed
   */
  public void inlineBefore(Block source, Operation before, List<Value> arguments) {
    BlockInlining.inlineBefore(source, before, arguments, writer, this);
  }

  /**
   * Moves the operations of a block to the end of another one, and erases the block.
   *
   * @param source the block, without predecessors
   * @param target a block whose terminator was erased
   * @param arguments what replaces the arguments of the block
   * @throws IllegalArgumentException if there are not as many values as arguments, or one of them
   *     is an argument of the block; or the target is the block itself, in it, or of another arena
   * @throws IllegalStateException if the block is a successor; then, too, nothing has changed
   */
  public void merge(Block source, Block target, List<Value> arguments) {
    BlockInlining.merge(source, target, arguments, writer, this);
  }

  /** Moves the operations from one of a block to its end into a new block after it. */
  public Block split(Operation first) {
    Block block = first.block();
    if (block == null) {
      throw new IllegalArgumentException(
          "only a block can be split: '" + first.name() + "' is in none");
    }
    inserts();
    Block created = block.splitBefore(first);
    inserted(created);
    if (listener != null) {
      for (Operation op = created.last(); op != null; op = op.previous()) {
        listener.operationMoved(op);
      }
    }
    return created;
  }

  /**
   * Moves the blocks of a region to before a block of another one.
   *
   * @throws IllegalArgumentException if the block is in the region itself, directly or nested; then
   *     nothing has changed
   */
  public void inlineBefore(Region region, Block before) {
    BlockInlining.inlineBefore(region, before, this);
  }

  /**
   * Moves the blocks of a region to the end of another one.
   *
   * @throws IllegalArgumentException if the other one is the region itself, or nested in it; then
   *     nothing has changed
   */
  public void inlineAtEnd(Region region, Region target) {
    BlockInlining.inlineAtEnd(region, target, this);
  }

  /**
   * Moves all blocks of a region to another one, which has none.
   *
   * @throws IllegalArgumentException if the region to move from is of another arena, or around the
   *     other
   * @throws IllegalStateException if the region to move to has blocks; then, too, nothing has
   *     changed
   */
  public void takeBody(Region to, Region from) {
    requireRunning();
    to.takeBody(from);
    if (listener != null) {
      to.blocks().forEach(listener::blockMoved);
    }
  }

  // --- Explaining.

  /**
   * States why a pattern does not match.
   *
   * @param reason evaluated only if somebody listens
   * @return false: {@code return rewriter.matchFailed(op, () -> "not a constant")}
   */
  public boolean matchFailed(Operation op, Supplier<String> reason) {
    return matchFailed(op.location(), reason);
  }

  /** As {@link #matchFailed(Operation, Supplier)}, for a reason that is known. */
  public boolean matchFailed(Operation op, String reason) {
    if (listener != null) {
      listener.matchFailed(op.location(), () -> reason);
    }
    return false;
  }

  /** As {@link #matchFailed(Operation, Supplier)}, at a location. */
  public boolean matchFailed(Location location, Supplier<String> reason) {
    if (listener != null) {
      listener.matchFailed(location, reason);
    }
    return false;
  }
}
