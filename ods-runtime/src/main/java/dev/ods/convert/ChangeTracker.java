// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrWriter;
import dev.ods.rewrite.RewriteListener;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes the changes of a conversion such that they can be undone, knows what a pattern has created
 * and changed, and tells a listener: of what is undone, too, so that what it knows is always what
 * the IR is. What is erased stays in memory, without a place in the IR, until the conversion ends.
 */
final class ChangeTracker {
  private final ChangeLog log = new ChangeLog();
  private final Set<Operation> erased = new HashSet<>();
  private final Set<Operation> ignored = new HashSet<>();
  private final List<Operation> erasedRoots = new ArrayList<>();
  private final List<Block> erasedBlocks = new ArrayList<>();
  private final @Nullable RewriteListener listener;

  /** What was created, and changed in place, since they were last taken. */
  private Set<Operation> created = new LinkedHashSet<>();

  private Set<Operation> modified = new LinkedHashSet<>();
  private List<Operation> casts = new ArrayList<>();

  /** The casts that the conversion has inserted. */
  private final Set<Operation> ownCasts = new HashSet<>();

  ChangeTracker(@Nullable RewriteListener listener) {
    this.listener = listener;
  }

  ChangeLog log() {
    return log;
  }

  @Nullable RewriteListener listener() {
    return listener;
  }

  // --- What is to be made legal.

  /** Whether an operation need not be made legal. */
  boolean isIgnored(Operation op) {
    return erased.contains(op) || ignored.contains(op);
  }

  boolean isErased(Operation op) {
    return erased.contains(op);
  }

  /** Lets what is nested in an operation be as it is. */
  void ignoreNested(Operation op) {
    op.walk(
        WalkOrder.PRE,
        nested -> {
          if (!nested.equals(op)) {
            add(ignored, nested.keep());
          }
          return WalkResult.CONTINUE;
        });
  }

  private void add(Set<Operation> set, Operation op) {
    if (set.add(op)) {
      log.add(() -> set.remove(op));
    }
  }

  Set<Operation> takeCreated() {
    Set<Operation> taken = created;
    created = new LinkedHashSet<>();
    return taken;
  }

  Set<Operation> takeModified() {
    Set<Operation> taken = modified;
    modified = new LinkedHashSet<>();
    return taken;
  }

  List<Operation> takeCasts() {
    List<Operation> taken = casts;
    casts = new ArrayList<>();
    return taken;
  }

  // --- Creation.

  /** After an operation was inserted. */
  void inserted(Operation op) {
    created.add(op);
    log.add(() -> undoInsertion(op));
    tellInserted(op);
  }

  /** After an operation was inserted in a copy of the one that it is nested in. */
  void insertedInCopy(Operation op) {
    created.add(op);
    tellInserted(op);
  }

  /**
   * After a cast between types was inserted, which is legal. As in MLIR, nobody is told of it: it
   * is there as long as the conversion only.
   */
  void castInserted(Operation cast, Runnable forget) {
    casts.add(cast);
    ownCasts.add(cast);
    log.add(
        () -> {
          forget.run();
          ownCasts.remove(cast);
          drop(cast);
        });
  }

  private void undoInsertion(Operation op) {
    op.walk(WalkOrder.POST, nested -> tellErased(nested));
    drop(op);
  }

  /** What still uses something in it was created before, and is undone later. */
  private static void drop(Operation op) {
    op.walk(
        nested -> {
          nested.results().forEach(Value::dropAllUses);
          for (int i = 0; i < nested.regionCount(); i++) {
            nested.region(i).blocks().forEach(ChangeTracker::dropUses);
          }
        });
    op.dropAllReferences();
    op.erase();
  }

  private static void dropUses(Block block) {
    block.dropAllUses();
    block.arguments().forEach(Value::dropAllUses);
  }

  private void tellInserted(Operation op) {
    if (listener != null && !ownCasts.contains(op)) {
      listener.operationInserted(op);
    }
  }

  /** After a new block was inserted. */
  void inserted(Block block) {
    log.add(
        () -> {
          if (listener != null) {
            listener.blockErased(block);
          }
          dropUses(block);
          block.erase();
        });
    tellInserted(block);
  }

  private void tellInserted(Block block) {
    if (listener != null) {
      listener.blockInserted(block);
    }
  }

  // --- Movement.

  /** Before an operation is moved. */
  void moves(Operation op) {
    Runnable back = placeOf(op);
    log.add(
        () -> {
          back.run();
          moved(op);
        });
  }

  /** Moves the operations of a block from one to the end, if there is any, to an empty block. */
  void moveTail(@Nullable Operation first, Block to) {
    Block from = first == null ? null : first.block();
    if (from == null) {
      return;
    }
    moveAll(first, to);
    log.add(() -> moveAll(to.first(), from));
  }

  private void moveAll(@Nullable Operation first, Block to) {
    Operation next;
    for (Operation op = first; op != null; op = next) {
      next = op.next();
      op.moveToEnd(to);
      moved(op);
    }
  }

  private static Runnable placeOf(Operation op) {
    Block block = op.block();
    Operation next = op.next();
    if (next != null) {
      return () -> op.moveBefore(next);
    }
    return block == null ? op::remove : () -> op.moveToEnd(block);
  }

  /** Before a block is moved. */
  void moves(Block block) {
    Runnable back = placeOf(block);
    log.add(
        () -> {
          back.run();
          moved(block);
        });
  }

  private static Runnable placeOf(Block block) {
    Region region = block.parent();
    Block next = block.next();
    if (next != null) {
      return () -> block.moveBefore(next);
    }
    return region == null ? block::remove : () -> block.moveToEnd(region);
  }

  /** After an operation was moved. */
  void moved(Operation op) {
    if (listener != null && !ownCasts.contains(op)) {
      listener.operationMoved(op);
    }
  }

  /** After a block was moved. */
  void moved(Block block) {
    if (listener != null) {
      listener.blockMoved(block);
    }
  }

  // --- Changes in place.

  /** Changes an operation in place, after which it must be made legal again. */
  void modify(Operation op, Runnable change) {
    OperationSnapshot before = new OperationSnapshot(op);
    log.add(() -> restore(before, op));
    change.run();
    modified.add(op.keep());
    tellModified(op);
  }

  /**
   * Changes an operation in place, perhaps.
   *
   * @param change returns whether it has changed it
   */
  boolean tryToModify(Operation op, BooleanSupplier change) {
    OperationSnapshot before = new OperationSnapshot(op);
    int mark = log.mark();
    if (!change.getAsBoolean()) {
      log.undoTo(mark);
      before.restore();
      return false;
    }
    log.add(() -> restore(before, op));
    tellModified(op);
    return true;
  }

  private void restore(OperationSnapshot before, Operation op) {
    before.restore();
    tellModified(op);
  }

  private void tellModified(Operation op) {
    if (listener != null && !ownCasts.contains(op)) {
      listener.operationModified(op);
    }
  }

  /** Before the results of an operation are replaced. */
  void replaces(Operation op, List<Value> values) {
    if (listener != null && !ownCasts.contains(op)) {
      listener.operationReplaced(op, values);
    }
  }

  /** An operand, by what it is even if the operands of its operation move in memory. */
  private record Use(Operation owner, int index) {
    static Use of(OpOperand operand) {
      return new Use(operand.owner(), operand.index());
    }
  }

  /** Replaces the uses of a value for which a predicate holds, the newest first. */
  void replaceUses(Value from, Value to, Predicate<OpOperand> condition) {
    if (from.equals(to)) {
      return;
    }
    List<Use> uses = new ArrayList<>();
    for (OpOperand operand : from.uses()) {
      if (condition.test(operand)) {
        uses.add(Use.of(operand));
      }
    }
    uses.forEach(use -> set(use, to));
    log.add(
        () -> {
          for (int i = uses.size() - 1; i >= 0; i--) {
            set(uses.get(i), from);
          }
        });
  }

  private void set(Use use, Value value) {
    use.owner.setOperand(use.index, value);
    tellModified(use.owner);
  }

  /** Makes another block the successor wherever one is. */
  void replaceUses(Block from, Block to) {
    for (Operation user : from.users()) {
      for (int i = 0; i < user.successorCount(); i++) {
        if (user.successor(i).equals(from)) {
          setSuccessor(user, i, from, to);
        }
      }
    }
  }

  private void setSuccessor(Operation op, int index, Block from, Block to) {
    op.setSuccessor(index, to);
    tellModified(op);
    log.add(
        () -> {
          op.setSuccessor(index, from);
          tellModified(op);
        });
  }

  /** Moves the blocks of a region to another one, which has none. */
  void takeBody(Region to, Region from) {
    to.takeBody(from);
    to.blocks().forEach(this::moved);
    log.add(
        () -> {
          from.takeBody(to);
          from.blocks().forEach(this::moved);
        });
  }

  // --- Erasure.

  /** Erases an operation whose results have no uses. */
  void erase(Operation op) {
    DetachedOps tree = new DetachedOps();
    Runnable back = placeOf(op);
    markErased(op);
    tree.dropReferences(op);
    op.remove();
    erasedRoots.add(op);
    log.add(
        () -> {
          erasedRoots.remove(erasedRoots.size() - 1);
          back.run();
          tree.restoreReferences();
          tellRestored(op);
        });
  }

  /** Erases a block. What refers to it, or to values in it, has to go before the end. */
  void erase(Block block) {
    DetachedOps tree = new DetachedOps();
    Runnable back = placeOf(block);
    for (Operation op : block.operations()) {
      markErased(op);
      tree.dropReferences(op);
    }
    if (listener != null) {
      listener.blockErased(block);
    }
    block.remove();
    erasedBlocks.add(block);
    log.add(
        () -> {
          erasedBlocks.remove(erasedBlocks.size() - 1);
          back.run();
          tree.restoreReferences();
          tellInserted(block);
          block.operations().forEach(this::tellRestored);
        });
  }

  private void markErased(Operation op) {
    op.walk(
        WalkOrder.POST,
        nested -> {
          add(erased, nested.keep());
          return tellErased(nested);
        });
  }

  /** Tells of an operation after the blocks in it. */
  private WalkResult tellErased(Operation op) {
    if (listener != null) {
      for (int i = 0; i < op.regionCount(); i++) {
        op.region(i).blocks().forEach(listener::blockErased);
      }
      if (!ownCasts.contains(op)) {
        listener.operationErased(op);
      }
    }
    return WalkResult.CONTINUE;
  }

  /** Tells of an operation, of the blocks in it, and of what is in these. */
  private void tellRestored(Operation op) {
    if (listener == null) {
      return;
    }
    op.walk(
        WalkOrder.PRE,
        nested -> {
          tellInserted(nested.keep());
          for (int i = 0; i < nested.regionCount(); i++) {
            nested.region(i).blocks().forEach(listener::blockInserted);
          }
          return WalkResult.CONTINUE;
        });
  }

  /**
   * Checks, before the conversion ends, that nothing refers to what was erased.
   *
   * @throws IllegalStateException if something does
   */
  void requireDisposable(IrWriter writer) {
    erasedBlocks.forEach(writer::requireErasable);
  }

  /** Gives back the memory of what was erased, after which nothing can be undone. */
  void dispose() {
    erasedRoots.forEach(Operation::erase);
    erasedBlocks.forEach(Block::erase);
  }
}
