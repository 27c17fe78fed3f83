// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory.promote;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.memory.DeletionKind;
import dev.ods.memory.DestructurableAccessorOpInterface;
import dev.ods.memory.DestructurableAllocationOpInterface;
import dev.ods.memory.DestructurableMemorySlot;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableOpInterface;
import dev.ods.rewrite.visit.BlockGraph;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** All that uses a slot that can be split. */
final class SlotAccesses {
  private final DestructurableMemorySlot slot;
  private final BlockingUses uses;
  private final List<DestructurableAccessorOpInterface> accessors;
  private final DataLayout dataLayout;

  /** The indexes of the elements that are accessed. */
  final Set<Attribute> usedIndices;

  SlotAccesses(
      DestructurableMemorySlot slot,
      Set<Attribute> usedIndices,
      List<DestructurableAccessorOpInterface> accessors,
      BlockingUses uses,
      DataLayout dataLayout) {
    this.slot = slot;
    this.usedIndices = usedIndices;
    this.accessors = accessors;
    this.uses = uses;
    this.dataLayout = dataLayout;
  }

  /** Makes all of it use slots of elements. */
  void rewire(
      DestructurableAllocationOpInterface allocator,
      OpBuilder builder,
      List<DestructurableAllocationOpInterface> newAllocators) {
    Region region = Objects.requireNonNull(slot.pointer().parentRegion());
    SlotPromoter.toStart(slot.slot(), builder);
    Map<Attribute, MemorySlot> subslots =
        allocator.destructure(slot, usedIndices, builder, newAllocators);
    Set<Operation> users = new LinkedHashSet<>(uses.operations());
    accessors.forEach(accessor -> users.add(accessor.operation()));
    List<Operation> order = BlockGraph.sorted(users, region);
    Collections.reverse(order);
    List<Operation> toErase = new ArrayList<>();
    for (Operation user : order) {
      builder.setInsertionPointAfter(user);
      if (rewire(user, subslots, builder) == DeletionKind.DELETE) {
        toErase.add(user);
      }
    }
    toErase.forEach(Operation::erase);
    DestructurableAllocationOpInterface created =
        allocator.handleDestructuringComplete(slot, builder);
    if (created != null) {
      newAllocators.add(created);
    }
  }

  private DeletionKind rewire(
      Operation user, Map<Attribute, MemorySlot> subslots, OpBuilder builder) {
    DestructurableAccessorOpInterface accessor = user.as(DestructurableAccessorOpInterface.class);
    return accessor == null
        ? Objects.requireNonNull(user.as(PromotableOpInterface.class))
            .removeBlockingUses(uses.of(user), builder)
        : accessor.rewire(slot, subslots, builder, dataLayout);
  }
}
