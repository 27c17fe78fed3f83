// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory.promote;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableAllocationOpInterface;
import dev.ods.memory.PromotableMemOpInterface;
import dev.ods.memory.PromotableOpInterface;
import dev.ods.rewrite.ForwardedOperands;
import dev.ods.verify.DominanceInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Replaces memory slots by the values that are stored to them, if all that uses their pointers can
 * do without them (MLIR's {@code tryToPromoteMemorySlots}). Where values differ by the predecessor
 * of a block, the block gets an argument.
 */
public final class MemorySlotPromotion {
  private final OpBuilder builder;
  private final DominanceInfo dominance;
  private final DataLayout dataLayout;
  private long promoted;
  private long newArguments;

  /**
   * A promotion that changes the IR with a builder.
   *
   * @param dominance of the regions of the slots; their blocks do not change
   * @param dataLayout that in which the slots are
   */
  public MemorySlotPromotion(OpBuilder builder, DominanceInfo dominance, DataLayout dataLayout) {
    Objects.requireNonNull(builder, "builder");
    Objects.requireNonNull(dominance, "dominance");
    Objects.requireNonNull(dataLayout, "dataLayout");
    this.builder = builder;
    this.dominance = dominance;
    this.dataLayout = dataLayout;
  }

  /** How many slots were promoted so far. */
  public long promotedSlots() {
    return promoted;
  }

  /** How many arguments blocks have got so far. */
  public long newBlockArguments() {
    return newArguments;
  }

  /**
   * Promotes slots until none is left that can be, since the promotion of one may allow that of
   * another.
   *
   * @return whether there was one
   */
  public boolean promote(List<PromotableAllocationOpInterface> allocators) {
    boolean changed = false;
    List<PromotableAllocationOpInterface> round = allocators;
    while (true) {
      List<PromotableAllocationOpInterface> next = new ArrayList<>();
      boolean changedInRound = false;
      for (PromotableAllocationOpInterface allocator : round) {
        changedInRound |= promoteOne(allocator, next);
      }
      if (!changedInRound) {
        return changed;
      }
      changed = true;
      round = next;
    }
  }

  /** Promotes one slot at most, as that may change the other ones of the allocator. */
  private boolean promoteOne(
      PromotableAllocationOpInterface allocator, List<PromotableAllocationOpInterface> next) {
    for (MemorySlot slot : allocator.promotableSlots()) {
      SlotPromoter promoter = slot.pointer().hasUses() ? analyze(slot, allocator) : null;
      if (promoter != null) {
        PromotableAllocationOpInterface created = promoter.promote();
        promoted++;
        newArguments += promoter.newArguments();
        if (created != null) {
          next.add(created);
        }
        return true;
      }
    }
    next.add(allocator);
    return false;
  }

  /** What promotes a slot; null if it cannot be promoted. */
  private @Nullable SlotPromoter analyze(
      MemorySlot slot, PromotableAllocationOpInterface allocator) {
    Region region = Objects.requireNonNull(slot.pointer().parentRegion());
    if (!dominance.hasSsaDominance(region)) {
      return null;
    }
    BlockingUses uses = new BlockingUses();
    for (OpOperand use : slot.pointer().uses()) {
      uses.add(use);
    }
    if (!uses.propagate(
            slot.pointer(), (op, blocking, further) -> isRemovable(op, slot, blocking, further))
        || uses.operations().stream().anyMatch(op -> isAccessElsewhere(op, region))) {
      return null;
    }
    Set<Block> mergePoints = MergePoints.of(slot, dominance);
    return mergePoints.stream().allMatch(ForwardedOperands::areAppendable)
        ? new SlotPromoter(slot, allocator, builder, dominance, dataLayout, uses, mergePoints)
        : null;
  }

  private boolean isRemovable(
      Operation op, MemorySlot slot, Set<OpOperand> blocking, List<OpOperand> further) {
    PromotableOpInterface promotable = op.as(PromotableOpInterface.class);
    if (promotable != null) {
      return promotable.canUsesBeRemoved(blocking, further, dataLayout);
    }
    PromotableMemOpInterface access = op.as(PromotableMemOpInterface.class);
    return access != null && access.canUsesBeRemoved(slot, blocking, further, dataLayout);
  }

  /** Values are not followed into other regions. */
  private static boolean isAccessElsewhere(Operation op, Region region) {
    return op.name().hasInterface(PromotableMemOpInterface.class)
        && !region.equals(op.parentRegion());
  }
}
