// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which values are still used when control enters or leaves a block (MLIR's {@code Liveness}), as
 * far as that follows from the blocks: every block counts as executed, and every use as needed.
 * What is nested in a block belongs to it.
 */
public final class BlockLiveness {
  private final Map<Block, Live> blocks = new HashMap<>();

  private BlockLiveness() {}

  /** Of one block. */
  private static final class Live {
    final Set<Value> in = new LinkedHashSet<>();
    final Set<Value> out = new LinkedHashSet<>();
    final Set<Value> defined = new LinkedHashSet<>();
    final Set<Value> used = new LinkedHashSet<>();

    /** Adds what is live at the end, or used, and not defined here; returns whether that is new. */
    boolean updateIn() {
      int before = in.size();
      in.addAll(used);
      for (Value value : out) {
        if (!defined.contains(value)) {
          in.add(value);
        }
      }
      return in.size() > before;
    }
  }

  /** Blocks to be visited, the one that was added last first, so that news goes far at once. */
  private static final class Pending {
    private final Deque<Block> order = new ArrayDeque<>();
    private final Set<Block> known = new HashSet<>();

    void add(Block block) {
      if (known.add(block)) {
        order.push(block);
      }
    }

    @Nullable Block take() {
      Block block = order.poll();
      if (block != null) {
        known.remove(block);
      }
      return block;
    }
  }

  /** Analyzes the blocks of an operation, and those nested in them. */
  public static BlockLiveness of(Operation root) {
    BlockLiveness liveness = new BlockLiveness();
    Pending pending = new Pending();
    for (Block block : blocksIn(root)) {
      Live live = gather(block);
      liveness.blocks.put(block, live);
      if (live.updateIn()) {
        block.predecessors().forEach(pending::add);
      }
    }
    for (Block block = pending.take(); block != null; block = pending.take()) {
      Live live = liveness.live(block);
      for (int i = 0; i < block.successorCount(); i++) {
        live.out.addAll(liveness.live(block.successor(i)).in);
      }
      if (live.updateIn()) {
        block.predecessors().forEach(pending::add);
      }
    }
    return liveness;
  }

  private static List<Block> blocksIn(Operation root) {
    List<Block> blocks = new ArrayList<>();
    root.walk(
        op -> {
          for (int i = 0; i < op.regionCount(); i++) {
            op.region(i).blocks().forEach(blocks::add);
          }
        });
    return blocks;
  }

  private static Live gather(Block block) {
    Live live = new Live();
    List<Value> own = new ArrayList<>(block.arguments());
    live.defined.addAll(own);
    for (Operation op : block.operations()) {
      own.addAll(op.results());
      op.walk(
          nested -> {
            live.defined.addAll(nested.results());
            live.used.addAll(nested.operands());
            for (int i = 0; i < nested.regionCount(); i++) {
              nested.region(i).blocks().forEach(inner -> live.defined.addAll(inner.arguments()));
            }
          });
    }
    live.used.removeAll(live.defined);
    for (Value value : own) {
      if (isUsedOutside(value, block)) {
        live.out.add(value);
      }
    }
    return live;
  }

  private static boolean isUsedOutside(Value value, Block block) {
    for (OpOperand use : value.uses()) {
      if (ancestorIn(block, use.owner()) == null) {
        return true;
      }
    }
    return false;
  }

  /** The operation of a block that is an operation, or in which that is nested; null if none is. */
  private static @Nullable Operation ancestorIn(Block block, Operation op) {
    Operation each = op;
    while (each != null && !block.equals(each.block())) {
      each = each.parent();
    }
    return each;
  }

  private Live live(Block block) {
    Live live = blocks.get(block);
    if (live == null) {
      throw new IllegalArgumentException("the block is not in the operation that was analyzed");
    }
    return live;
  }

  /**
   * The values of other blocks that this block or a later one uses.
   *
   * @throws IllegalArgumentException if the block is not in the operation that was analyzed
   */
  public Set<Value> liveIn(Block block) {
    return Collections.unmodifiableSet(live(block).in);
  }

  /**
   * The values that a later block uses.
   *
   * @throws IllegalArgumentException if the block is not in the operation that was analyzed
   */
  public Set<Value> liveOut(Block block) {
    return Collections.unmodifiableSet(live(block).out);
  }

  /**
   * Whether nothing uses a value after an operation, in its block and in later ones.
   *
   * @throws IllegalArgumentException if the operation is not in the one that was analyzed
   */
  public boolean isDeadAfter(Value value, Operation op) {
    Block block = blockOf(op);
    if (live(block).out.contains(value)) {
      return false;
    }
    for (OpOperand use : value.uses()) {
      Operation user = ancestorIn(block, use.owner());
      if (user != null && op.isBeforeInBlock(user)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The operations at which a value is live: in each block from where it is defined, or from the
   * beginning, to its last use, or to the end if a later block uses it (MLIR's {@code
   * resolveLiveness}). Blocks in no particular order.
   *
   * @throws IllegalArgumentException if the value is not in the operation that was analyzed
   */
  public List<Operation> liveOperations(Value value) {
    Set<Block> visited = new LinkedHashSet<>();
    Deque<Block> pending = new ArrayDeque<>();
    visited.add(definingBlock(value));
    value.uses().forEach(use -> visited.add(blockOf(use.owner())));
    pending.addAll(visited);
    List<Operation> operations = new ArrayList<>();
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      Operation end = end(value, block);
      for (Operation op = start(value, block); op != null; op = op.next()) {
        operations.add(op);
        if (op.equals(end)) {
          break;
        }
      }
      for (int i = 0; i < block.successorCount(); i++) {
        Block successor = block.successor(i);
        if (live(successor).in.contains(value) && visited.add(successor)) {
          pending.push(successor);
        }
      }
    }
    return operations;
  }

  private static Block definingBlock(Value value) {
    Operation definition = value.definingOp();
    return definition == null ? Objects.requireNonNull(value.ownerBlock()) : blockOf(definition);
  }

  private static Block blockOf(Operation op) {
    Block block = op.block();
    if (block == null) {
      throw new IllegalArgumentException("'" + op.name() + "' is in no block");
    }
    return block;
  }

  /** The first operation of a block at which a value is live. */
  private @Nullable Operation start(Value value, Block block) {
    Operation definition = value.definingOp();
    Operation here =
        definition == null || live(block).in.contains(value) ? null : ancestorIn(block, definition);
    return here == null ? block.first() : here;
  }

  /** The last operation of a block at which a value is live. */
  private @Nullable Operation end(Value value, Block block) {
    if (live(block).out.contains(value)) {
      return block.last();
    }
    Operation end = start(value, block);
    for (OpOperand use : value.uses()) {
      Operation user = ancestorIn(block, use.owner());
      if (end != null && user != null && end.isBeforeInBlock(user)) {
        end = user;
      }
    }
    return end;
  }

  /**
   * The values that are live at an operation, the one that it defines included (MLIR's {@code
   * currentlyLiveValues}). An argument of a block that is not used is live at its first operation.
   *
   * @throws IllegalArgumentException if the operation is not in the one that was analyzed
   */
  public Set<Value> liveAt(Operation op) {
    Block block = blockOf(op);
    Set<Value> candidates = new LinkedHashSet<>(block.arguments());
    candidates.addAll(live(block).in);
    for (Operation each = op; each != null; each = each.previous()) {
      candidates.addAll(each.results());
    }
    candidates.removeIf(value -> !isBetween(start(value, block), op, end(value, block)));
    return candidates;
  }

  private static boolean isBetween(
      @Nullable Operation start, Operation op, @Nullable Operation end) {
    return start != null && end != null && !op.isBeforeInBlock(start) && !end.isBeforeInBlock(op);
  }
}
