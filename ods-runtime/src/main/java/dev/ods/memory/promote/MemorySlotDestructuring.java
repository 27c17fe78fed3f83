// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory.promote;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.memory.DestructurableAccessorOpInterface;
import dev.ods.memory.DestructurableAllocationOpInterface;
import dev.ods.memory.DestructurableMemorySlot;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableOpInterface;
import dev.ods.memory.SafeMemorySlotAccessOpInterface;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Splits memory slots into slots for their elements, if all that uses their pointers accesses known
 * elements (MLIR's {@code tryToDestructureMemorySlots}).
 */
public final class MemorySlotDestructuring {
  private final OpBuilder builder;
  private final DataLayout dataLayout;
  private long destructured;
  private long slotsWithMemoryBenefit;
  private long maxSubelements;

  /**
   * A destructuring that changes the IR with a builder.
   *
   * @param dataLayout that in which the slots are
   */
  public MemorySlotDestructuring(OpBuilder builder, DataLayout dataLayout) {
    Objects.requireNonNull(builder, "builder");
    Objects.requireNonNull(dataLayout, "dataLayout");
    this.builder = builder;
    this.dataLayout = dataLayout;
  }

  /** How many slots were split so far. */
  public long destructuredSlots() {
    return destructured;
  }

  /** Of how many of these slots some elements were never used. */
  public long slotsWithMemoryBenefit() {
    return slotsWithMemoryBenefit;
  }

  /** The maximum of the numbers of elements of these slots. */
  public long maxSubelements() {
    return maxSubelements;
  }

  /**
   * Splits slots until none is left that can be, since the destructuring of one may allow that of
   * another.
   *
   * @return whether there was one
   */
  public boolean destructure(List<DestructurableAllocationOpInterface> allocators) {
    boolean changed = false;
    List<DestructurableAllocationOpInterface> round = allocators;
    while (true) {
      List<DestructurableAllocationOpInterface> next = new ArrayList<>();
      boolean changedInRound = false;
      for (DestructurableAllocationOpInterface allocator : round) {
        changedInRound |= destructureOne(allocator, next);
      }
      if (!changedInRound) {
        return changed;
      }
      changed = true;
      round = next;
    }
  }

  /** Splits one slot at most, as that may change the other ones of the allocator. */
  private boolean destructureOne(
      DestructurableAllocationOpInterface allocator,
      List<DestructurableAllocationOpInterface> next) {
    for (DestructurableMemorySlot slot : allocator.destructurableSlots()) {
      SlotAccesses accesses = slot.pointer().hasUses() ? analyze(slot) : null;
      if (accesses != null) {
        accesses.rewire(allocator, builder, next);
        destructured++;
        if (slot.subelementTypes().size() != accesses.usedIndices.size()) {
          slotsWithMemoryBenefit++;
        }
        maxSubelements = Math.max(maxSubelements, slot.subelementTypes().size());
        return true;
      }
    }
    next.add(allocator);
    return false;
  }

  /** What accesses a slot; null if it cannot be split. */
  private @Nullable SlotAccesses analyze(DestructurableMemorySlot slot) {
    BlockingUses uses = new BlockingUses();
    Set<Attribute> usedIndices = new LinkedHashSet<>();
    List<DestructurableAccessorOpInterface> accessors = new ArrayList<>();
    Deque<MemorySlot> pending = new ArrayDeque<>();
    for (OpOperand use : slot.pointer().uses()) {
      DestructurableAccessorOpInterface accessor =
          use.owner().as(DestructurableAccessorOpInterface.class);
      List<MemorySlot> mustBeSafelyUsed = new ArrayList<>();
      if (accessor != null && accessor.canRewire(slot, usedIndices, mustBeSafelyUsed, dataLayout)) {
        accessors.add(accessor);
      } else {
        uses.add(use);
      }
      mustBeSafelyUsed.forEach(pending::push);
    }
    addUnsafeUses(pending, uses);
    boolean isPossible =
        uses.propagate(slot.pointer(), this::isRemovable)
            && uses.operations().stream()
                .allMatch(op -> op.name().hasInterface(PromotableOpInterface.class));
    return isPossible ? new SlotAccesses(slot, usedIndices, accessors, uses, dataLayout) : null;
  }

  /** Adds the uses of which nobody says that they stay within the bounds. */
  private void addUnsafeUses(Deque<MemorySlot> pending, BlockingUses uses) {
    Set<OpOperand> visited = new HashSet<>();
    for (MemorySlot slot = pending.poll(); slot != null; slot = pending.poll()) {
      for (OpOperand use : slot.pointer().uses()) {
        if (!visited.add(use)) {
          continue;
        }
        SafeMemorySlotAccessOpInterface access =
            use.owner().as(SafeMemorySlotAccessOpInterface.class);
        List<MemorySlot> mustBeSafelyUsed = new ArrayList<>();
        if (access == null || !access.ensureOnlySafeAccesses(slot, mustBeSafelyUsed, dataLayout)) {
          uses.add(use);
        }
        mustBeSafelyUsed.forEach(pending::push);
      }
    }
  }

  private boolean isRemovable(Operation op, Set<OpOperand> blocking, List<OpOperand> further) {
    PromotableOpInterface promotable = op.as(PromotableOpInterface.class);
    return promotable != null && promotable.canUsesBeRemoved(blocking, further, dataLayout);
  }
}
