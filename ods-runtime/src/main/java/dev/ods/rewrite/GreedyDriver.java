// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.effect.SideEffects;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.GreedyRewriteConfig.Strictness;
import dev.ods.rewrite.GreedyRewriter.Result;
import java.util.HashSet;
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
  private final Worklist worklist;
  private final Survey survey;
  private final Operation member;

  /** Of the operation that was added last. */
  private final Surroundings surroundings;

  /** Whether a region may have several blocks, some of which may be unreachable. */
  private boolean branches;

  /** Whether constants were merged or moved. */
  private boolean constantsChanged;

  /** The operation that is visited, or 0 after it was erased. */
  private int current;

  /** The patterns that have applied in this iteration. */
  private final Set<RewritePattern> applied = new LinkedHashSet<>();

  /** The operations that may be visited, unless any may. */
  private final Set<Operation> filter = new HashSet<>();

  /**
   * For a rewrite.
   *
   * @param member any operation of the arena
   */
  GreedyDriver(Operation member, FrozenRewritePatternSet patterns, GreedyRewriteConfig config) {
    patterns.requireContextOf(member);
    this.patterns = patterns;
    this.worklist = patterns.takeWorklist();
    this.config = config;
    this.listener = RewriteTracing.listener(member.context(), config.listener());
    this.member = member;
    this.reader = IrReader.of(member);
    this.kinds = new NameTable<>(reader, name -> OpKind.of(name, patterns, config));
    this.constants = new ConstantDefinitions.Borrowing(IrReader.of(member), kinds);
    this.survey = new Survey(reader, kinds, config);
    int scope = config.scope() == null ? 0 : IrReader.ref(config.scope());
    this.surroundings = new Surroundings(reader, kinds, scope);
    this.rewriter = Rewriter.before(member, this);
    this.applicator = new PatternApplicator(reader, kinds, rewriter, listener);
  }

  /** Ends the use of this driver. */
  void close() {
    patterns.keepWorklist(worklist);
  }

  // --- Regions and lists of operations.

  Result simplify(Region region) {
    if (config.strictness() != Strictness.ANY_OP) {
      walk(
          region,
          WalkOrder.POST,
          op -> {
            filter.add(reader.operation(op));
            return WalkResult.CONTINUE;
          });
    }
    long iteration = 0;
    boolean again;
    do {
      iteration++;
      if (config.maxIterations() != GreedyRewriteConfig.NO_LIMIT
          && iteration > config.maxIterations()) {
        return new Result(false, true, constantsChanged, unsettled());
      }
      begin(region, iteration);
      branches = hasBranches(IrReader.ref(region));
      again = false;
      if (config.strictness() != Strictness.ANY_OP || survey.findsWork(region)) {
        seed(region);
        again = eraseUnreachable(region);
        again |= processWorklist();
      }
      if (config.regionSimplification() != RegionSimplification.DISABLED) {
        again |= eraseUnreachable(region);
        again |=
            survey.mayHoldDead(region) && new DeadCode(rewriter, reader, kinds).eliminate(region);
        if (branches && config.regionSimplification() == RegionSimplification.AGGRESSIVE) {
          again |= IdenticalBlocks.merge(region, rewriter);
          again |= RedundantArguments.drop(region, rewriter);
        }
      }
    } while (again);
    return new Result(true, iteration > 1, constantsChanged, List.of());
  }

  private void begin(Region region, long iteration) {
    if (listener != null) {
      listener.iterationBegin(region, iteration);
    }
    worklist.clear();
    applied.clear();
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
    if (config.strictness() != Strictness.ANY_OP) {
      filter.addAll(ops);
    }
    ops.forEach(op -> addSingle(IrReader.ref(op)));
    boolean changed = processWorklist();
    boolean converged = worklist.isEmpty();
    return new Result(converged, changed, false, converged ? List.of() : unsettled());
  }

  private void walk(Region region, WalkOrder order, IrReader.Visitor visitor) {
    int next;
    int first = reader.firstBlock(IrReader.ref(region));
    for (int block = first; block != 0; block = reader.nextBlock(block)) {
      for (int op = reader.firstOp(block); op != 0; op = next) {
        next = reader.next(op);
        if (reader.regionCount(op) == 0) {
          visitor.visit(op);
        } else {
          reader.walk(op, order, visitor);
        }
      }
    }
  }

  /** Fills the worklist; constants are unified here, which keeps their order. */
  private void seed(Region region) {
    ConstantPool pool = new ConstantPool(rewriter, reader);
    walk(
        region,
        config.topDown() ? WalkOrder.PRE : WalkOrder.POST,
        op -> {
          if (isReplaced(op, pool)) {
            return WalkResult.SKIP;
          }
          for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
            branches |= hasBranches(reader.region(op, i));
          }
          addWithAncestors(op);
          return WalkResult.CONTINUE;
        });
    constantsChanged |= pool.hasChanged();
    if (config.topDown()) {
      worklist.reverse();
    }
  }

  private boolean isReplaced(int ref, ConstantPool pool) {
    if (!config.constantCse() || !kinds.of(ref).constant()) {
      return false;
    }
    Attribute value = constants.valueOf(ref);
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
      Operation at = current == 0 ? member : reader.operation(current);
      throw HookFailure.exception(e, at.location(), at.name());
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
      OpKind kind = kinds.of(ref);
      if (kind.mayDie() && isTriviallyDead(ref, kind)) {
        rewriter.erase(reader.operation(ref));
        changed = true;
      } else if (kind.isRewritable()) {
        Folded folded = kind.folds() ? fold(ref, kind.folding()) : Folded.NOT;
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

  private boolean isTriviallyDead(int op, OpKind kind) {
    return reader.useEmpty(op)
        && (kind.diesUnused() || SideEffects.wouldOpBeTriviallyDead(reader.operation(op)));
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
    if (folded.isInPlace()) {
      operationModified(op);
      return Folded.CHANGED;
    }
    Value only = folded.value();
    if (only != null) {
      rewriter.replace(op, only);
      return Folded.CHANGED;
    }
    List<Value> values = Folding.materialize(op, rewriter, folded);
    if (values == null) {
      return Folded.NOT;
    }
    rewriter.replace(op, values);
    return Folded.CHANGED;
  }

  private boolean applyPatterns(int op, PatternSequence patterns) {
    RewritePattern pattern = applicator.apply(patterns, op);
    if (pattern != null) {
      applied.add(pattern);
    }
    return pattern != null;
  }

  /** Adds an operation, then those around it, if the outermost of them is in the scope's region. */
  private void addWithAncestors(int op) {
    int block = reader.blockOf(op);
    if (!surroundings.areInScope(block)) {
      return;
    }
    addSingle(op);
    if (surroundings.haveWork()) {
      int at = surroundings.parent(block);
      while (at != 0) {
        addSingle(at);
        at = surroundings.parent(reader.blockOf(at));
      }
    }
  }

  private void addSingle(int op) {
    if (kinds.of(op).acts()
        && (config.strictness() == Strictness.ANY_OP || filter.contains(reader.operation(op)))) {
      worklist.push(op);
    }
  }

  /**
   * Adds the definitions of operands with at most two users: after this one is gone, they may be
   * dead, or their only user may be able to do more.
   */
  private void addDefinitions(int op) {
    long previous = 0;
    for (int i = 0; i < reader.operandCount(op); i++) {
      long operand = reader.operand(op, i);
      int definition = operand == 0 ? 0 : IrReader.definingOp(operand);
      if (definition != 0 && operand != previous && !hasMoreUsers(operand, op)) {
        addWithAncestors(definition);
      }
      previous = operand;
    }
  }

  /** Whether a value has more than one user besides this one. */
  private boolean hasMoreUsers(long value, int user) {
    int other = 0;
    for (int use = reader.firstUse(value); use != 0; use = reader.nextUse(use)) {
      int owner = reader.userOf(use);
      if (owner == user || owner == other) {
        continue;
      }
      if (other != 0) {
        return true;
      }
      other = owner;
    }
    return false;
  }

  // --- What the rewriter tells.

  @Override
  public void operationInserted(Operation op) {
    if (listener != null) {
      listener.operationInserted(op);
    }
    if (config.strictness() == Strictness.EXISTING_AND_NEW_OPS) {
      filter.add(op);
    }
    forgetBlock(op);
    addWithAncestors(IrReader.ref(op));
  }

  @Override
  public void operationModified(Operation op) {
    if (listener != null) {
      listener.operationModified(op);
    }
    addWithAncestors(IrReader.ref(op));
  }

  /** {@link #operationModified} by reference. */
  void modified(int op) {
    if (listener != null) {
      listener.operationModified(reader.operation(op));
    }
    addWithAncestors(op);
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
    int ref = IrReader.ref(op);
    forgetBlock(op);
    addDefinitions(ref);
    worklist.remove(ref);
    current = current == ref ? 0 : current;
    if (!filter.isEmpty()) {
      filter.remove(op);
    }
  }

  /** What is known of the last block is void if it may be in this operation, which moves. */
  private void forgetBlock(Operation op) {
    if (op.regionCount() != 0) {
      surroundings.forget();
    }
  }

  @Override
  public void blockInserted(Block block) {
    surroundings.forget();
    branches = true;
    if (listener != null) {
      listener.blockInserted(block);
    }
  }

  @Override
  public void blockErased(Block block) {
    surroundings.forget();
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
