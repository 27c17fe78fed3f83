// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.IrWriter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * In the checking mode, finds what a pattern changes without its rewriter (the role of the finger
 * prints in MLIR's expensive checks), of which a driver is not told: it would not visit what was
 * changed again, and would visit what was erased. As the arena tells which operations and blocks
 * are about to change, only these are compared.
 */
public final class DirectChanges {
  private final IrReader reader;
  private final IrWriter writer;

  /** The operations that have changed, by their references, as they were before. */
  private final Map<Integer, Before> touched = new LinkedHashMap<>();

  /** The blocks that have changed, by their references, as they were before. */
  private final Map<Integer, BlockBefore> touchedBlocks = new LinkedHashMap<>();

  /** The operations that the rewriter has inserted, changed or moved. */
  private final Set<Integer> told = new HashSet<>();

  /**
   * The operations that the rewriter has inserted, by their references, which may be used again.
   */
  private final Map<Integer, Operation> created = new HashMap<>();

  private final Set<Integer> erased = new HashSet<>();
  private final Set<Block> blocks = new HashSet<>();

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

  /**
   * An operation before it has changed.
   *
   * @param placed whether it was in what is rewritten
   */
  private record Before(Operation op, String name, OpFingerPrint print, boolean placed) {}

  /**
   * A block before it has changed.
   *
   * @param owner the name of the operation around it; null if it was in none
   * @param placed whether it was in what is rewritten
   */
  private record BlockBefore(
      Block block, @Nullable String owner, BlockFingerPrint print, boolean placed) {}

  /**
   * A change.
   *
   * @param what which change of which operation, and what does it with a rewriter
   * @param op the operation; null if it is erased
   */
  public record Change(String what, @Nullable Operation op) {}

  // --- What a pattern does.

  /** A pattern is about to be tried on an operation. */
  public void begin(Operation op) {
    touched.clear();
    touchedBlocks.clear();
    told.clear();
    created.clear();
    erased.clear();
    blocks.clear();
    around = op.parent();
    writer.watchChanges(this::touches, this::touchesBlock);
  }

  /** The pattern has returned, or has thrown. */
  public void end() {
    writer.endWatch();
  }

  private void touches(int op) {
    if (!touched.containsKey(op)) {
      Operation handle = reader.operation(op);
      touched.put(
          op,
          new Before(handle, handle.name().value(), OpFingerPrint.of(handle), isPlaced(handle)));
    }
  }

  private void touchesBlock(int ref) {
    if (!touchedBlocks.containsKey(ref)) {
      Block block = reader.block(ref);
      Operation owner = block.parentOp();
      touchedBlocks.put(
          ref,
          new BlockBefore(
              block,
              owner == null ? null : owner.name().value(),
              BlockFingerPrint.of(block),
              owner != null && isPlaced(owner)));
    }
  }

  /** The rewriter has inserted an operation. */
  public void inserted(Operation op) {
    told.add(IrReader.ref(op));
    created.put(IrReader.ref(op), op.keep());
  }

  /** The rewriter has changed or moved an operation. */
  public void changed(int op) {
    told.add(op);
  }

  /** The rewriter is about to erase an operation. */
  public void erases(int op) {
    erased.add(op);
  }

  /** The rewriter has inserted or moved a block, or is about to erase it. */
  public void changed(Block block) {
    blocks.add(block);
  }

  // --- What it has done.

  /** A change that the rewriter has not told of; null if there is none. */
  public @Nullable Change find() {
    for (Map.Entry<Integer, Before> each : touched.entrySet()) {
      int ref = each.getKey();
      Before before = each.getValue();
      Change change =
          before.op.isErased() ? erasure(ref, before) : told.contains(ref) ? null : change(before);
      if (change != null) {
        return change;
      }
    }
    return touchedBlocks.entrySet().stream()
        .map(each -> blockChange(each.getKey(), each.getValue()))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private @Nullable Change erasure(int ref, Before before) {
    boolean isKnown = before.placed || isCreated(before.op, ref);
    return isKnown && !erased.contains(ref)
        ? new Change("erased '" + before.name + "' without the rewriter: use its 'erase'", null)
        : null;
  }

  private @Nullable Change change(Before before) {
    Operation op = before.op;
    OpFingerPrint now = OpFingerPrint.of(op);
    if (now.equals(before.print) || isInCreated(op) || (!before.placed && !isPlaced(op))) {
      return null;
    }
    if (!before.placed) {
      return new Change(
          "inserted '" + before.name + "' without the rewriter: build it with that", op);
    }
    return Objects.equals(now.parent(), before.print.parent())
        ? modification(before.name, op)
        : new Change("moved '" + before.name + "' without the rewriter: use its 'moveBefore'", op);
  }

  private static Change modification(@Nullable String name, @Nullable Operation op) {
    return new Change("changed '" + name + "' without the rewriter: use its 'modify'", op);
  }

  private @Nullable Change blockChange(int ref, BlockBefore before) {
    Block block = before.block;
    if (blocks.contains(block) || isTold(before.print.owner())) {
      return null;
    }
    if (!reader.isLiveBlock(ref)) {
      return before.placed ? modification(before.owner, liveOwner(before)) : null;
    }
    Operation owner = block.parentOp();
    if (BlockFingerPrint.of(block).equals(before.print)
        || (owner != null && (isTold(owner) || isInCreated(owner)))
        || (!before.placed && (owner == null || !isPlaced(owner)))) {
      return null;
    }
    return before.placed
        ? modification(before.owner, liveOwner(before))
        : modification(Objects.requireNonNull(owner).name().value(), owner);
  }

  /** The operation that a block was in, unless it is erased. */
  private static @Nullable Operation liveOwner(BlockBefore before) {
    Operation owner = before.print.owner();
    return owner == null || owner.isErased() ? null : owner;
  }

  /** Whether the rewriter has told of an operation, so that its blocks may have changed as well. */
  private boolean isTold(@Nullable Operation op) {
    return op != null
        && (op.isErased() || told.contains(IrReader.ref(op)) || erased.contains(IrReader.ref(op)));
  }

  private boolean isCreated(Operation op, int ref) {
    return op.equals(created.get(ref));
  }

  private boolean isInCreated(Operation op) {
    for (Operation at = op; at != null; at = at.parent()) {
      if (isCreated(at, IrReader.ref(at))) {
        return true;
      }
    }
    return false;
  }

  /** Whether an operation is in what is rewritten; most are beside the one that is matched. */
  private boolean isPlaced(Operation op) {
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
