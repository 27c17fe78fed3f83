// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Dialect;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.IrReader;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OperationName;
import dev.ods.trait.RegionKind;
import dev.ods.trait.RegionKindInterface;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One verification: the walk of MLIR's verifier, without recursion and by references only.
 *
 * <p>A <em>scope</em> is an operation that is verified on its own: the root, and each isolated
 * operation with regions. Within a scope operations are checked when they are entered, blocks on
 * entry and exit, and an operation again when it is left: first come the isolated operations
 * directly in it, each a scope; then its checks of regions. At a scope's end comes dominance. An
 * error ends its scope, but not the scopes beside it.
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

  // What is known of an operation whose regions the walk is in.
  private static final byte HAS_SCOPES = 1;
  private static final byte FAILED_SCOPE = 2;

  // What is known of the values used in a scope.
  private static final byte LOCAL = 0;
  private static final byte UNKNOWN = 1;
  private static final byte VALID = 2;
  private static final byte DOUBTFUL = 3;

  private static final int CACHED_PLANS = 64;

  private final IrReader ir;
  private final Diagnostics diagnostics;
  private final boolean allowUnregistered;
  private final List<Dialect> attributeVerifiers;

  /** The operations whose regions the walk is in, from the root on. */
  private int[] frames = new int[16];

  private byte[] frameFlags = new byte[16];
  private int depth;

  /** The scopes that the walk is in: the depth of each one's operation among the frames. */
  private int[] scopes = new int[4];

  private byte[] scopeUses = new byte[4];
  private int scopeCount;

  /** Where the walk is. */
  private int op;

  private int block;

  private boolean symbolUsers;
  private boolean succeeded;

  /** The plans found last, by the lowest bits of the name's number. */
  private final @Nullable VerificationPlan[] plans = new VerificationPlan[CACHED_PLANS];

  private final int[] planNames = new int[CACHED_PLANS];

  OperationVerifier(IrReader ir, Diagnostics diagnostics) {
    this.ir = ir;
    this.diagnostics = diagnostics;
    Context context = ir.context();
    this.allowUnregistered = context.allowsUnregisteredDialects();
    this.attributeVerifiers = new ArrayList<>();
    for (Dialect dialect : context.dialects()) {
      if (dialect instanceof DialectVerifier) {
        attributeVerifiers.add(dialect);
      }
    }
  }

  /** Verifies an operation and all in it; answers whether it is valid. */
  boolean verify(int root) {
    op = root;
    pushScope();
    int step = ENTER_OP;
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
    return succeeded;
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
    if (!checkOnEntrance(op, plan(op))) {
      return FAIL;
    }
    if (depth == frames.length) {
      frames = Arrays.copyOf(frames, depth * 2);
      frameFlags = Arrays.copyOf(frameFlags, depth * 2);
    }
    frames[depth] = op;
    frameFlags[depth++] = 0;
    block = firstBlockFrom(op, 0);
    return block == 0 ? EXIT_OP : ENTER_BLOCK;
  }

  private int firstBlockFrom(int parent, int region) {
    int count = ir.regionCount(parent);
    int found = 0;
    for (int i = region; i < count && found == 0; i++) {
      found = ir.firstBlock(ir.region(parent, i));
    }
    return found;
  }

  private int blockAfter(int parent, int previous) {
    int next = ir.nextBlock(previous);
    return next != 0 ? next : firstBlockFrom(parent, ir.indexOfRegion(ir.regionOf(previous)) + 1);
  }

  private int enterBlock() {
    if (!checkOnEntrance(block)) {
      return FAIL;
    }
    op = ir.firstOp(block);
    return op == 0 ? afterBlock() : WALK_BLOCK;
  }

  private int afterBlock() {
    block = blockAfter(frames[depth - 1], block);
    return block == 0 ? EXIT_OP : ENTER_BLOCK;
  }

  /** Checks operations up to one with regions of this scope, or the end of the block. */
  private int walkBlock() {
    int current = op;
    while (current != 0) {
      VerificationPlan plan = plan(current);
      checkUses(current, block);
      if (ir.regionCount(current) == 0) {
        if (!checkOnEntrance(current, plan) || !checkRegistration(current, plan)) {
          return FAIL;
        }
      } else if (plan.isolated) {
        frameFlags[depth - 1] |= HAS_SCOPES;
      } else {
        op = current;
        return ENTER_OP;
      }
      current = ir.next(current);
    }
    return EXIT_BLOCK;
  }

  private int exitBlock() {
    return checkOnExit(block) ? afterBlock() : FAIL;
  }

  /** Comes when all blocks of the frame's operation are done: goes to the first scope in it. */
  private int exitOp() {
    int parent = frames[depth - 1];
    if ((frameFlags[depth - 1] & HAS_SCOPES) == 0) {
      return LEAVE_OP;
    }
    int first = firstBlockFrom(parent, 0);
    return nextScope(parent, first, ir.firstOp(first));
  }

  /** Begins the next scope directly in an operation, from a place on; or leaves the operation. */
  private int nextScope(int parent, int fromBlock, int fromOp) {
    int b = fromBlock;
    int candidate = fromOp;
    while (b != 0) {
      while (candidate != 0) {
        if (ir.regionCount(candidate) != 0 && plan(candidate).isolated) {
          op = candidate;
          pushScope();
          return ENTER_OP;
        }
        candidate = ir.next(candidate);
      }
      b = blockAfter(parent, b);
      candidate = b == 0 ? 0 : ir.firstOp(b);
    }
    return LEAVE_OP;
  }

  /** Comes when all in the frame's operation is done. */
  private int leaveOp() {
    int current = frames[depth - 1];
    if ((frameFlags[depth - 1] & FAILED_SCOPE) != 0 || !checkOnExit(current, plan(current))) {
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
    // A scope that failed on entrance has no frame yet.
    int current = depth > scopeDepth ? frames[scopeDepth] : op;
    depth = scopeDepth;
    if (!valid) {
      frameFlags[depth - 1] |= FAILED_SCOPE;
    }
    return nextScope(frames[depth - 1], ir.blockOf(current), ir.next(current));
  }

  private VerificationPlan plan(int operation) {
    int name = ir.nameId(operation);
    int at = name & (CACHED_PLANS - 1);
    VerificationPlan plan = plans[at];
    if (plan == null || planNames[at] != name) {
      plan = ir.name(operation).get(VerificationPlan.KEY);
      plans[at] = plan;
      planNames[at] = name;
    }
    return plan;
  }

  // --- The checks.

  /** Notes whether operands are defined in the operation's own block, before it. */
  private void checkUses(int operation, int home) {
    int count = ir.operandCount(operation);
    for (int i = 0; i < count; i++) {
      long value = ir.operand(operation, i);
      int owner = IrReader.owner(value);
      boolean local =
          IrReader.isArgument(value)
              ? owner == home
              : owner != 0 && ir.blockOf(owner) == home && ir.isBefore(owner, operation);
      if (!local) {
        scopeUses[scopeCount - 1] = UNKNOWN;
      }
    }
  }

  private boolean checkOnEntrance(int current, VerificationPlan plan) {
    int count = ir.operandCount(current);
    for (int i = 0; i < count; i++) {
      if (ir.operand(current, i) == 0) {
        diagnostics.error(ir.operation(current), "null operand found");
        return false;
      }
    }
    if (!attributeVerifiers.isEmpty() && !checkAttributes(current)) {
      return false;
    }
    symbolUsers |= plan.symbolUser != null;
    if (plan.registered && !plan.checkOperation(ir, current, diagnostics)) {
      return false;
    }
    return ir.regionCount(current) == 0 || checkRegions(current, plan);
  }

  private boolean checkAttributes(int current) {
    DictionaryAttr attributes = ir.discardableAttributes(current);
    int count = attributes == null ? 0 : attributes.size();
    for (int i = 0; i < count; i++) {
      NamedAttribute attribute = attributes.entry(i);
      for (int v = 0; v < attributeVerifiers.size(); v++) {
        Dialect dialect = attributeVerifiers.get(v);
        int errors = diagnostics.errorCount();
        if (isOf(attribute.name(), dialect.namespace())) {
          ((DialectVerifier) dialect)
              .verifyOperationAttribute(ir.operation(current), attribute, diagnostics);
        }
        if (diagnostics.errorCount() != errors) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isOf(String name, String namespace) {
    return name.length() > namespace.length()
        && name.charAt(namespace.length()) == '.'
        && name.startsWith(namespace);
  }

  private boolean checkRegions(int current, VerificationPlan plan) {
    RegionKindInterface kinds = plan.regionKinds;
    int count = ir.regionCount(current);
    for (int i = 0; i < count; i++) {
      int first = ir.firstBlock(ir.region(current, i));
      if (first == 0) {
        continue;
      }
      if (kinds != null && kinds.regionKind(i) == RegionKind.GRAPH && ir.nextBlock(first) != 0) {
        diagnostics.opError(
            ir.operation(current), "expects graph region #" + i + " to have 0 or 1 blocks");
        return false;
      }
      if (hasPredecessors(first)) {
        diagnostics.error(
            ir.operation(current).location(), "entry block of region may not have predecessors");
        return false;
      }
    }
    return true;
  }

  /** An operation that is in no block, or in the middle of one, is a user of the block too. */
  private boolean hasPredecessors(int first) {
    return ir.firstPredecessor(first) != 0;
  }

  private boolean checkOnEntrance(int current) {
    int first = ir.firstOp(current);
    if (first == 0) {
      if (mayLackTerminator(current)) {
        return true;
      }
      int parent = ir.ownerOfRegion(ir.regionOf(current));
      diagnostics.error(
          ir.operation(parent).location(), "empty block: expect at least a terminator");
      return false;
    }
    int last = ir.lastOp(current);
    for (int o = first; o != last; o = ir.next(o)) {
      if (ir.successorCount(o) != 0) {
        diagnostics.error(
            ir.operation(o), "operation with block successors must terminate its parent block");
        return false;
      }
    }
    return true;
  }

  private boolean mayLackTerminator(int current) {
    int region = ir.regionOf(current);
    boolean single = ir.firstBlock(region) == current && ir.nextBlock(current) == 0;
    return single && plan(ir.ownerOfRegion(region)).mightOmitTerminator;
  }

  private boolean checkOnExit(int current) {
    int last = ir.lastOp(current);
    int count = ir.successorCount(last);
    for (int i = 0; i < count; i++) {
      int successor = ir.successor(last, i);
      if (successor == 0 || ir.regionOf(successor) != ir.regionOf(current)) {
        diagnostics.opError(ir.operation(last), "branching to block of a different region");
        return false;
      }
    }
    if (!plan(last).mightBeTerminator && !mayLackTerminator(current)) {
      diagnostics.error(
          ir.operation(last),
          "block with no terminator, has " + ir.operation(last).toGenericString());
      return false;
    }
    return true;
  }

  private boolean checkOnExit(int current, VerificationPlan plan) {
    for (Check trait : plan.regionTraits) {
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
    return plan.checkOwnRegions(ir, current, diagnostics) && checkRegistration(current, plan);
  }

  /** Whether the operation is registered, or need not be. */
  private boolean checkRegistration(int current, VerificationPlan plan) {
    if (plan.registered) {
      return true;
    }
    Dialect dialect = ir.context().dialect(plan.namespace);
    if (dialect == null ? allowUnregistered : dialect.allowsUnknownOperations()) {
      return true;
    }
    if (dialect == null) {
      diagnostics.opError(
          ir.operation(current),
          "created with unregistered dialect. If this is intended, please call"
              + " allowUnregisteredDialects() on the MLIRContext, or use"
              + " -allow-unregistered-dialect with the MLIR opt tool used");
    } else {
      OperationName name = ir.name(current);
      diagnostics.error(
          ir.operation(current),
          "unregistered operation '"
              + name
              + "' found in dialect ('"
              + plan.namespace
              + "') that does not allow unknown operations");
    }
    return false;
  }

  // --- Isolation and dominance.

  /** Whether nothing is wrong with the values used in the innermost scope, all of it walked. */
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
