// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.BranchOpInterface;
import dev.ods.control.CallOpInterface;
import dev.ods.control.FunctionOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.dataflow.LivenessAnalysis;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.rewrite.ForwardedOperands;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;
import dev.ods.verify.Symbols;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What nothing needs in an operation, and its erasure. */
final class DeadValues {
  private final Operation root;
  private final LivenessAnalysis liveness;
  private final Map<Operation, List<Operation>> users;

  /** The functions with calls only, by call. */
  private final Map<Operation, FunctionOpInterface> callees = new HashMap<>();

  private final List<Operation> dead = new ArrayList<>();
  private final List<DeadSignature> signatures = new ArrayList<>();
  private final List<BranchOpInterface> branches = new ArrayList<>();

  DeadValues(Operation root, LivenessAnalysis liveness) {
    this.root = root;
    this.liveness = liveness;
    this.users = SymbolUsers.of(root);
    users.forEach(this::addCallee);
  }

  private void addCallee(Operation symbol, List<Operation> callers) {
    FunctionOpInterface function = symbol.as(FunctionOpInterface.class);
    if (function != null && isPrivate(function)) {
      callers.forEach(call -> callees.put(call, function));
    }
  }

  /** Erases everything that nothing needs. */
  void erase() {
    boolean kept;
    do {
      // What is kept needs other values in turn.
      kept = keepOperandsOfWhatStays();
    } while (kept);
    root.walk(this::collect);
    eraseBlockArguments();
    signatures.forEach(DeadSignature::erase);
    dead.forEach(Operation::dropAllReferences);
    dead.forEach(Operation::erase);
  }

  // --- What stays.

  /**
   * Marks the operands as live of what is not erased although nothing needs them; returns whether
   * there were any.
   */
  private boolean keepOperandsOfWhatStays() {
    boolean[] changed = {false};
    root.walk(op -> changed[0] |= keepOperands(op));
    return changed[0];
  }

  private boolean keepOperands(Operation op) {
    if (op.name().hasInterface(RegionBranchOpInterface.class)) {
      return !isDead(op) && keepRegionOperands(op);
    }
    BranchOpInterface branch = op.as(BranchOpInterface.class);
    if (branch != null) {
      boolean forwards = keepForwarded(branch);
      return keepNotForwarded(branch) || forwards;
    }
    CallOpInterface call = op.as(CallOpInterface.class);
    if (call != null) {
      return keepArguments(call);
    }
    Block block = op.block();
    if (block == null || liveness.isExecutable(block)) {
      return false;
    }
    if (op.name().hasTrait(Terminator.class)) {
      return keepReturned(op);
    }
    return hasLive(op.results()) && keepAll(op.operands());
  }

  private boolean keepAll(List<Value> values) {
    boolean changed = false;
    for (Value value : values) {
      changed |= liveness.markLive(value);
    }
    return changed;
  }

  /** Calls pass values to all arguments that stay. */
  private boolean keepArguments(CallOpInterface call) {
    Operation op = call.operation();
    FunctionOpInterface callee = callees.get(op);
    ValueRange arguments = call.argOperands();
    int first = arguments.isEmpty() ? 0 : arguments.firstOperandIndex();
    boolean changed = false;
    for (int i = 0; i < op.operandCount(); i++) {
      int at = i - first;
      boolean erased =
          callee != null
              && at >= 0
              && at < arguments.size()
              && !liveness.isLive(callee.bodyArguments().get(at));
      changed |= !erased && liveness.markLive(op.operand(i));
    }
    return changed;
  }

  /** Returns of what cannot be executed return the results that stay. */
  private boolean keepReturned(Operation op) {
    DeadSignature signature =
        op.name().hasTrait(ReturnLike.class) ? signatureOf(op.parent()) : null;
    if (signature == null) {
      return keepAll(op.operands());
    }
    boolean changed = false;
    for (int i = 0; i < op.operandCount(); i++) {
      changed |= !signature.results().get(i) && liveness.markLive(op.operand(i));
    }
    return changed;
  }

  private @Nullable DeadSignature signatureOf(@Nullable Operation op) {
    FunctionOpInterface function = op == null ? null : op.as(FunctionOpInterface.class);
    return function == null ? null : signature(function);
  }

  /** What decides where a branch continues: without it the branch would be undefined. */
  private boolean keepNotForwarded(BranchOpInterface branch) {
    Operation op = branch.operation();
    BitSet forwarded = new BitSet();
    for (int i = 0; i < op.successorCount(); i++) {
      ValueRange operands = branch.successorOperands(i);
      if (!operands.isEmpty()) {
        int first = operands.firstOperandIndex();
        forwarded.set(first, first + operands.size());
      }
    }
    boolean changed = false;
    for (int i = 0; i < op.operandCount(); i++) {
      changed |= !forwarded.get(i) && liveness.markLive(op.operand(i));
    }
    return changed;
  }

  private boolean keepRegionOperands(Operation op) {
    boolean changed = keepAll(op.operands());
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        Operation last = block.last();
        if (last != null && last.name().hasTrait(Terminator.class) && last.successorCount() == 0) {
          changed |= keepAll(last.operands());
        }
      }
    }
    return changed;
  }

  /** If one predecessor of a block passes a live value, the others pass something, too. */
  private boolean keepForwarded(BranchOpInterface branch) {
    Operation op = branch.operation();
    boolean changed = false;
    for (int i = 0; i < op.successorCount(); i++) {
      ValueRange operands = branch.successorOperands(i);
      int produced = branch.producedOperandCount(i);
      for (int j = 0; j < operands.size(); j++) {
        Value argument = op.successor(i).argument(produced + j);
        if (!ForwardedOperands.areErasable(branch, i)) {
          changed |= liveness.markLive(argument);
        } else if (liveness.isLive(operands.get(j)) && !liveness.isLive(argument)) {
          changed |= op.successor(i).predecessors().size() > 1 && liveness.markLive(argument);
        }
      }
    }
    return changed;
  }

  // --- What is dead.

  private boolean hasLive(List<Value> values) {
    return values.stream().anyMatch(liveness::isLive);
  }

  private boolean hasDead(List<Value> values) {
    return values.stream().anyMatch(value -> !liveness.isLive(value));
  }

  private boolean isDead(Operation op) {
    return SideEffects.isMemoryEffectFree(op) && !hasLive(op.results());
  }

  private void collect(Operation op) {
    if (op.equals(root)) {
      return;
    }
    FunctionOpInterface function = op.as(FunctionOpInterface.class);
    BranchOpInterface branch = op.as(BranchOpInterface.class);
    if (function != null) {
      collect(function);
    } else if (op.name().hasInterface(RegionBranchOpInterface.class)) {
      if (isDead(op)) {
        dead.add(op);
      }
    } else if (branch != null) {
      branches.add(branch);
    } else if (!op.name().hasTrait(Terminator.class)
        && !op.name().hasInterface(CallOpInterface.class)
        && (hasDead(op.operands()) || isDead(op))) {
      dead.add(op);
    }
  }

  private void collect(FunctionOpInterface function) {
    DeadSignature signature = signature(function);
    if (signature != null) {
      signatures.add(signature);
    }
  }

  /** What nothing needs of a function, if all that refers to it are calls; otherwise null. */
  private @Nullable DeadSignature signature(FunctionOpInterface function) {
    if (!isPrivate(function)) {
      return null;
    }
    List<Operation> callers = users.getOrDefault(function.operation(), List.of());
    BitSet results = new BitSet();
    results.set(0, function.resultTypes().size());
    for (Operation call : callers) {
      for (int i = 0; i < call.resultCount(); i++) {
        if (liveness.isLive(call.result(i))) {
          results.clear(i);
        }
      }
    }
    return new DeadSignature(function, deadAmong(function.bodyArguments()), results, callers);
  }

  private boolean isPrivate(FunctionOpInterface function) {
    Operation op = function.operation();
    return Symbols.visibility(op) != Symbols.Visibility.PUBLIC
        && !function.isExternal()
        && users.getOrDefault(op, List.of()).stream()
            .allMatch(user -> user.name().hasInterface(CallOpInterface.class));
  }

  private BitSet deadAmong(List<Value> values) {
    BitSet found = new BitSet();
    for (int i = 0; i < values.size(); i++) {
      found.set(i, !liveness.isLive(values.get(i)));
    }
    return found;
  }

  // --- Erasure.

  /** Erases what branches pass that is dead, and then the arguments that receive it. */
  private void eraseBlockArguments() {
    Map<Block, BitSet> arguments = new LinkedHashMap<>();
    for (BranchOpInterface branch : branches) {
      Operation op = branch.operation();
      for (int i = op.successorCount() - 1; i >= 0; i--) {
        int produced = branch.producedOperandCount(i);
        ValueRange operands = branch.successorOperands(i);
        for (int j = operands.size() - 1; j >= 0; j--) {
          if (!liveness.isLive(operands.get(j))) {
            arguments.computeIfAbsent(op.successor(i), block -> new BitSet()).set(produced + j);
            ForwardedOperands.erase(branch, i, j);
            operands = branch.successorOperands(i);
          }
        }
      }
    }
    arguments.forEach(DeadValues::eraseArguments);
  }

  /** Erases arguments of a block; what uses them is going to be erased, too. */
  static void eraseArguments(Block block, BitSet indices) {
    for (int i = indices.previousSetBit(block.argumentCount()); i >= 0; i = previous(indices, i)) {
      block.argument(i).dropAllUses();
      block.eraseArgument(i);
    }
  }

  private static int previous(BitSet bits, int from) {
    return from == 0 ? -1 : bits.previousSetBit(from - 1);
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
