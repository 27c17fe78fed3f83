// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/**
 * A run of the verifier: the walk of MLIR's verifier, without recursion and by references only.
 *
 * <p>A <em>scope</em> is an operation that is verified on its own: the root, and each isolated
 * operation with regions. Within a scope operations are verified when they are entered, blocks on
 * entry and exit, and an operation again on exit: first the isolated operations directly in it,
 * each a scope; then its region checks. Dominance is verified at the end of a scope. An error ends
 * its scope, but not its sibling scopes.
 *
 * <p>That a value is an argument of the user's block, or the result of an earlier operation of it,
 * is seen on the way. Only a scope in which that does not hold for all operands is looked at again,
 * for isolation and dominance.
 */
final class OperationVerifier {
  // The steps of the walk.
  private static final int ENTER_OP = 0;
  private static final int ENTER_BLOCK = 1;
  private static final int WALK_BLOCK = 2;
  private static final int EXIT_BLOCK = 3;
  private static final int EXIT_OP = 4;
  private static final int LEAVE_OP = 5;
  private static final int FAIL = 6;
  private static final int END = 7;

  // The state of an operation whose regions are being walked.
  private static final byte HAS_SCOPES = 1;
  private static final byte FAILED_SCOPE = 2;

  // What has been established about the values used in a scope.
  private static final byte LOCAL = 0;
  private static final byte UNKNOWN = 1;
  private static final byte VALID = 2;
  private static final byte DOUBTFUL = 3;

  private final IrReader ir;
  private final PlanCache plans;
  private final StructureChecks structure;
  private final InnerScopes inner;

  /** The operations whose regions are being walked, from the root on. */
  private int[] frames = new int[16];

  private byte[] frameFlags = new byte[16];
  private int depth;

  /** The current scopes: for each, the depth of its operation among the frames. */
  private int[] scopes = new int[4];

  private byte[] scopeUses = new byte[4];
  private int scopeCount;

  /** Where the walk is: the operation whose hooks may be running, or the next one to check. */
  private int op;

  private int block;

  private boolean symbolUsers;
  private boolean succeeded;

  /** Whether only the root is verified, not what is nested in it. */
  private boolean alone;

  private Diagnostics diagnostics = new Diagnostics();

  /** Runs the scopes in the root or, while there is only one, in that; null for this thread. */
  private @Nullable ForkJoinPool pool;

  /** The depth of the operation whose scopes the pool runs. */
  private int poolDepth;

  private final WeakReference<OperationVerifier> weakly = new WeakReference<>(this);

  OperationVerifier(IrReader ir) {
    this.ir = ir;
    this.plans = new PlanCache(ir);
    this.structure = new StructureChecks(ir, plans);
    this.inner = new InnerScopes(ir, plans);
  }

  /** Whether this is a verifier of the arena of an operation. */
  boolean reads(Operation operation) {
    return ir.reads(operation);
  }

  /** A weak reference to this verifier. */
  WeakReference<OperationVerifier> weakly() {
    return weakly;
  }

  /**
   * Verifies an operation and all in it; returns whether it is valid.
   *
   * @param target receives the errors
   * @param workers may run scopes; null for this thread alone
   */
  boolean verify(int root, Diagnostics target, @Nullable ForkJoinPool workers) {
    pool = workers;
    poolDepth = 1;
    alone = false;
    return verify(root, target);
  }

  /** Verifies an operation, and the dominance of values in it, but nothing else that is nested. */
  boolean verifyAlone(int root, Diagnostics target) {
    pool = null;
    alone = true;
    return verify(root, target);
  }

  private boolean verify(int root, Diagnostics target) {
    diagnostics = target;
    structure.begin(target);
    // What is not walked may refer to symbols.
    symbolUsers = alone;
    op = root;
    depth = 0;
    pushScope();
    int step = ENTER_OP;
    while (step != END) {
      step = run(step);
    }
    return succeeded;
  }

  /** Walks to the end, or up to a hook that throws: that ends its scope, as any error does. */
  private int run(int from) {
    int step = from;
    try {
      while (step != END) {
        step =
            switch (step) {
              case ENTER_OP -> enterOp();
              case ENTER_BLOCK -> enterBlock();
              case WALK_BLOCK -> walkBlock();
              case EXIT_BLOCK -> exitBlock();
              case EXIT_OP -> exitOp();
              case LEAVE_OP -> leaveOp();
              default -> endScope(false);
            };
      }
      return END;
    } catch (RuntimeException | Error e) {
      int failed = op != 0 ? op : frames[depth - 1];
      HookFailure.report(e, ir.operation(failed).location(), ir.name(failed), diagnostics);
      return FAIL;
    }
  }

  // --- The walk.

  private void pushScope() {
    if (scopeCount == scopes.length) {
      scopes = Arrays.copyOf(scopes, scopeCount * 2);
      scopeUses = Arrays.copyOf(scopeUses, scopeCount * 2);
    }
    scopes[scopeCount] = depth;
    scopeUses[scopeCount++] = LOCAL;
  }

  private int enterOp() {
    if (!structure.operandsAreThere(op) || !checkOnEntrance(op, plans.of(op))) {
      return FAIL;
    }
    if (depth == frames.length) {
      frames = Arrays.copyOf(frames, depth * 2);
      frameFlags = Arrays.copyOf(frameFlags, depth * 2);
    }
    frames[depth] = op;
    frameFlags[depth++] = 0;
    if (alone) {
      scopeUses[scopeCount - 1] = UNKNOWN;
      return LEAVE_OP;
    }
    block = inner.firstBlock(op);
    return block == 0 ? EXIT_OP : ENTER_BLOCK;
  }

  private int enterBlock() {
    if (!structure.blockIsValidOnEntry(block)) {
      return FAIL;
    }
    op = ir.firstOp(block);
    return op == 0 ? afterBlock() : WALK_BLOCK;
  }

  private int afterBlock() {
    block = inner.blockAfter(frames[depth - 1], block);
    return block == 0 ? EXIT_OP : ENTER_BLOCK;
  }

  /** Checks operations up to one with regions of this scope, or the end of the block. */
  private int walkBlock() {
    int current = op;
    while (current != 0) {
      // In case that a hook throws.
      op = current;
      OperationChecks checks = plans.of(current);
      boolean local = usesAreLocal(current, block);
      if (!local) {
        scopeUses[scopeCount - 1] = UNKNOWN;
      }
      if (ir.regionCount(current) == 0) {
        // A local value is present.
        if (!(local || structure.operandsAreThere(current))
            || !checkOnEntrance(current, checks)
            || !checkLeafOnExit(current, checks)) {
          return FAIL;
        }
      } else if (checks.plan.isolated) {
        frameFlags[depth - 1] |= HAS_SCOPES;
      } else {
        return ENTER_OP;
      }
      current = ir.next(current);
    }
    return EXIT_BLOCK;
  }

  private int exitBlock() {
    return structure.blockIsValidOnExit(block) ? afterBlock() : FAIL;
  }

  /**
   * Called when all blocks of the frame's operation are done: continues with the first scope in it.
   */
  private int exitOp() {
    int parent = frames[depth - 1];
    if ((frameFlags[depth - 1] & HAS_SCOPES) == 0) {
      return LEAVE_OP;
    }
    if (pool != null && depth == poolDepth) {
      int[] found = inner.scopes(parent);
      if (found.length > 1) {
        verifyScopesOn(pool, found);
        return LEAVE_OP;
      }
      poolDepth++;
    }
    int first = inner.firstBlock(parent);
    return nextScope(parent, first, ir.firstOp(first));
  }

  private void verifyScopesOn(ForkJoinPool workers, int[] found) {
    ParallelScopes parallel = new ParallelScopes(ir, found);
    if (!parallel.verify(workers, diagnostics)) {
      frameFlags[depth - 1] |= FAILED_SCOPE;
    }
    symbolUsers |= parallel.hasSymbolUsers();
  }

  /** Whether there was an operation that refers to symbols. */
  boolean hasSymbolUsers() {
    return symbolUsers;
  }

  /**
   * Begins the next scope directly in an operation, from a given position on; or leaves the
   * operation.
   */
  private int nextScope(int parent, int fromBlock, int fromOp) {
    int next = inner.nextScope(parent, fromBlock, fromOp);
    if (next == 0) {
      return LEAVE_OP;
    }
    op = next;
    pushScope();
    return ENTER_OP;
  }

  /** Called when everything in the frame's operation is done. */
  private int leaveOp() {
    int current = frames[depth - 1];
    op = current;
    if ((frameFlags[depth - 1] & FAILED_SCOPE) != 0 || !checkOnExit(current, plans.of(current))) {
      return FAIL;
    }
    if (depth - 1 == scopes[scopeCount - 1]) {
      return endScope(checkDominance(current));
    }
    depth--;
    block = ir.blockOf(current);
    op = ir.next(current);
    return WALK_BLOCK;
  }

  private int endScope(boolean valid) {
    int scopeDepth = scopes[--scopeCount];
    if (scopeCount == 0) {
      succeeded = valid;
      return END;
    }
    // A scope that failed on entry has no frame yet.
    int current = depth > scopeDepth ? frames[scopeDepth] : op;
    depth = scopeDepth;
    if (!valid) {
      frameFlags[depth - 1] |= FAILED_SCOPE;
    }
    return nextScope(frames[depth - 1], ir.blockOf(current), ir.next(current));
  }

  // --- The checks.

  /** Whether all operands are defined in the operation's own block, before it. */
  private boolean usesAreLocal(int operation, int home) {
    int count = ir.operandCount(operation);
    for (int i = 0; i < count; i++) {
      long value = ir.operand(operation, i);
      int owner = IrReader.owner(value);
      boolean local =
          IrReader.isArgument(value)
              ? owner == home
              : owner != 0 && ir.blockOf(owner) == home && ir.isBefore(owner, operation);
      if (!local) {
        return false;
      }
    }
    return true;
  }

  private boolean checkOnEntrance(int current, OperationChecks checks) {
    if (!structure.attributesAreValid(current)) {
      return false;
    }
    symbolUsers |= checks.plan.symbolUser || structure.hasSymbolUsers(current);
    return checks.hold(current, diagnostics)
        && (ir.regionCount(current) == 0 || structure.regionsAreValid(current, checks.plan));
  }

  private boolean checkLeafOnExit(int current, OperationChecks checks) {
    return checks.plan.hasRegionChecks
        ? checkOnExit(current, checks)
        : structure.isRegistered(current, checks.plan);
  }

  private boolean checkOnExit(int current, OperationChecks checks) {
    for (Check trait : checks.plan.regionTraits) {
      if (trait == TraitChecks.ISOLATED && depth - 1 == scopes[scopeCount - 1] && usesAreValid()) {
        continue;
      }
      if (!trait.holds(ir, current, diagnostics)) {
        return false;
      }
      if (trait == TraitChecks.SYMBOL_TABLE
          && symbolUsers
          && !SymbolChecks.usersAreValid(ir, current, diagnostics)) {
        return false;
      }
    }
    return checks.ownRegionsHold(current, diagnostics)
        && structure.isRegistered(current, checks.plan);
  }

  // --- Isolation and dominance.

  /**
   * Whether all uses of values in the innermost scope, which has been walked completely, are valid.
   */
  private boolean usesAreValid() {
    int scope = scopeCount - 1;
    if (scopeUses[scope] == UNKNOWN) {
      boolean valid = new ScopeDominance(ir).isValid(frames[scopes[scope]]);
      scopeUses[scope] = valid ? VALID : DOUBTFUL;
    }
    return scopeUses[scope] != DOUBTFUL;
  }

  private boolean checkDominance(int root) {
    return usesAreValid() || new DominanceDiagnosis(ir, diagnostics).holds(root);
  }
}
