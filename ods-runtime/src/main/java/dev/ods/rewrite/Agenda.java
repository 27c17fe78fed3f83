// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.GreedyRewriteConfig.Strictness;
import dev.ods.rewrite.visit.Worklist;
import java.util.HashSet;
import java.util.Set;

/**
 * Decides what a greedy rewrite visits: the operations of its scope with which something can be
 * done, unless its configuration rules them out. What is around a block is kept for the one that
 * was asked for last, as the next one most often is the same.
 */
final class Agenda {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final Worklist worklist;

  /** The region whose operations are visited, or 0 for all. */
  private final int scope;

  private final boolean admitsAny;

  /** The operations that may be visited, unless any may. */
  private final Set<Operation> admitted = new HashSet<>();

  /** The block that was asked for last, or 0 if what is around it may have changed. */
  private int known;

  private boolean inScope;

  /** Whether something can be done with one of the operations around the known block. */
  private boolean aroundActs;

  /** The block of the operation that was added last in post-order. */
  private int seededBlock;

  /** The operation around that block, or 0. */
  private int seededParent;

  Agenda(IrReader reader, NameTable<OpKind> kinds, GreedyRewriteConfig config, Worklist worklist) {
    this.reader = reader;
    this.kinds = kinds;
    this.worklist = worklist;
    this.scope = config.scope() == null ? 0 : IrReader.ref(config.scope());
    this.admitsAny = config.strictness() == Strictness.ANY_OP;
  }

  // --- Which operations may be visited.

  /** Lets an operation be visited. */
  void admit(Operation op) {
    admitted.add(op);
  }

  /** Whether an operation, which is in a block or is not, is in the scope. */
  boolean covers(int op) {
    return coversBlock(reader.blockOf(op));
  }

  /** Whether a block, 0 for none, is in the scope; then it is the known one. */
  private boolean coversBlock(int block) {
    if (block == 0 || block != known) {
      lookAround(block);
    }
    return inScope;
  }

  /** What is around blocks changes. */
  void forget() {
    known = 0;
  }

  /** The operation around a block, unless the block is one of the scope's region; then 0. */
  private int parent(int block) {
    int region = block == 0 ? 0 : reader.regionOf(block);
    return region == 0 || region == scope ? 0 : reader.ownerOfRegion(region);
  }

  private void lookAround(int block) {
    known = block;
    aroundActs = false;
    int at = block;
    for (int op = parent(at); op != 0; op = parent(at)) {
      aroundActs |= kinds.of(reader, op).acts();
      at = reader.blockOf(op);
    }
    inScope = scope == 0 || (at != 0 && reader.regionOf(at) == scope);
  }

  // --- What is to be visited.

  /** Starts to add operations in post-order. */
  void beginPostOrder() {
    seededBlock = 0;
    seededParent = 0;
  }

  /**
   * Adds the next operation of the scope in post-order, then those around it: the ones around the
   * operation before were added with that.
   */
  void seedPostOrder(int op, OpKind kind) {
    addSingle(op, kind);
    int block = reader.blockOf(op);
    if (block == seededBlock) {
      return;
    }
    int parent = parent(block);
    if (op != seededParent) {
      for (int at = parent; at != 0 && at != seededParent; at = parent(reader.blockOf(at))) {
        addSingle(at);
      }
    }
    seededBlock = block;
    seededParent = parent;
  }

  /** Adds an operation, then those around it, if the outermost of them is in the scope's region. */
  void add(int op) {
    int block = reader.blockOf(op);
    if (!coversBlock(block)) {
      return;
    }
    addSingle(op);
    if (aroundActs) {
      int at = parent(block);
      while (at != 0) {
        addSingle(at);
        at = parent(reader.blockOf(at));
      }
    }
  }

  /** Adds an operation. */
  void addSingle(int op) {
    addSingle(op, kinds.of(reader, op));
  }

  /** Adds an operation of a known kind. */
  void addSingle(int op, OpKind kind) {
    if (kind.acts() && (admitsAny || admitted.contains(reader.operation(op)))) {
      worklist.push(op);
    }
  }

  /** Takes out an operation that is erased. */
  void erased(int op) {
    addDefinitions(op);
    worklist.remove(op);
    if (!admitted.isEmpty()) {
      admitted.remove(reader.operation(op));
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
        add(definition);
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
}
