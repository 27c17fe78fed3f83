// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.pass.Statistic;
import dev.ods.stack.DeepStack;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.Terminator;
import dev.ods.verify.DominanceInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Replaces operations by equivalent ones that dominate them, and erases dead ones (MLIR's pass, by
 * the rules of version 22). Operations without effects are replaced anywhere; those that only read,
 * in one block, if nothing is written between.
 */
final class Cse extends Pass {
  static final PassInfo INFO =
      new PassInfo("cse", "Eliminate common sub-expressions", options -> new Cse());

  private final Statistic replacedCount = statistic("num-cse'd", "Number of operations CSE'd");
  private final Statistic deadCount = statistic("num-dce'd", "Number of operations DCE'd");

  private Cse() {
    super(INFO.argument());
  }

  @Override
  protected void run(PassRun run) {
    Elimination elimination = new Elimination();
    if (!elimination.run(run.operation())) {
      run.markUnchanged();
    }
    replacedCount.add(elimination.replaced);
    deadCount.add(elimination.dead);
  }

  /** One run. */
  private static final class Elimination {
    private final DominanceInfo dominance = new DominanceInfo();
    private final DeepStack stack = new DeepStack();

    /** Erased at the end: until then they count where regions are compared. */
    private final List<Operation> erased = new ArrayList<>();

    /** Up to which operation after a reading one it is known that nothing is written. */
    private final Map<Operation, ReadUntil> reads = new HashMap<>();

    private int replaced;
    private int dead;

    private record ReadUntil(Operation last, boolean written) {}

    boolean run(Operation root) {
      for (int i = 0; i < root.regionCount(); i++) {
        simplify(root.region(i), new KnownValues());
      }
      erased.forEach(Operation::erase);
      return !erased.isEmpty();
    }

    private void simplify(Region region, KnownValues known) {
      if (region.isEmpty()) {
        return;
      }
      boolean ssa = dominance.hasSsaDominance(region);
      Block entry = Objects.requireNonNull(region.first());
      if (region.hasOneBlock()) {
        int scope = known.open();
        simplify(entry, known, ssa);
        known.close(scope);
      } else if (ssa) {
        Map<Block, List<Block>> dominated = new HashMap<>();
        for (Block block : region.blocks()) {
          Block dominator = dominance.immediateDominator(block);
          if (dominator != null) {
            dominated.computeIfAbsent(dominator, key -> new ArrayList<>()).add(block);
          }
        }
        simplifyTree(entry, dominated, known);
      }
    }

    /** What is known in a block is known in those that it dominates. */
    private void simplifyTree(Block block, Map<Block, List<Block>> dominated, KnownValues known) {
      int scope = known.open();
      simplify(block, known, true);
      for (Block child : dominated.getOrDefault(block, List.of())) {
        stack.run(() -> simplifyTree(child, dominated, known));
      }
      known.close(scope);
    }

    private void simplify(Block block, KnownValues known, boolean ssa) {
      for (Operation op : block.operations()) {
        if (op.regionCount() != 0) {
          // Values around an isolated operation cannot be used in it.
          KnownValues inside =
              op.name().mightHaveTrait(IsolatedFromAbove.class) ? new KnownValues() : known;
          for (int i = 0; i < op.regionCount(); i++) {
            Region region = op.region(i);
            stack.run(() -> simplify(region, inside));
          }
        }
        simplify(op, known, ssa);
      }
      reads.clear();
    }

    private void simplify(Operation op, KnownValues known, boolean ssa) {
      if (op.name().hasTrait(Terminator.class)) {
        return;
      }
      if (SideEffects.isOpTriviallyDead(op)) {
        erased.add(op);
        dead++;
        return;
      }
      if (hasRegionOfSeveralBlocks(op)) {
        return;
      }
      boolean reads = !SideEffects.isMemoryEffectFree(op);
      if (reads && !onlyReads(op)) {
        return;
      }
      Operation existing = known.lookup(op);
      if (existing != null && (!reads || isUnwritten(existing, op))) {
        replace(op, existing, known, ssa);
        replaced++;
      } else {
        known.insert(op);
      }
    }

    private static boolean hasRegionOfSeveralBlocks(Operation op) {
      for (int i = 0; i < op.regionCount(); i++) {
        if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) {
          return true;
        }
      }
      return false;
    }

    private static boolean onlyReads(Operation op) {
      MemoryEffectsOpInterface effects = op.as(MemoryEffectsOpInterface.class);
      return effects != null && effects.onlyHasMemoryEffect(MemoryEffect.READ);
    }

    // --- Memory.

    /** Whether both are in one block, and nothing between them writes. */
    private boolean isUnwritten(Operation from, Operation to) {
      if (!Objects.equals(from.block(), to.block())) {
        return false;
      }
      ReadUntil known = reads.getOrDefault(from, new ReadUntil(from, false));
      if (known.written) {
        return false;
      }
      Operation next = known.last.equals(from) ? from.next() : known.last;
      while (next != null && !next.equals(to)) {
        if (mayWrite(next)) {
          reads.put(from, new ReadUntil(next, true));
          return false;
        }
        next = next.next();
      }
      reads.put(from, new ReadUntil(to, false));
      return true;
    }

    private static boolean mayWrite(Operation op) {
      List<EffectInstance> effects = SideEffects.effectsRecursively(op);
      return effects == null
          || effects.stream().anyMatch(effect -> effect.effect() == MemoryEffect.WRITE);
    }

    // --- Replacement.

    private void replace(Operation op, Operation existing, KnownValues known, boolean ssa) {
      for (int i = 0; i < op.resultCount(); i++) {
        Value from = op.result(i);
        Value to = existing.result(i);
        if (ssa) {
          from.replaceAllUsesWith(to);
        } else {
          replaceUnvisited(from, to, known);
        }
      }
      if (op.useEmpty()) {
        erased.add(op);
      }
      UnknownLoc unknown = UnknownLoc.get(op.context());
      if (existing.location().equals(unknown) && !op.location().equals(unknown)) {
        existing.setLocation(op.location());
      }
    }

    /** In a graph region, users may come first; the key of one that was visited must not change. */
    private static void replaceUnvisited(Value from, Value to, KnownValues known) {
      List<OpOperand> uses = new ArrayList<>();
      from.uses().forEach(uses::add);
      for (OpOperand use : uses) {
        if (known.lookup(use.owner()) == null) {
          use.set(to);
        }
      }
    }
  }
}
