// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.BranchOpInterface;
import dev.ods.control.CallOpInterface;
import dev.ods.control.FunctionOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.dataflow.LivenessAnalysis;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Terminator;
import dev.ods.verify.Symbols;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What nothing needs in an operation, and its erasure. */
final class DeadValues {
  private final Operation root;
  private final LivenessAnalysis liveness;
  private final SymbolUsers users;
  private final List<Operation> dead = new ArrayList<>();
  private final List<DeadSignature> signatures = new ArrayList<>();
  private final UndefinedOps undefined = new UndefinedOps();
  private final DeadForwarding forwarding;

  DeadValues(Operation root, LivenessAnalysis liveness) {
    this.root = root;
    this.liveness = liveness;
    this.users = new SymbolUsers(root);
    this.forwarding = new DeadForwarding(liveness, undefined);
  }

  /**
   * Erases everything that nothing needs. What stays although it cannot be executed, such as a call
   * or a return, gets poison for what is erased.
   */
  void erase() {
    root.walk(this::collect);
    forwarding.choose();
    forwarding.poisonRegionOperands();
    forwarding.eraseOperands();
    dead.forEach(DeadValues::dropReferences);
    forwarding.eraseArguments();
    signatures.forEach(signature -> signature.erase(undefined));
    dead.forEach(this::poisonResults);
    undefined.eraseUnused();
    dead.forEach(Operation::erase);
  }

  private void poisonResults(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      undefined.poisonUses(op.result(i));
    }
  }

  private static void dropReferences(Operation op) {
    if (op.name().hasTrait(Terminator.class)) {
      UndefinedOps.unreachable(op);
    }
    op.dropAllReferences();
  }

  // --- What is dead.

  private boolean hasLiveResult(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (liveness.isLive(op.result(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean hasDeadOperand(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!liveness.isLive(op.operand(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isDead(Operation op) {
    return !hasLiveResult(op) && SideEffects.isMemoryEffectFree(op);
  }

  private void collect(Operation op) {
    if (op.equals(root)) {
      return;
    }
    FunctionOpInterface function = op.as(FunctionOpInterface.class);
    RegionBranchOpInterface regions = op.as(RegionBranchOpInterface.class);
    BranchOpInterface branch = op.as(BranchOpInterface.class);
    if (function != null) {
      collect(function);
    } else if (regions != null) {
      collect(regions);
    } else if (branch != null) {
      collect(branch);
    } else if (!op.name().hasTrait(Terminator.class)
        && !op.name().hasInterface(CallOpInterface.class)
        && (hasDeadOperand(op) || isDead(op))) {
      dead.add(op);
    }
  }

  private void collect(RegionBranchOpInterface op) {
    if (isDead(op.operation())) {
      dead.add(op.operation());
    } else {
      forwarding.collect(op);
    }
  }

  /** Where a branch continues that nothing decides is undefined. */
  private void collect(BranchOpInterface branch) {
    if (isDecided(branch)) {
      forwarding.collect(branch);
    } else {
      dead.add(branch.operation());
    }
  }

  private boolean isDecided(BranchOpInterface branch) {
    Operation op = branch.operation();
    BitSet forwarded = new BitSet();
    for (ValueRange operands : branch.allSuccessorOperands()) {
      if (!operands.isEmpty()) {
        int first = operands.firstOperandIndex();
        forwarded.set(first, first + operands.size());
      }
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (!forwarded.get(i) && !liveness.isLive(op.operand(i))) {
        return false;
      }
    }
    return true;
  }

  private void collect(FunctionOpInterface function) {
    Operation op = function.operation();
    if (Symbols.visibility(op) == Symbols.Visibility.PUBLIC || function.isExternal()) {
      return;
    }
    List<Operation> callers = users.onlyCalls(op);
    if (callers != null) {
      signatures.add(
          new DeadSignature(
              function,
              deadAmong(function.bodyArguments()),
              deadResults(function.resultTypes().size(), callers),
              callers));
    }
  }

  private BitSet deadResults(int count, List<Operation> calls) {
    BitSet results = new BitSet();
    results.set(0, count);
    for (Operation call : calls) {
      results.and(deadAmong(call.results()));
    }
    return results;
  }

  private BitSet deadAmong(List<Value> values) {
    BitSet found = new BitSet();
    for (int i = 0; i < values.size(); i++) {
      found.set(i, !liveness.isLive(values.get(i)));
    }
    return found;
  }

  /** The elements of a list whose indices are not in a set; null is an absent list. */
  static <T> List<T> without(@Nullable List<T> list, BitSet indices) {
    List<T> rest = new ArrayList<>();
    for (int i = 0; list != null && i < list.size(); i++) {
      if (!indices.get(i)) {
        rest.add(list.get(i));
      }
    }
    return rest;
  }
}
