// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory.promote;

import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableMemOpInterface;
import dev.ods.verify.DominanceInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The blocks that need an argument for the value of a slot, as it differs by the predecessor: the
 * iterated dominance frontier of the blocks that store to it, as far as the value is needed there.
 */
final class MergePoints {
  private final MemorySlot slot;
  private final DominanceInfo dominance;

  private MergePoints(MemorySlot slot, DominanceInfo dominance) {
    this.slot = slot;
    this.dominance = dominance;
  }

  /** The blocks of a slot that is used directly in the region of its pointer only. */
  static Set<Block> of(MemorySlot slot, DominanceInfo dominance) {
    Region region = Objects.requireNonNull(slot.pointer().parentRegion());
    return region.hasOneBlock() ? Set.of() : new MergePoints(slot, dominance).find(region);
  }

  private Set<Block> find(Region region) {
    Set<Block> defining = new LinkedHashSet<>();
    for (OpOperand use : slot.pointer().uses()) {
      Operation user = use.owner();
      PromotableMemOpInterface access = user.as(PromotableMemOpInterface.class);
      if (access != null && access.storesTo(slot)) {
        defining.add(Objects.requireNonNull(user.block()));
      }
    }
    Set<Block> liveIn = liveIn(defining);
    Map<Block, Set<Block>> frontiers = frontiers(region);
    Set<Block> found = new LinkedHashSet<>();
    Deque<Block> pending = new ArrayDeque<>(defining);
    for (Block block = pending.poll(); block != null; block = pending.poll()) {
      for (Block frontier : frontiers.getOrDefault(block, Set.of())) {
        if (liveIn.contains(frontier) && found.add(frontier)) {
          pending.add(frontier);
        }
      }
    }
    return found;
  }

  /** Where the dominance of each block ends. */
  private Map<Block, Set<Block>> frontiers(Region region) {
    Map<Block, Set<Block>> frontiers = new HashMap<>();
    for (Block block : region.blocks()) {
      List<Block> predecessors = block.predecessors();
      if (predecessors.size() < 2) {
        continue;
      }
      Block dominator = dominance.immediateDominator(block);
      for (Block predecessor : predecessors) {
        if (!dominance.isReachableFromEntry(predecessor)) {
          continue;
        }
        Block runner = predecessor;
        while (runner != null && !runner.equals(dominator)) {
          frontiers.computeIfAbsent(runner, key -> new LinkedHashSet<>()).add(block);
          runner = dominance.immediateDominator(runner);
        }
      }
    }
    return frontiers;
  }

  /** The blocks at whose beginning the value is still needed. */
  private Set<Block> liveIn(Set<Block> defining) {
    Deque<Block> pending = new ArrayDeque<>();
    Set<Block> visited = new HashSet<>();
    for (OpOperand use : slot.pointer().uses()) {
      Block block = Objects.requireNonNull(use.owner().block());
      if (visited.add(block) && loadsFirst(block)) {
        pending.push(block);
      }
    }
    Set<Block> liveIn = new HashSet<>();
    for (Block block = pending.poll(); block != null; block = pending.poll()) {
      if (!liveIn.add(block)) {
        continue;
      }
      List<Block> left = new ArrayList<>(block.predecessors());
      left.removeAll(defining);
      left.forEach(pending::push);
    }
    return liveIn;
  }

  /** Whether a block loads from the slot before it stores to it. */
  private boolean loadsFirst(Block block) {
    for (Operation op : block.operations()) {
      PromotableMemOpInterface access = op.as(PromotableMemOpInterface.class);
      if (access != null) {
        if (access.loadsFrom(slot)) {
          return true;
        }
        if (access.storesTo(slot)) {
          return false;
        }
      }
    }
    return false;
  }
}
