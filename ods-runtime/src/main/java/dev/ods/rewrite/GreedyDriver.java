// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.effect.SideEffects;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.GreedyRewriteConfig.Strictness;
import dev.ods.rewrite.GreedyRewriter.Result;
import dev.ods.trait.ConstantLike;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One greedy rewrite: its worklist, which the changes of its rewriter keep up to date. */
final class GreedyDriver implements RewriteListener {
  private final FrozenRewritePatternSet patterns;
  private final GreedyRewriteConfig config;
  private final @Nullable RewriteListener listener;
  private final Rewriter rewriter;
  private final IrReader reader;
  private final Worklist worklist = new Worklist();
  private final Operation member;

  /** The operation that is visited, or 0 after it was erased. */
  private int current;

  /** The operations that may be visited, unless any may. */
  private final Set<Operation> filter = new HashSet<>();

  /**
   * For a rewrite.
   *
   * @param member any operation of the arena
   */
  GreedyDriver(Operation member, FrozenRewritePatternSet patterns, GreedyRewriteConfig config) {
    this.patterns = patterns;
    this.config = config;
    this.listener = config.listener();
    this.member = member;
    this.reader = IrReader.of(member);
    this.rewriter = Rewriter.before(member, this);
  }

  // --- Regions and lists of operations.

  Result simplify(Region region) {
    if (config.strictness() != Strictness.ANY_OP) {
      walk(region, WalkOrder.POST, filter::add);
    }
    long iteration = 0;
    boolean again;
    do {
      iteration++;
      if (config.maxIterations() != GreedyRewriteConfig.NO_LIMIT
          && iteration > config.maxIterations()) {
        return new Result(false, true);
      }
      worklist.clear();
      seed(region);
      again = UnreachableBlocks.erase(rewriter, region);
      again |= processWorklist();
      if (config.regionSimplification() != RegionSimplification.DISABLED) {
        again |= RegionSimplifier.simplify(rewriter, region, config.regionSimplification());
      }
    } while (again);
    return new Result(true, iteration > 1);
  }

  Result simplify(List<Operation> ops) {
    if (config.strictness() != Strictness.ANY_OP) {
      filter.addAll(ops);
    }
    ops.forEach(this::addSingle);
    boolean changed = processWorklist();
    return new Result(worklist.isEmpty(), changed);
  }

  private interface Visitor {
    void visit(Operation op);
  }

  private static void walk(Region region, WalkOrder order, Visitor visitor) {
    List<Operation> roots = new ArrayList<>();
    for (Block block : region.blocks()) {
      block.operations().forEach(roots::add);
    }
    for (Operation root : roots) {
      root.walk(
          order,
          op -> {
            visitor.visit(op);
            return WalkResult.CONTINUE;
          });
    }
  }

  /** Fills the worklist; constants are unified here, which keeps their order. */
  private void seed(Region region) {
    ConstantPool pool = new ConstantPool(rewriter);
    WalkOrder order = config.topDown() ? WalkOrder.PRE : WalkOrder.POST;
    for (Block block : region.blocks()) {
      Operation next;
      for (Operation op = block.first(); op != null; op = next) {
        next = op.next();
        op.walk(
            order,
            visited -> {
              if (isReplaced(visited, pool)) {
                return WalkResult.SKIP;
              }
              addWithAncestors(visited);
              return WalkResult.CONTINUE;
            });
      }
    }
    if (config.topDown()) {
      worklist.reverse();
    }
  }

  private boolean isReplaced(Operation op, ConstantPool pool) {
    Attribute value = config.constantCse() ? ConstantDefinitions.valueOf(op) : null;
    return value != null && !pool.insert(op, value);
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
      Operation op = reader.operation(ref);
      if (SideEffects.isOpTriviallyDead(op)) {
        rewriter.erase(op);
        changed = true;
      } else if (fold(op)) {
        changed = true;
      } else if (applyPatterns(op)) {
        changed = true;
        rewrites++;
      }
    }
    return changed;
  }

  /** Folds an operation once. A constant would fold to itself for ever. */
  private boolean fold(Operation op) {
    if (!config.folding() || op.name().hasTrait(ConstantLike.class)) {
      return false;
    }
    FoldResult folded = Folding.fold(op);
    if (folded == null) {
      return false;
    }
    if (folded.isInPlace()) {
      operationModified(op);
      return true;
    }
    List<Value> values = materialize(op, folded);
    if (values == null) {
      return false;
    }
    rewriter.replace(op, values);
    return true;
  }

  /** The values that an operation folds to; null if a constant cannot be materialized. */
  private @Nullable List<Value> materialize(Operation op, FoldResult folded) {
    List<Value> values = new ArrayList<>(folded.size());
    List<Operation> created = new ArrayList<>();
    for (int i = 0; i < folded.size(); i++) {
      FoldResult result = folded.get(i);
      Value value = result.value();
      if (value == null) {
        rewriter.setInsertionPoint(op);
        Operation constant =
            Folding.materialize(op, rewriter, result, op.resultType(i), op.location());
        if (constant == null) {
          created.forEach(rewriter::erase);
          return null;
        }
        created.add(constant);
        value = constant.result(0);
      }
      values.add(value);
    }
    return values;
  }

  private boolean applyPatterns(Operation op) {
    for (RewritePattern pattern : patterns.of(op.name())) {
      rewriter.setInsertionPoint(op);
      if (listener != null) {
        listener.patternBegin(pattern, op);
      }
      boolean applied = pattern.matchAndRewrite(op, rewriter);
      if (listener != null) {
        listener.patternEnd(pattern, applied);
      }
      if (applied) {
        return true;
      }
    }
    return false;
  }

  /** Adds an operation, then those around it, if the outermost of them is in the scope's region. */
  private void addWithAncestors(Operation op) {
    Operation outermost = op;
    Region region = op.parentRegion();
    while (region != null && !region.equals(config.scope())) {
      outermost = region.parentOp();
      region = outermost == null ? null : outermost.parentRegion();
    }
    if (outermost == null || (region == null && config.scope() != null)) {
      return;
    }
    for (Operation at = op; at != null; at = at.equals(outermost) ? null : at.parent()) {
      addSingle(at);
    }
  }

  private void addSingle(Operation op) {
    if (config.strictness() == Strictness.ANY_OP || filter.contains(op)) {
      worklist.push(IrReader.ref(op));
    }
  }

  /**
   * Adds the definitions of operands with at most two users: after this one is gone, they may be
   * dead, or their only user may be able to do more.
   */
  private void addDefinitions(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      Operation definition = operand.isNull() ? null : operand.definingOp();
      if (definition != null && !hasMoreUsers(operand, op)) {
        addWithAncestors(definition);
      }
    }
  }

  /** Whether a value has more than one user besides this one. */
  private static boolean hasMoreUsers(Value value, Operation user) {
    Operation other = null;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation owner = use.owner();
      if (owner.equals(user) || owner.equals(other)) {
        continue;
      }
      if (other != null) {
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
    addWithAncestors(op);
  }

  @Override
  public void operationModified(Operation op) {
    if (listener != null) {
      listener.operationModified(op);
    }
    addWithAncestors(op);
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
    addDefinitions(op);
    int ref = IrReader.ref(op);
    worklist.remove(ref);
    current = current == ref ? 0 : current;
    filter.remove(op);
  }

  @Override
  public void blockInserted(Block block) {
    if (listener != null) {
      listener.blockInserted(block);
    }
  }

  @Override
  public void blockErased(Block block) {
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
