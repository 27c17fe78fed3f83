// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.effect.TrivialDeath;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.rewrite.GreedyRewriteConfig.Strictness;
import dev.ods.rewrite.GreedyRewriter.Result;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One greedy rewrite: its worklist, which the changes of its rewriter keep up to date. */
final class GreedyDriver implements RewriteListener {
  private final GreedyRewriteConfig config;
  private final @Nullable RewriteListener listener;
  private final Rewriter rewriter;
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final ConstantDefinitions.Borrowing constants;
  private final PatternApplicator applicator;
  private final FrozenRewritePatternSet patterns;
  private final FrozenRewritePatternSet.Memory memory;
  private final Worklist worklist;
  private final Agenda agenda;
  private final Survey survey;
  private final Operation member;
  private final TrivialDeath death;

  /** Null unless the checking mode is on. */
  private final PatternApplicator.@Nullable ChangeWatch watch;

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
    this.visitsAny = config.strictness() == Strictness.ANY_OP;
    this.listener = RewriteTracing.listener(member.context(), config.listener());
    this.member = member;
    this.reader = IrReader.of(member);
    this.kinds = patterns.kinds(config.folding());
    this.constants = new ConstantDefinitions.Borrowing(IrReader.of(member), kinds);
    this.survey = new Survey(reader, kinds, config, death);
    this.agenda = new Agenda(reader, kinds, config, worklist);
    this.rewriter = Rewriter.before(member, this);
    this.watch = PatternApplicator.ChangeWatch.of(reader, member.context());
    this.applicator = new PatternApplicator(reader, kinds, rewriter, listener, watch);
  }

  /** Ends the use of this driver. */
  void close() {
    patterns.keep(memory);
  }

  // --- Regions and lists of operations.

  Result simplify(Region region) {
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
      branches = hasBranches(IrReader.ref(region));
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
    if (listener != null) {
      listener.iterationBegin(region, iteration);
    }
    worklist.clear();
    applied.clear();
    lastApplied = null;
  }

  private List<String> unsettled() {
    return applied.stream().map(RewritePattern::name).distinct().toList();
  }

  private boolean eraseUnreachable(Region region) {
    return branches && UnreachableBlocks.erase(rewriter, region);
  }

  private boolean hasBranches(int region) {
    return reader.firstBlock(region) != reader.lastBlock(region);
  }

  Result simplify(List<Operation> ops) {
    if (!visitsAny) {
      ops.forEach(agenda::admit);
    }
    ops.forEach(op -> agenda.addSingle(IrReader.ref(op)));
    boolean changed = processWorklist();
    boolean converged = worklist.isEmpty();
    return new Result(converged, changed, false, converged ? List.of() : unsettled());
  }

  /** Fills the worklist; constants are unified here, which keeps their order. */
  private void seed(Region region) {
    ConstantPool pool = new ConstantPool(rewriter, reader, memory.constants());
    survey.begin(region);
    if (config.topDown()) {
      seedTopDown(IrReader.ref(region), pool);
      worklist.reverse();
    } else {
      seedBottomUp(IrReader.ref(region), pool);
    }
    constantsChanged |= pool.hasChanged();
  }

  private void seedTopDown(int region, ConstantPool pool) {
    int next = reader.firstNested(region);
    if (next == 0) {
      return;
    }
    boolean isFirst = true;
    OpKind nextKind = kinds.of(reader, next);
    while (next != 0) {
      int op = next;
      OpKind kind = nextKind;
      next = reader.after(op, region);
      // Before this one is seeded, so that the reads of memory overlap. Seeding may move or erase
      // this operation, not the next one.
      nextKind = next == 0 ? kind : kinds.of(reader, next);
      if (isSeeded(op, kind, pool)) {
        if (isFirst) {
          agenda.add(op);
          isFirst = false;
        } else {
          // What is around it was added before.
          agenda.addSingle(op, kind);
        }
        int inner = reader.regionCount(op) == 0 ? 0 : reader.inner(op);
        if (inner != 0) {
          next = inner;
          nextKind = kinds.of(reader, inner);
        }
      }
    }
  }

  private void seedBottomUp(int region, ConstantPool pool) {
    agenda.beginPostOrder();
    int next;
    for (int op = reader.firstInPostOrder(region); op != 0; op = next) {
      next = reader.nextInPostOrder(op, region);
      OpKind kind = kinds.of(reader, op);
      if (isSeeded(op, kind, pool)) {
        agenda.seedPostOrder(op, kind);
      }
    }
  }

  /**
   * Surveys an operation; returns whether it is to be added: it is no constant that is replaced.
   */
  private boolean isSeeded(int op, OpKind kind, ConstantPool pool) {
    survey.found(op, kind);
    if (isReplaced(op, kind, pool)) {
      return false;
    }
    for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
      branches |= hasBranches(reader.region(op, i));
    }
    return true;
  }

  private boolean isReplaced(int ref, OpKind kind, ConstantPool pool) {
    if (!config.constantCse() || !kind.constant()) {
      return false;
    }
    Attribute value = constants.valueOf(ref, kind);
    return value != null && !pool.insert(ref, value);
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
        Folded folded = kind.folds() && mayFold(ref, kind) ? fold(ref, kind.folding()) : Folded.NOT;
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
    if (listener == null && isUnused && reader.regionCount(op) == 0 && reader.blockOf(op) != 0) {
      rewriter.eraseLeaf(op, this);
    } else {
      rewriter.erase(reader.operation(op));
    }
  }

  private boolean isTriviallyDead(int op, OpKind kind) {
    return reader.useEmpty(op) && (kind.diesUnused() || death.wouldBe(reader.operation(op)));
  }

  /** What folding has done. */
  private enum Folded {
    /** Nothing. */
    NOT,
    /** Nothing, as the operation depends on itself; patterns would go in a circle, too. */
    TO_ITSELF,
    /** The operation is another one, or replaced. */
    CHANGED
  }

  private boolean mayFold(int op, OpKind kind) {
    Folder.Condition condition = kind.foldCondition();
    boolean may = condition == null || condition.holds(reader, kinds, op);
    assert may || doesNotFold(reader.operation(op));
    return may;
  }

  /** Asserted only: checks what a folder says. */
  private static boolean doesNotFold(Operation op) {
    if (Folding.fold(op) != null) {
      throw HookFailure.mistake(op, "condition", "ruled out an operation that folds");
    }
    return true;
  }

  private Folded fold(int ref, Folding.Plan plan) {
    Operation op = reader.lendToChange(ref);
    FoldResult folded = Folding.fold(op, plan, reader, constants);
    if (folded == null || Folding.isOwnResult(op, folded)) {
      reader.takeBackUnchanged(op);
      return folded == null ? Folded.NOT : Folded.TO_ITSELF;
    }
    if (listener != null) {
      listener.operationFolded(op);
    }
    if (folded.changesOperation()) {
      survey.usesMayEnd();
    }
    if (folded.isInPlace()) {
      operationModified(op);
      return Folded.CHANGED;
    }
    return replace(op, folded) ? Folded.CHANGED : Folded.NOT;
  }

  /** Replaces an operation by what it folds to; false if a constant cannot be materialized. */
  private boolean replace(Operation op, FoldResult folded) {
    if (folded.value() == null && folded.constant() == null) {
      List<Value> values = Folding.materialize(op, rewriter, folded);
      if (values != null) {
        rewriter.replace(op, values);
      }
      return values != null;
    }
    Value only =
        folded.value() != null ? folded.value() : Folding.materializeOnly(op, rewriter, folded);
    if (only == null) {
      return false;
    }
    // Otherwise the erasure would make a handle of the next operation, to insert before that.
    rewriter.clearInsertionPoint();
    rewriter.replace(op, only);
    if (listener == null) {
      // Erased: only a listener could have kept the handle.
      reader.takeBackUnchanged(op);
    }
    return true;
  }

  private boolean applyPatterns(int op, PatternSequence patterns) {
    RewritePattern pattern = applicator.apply(patterns, op);
    if (pattern != null && pattern != lastApplied) {
      applied.add(pattern);
      lastApplied = pattern;
    }
    return pattern != null;
  }

  // --- What the rewriter tells.

  @Override
  public void operationInserted(Operation op) {
    if (listener != null) {
      listener.operationInserted(op);
    }
    if (watch != null) {
      watch.inserted(op);
    }
    placed(op);
  }

  @Override
  public void operationMoved(Operation op) {
    if (listener != null) {
      listener.operationMoved(op);
    }
    if (watch != null) {
      watch.moved(IrReader.ref(op));
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
    if (listener != null) {
      listener.operationModified(op);
    }
    if (watch != null) {
      watch.modified(IrReader.ref(op));
    }
    survey.usesMayEnd();
    death.modified(op);
    agenda.add(IrReader.ref(op));
  }

  /** {@link #operationModified} by reference. */
  void modified(int op) {
    if (listener != null) {
      listener.operationModified(reader.operation(op));
    }
    if (watch != null) {
      watch.modified(op);
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

  /** Whether someone else is told of what the rewriter tells. */
  boolean isObserved() {
    return listener != null;
  }

  @Override
  public void operationReplaced(Operation op, List<Value> values) {
    if (listener != null) {
      listener.operationReplaced(op, values);
    }
  }

  @Override
  public void operationErased(Operation op) {
    if (listener != null) {
      listener.operationErased(op);
    }
    forgetBlock(op);
    erased(IrReader.ref(op));
  }

  /** {@link #operationErased} of an operation without regions, by reference, for nobody else. */
  void erased(int op) {
    if (watch != null) {
      watch.erased(op);
    }
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
    if (watch != null) {
      watch.inserted(block);
    }
    blocksChange();
    if (listener != null) {
      listener.blockInserted(block);
    }
  }

  @Override
  public void blockMoved(Block block) {
    if (watch != null) {
      watch.moved(block);
    }
    blocksChange();
    if (listener != null) {
      listener.blockMoved(block);
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
    if (watch != null) {
      watch.erased(block);
    }
    agenda.forget();
    death.forget();
    survey.blocksChange();
    if (listener != null) {
      listener.blockErased(block);
    }
  }

  @Override
  public void matchFailed(Location location, Supplier<String> reason) {
    if (listener != null) {
      listener.matchFailed(location, reason);
    }
  }
}
