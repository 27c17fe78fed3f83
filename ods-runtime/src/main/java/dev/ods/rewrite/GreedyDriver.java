// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.effect.TrivialDeath;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.rewrite.FoldStep.Folded;
import dev.ods.rewrite.GreedyRewriteConfig.Strictness;
import dev.ods.rewrite.GreedyRewriter.Result;
import dev.ods.rewrite.visit.Worklist;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One greedy rewrite: its worklist, which the changes of its rewriter keep up to date. */
final class GreedyDriver implements RewriteListener {
  /** A power of two. */
  private static final int RECENT = 64;

  private final GreedyRewriteConfig config;

  /** Those who are told besides this driver: a listener, a watch, or both. */
  private final @Nullable RewriteListener told;

  /** Whether a listener is told. */
  private final boolean isObserved;

  private final Rewriter rewriter;
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final ConstantDefinitions.Borrowing constants;
  private final FoldStep foldStep;
  private final PatternApplicator applicator;
  private final FrozenRewritePatternSet patterns;
  private final FrozenRewritePatternSet.Memory memory;
  private final Worklist worklist;
  private final Agenda agenda;
  private final Survey survey;
  private final Operation member;
  private final TrivialDeath death;

  /** Whether a region may have several blocks, some of which may be unreachable. */
  private boolean branches;

  /** Whether constants were merged or moved. */
  private boolean constantsChanged;

  private final boolean visitsAny;

  /** The operation that is visited, or 0 after it was erased. */
  private int current;

  /** The name of the operation that was visited when it was erased; null if none was. */
  private @Nullable OperationName visitedName;

  /** The location of that operation. */
  private long visitedLocation;

  /** The patterns that have applied in this iteration. */
  private final Set<RewritePattern> applied = new LinkedHashSet<>();

  private @Nullable RewritePattern lastApplied;

  /**
   * If rewrites are limited, the patterns of the last applications in this iteration, each at its
   * number modulo the size; otherwise null.
   */
  private final @Nullable RewritePattern @Nullable [] recent;

  private long applications;

  /**
   * For a rewrite.
   *
   * @param member any operation of the arena
   */
  GreedyDriver(Operation member, FrozenRewritePatternSet patterns, GreedyRewriteConfig config) {
    patterns.requireContextOf(member);
    this.patterns = patterns;
    this.memory = patterns.take();
    this.worklist = memory.worklist();
    this.death = memory.death();
    this.config = config;
    this.recent =
        config.maxRewrites() == GreedyRewriteConfig.NO_LIMIT ? null : new RewritePattern[RECENT];
    this.visitsAny = config.strictness() == Strictness.ANY_OP;
    this.member = member;
    this.reader = IrReader.of(member);
    this.kinds = patterns.kinds(config.folding());
    this.constants = new ConstantDefinitions.Borrowing(IrReader.of(member), kinds);
    this.survey = new Survey(reader, kinds, config, death);
    this.agenda = new Agenda(reader, kinds, config, worklist);
    this.rewriter = Rewriter.before(member, this);
    Observers observers = Observers.of(reader, config.listener());
    this.told = observers.told();
    this.isObserved = observers.listener() != null;
    this.foldStep = new FoldStep(reader, kinds, constants, rewriter, survey, observers);
    this.applicator = new PatternApplicator(reader, kinds, rewriter, observers);
  }

  /** Rewrites the operations in a region, and the region itself; once. */
  Result run(Region region) {
    return endAfter(() -> simplify(region));
  }

  /** Rewrites operations, and what is created or changed meanwhile; once. */
  Result run(List<Operation> ops) {
    return endAfter(() -> simplify(ops));
  }

  private Result endAfter(Supplier<Result> rewrite) {
    Result result;
    try {
      result = rewrite.get();
    } finally {
      rewriter.end();
    }
    // Of a rewrite that has thrown, the memory may hold anything.
    patterns.keep(memory);
    return result;
  }

  // --- Regions and lists of operations.

  private Result simplify(Region region) {
    if (!visitsAny) {
      int ref = IrReader.ref(region);
      for (int op = reader.firstInPostOrder(ref); op != 0; op = reader.nextInPostOrder(op, ref)) {
        agenda.admit(reader.operation(op));
      }
    }
    long iteration = 0;
    boolean again = false;
    do {
      iteration++;
      if (config.maxIterations() != GreedyRewriteConfig.NO_LIMIT
          && iteration > config.maxIterations()) {
        break;
      }
      begin(region, iteration);
      branches = Seeding.hasBranches(reader, IrReader.ref(region));
      again = false;
      if (!visitsAny || survey.findsWork(region)) {
        seed(region);
        again = eraseUnreachable(region);
        again |= processWorklist();
        survey.visited(worklist.isEmpty());
      }
      if (config.regionSimplification() != RegionSimplification.DISABLED) {
        again |= eraseUnreachable(region);
        again |=
            survey.mayHoldDead(region)
                && new DeadCode(rewriter, reader, kinds, death).eliminate(region);
        if (branches && config.regionSimplification() == RegionSimplification.AGGRESSIVE) {
          again |= IdenticalBlocks.merge(region, rewriter);
          again |= RedundantArguments.drop(region, rewriter);
        }
      }
    } while (again);
    return new Result(!again, iteration > 1, constantsChanged, again ? unsettled() : List.of());
  }

  private void begin(Region region, long iteration) {
    if (told != null) {
      told.iterationBegin(region, iteration);
    }
    worklist.clear();
    applied.clear();
    lastApplied = null;
    applications = 0;
  }

  /**
   * The patterns that still apply: where the number of rewrites was the limit, those that have
   * applied last, as one that never ends applies again and again.
   */
  private List<String> unsettled() {
    @Nullable RewritePattern @Nullable [] last = recent;
    Stream<RewritePattern> patternsLeft = applied.stream();
    if (last != null && !worklist.isEmpty()) {
      patternsLeft =
          LongStream.range(Math.max(0, applications - RECENT), applications)
              .mapToObj(number -> last[(int) number & (RECENT - 1)])
              .filter(Objects::nonNull);
    }
    return patternsLeft.map(RewritePattern::name).distinct().toList();
  }

  private boolean eraseUnreachable(Region region) {
    return branches && UnreachableBlocks.erase(rewriter, region);
  }

  private Result simplify(List<Operation> ops) {
    if (!visitsAny) {
      ops.forEach(agenda::admit);
    }
    ops.forEach(op -> agenda.addSingle(IrReader.ref(op)));
    boolean changed = processWorklist();
    boolean converged = worklist.isEmpty();
    return new Result(converged, changed, false, converged ? List.of() : unsettled());
  }

  private void seed(Region region) {
    ConstantPool pool =
        config.constantCse() ? new ConstantPool(rewriter, reader, memory.constants()) : null;
    Seeding seeding = new Seeding(reader, kinds, constants, survey, agenda, pool);
    survey.begin(region);
    if (config.topDown()) {
      seeding.topDown(IrReader.ref(region));
      worklist.reverse();
    } else {
      seeding.bottomUp(IrReader.ref(region));
    }
    branches |= seeding.foundBranches();
    constantsChanged |= pool != null && pool.hasChanged();
  }

  // --- The worklist.

  /**
   * Visits what is in the worklist, until it is empty or a limit is reached.
   *
   * @throws dev.ods.diagnostic.DiagnosticException if a fold or a pattern threw
   */
  private boolean processWorklist() {
    current = 0;
    try {
      return visitAll();
    } catch (RuntimeException | Error e) {
      boolean isErased = current == 0 && visitedName != null;
      Operation at = current == 0 ? member : reader.operation(current);
      // A pattern may have erased it without the rewriter.
      at = at.isErased() ? member : at;
      Location location =
          isErased ? PackedLocation.unpack(member.context(), visitedLocation) : at.location();
      OperationName name = isErased ? visitedName : at.name();
      RewritePattern pattern = applicator.tried();
      throw pattern == null
          ? HookFailure.exception(e, location, name)
          : HookFailure.exception(e, location, name, "in pattern '" + pattern.name() + "'");
    }
  }

  private boolean visitAll() {
    boolean changed = false;
    long rewrites = 0;
    while (config.maxRewrites() == GreedyRewriteConfig.NO_LIMIT
        || rewrites < config.maxRewrites()) {
      int ref = worklist.pop();
      if (ref == 0) {
        break;
      }
      current = ref;
      OpKind kind = kinds.of(reader, ref);
      if (kind.mayDie() && isTriviallyDead(ref, kind)) {
        erase(ref);
        changed = true;
      } else if (kind.isRewritable()) {
        Folded folded = foldStep.fold(ref, kind);
        if (folded == Folded.CHANGED) {
          changed = true;
        } else if (folded == Folded.NOT && applyPatterns(ref, kind.patterns())) {
          changed = true;
          rewrites++;
        }
      }
    }
    return changed;
  }

  private void erase(int op) {
    // Used again if a hook that was asked about its effects has made a user.
    boolean isUnused = reader.useEmpty(op);
    if (!isObserved && isUnused && reader.regionCount(op) == 0 && reader.blockOf(op) != 0) {
      rewriter.eraseLeaf(op);
    } else {
      rewriter.erase(reader.operation(op));
    }
  }

  private boolean isTriviallyDead(int op, OpKind kind) {
    return reader.useEmpty(op) && (kind.diesUnused() || death.wouldBe(reader.operation(op)));
  }

  private boolean applyPatterns(int op, PatternSequence patterns) {
    RewritePattern pattern = applicator.apply(patterns, op);
    if (pattern == null) {
      return false;
    }
    if (recent != null) {
      recent[(int) applications++ & (RECENT - 1)] = pattern;
    }
    if (pattern != lastApplied) {
      applied.add(pattern);
      lastApplied = pattern;
    }
    return true;
  }

  // --- What the rewriter tells.

  @Override
  public void operationInserted(Operation op) {
    if (told != null) {
      told.operationInserted(op);
    }
    placed(op);
  }

  @Override
  public void operationMoved(Operation op) {
    if (told != null) {
      told.operationMoved(op);
    }
    placed(op);
  }

  private void placed(Operation op) {
    if (config.strictness() == Strictness.EXISTING_AND_NEW_OPS) {
      agenda.admit(op);
    }
    forgetBlock(op);
    death.moved(op);
    survey.inserted(IrReader.ref(op));
    agenda.add(IrReader.ref(op));
  }

  @Override
  public void operationModified(Operation op) {
    if (told != null) {
      told.operationModified(op);
    }
    survey.usesMayEnd();
    death.modified(op);
    agenda.add(IrReader.ref(op));
  }

  /** {@link #operationModified} by reference. */
  void modified(int op) {
    if (told != null) {
      told.operationModified(reader.operation(op));
    }
    if (!death.isEmpty()) {
      death.modified(reader.operation(op));
    }
    agenda.add(op);
  }

  /** Values that may stay, unused, are replaced. */
  void usesMove() {
    survey.usesMayEnd();
  }

  /** Whether a listener is told of what the rewriter tells. */
  boolean isObserved() {
    return isObserved;
  }

  @Override
  public void operationReplaced(Operation op, List<Value> values) {
    if (told != null) {
      told.operationReplaced(op, values);
    }
  }

  @Override
  public void operationErased(Operation op) {
    if (told != null) {
      told.operationErased(op);
    }
    forgetBlock(op);
    forget(IrReader.ref(op));
  }

  /** {@link #operationErased} of an operation without regions, by reference. */
  void erased(int op) {
    if (told != null) {
      told.operationErased(reader.operation(op));
    }
    forget(op);
  }

  private void forget(int op) {
    if (!death.isEmpty()) {
      death.moved(reader.operation(op));
    }
    if (agenda.covers(op)) {
      survey.erased(op);
    }
    agenda.erased(op);
    if (current == op) {
      visitedName = reader.name(op);
      visitedLocation = reader.location(op);
      current = 0;
    }
  }

  /** What is known of the last block is void if it may be in this operation, which moves. */
  private void forgetBlock(Operation op) {
    if (op.regionCount() != 0) {
      agenda.forget();
    }
  }

  @Override
  public void blockInserted(Block block) {
    blocksChange();
    if (told != null) {
      told.blockInserted(block);
    }
  }

  @Override
  public void blockMoved(Block block) {
    blocksChange();
    if (told != null) {
      told.blockMoved(block);
    }
  }

  private void blocksChange() {
    agenda.forget();
    death.forget();
    survey.blocksChange();
    branches = true;
  }

  @Override
  public void blockErased(Block block) {
    agenda.forget();
    death.forget();
    survey.blocksChange();
    if (told != null) {
      told.blockErased(block);
    }
  }

  @Override
  public void matchFailed(Location location, Supplier<String> reason) {
    if (told != null) {
      told.matchFailed(location, reason);
    }
  }
}
