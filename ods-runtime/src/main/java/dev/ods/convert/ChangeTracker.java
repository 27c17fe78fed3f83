// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.failure.FirstThrown;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.RewriteListener;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes the changes of a conversion such that they can be undone, and knows what a pattern has
 * created and changed. A change is in the log before a listener is told of it, which may throw.
 */
final class ChangeTracker {
  private final IrReader reader;
  private final ChangeLog log = new ChangeLog();
  private final Set<Operation> ignored = new HashSet<>();

  /** The blocks whose arguments have been converted, and by what. */
  private final Map<Block, TypeConverter> converted = new HashMap<>();

  private final Announcements announcements;
  private final Erasures erasures;
  private final EarlyBlocks early = new EarlyBlocks(log);

  private PatternResults results = new PatternResults();

  /**
   * For a conversion.
   *
   * @param reader of the arena of what is converted
   */
  ChangeTracker(IrReader reader, @Nullable RewriteListener listener, @Nullable PatternWatch watch) {
    this.reader = reader;
    announcements = new Announcements(listener, watch);
    erasures = new Erasures(log, announcements);
  }

  /** Tells a listener of changes. */
  Announcements announcements() {
    return announcements;
  }

  Erasures erasures() {
    return erasures;
  }

  // --- What is to be made legal.

  /** Whether an operation need not be made legal. */
  boolean isIgnored(Operation op) {
    return erasures.isErased(op) || ignored.contains(op);
  }

  /** Lets what is nested in an operation be as it is. */
  void ignoreNested(Operation op) {
    op.walk(
        WalkOrder.PRE,
        nested -> {
          if (!nested.equals(op)) {
            log.addTo(ignored, nested.keep());
          }
          return WalkResult.CONTINUE;
        });
  }

  /** Collects what a pattern creates and changes; what another one does around it is not lost. */
  boolean collect(PatternResults own, BooleanSupplier pattern) {
    PatternResults outer = results;
    results = own;
    try {
      return pattern.getAsBoolean();
    } finally {
      results = outer;
    }
  }

  // --- Undoing.

  /** The number of changes so far. */
  int mark() {
    return log.mark();
  }

  /** Undoes the changes since a mark, whatever a listener throws that is told of it. */
  void undoTo(int mark) {
    announcements.throwLast(() -> log.undoTo(mark));
  }

  /** Makes changes, and undoes all since a mark if they return false or throw. */
  boolean orUndo(int mark, BooleanSupplier changes) {
    boolean kept;
    try {
      kept = changes.getAsBoolean();
    } catch (RuntimeException | Error e) {
      new FirstThrown(e).run(() -> undoTo(mark));
      throw e;
    }
    if (!kept) {
      undoTo(mark);
    }
    return kept;
  }

  /** Whether an operation was changed in place since a mark. */
  boolean isModifiedSince(int mark, Operation op) {
    return log.anySince(mark, undo -> undo instanceof Restoring change && change.op.equals(op));
  }

  /** How a change in place is undone. */
  private final class Restoring implements Runnable {
    private final OperationSnapshot before;
    private final Operation op;

    Restoring(OperationSnapshot before, Operation op) {
      this.before = before;
      this.op = op;
    }

    @Override
    public void run() {
      before.restore();
      announcements.modified(op);
    }
  }

  // --- Creation.

  /**
   * After an operation was inserted, by itself or in a copy of the one that it is nested in, which
   * it may leave.
   */
  void inserted(Operation op) {
    results.created().add(op);
    log.add(() -> undoInsertion(op));
    announcements.inserted(op);
  }

  /**
   * After a cast between types was inserted, which is legal. As in MLIR, nobody is told of it: it
   * is there as long as the conversion only.
   */
  void castInserted(Operation cast, Runnable forget) {
    results.casts().add(cast);
    announcements.castInserted(cast);
    log.add(
        () -> {
          forget.run();
          announcements.speakOf(cast);
          drop(cast);
        });
  }

  /** Replaces a cast by what is made of it; of the cast's end, as in MLIR, listeners are told. */
  void castMaterialized(Operation cast, Runnable replace) {
    announcements.speakOf(cast);
    try {
      replace.run();
    } finally {
      // If that is undone, the cast is there again, of whose insertion nobody was told.
      log.add(() -> announcements.keepQuietOf(cast));
    }
  }

  /** After a block with converted arguments was inserted. */
  void converted(Block created, TypeConverter by) {
    converted.put(created, by);
    log.add(() -> converted.remove(created));
  }

  /** Whether a converter has converted the arguments of a block. */
  boolean isConverted(Block block, TypeConverter by) {
    return by.equals(converted.get(block));
  }

  private void undoInsertion(Operation op) {
    // A pattern may have erased it without the rewriter, or moved it into something newer.
    if (!op.isErased()) {
      early.removeFrom(op);
      announcements.treeErased(op);
      drop(op);
    }
  }

  private void undoInsertion(Block block) {
    announcements.erased(block);
    dropRest(block);
    dropUses(block);
    block.erase();
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

  /** Of a copy, if a listener has thrown before it was told of all that is in it. */
  private static void dropRest(Block block) {
    for (Operation op = block.last(); op != null; op = block.last()) {
      drop(op);
    }
  }

  private static void dropUses(Block block) {
    block.dropAllUses();
    block.arguments().forEach(Value::dropAllUses);
  }

  /** After a new block was inserted. */
  void inserted(Block block) {
    int ref = IrReader.ref(block);
    log.add(
        () -> {
          if (reader.isLiveBlock(ref) && reader.block(ref).equals(block)) {
            undoInsertion(block);
          }
        });
    early.note(block);
    announcements.inserted(block);
  }

  // --- Movement.

  /** Before an operation is moved. */
  void moves(Operation op) {
    erasures.requireKept(op);
    Runnable back = Places.back(op);
    log.add(
        () -> {
          back.run();
          announcements.moved(op);
        });
  }

  /** Moves the operations of a block from one to the end, if there is any, to an empty block. */
  void moveTail(@Nullable Operation first, Block to) {
    Block from = first == null ? null : first.block();
    if (from == null) {
      return;
    }
    log.add(() -> moveAll(to.first(), from));
    moveAll(first, to);
  }

  /** After the tail of a block was split off. */
  void split(Block block, Block tail) {
    log.add(
        () -> {
          moveAll(tail.first(), block);
          announcements.erased(tail);
          dropUses(tail);
          tail.erase();
        });
    announcements.inserted(tail);
    announcements.allMoved(tail.first());
  }

  private void moveAll(@Nullable Operation first, Block to) {
    Operation next;
    for (Operation op = first; op != null; op = next) {
      next = op.next();
      op.moveToEnd(to);
    }
    announcements.allMoved(first);
  }

  /** Before a block is moved. */
  void moves(Block block) {
    erasures.requireKept(block);
    Runnable back = Places.back(block);
    log.add(
        () -> {
          back.run();
          announcements.moved(block);
        });
  }

  /** After a block was moved. */
  void moved(Block block) {
    early.note(block);
    announcements.moved(block);
  }

  // --- Changes in place.

  /** Changes an operation in place, after which it must be made legal again. */
  void modify(Operation op, Runnable change) {
    OperationSnapshot before = new OperationSnapshot(op);
    Operation kept = op.keep();
    log.add(new Restoring(before, kept));
    try {
      change.run();
    } catch (Throwable e) {
      new FirstThrown(e).run(() -> modified(kept));
      throw e;
    }
    modified(kept);
  }

  private void modified(Operation kept) {
    results.modified().add(kept);
    announcements.modified(kept);
  }

  /**
   * Changes an operation in place, perhaps.
   *
   * @param change returns whether it has changed it
   */
  boolean tryToModify(Operation op, BooleanSupplier change) {
    OperationSnapshot before = new OperationSnapshot(op);
    int mark = log.mark();
    boolean changed;
    try {
      changed = change.getAsBoolean();
    } catch (RuntimeException | Error e) {
      restore(before, mark, new FirstThrown(e));
      throw e;
    }
    if (changed) {
      log.add(new Restoring(before, op.keep()));
      announcements.modified(op);
    } else {
      FirstThrown thrown = new FirstThrown();
      restore(before, mark, thrown);
      thrown.rethrow();
    }
    return changed;
  }

  private void restore(OperationSnapshot before, int mark, FirstThrown thrown) {
    thrown.run(() -> undoTo(mark));
    thrown.run(before::restore);
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
    List<Use> replaced = new ArrayList<>(uses.size());
    log.add(
        () -> {
          for (int i = replaced.size() - 1; i >= 0; i--) {
            set(replaced.get(i), from);
          }
        });
    for (Use use : uses) {
      use.owner.setOperand(use.index, to);
      replaced.add(use);
      announcements.modified(use.owner);
    }
  }

  private void set(Use use, Value value) {
    use.owner.setOperand(use.index, value);
    announcements.modified(use.owner);
  }

  /** Makes another block the successor wherever one is. */
  void replaceUses(Block from, Block to) {
    for (Operation user : new LinkedHashSet<>(from.users())) {
      List<@Nullable Block> successors = DetachedOps.successors(user);
      for (int i = 0; i < successors.size(); i++) {
        if (from.equals(successors.get(i))) {
          setSuccessor(user, i, from, to);
        }
      }
    }
  }

  private void setSuccessor(Operation op, int index, Block from, Block to) {
    op.setSuccessor(index, to);
    log.add(
        () -> {
          op.setSuccessor(index, from);
          announcements.modified(op);
        });
    announcements.modified(op);
  }

  /** Moves the blocks of a region to another one, which has none. */
  void takeBody(Region to, Region from) {
    List<Block> blocks = new ArrayList<>();
    from.blocks().forEach(blocks::add);
    blocks.forEach(erasures::requireKept);
    boolean isOfOperation = from.parentOp() != null;
    to.takeBody(from);
    log.add(
        () -> {
          blocks.forEach(isOfOperation ? block -> block.moveToEnd(from) : Block::remove);
          blocks.forEach(announcements::moved);
        });
    blocks.forEach(early::note);
    blocks.forEach(announcements::moved);
  }
}
