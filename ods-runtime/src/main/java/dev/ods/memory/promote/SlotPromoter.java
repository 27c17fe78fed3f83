// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory.promote;

import dev.ods.control.BranchOpInterface;
import dev.ods.datalayout.DataLayout;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.memory.DeletionKind;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableAllocationOpInterface;
import dev.ods.memory.PromotableMemOpInterface;
import dev.ods.memory.PromotableOpInterface;
import dev.ods.memory.ReplacedValue;
import dev.ods.rewrite.ForwardedOperands;
import dev.ods.rewrite.visit.BlockGraph;
import dev.ods.verify.DominanceInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Replaces one slot, all of whose uses can be removed, by values. */
final class SlotPromoter {
  private final MemorySlot slot;
  private final PromotableAllocationOpInterface allocator;
  private final OpBuilder builder;
  private final DominanceInfo dominance;
  private final DataLayout dataLayout;
  private final BlockingUses uses;
  private final Set<Block> mergePoints;
  private final Region region;
  private @Nullable Value defaultValue;

  /** The accesses to the slot in each block, in order. */
  private final Map<Block, List<Operation>> accesses;

  /** What is in the slot before each access that has to go. */
  private final Map<Operation, Value> reachingDefinitions = new HashMap<>();

  private final List<ReplacedValue> replacedValues = new ArrayList<>();

  /** A block to be visited, and what is in the slot at its beginning, if anything was stored. */
  private record Visit(Block block, @Nullable Value definition) {}

  SlotPromoter(
      MemorySlot slot,
      PromotableAllocationOpInterface allocator,
      OpBuilder builder,
      DominanceInfo dominance,
      DataLayout dataLayout,
      BlockingUses uses,
      Set<Block> mergePoints) {
    this.slot = slot;
    this.allocator = allocator;
    this.builder = builder;
    this.dominance = dominance;
    this.dataLayout = dataLayout;
    this.uses = uses;
    this.mergePoints = mergePoints;
    this.region = Objects.requireNonNull(slot.pointer().parentRegion());
    this.accesses = accesses();
  }

  private Map<Block, List<Operation>> accesses() {
    Set<Operation> users = new LinkedHashSet<>(uses.operations());
    for (OpOperand use : slot.pointer().uses()) {
      users.add(use.owner());
    }
    users.removeIf(
        op -> !region.equals(op.parentRegion()) || op.as(PromotableMemOpInterface.class) == null);
    Map<Block, List<Operation>> byBlock = new HashMap<>();
    for (Operation op : BlockGraph.sorted(users, region)) {
      byBlock.computeIfAbsent(Objects.requireNonNull(op.block()), key -> new ArrayList<>()).add(op);
    }
    return byBlock;
  }

  /** How many arguments blocks get. */
  int newArguments() {
    return mergePoints.size();
  }

  /** Does it; returns an allocation whose slots are to be promoted, too, or null. */
  @Nullable PromotableAllocationOpInterface promote() {
    followDefinitions();
    removeUses();
    forwardFromUnreachable();
    return allocator.handlePromotionComplete(slot, defaultValue, builder);
  }

  /** What a load reads before anything was stored; created when it is first needed. */
  private Value defaultValue() {
    Value known = defaultValue;
    if (known == null) {
      toStart(slot, builder);
      known = allocator.defaultValue(slot, builder);
      defaultValue = known;
    }
    return known;
  }

  /** Sets a builder to the start of the block that defines the pointer of a slot. */
  static void toStart(MemorySlot slot, OpBuilder builder) {
    builder.setInsertionPointToStart(Objects.requireNonNull(slot.pointer().ownerBlock()));
  }

  // --- Values that reach the accesses.

  /**
   * Visits the blocks down the tree of dominators. What is in the slot at the beginning of a block
   * is either its new argument, or what is in it at the end of its immediate dominator.
   */
  private void followDefinitions() {
    Block entry = Objects.requireNonNull(region.first());
    Map<Block, List<Block>> children = dominated();
    Deque<Visit> pending = new ArrayDeque<>();
    pending.push(new Visit(entry, null));
    for (Visit visit = pending.poll(); visit != null; visit = pending.poll()) {
      Block block = visit.block;
      Value definition = visit.definition;
      if (mergePoints.contains(block)) {
        definition = block.addArgument(slot.elementType(), slot.pointer().location());
        builder.setInsertionPointToStart(block);
        allocator.handleBlockArgument(slot, definition, builder);
      }
      definition = followIn(block, definition);
      definition = forward(block, definition);
      for (Block child : children.getOrDefault(block, List.of())) {
        pending.push(new Visit(child, definition));
      }
    }
  }

  private Map<Block, List<Block>> dominated() {
    Map<Block, List<Block>> children = new HashMap<>();
    if (!region.hasOneBlock()) {
      for (Block block : region.blocks()) {
        Block dominator = dominance.immediateDominator(block);
        if (dominator != null) {
          children.computeIfAbsent(dominator, key -> new ArrayList<>()).add(block);
        }
      }
    }
    return children;
  }

  private @Nullable Value followIn(Block block, @Nullable Value atStart) {
    Value definition = atStart;
    for (Operation op : accesses.getOrDefault(block, List.of())) {
      PromotableMemOpInterface access =
          Objects.requireNonNull(op.as(PromotableMemOpInterface.class));
      if (definition != null && uses.contains(op)) {
        reachingDefinitions.put(op, definition);
      }
      if (access.storesTo(slot)) {
        Value before = definition == null ? defaultValue() : definition;
        builder.setInsertionPointAfter(op);
        definition = access.stored(slot, builder, before, dataLayout);
        replacedValues.add(new ReplacedValue(op, definition));
      }
    }
    return definition;
  }

  /** Forwards what is in the slot at the end of a block to the successors that need it. */
  private @Nullable Value forward(Block block, @Nullable Value atEnd) {
    Operation terminator = block.last();
    BranchOpInterface branch = terminator == null ? null : terminator.as(BranchOpInterface.class);
    if (terminator == null || branch == null) {
      return atEnd;
    }
    BitSet receivers = new BitSet();
    for (int i = 0; i < terminator.successorCount(); i++) {
      receivers.set(i, mergePoints.contains(terminator.successor(i)));
    }
    if (receivers.isEmpty()) {
      return atEnd;
    }
    Value definition = atEnd == null ? defaultValue() : atEnd;
    ForwardedOperands.append(branch, receivers, definition);
    return definition;
  }

  /** Lets branches in unreachable blocks, which were not visited, forward the default value. */
  private void forwardFromUnreachable() {
    for (Block mergePoint : mergePoints) {
      for (Block predecessor : new LinkedHashSet<>(mergePoint.predecessors())) {
        if (!dominance.isReachableFromEntry(predecessor)) {
          forwardDefault(Objects.requireNonNull(predecessor.last()), mergePoint);
        }
      }
    }
  }

  private void forwardDefault(Operation terminator, Block mergePoint) {
    BranchOpInterface branch = Objects.requireNonNull(terminator.as(BranchOpInterface.class));
    List<ValueRange> forwarded = branch.allSuccessorOperands();
    BitSet receivers = new BitSet();
    for (int i = 0; i < terminator.successorCount(); i++) {
      int received = branch.producedOperandCount(i) + forwarded.get(i).size();
      receivers.set(
          i, terminator.successor(i).equals(mergePoint) && received < mergePoint.argumentCount());
    }
    if (!receivers.isEmpty()) {
      ForwardedOperands.append(branch, receivers, defaultValue());
    }
  }

  // --- Removal.

  private void removeUses() {
    List<Operation> users = BlockGraph.sorted(uses.operations(), region);
    List<PromotableOpInterface> visitors = new ArrayList<>();
    Collections.reverse(users);
    List<Operation> toErase = new ArrayList<>();
    for (Operation user : users) {
      if (removeUses(user, visitors) == DeletionKind.DELETE) {
        toErase.add(user);
      }
    }
    for (PromotableOpInterface visitor : visitors) {
      builder.setInsertionPointAfter(visitor.operation());
      visitor.visitReplacedValues(replacedValues, builder);
    }
    toErase.forEach(Operation::erase);
  }

  private DeletionKind removeUses(Operation user, List<PromotableOpInterface> visitors) {
    PromotableMemOpInterface access = user.as(PromotableMemOpInterface.class);
    if (access != null) {
      Value definition = reachingDefinitions.get(user);
      // What is not reached loads the default value.
      Value before = definition == null ? defaultValue() : definition;
      builder.setInsertionPointAfter(user);
      return access.removeBlockingUses(slot, uses.of(user), builder, before, dataLayout);
    }
    PromotableOpInterface promotable = Objects.requireNonNull(user.as(PromotableOpInterface.class));
    if (promotable.requiresReplacedValues()) {
      visitors.add(promotable);
    }
    builder.setInsertionPointAfter(user);
    return promotable.removeBlockingUses(uses.of(user), builder);
  }
}
