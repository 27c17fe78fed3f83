// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.IrWriter;
import dev.ods.pass.AnalysisManager;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.pass.Statistic;
import dev.ods.reuse.Spares;
import dev.ods.rewrite.NameTable;
import dev.ods.stack.DeepStack;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.Terminator;
import dev.ods.verify.DominanceInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
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

  /** The memory of tables of earlier runs. */
  private final Spares<KnownValues.Memory> spares = new Spares<>(KnownValues.Memory::new);

  private Cse() {
    super(INFO.argument());
  }

  @Override
  public String name() {
    return "CSE";
  }

  @Override
  protected void run(PassRun run) {
    IrReader reader = IrReader.of(run.operation());
    KnownValues known = new KnownValues(reader, spares.take());
    Elimination elimination =
        new Elimination(
            reader,
            run.shared(Kinds.class, context -> new Kinds()).table,
            run.analysis(Analyses.DOMINANCE),
            run.analyses(),
            spares);
    if (elimination.run(run.operation(), known)) {
      run.markAnalysesPreserved(Analyses.DOMINANCE);
    } else {
      run.markAllAnalysesPreserved();
    }
    spares.keep(known.memory());
    elimination.returnTables();
    replacedCount.add(elimination.replaced);
    deadCount.add(elimination.dead);
  }

  /**
   * What matters of the operations of a name.
   *
   * @param terminates whether they are terminators
   * @param diesUnused whether each of them is dead if its results are not used
   * @param mayDie whether one of them may be
   * @param effectFree whether none has an effect
   * @param isolated whether they may be isolated from above
   */
  private record Kind(
      boolean terminates,
      boolean diesUnused,
      boolean mayDie,
      boolean effectFree,
      boolean isolated) {
    static Kind of(OperationName name) {
      return new Kind(
          name.hasTrait(Terminator.class),
          SideEffects.areTriviallyDeadIfUnused(name),
          SideEffects.mayBeTriviallyDead(name),
          SideEffects.areMemoryEffectFree(name),
          name.mightHaveTrait(IsolatedFromAbove.class));
    }
  }

  /** What is known of the names of a context. */
  private static final class Kinds {
    final NameTable<Kind> table = new NameTable<>(Kind::of);
  }

  /** One run. */
  private static final class Elimination {
    private final DominanceInfo dominance;
    private final AnalysisManager analyses;
    private final DeepStack stack = new DeepStack();
    private final IrReader reader;
    private final IrWriter writer;
    private final NameTable<Kind> kinds;

    private final Spares<KnownValues.Memory> spares;

    /** Empty tables, for regions in which values around them cannot be used. */
    private final Deque<KnownValues> emptyTables = new ArrayDeque<>();

    /** Erased at the end: until then they count where regions are compared. */
    private int[] erased = new int[16];

    private int erasedCount;

    /** Up to which operation after a reading one it is known that nothing is written. */
    private final Map<Operation, ReadUntil> reads = new HashMap<>();

    private int replaced;
    private int dead;

    Elimination(
        IrReader reader,
        NameTable<Kind> kinds,
        DominanceInfo dominance,
        AnalysisManager analyses,
        Spares<KnownValues.Memory> spares) {
      this.reader = reader;
      this.writer = IrWriter.of(analyses.operation());
      this.dominance = dominance;
      this.analyses = analyses;
      this.kinds = kinds;
      this.spares = spares;
    }

    private record ReadUntil(Operation last, boolean written) {}

    boolean run(Operation root, KnownValues known) {
      for (int i = 0; i < root.regionCount(); i++) {
        simplify(root.region(i), known);
      }
      for (int i = 0; i < erasedCount; i++) {
        erase(erased[i]);
      }
      return erasedCount != 0;
    }

    /** Gives the memory of the empty tables back, for later runs. */
    void returnTables() {
      for (KnownValues table : emptyTables) {
        spares.keep(table.memory());
      }
      emptyTables.clear();
    }

    private void eraseLater(int op) {
      if (erasedCount == erased.length) {
        erased = Arrays.copyOf(erased, erasedCount * 2);
      }
      erased[erasedCount++] = op;
    }

    /** Erases an operation; what is known of its regions must not be taken for that of others. */
    private void erase(int op) {
      if (reader.regionCount(op) == 0) {
        writer.eraseLeaf(op);
        return;
      }
      Operation handle = reader.operation(op);
      handle.walk(this::forgetRegions);
      analyses.discard(handle);
      handle.erase();
    }

    private void forgetRegions(Operation op) {
      for (int i = 0; i < op.regionCount(); i++) {
        dominance.invalidate(op.region(i));
      }
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
      for (int op = reader.firstOp(IrReader.ref(block)); op != 0; op = reader.next(op)) {
        if (reader.regionCount(op) != 0) {
          simplifyNested(op, known);
        }
        simplify(op, known, ssa);
      }
      reads.clear();
    }

    private void simplifyNested(int op, KnownValues known) {
      boolean isolated = kinds.of(reader, op).isolated();
      KnownValues own = isolated ? emptyTables.poll() : known;
      KnownValues inside = own == null ? new KnownValues(reader, spares.take()) : own;
      for (int i = 0; i < reader.regionCount(op); i++) {
        Region region = reader.region(reader.region(op, i));
        stack.run(() -> simplify(region, inside));
      }
      if (isolated) {
        emptyTables.push(inside);
      }
    }

    private void simplify(int op, KnownValues known, boolean ssa) {
      Kind kind = kinds.of(reader, op);
      if (kind.terminates()) {
        return;
      }
      if (kind.mayDie() && isTriviallyDead(op, kind)) {
        eraseLater(op);
        dead++;
        return;
      }
      if (hasRegionOfSeveralBlocks(op)) {
        return;
      }
      boolean reads = !kind.effectFree() && !SideEffects.isMemoryEffectFree(reader.operation(op));
      if (reads && !onlyReads(reader.operation(op))) {
        return;
      }
      int existing = known.lookup(op);
      if (existing != 0
          && (!reads || isUnwritten(reader.operation(existing), reader.operation(op)))) {
        replace(op, existing, known, ssa);
        replaced++;
      } else {
        known.insert(op);
      }
    }

    private boolean isTriviallyDead(int op, Kind kind) {
      return reader.useEmpty(op)
          && (kind.diesUnused() || SideEffects.wouldOpBeTriviallyDead(reader.operation(op)));
    }

    private boolean hasRegionOfSeveralBlocks(int op) {
      for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
        int region = reader.region(op, i);
        if (reader.firstBlock(region) != reader.lastBlock(region)) {
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

    private void replace(int op, int existing, KnownValues known, boolean ssa) {
      for (int i = 0; i < reader.resultCount(op); i++) {
        long from = IrReader.result(op, i);
        long to = IrReader.result(existing, i);
        if (ssa) {
          replaceAllUses(from, to);
        } else {
          replaceUnvisited(reader.value(from), reader.value(to), known);
        }
      }
      if (reader.useEmpty(op)) {
        eraseLater(op);
      }
      keepLocation(reader.operation(op), reader.operation(existing));
    }

    private void replaceAllUses(long from, long to) {
      int user = writer.moveFirstUse(from, to);
      while (user != 0) {
        user = writer.moveFirstUse(from, to);
      }
    }

    private static void keepLocation(Operation from, Operation to) {
      UnknownLoc unknown = UnknownLoc.get(from.context());
      if (to.location().equals(unknown) && !from.location().equals(unknown)) {
        to.setLocation(from.location());
      }
    }

    /** In a graph region, users may come first; the key of one that was visited must not change. */
    private static void replaceUnvisited(Value from, Value to, KnownValues known) {
      List<OpOperand> uses = new ArrayList<>();
      from.uses().forEach(uses::add);
      for (OpOperand use : uses) {
        if (known.lookup(IrReader.ref(use.owner())) == 0) {
          use.set(to);
        }
      }
    }
  }
}
