// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.ChangeWatcher;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.IrWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * In the checking mode, finds what a pattern changes without its rewriter (the role of the finger
 * prints in MLIR's expensive checks), of which a driver is not told: it would not visit what was
 * changed again, and would visit what was erased, and a conversion would not undo it. As the arena
 * tells which operations and blocks are about to change, only these are compared.
 */
public final class DirectChanges {
  private final IrReader reader;
  private final IrWriter writer;
  private final ChangeWatcher watcher = new Watcher();

  /** The operations and blocks that have changed, as they were before. */
  private final Map<Object, Before> touched = new LinkedHashMap<>();

  private final ToldChanges told = new ToldChanges();

  /** Whether a listener is being told of something. */
  private boolean listens;

  /** The outermost operation around what is rewritten. */
  private final Operation root;

  /** The operation around the one that a pattern is tried on; null for the root. */
  private @Nullable Operation around;

  /** Those of the patterns of one driver. */
  public DirectChanges(Operation member) {
    this.reader = IrReader.of(member);
    this.writer = IrWriter.of(member);
    this.root = outermost(member);
  }

  // --- What a pattern does.

  /** A pattern is about to be tried on an operation. */
  public void begin(Operation op) {
    touched.clear();
    told.clear();
    around = op.parent();
    writer.watchChanges(watcher);
  }

  /** The pattern has returned, or has thrown. */
  public void end() {
    writer.endWatch();
  }

  private final class Watcher implements ChangeWatcher {
    @Override
    public void operation(int ref, boolean moves) {
      Operation op = reader.operation(ref);
      Before before = touched.get(op);
      if (before == null) {
        before = new OldOperation(op);
        touched.put(op, before);
      }
      before.touched(moves);
    }

    @Override
    public void block(int ref, boolean moves) {
      Block block = reader.block(ref);
      Before before = touched.get(block);
      if (before == null) {
        before = new OldBlock(block, ref);
        touched.put(block, before);
      }
      before.touched(moves);
    }
  }

  /** Tells a listener of something: what that changes is not what the pattern does. */
  public void tell(Runnable message) {
    boolean outer = listens;
    listens = true;
    try {
      message.run();
    } finally {
      listens = outer;
    }
  }

  /** The rewriter has inserted an operation. */
  public void inserted(Operation op) {
    told.inserted(op);
  }

  /** The rewriter has changed or moved an operation. */
  public void changed(Operation op) {
    told.changed(op);
  }

  /** The rewriter is about to erase an operation. */
  public void erases(Operation op) {
    told.erases(op);
  }

  /** The rewriter has inserted or moved a block, or is about to erase it. */
  public void changed(Block block) {
    told.changed(block);
  }

  // --- What it has done.

  /**
   * Requires that the rewriter has told of all changes.
   *
   * @param location that of the operation that the pattern was tried on, before it was
   * @throws DiagnosticException if not
   */
  public void requireNone(Location location, OperationName name) {
    for (Before before : touched.values()) {
      if (before.hasChanged()) {
        throw refusal(location, name, before);
      }
    }
  }

  private static DiagnosticException refusal(Location location, OperationName name, Before before) {
    Diagnostic error =
        new Diagnostic(Severity.ERROR, location, "'" + name + "' op " + before.mistake());
    Operation op = before.changedOp();
    return new DiagnosticException(
        List.of(
            op == null || op.location() == location
                ? error
                : error.withNote(op.location(), "this is the operation")));
  }

  /**
   * A change.
   *
   * @param done which change it is of which operation
   * @param remedy what makes it with a rewriter
   */
  private record Change(String done, String remedy) {}

  /** An operation or a block before it has changed. */
  private abstract class Before {
    /** Whether it was in what is rewritten. */
    final boolean wasPlaced;

    /** Where it was before it was moved, inserted or removed; null if it was not. */
    private @Nullable Place place;

    private boolean isByListener;

    Before(@Nullable Operation op) {
      wasPlaced = isPlaced(op);
    }

    /**
     * It is about to be changed.
     *
     * @param moves whether it is about to be moved, inserted or removed
     */
    final void touched(boolean moves) {
      isByListener |= listens;
      if (moves && place == null) {
        place = placeNow();
      }
    }

    /** Who has changed it, and what the author of that does about it. */
    final String mistake() {
      Change change = change();
      return isByListener
          ? "listener has " + change.done + ": it must not change the IR"
          : "pattern has " + change.done + " without the rewriter: " + change.remedy;
    }

    final boolean isMoved() {
      return place != null && place.isLeftFor(placeNow());
    }

    abstract Place placeNow();

    /** Whether it has changed without the rewriter. What is nowhere is of no concern. */
    final boolean hasChanged() {
      if (isErased()) {
        return isErasureUntold();
      }
      Operation op = op();
      return !isTold()
          && (isMoved() || !isSame())
          && (op == null || !told.isInCreated(op))
          && (wasPlaced || isPlaced(op));
    }

    abstract boolean isErased();

    /** Whether it is erased, and the rewriter has not erased it. */
    abstract boolean isErasureUntold();

    abstract boolean isTold();

    /** Whether it is as it was, but for its place. */
    abstract boolean isSame();

    /** The operation, or that around the block; null if there is none any more. */
    abstract @Nullable Operation op();

    abstract Change change();

    /** The operation that has changed; null if it is erased. */
    abstract @Nullable Operation changedOp();
  }

  private final class OldOperation extends Before {
    private final Operation op;
    private final String name;
    private final OpFingerPrint print;

    OldOperation(Operation op) {
      super(op);
      this.op = op;
      name = op.name().value();
      print = OpFingerPrint.of(op, reader);
    }

    @Override
    boolean isErased() {
      return op.isErased();
    }

    @Override
    boolean isErasureUntold() {
      return (wasPlaced || told.isCreated(op)) && !told.isErased(op);
    }

    @Override
    boolean isTold() {
      return told.contains(op);
    }

    @Override
    boolean isSame() {
      return print.equals(OpFingerPrint.of(op, reader));
    }

    @Override
    Place placeNow() {
      return Place.of(op);
    }

    @Override
    Operation op() {
      return op;
    }

    @Override
    Change change() {
      if (op.isErased()) {
        return new Change("erased '" + name + "'", "use its 'erase'");
      } else if (!wasPlaced) {
        return new Change("inserted '" + name + "'", "build it with that");
      }
      return isMoved()
          ? new Change("moved '" + name + "'", "use its 'moveBefore'")
          : modified(name);
    }

    @Override
    @Nullable Operation changedOp() {
      return op.isErased() ? null : op;
    }
  }

  private static Change modified(String name) {
    return new Change("changed '" + name + "'", "use its 'modify'");
  }

  /** A change of a block is one of the operation that it was in, or else of that it is in. */
  private final class OldBlock extends Before {
    private final Block block;
    private final int ref;
    private final @Nullable Operation owner;
    private final @Nullable String ownerName;
    private final BlockFingerPrint print;

    OldBlock(Block block, int ref) {
      super(block.parentOp());
      this.block = block;
      this.ref = ref;
      owner = block.parentOp();
      ownerName = owner == null ? null : owner.name().value();
      print = BlockFingerPrint.of(block);
    }

    @Override
    boolean isErased() {
      return !reader.isLiveBlock(ref) || !reader.block(ref).equals(block);
    }

    @Override
    boolean isErasureUntold() {
      return wasPlaced && !isTold();
    }

    @Override
    boolean isTold() {
      return told.contains(block) || isTold(owner) || (!isErased() && isTold(op()));
    }

    private boolean isTold(@Nullable Operation op) {
      return op != null && (op.isErased() || told.contains(op));
    }

    @Override
    boolean isSame() {
      return print.equals(BlockFingerPrint.of(block));
    }

    @Override
    Place placeNow() {
      return Place.of(block);
    }

    @Override
    @Nullable Operation op() {
      return block.parentOp();
    }

    @Override
    Change change() {
      return modified(
          wasPlaced && ownerName != null ? ownerName : Objects.requireNonNull(op()).name().value());
    }

    @Override
    @Nullable Operation changedOp() {
      if (!wasPlaced) {
        return op();
      }
      return owner == null || owner.isErased() ? null : owner;
    }
  }

  /** Whether an operation is in what is rewritten; most are beside the one that is matched. */
  private boolean isPlaced(@Nullable Operation op) {
    if (op == null) {
      return false;
    }
    Operation at = op;
    for (Operation parent = at.parent(); parent != null; parent = at.parent()) {
      if (parent.equals(around)) {
        return true;
      }
      at = parent;
    }
    return at.equals(root);
  }

  private static Operation outermost(Operation op) {
    Operation at = op;
    for (Operation parent = at.parent(); parent != null; parent = at.parent()) {
      at = parent;
    }
    return at;
  }
}
