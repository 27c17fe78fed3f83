// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.stack.DeepStack;
import dev.ods.trait.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The operations that depend on one, and those on which it depends, through values (MLIR's {@code
 * getForwardSlice} and {@code getBackwardSlice}), each after those that it depends on where there
 * are no cycles. An operation depends on what those nested in it use.
 */
public final class Slices {
  private final SliceOptions options;
  private final DeepStack stack = new DeepStack();

  /** The operations on the path from the root, so that a cycle ends. */
  private final Set<Operation> path = new HashSet<>();

  private final Set<Operation> slice = new LinkedHashSet<>();

  private Slices(SliceOptions options) {
    this.options = options;
  }

  /** The operations that use what an operation computes, directly or not. */
  public static Set<Operation> forward(Operation root, SliceOptions options) {
    Slices slices = new Slices(options);
    slices.path.add(root);
    slices.forward(root);
    if (!options.inclusive()) {
      slices.slice.remove(root);
    }
    return reversed(slices.slice);
  }

  /** The operations that use a value, directly or not. */
  public static Set<Operation> forward(Value root, SliceOptions options) {
    Slices slices = new Slices(options);
    slices.forwardToUsers(root);
    return reversed(slices.slice);
  }

  /** The operations of which an operation uses what they compute, directly or not. */
  public static Set<Operation> backward(Operation root, SliceOptions options) {
    Slices slices = new Slices(options);
    slices.path.add(root);
    slices.backward(root);
    if (!options.inclusive()) {
      slices.slice.remove(root);
    }
    return slices.slice;
  }

  /**
   * The operations on which the one that defines a value depends, or that around the block of which
   * the value is an argument.
   */
  public static Set<Operation> backward(Value root, SliceOptions options) {
    Operation definition = root.definingOp();
    Operation op =
        definition != null ? definition : Objects.requireNonNull(root.ownerBlock()).parentOp();
    return op == null ? new LinkedHashSet<>() : backward(op, options);
  }

  private static Set<Operation> reversed(Set<Operation> slice) {
    List<Operation> order = new ArrayList<>(slice);
    Collections.reverse(order);
    return new LinkedHashSet<>(order);
  }

  // --- Forward.

  private void forward(Operation op) {
    if (!options.filter().test(op)) {
      return;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        for (Operation nested : block.operations()) {
          if (!slice.contains(nested)) {
            path.add(nested);
            stack.run(() -> forward(nested));
            path.remove(nested);
          }
        }
      }
    }
    for (int i = 0; i < op.resultCount(); i++) {
      forwardToUsers(op.result(i));
    }
    slice.add(op);
  }

  private void forwardToUsers(Value value) {
    for (OpOperand use : value.uses()) {
      Operation user = use.owner();
      if (!slice.contains(user) && path.add(user)) {
        stack.run(() -> forward(user));
        path.remove(user);
      }
    }
  }

  // --- Backward.

  private void backward(Operation op) {
    if (!options.filter().test(op)) {
      return;
    }
    if (!options.omitsUsesFromAbove() && !op.name().hasTrait(IsolatedFromAbove.class)) {
      for (int i = 0; i < op.regionCount(); i++) {
        backwardFrom(op.region(i));
      }
    }
    op.operands().forEach(this::backwardTo);
    slice.add(op);
  }

  /** Follows what the operations in a region use of what is around it. */
  private void backwardFrom(Region region) {
    List<Value> outer = new ArrayList<>();
    for (Block block : region.blocks()) {
      for (Operation op : block.operations()) {
        op.walk(
            nested -> {
              for (Value operand : nested.operands()) {
                if (!isIn(operand.parentRegion(), region)) {
                  outer.add(operand);
                }
              }
            });
      }
    }
    outer.forEach(this::backwardTo);
  }

  private static boolean isIn(@Nullable Region inner, Region region) {
    Region each = inner;
    while (each != null && !each.equals(region)) {
      each = each.parentRegion();
    }
    return each != null;
  }

  private void backwardTo(Value value) {
    Operation definition = value.definingOp();
    if (definition != null) {
      if (!slice.contains(definition) && path.add(definition)) {
        stack.run(() -> backward(definition));
        path.remove(definition);
      }
      return;
    }
    Block block = value.ownerBlock();
    Operation parent = block == null ? null : block.parentOp();
    // Other blocks of the operation may not be before this one.
    if (parent != null
        && !options.omitsBlockArguments()
        && !slice.contains(parent)
        && !parent.name().hasTrait(IsolatedFromAbove.class)
        && parent.regionCount() == 1
        && parent.region(0).hasOneBlock()) {
      stack.run(() -> backward(parent));
    }
  }
}
