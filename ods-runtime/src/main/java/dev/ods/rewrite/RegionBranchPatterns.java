// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionFlow;
import dev.ods.control.SegmentedOperands;
import dev.ods.ir.Block;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Patterns for operations with the interface {@link RegionBranchOpInterface}, which remove values
 * that are forwarded to arguments of regions and to results without need.
 */
public final class RegionBranchPatterns {
  /** The operands that an argument of a region or a result receives. */
  private final Map<Value, List<OpOperand>> sources = new LinkedHashMap<>();

  /** The arguments of regions and results that receive one operand. */
  private final List<List<Value>> tied = new ArrayList<>();

  private final Operation op;

  private RegionBranchPatterns(Operation op, RegionBranchOpInterface branch) {
    this.op = op;
    Map<OpOperand, List<Value>> targets = new LinkedHashMap<>();
    RegionFlow.forEachForwarded(
        branch,
        (operand, input) -> {
          sources.computeIfAbsent(input, unused -> new ArrayList<>()).add(operand);
          targets.computeIfAbsent(operand, unused -> new ArrayList<>()).add(input);
        });
    tied.addAll(targets.values());
  }

  /** Adds the patterns for a kind of operations. */
  public static void addTo(RewritePatternSet patterns, OpModel model) {
    patterns
        .add(model, "MakeRegionBranchOpSuccessorInputsDead", 1, RegionBranchPatterns::forward)
        .add(model, "RemoveDuplicateSuccessorInputUses", 1, RegionBranchPatterns::unify)
        .add(model, "RemoveDeadRegionBranchOpSuccessorInputs", 1, RegionBranchPatterns::removeDead);
  }

  private static @Nullable RegionBranchPatterns of(Operation op) {
    RegionBranchOpInterface branch = op.as(RegionBranchOpInterface.class);
    return branch == null ? null : new RegionBranchPatterns(op, branch);
  }

  // --- Values that are always the same one.

  private static boolean forward(Operation op, Rewriter rewriter) {
    RegionBranchPatterns flow = of(op);
    boolean changed = false;
    for (Value input : flow == null ? List.<Value>of() : flow.sources.keySet()) {
      Value only = input.hasUses() ? flow.onlyValueOf(input) : null;
      if (only != null && flow.isVisible(only, input)) {
        rewriter.replaceAllUses(input, only);
        changed = true;
      }
    }
    return changed;
  }

  /** The one value that reaches an input, perhaps through others; null if there are more. */
  private @Nullable Value onlyValueOf(Value input) {
    Value only = null;
    Set<Value> visited = new HashSet<>();
    List<Value> pending = new ArrayList<>(List.of(input));
    while (!pending.isEmpty()) {
      Value next = pending.remove(pending.size() - 1);
      List<OpOperand> operands = sources.get(next);
      if (operands == null) {
        if (only != null && !only.equals(next)) {
          return null;
        }
        only = next;
        continue;
      }
      for (OpOperand operand : operands) {
        if (visited.add(operand.get())) {
          pending.add(operand.get());
        }
      }
    }
    return only;
  }

  /** Whether a value that reaches an input may be used wherever that is. */
  private boolean isVisible(Value value, Value input) {
    boolean inside = value.parentRegion() != null && op.equals(parentOf(value));
    return !inside
        || (input.isBlockArgument()
            && value.isBlockArgument()
            && Objects.equals(value.ownerBlock(), input.ownerBlock()));
  }

  private static @Nullable Operation parentOf(Value value) {
    Block block = value.ownerBlock();
    Operation definition = value.definingOp();
    return definition != null ? definition.parent() : block == null ? null : block.parentOp();
  }

  // --- Inputs that receive the same values.

  private static boolean unify(Operation op, Rewriter rewriter) {
    RegionBranchPatterns flow = of(op);
    if (flow == null) {
      return false;
    }
    boolean changed = false;
    Map<List<Object>, Value> known = new HashMap<>();
    List<Value> inputs = new ArrayList<>(flow.sources.keySet());
    inputs.sort(Comparator.comparing(Value::index));
    for (Value input : inputs) {
      Value first = known.putIfAbsent(flow.signature(input), input);
      if (first != null && input.hasUses()) {
        rewriter.replaceAllUses(input, first);
        changed = true;
      }
    }
    return changed;
  }

  /** Where an input is, and what it receives from where. */
  private List<Object> signature(Value input) {
    Set<List<Object>> received = new HashSet<>();
    for (OpOperand operand : sources.getOrDefault(input, List.of())) {
      received.add(List.of(operand.owner(), operand.get()));
    }
    return List.of(
        input.isBlockArgument() ? Objects.requireNonNull(input.ownerBlock()) : op, received);
  }

  // --- Inputs that nothing uses.

  private static boolean removeDead(Operation op, Rewriter rewriter) {
    RegionBranchPatterns flow = of(op);
    return flow != null && flow.removeDead(rewriter);
  }

  private boolean removeDead(Rewriter rewriter) {
    Set<Value> dead = new LinkedHashSet<>();
    for (Collection<Value> group : groups()) {
      if (group.stream().noneMatch(Value::hasUses)) {
        dead.addAll(group);
      }
    }
    if (dead.isEmpty()) {
      return false;
    }
    Map<Operation, BitSet> operands = new LinkedHashMap<>();
    Map<Block, BitSet> arguments = new LinkedHashMap<>();
    Set<Integer> results = new HashSet<>();
    for (Value value : dead) {
      for (OpOperand operand : sources.getOrDefault(value, List.of())) {
        operands.computeIfAbsent(operand.owner(), o -> new BitSet()).set(operand.index());
      }
      if (value.isBlockArgument()) {
        Block block = Objects.requireNonNull(value.ownerBlock());
        arguments.computeIfAbsent(block, b -> new BitSet()).set(value.index());
      } else {
        results.add(value.index());
      }
    }
    operands.forEach(
        (owner, indices) -> rewriter.modify(owner, () -> SegmentedOperands.erase(owner, indices)));
    arguments.forEach((block, indices) -> rewriter.modify(op, () -> block.eraseArguments(indices)));
    if (!results.isEmpty()) {
      rewriter.eraseResults(op, results);
    }
    return true;
  }

  /** The inputs, with those together that receive a common operand. */
  private Collection<Set<Value>> groups() {
    Map<Value, Set<Value>> groups = new LinkedHashMap<>();
    for (List<Value> together : tied) {
      Set<Value> merged = new LinkedHashSet<>();
      for (Value value : together) {
        merged.addAll(groups.getOrDefault(value, Set.of(value)));
      }
      merged.forEach(value -> groups.put(value, merged));
    }
    return new LinkedHashSet<>(groups.values());
  }
}
