// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The graph of an operation's regions, with the edges that {@link RegionBranchOpInterface} says.
 */
public final class RegionFlow {
  private RegionFlow() {}

  /**
   * Whether two operations are in different regions of an operation neither of which can be reached
   * from the other, so that at most one of the two is executed each time.
   */
  public static boolean insideMutuallyExclusiveRegions(Operation a, Operation b) {
    for (Operation parent = a.parent(); parent != null; parent = parent.parent()) {
      RegionBranchOpInterface branch = parent.as(RegionBranchOpInterface.class);
      if (branch != null && parent.isProperAncestorOf(b)) {
        Region first = regionOf(parent, a);
        Region second = regionOf(parent, b);
        return !first.equals(second)
            && !isReachable(branch, first, second)
            && !isReachable(branch, second, first);
      }
    }
    return false;
  }

  /** The region of an ancestor that an operation is nested in. */
  private static Region regionOf(Operation ancestor, Operation op) {
    Region region = op.parentRegion();
    for (Operation next = op.parent(); region != null && next != null; next = next.parent()) {
      if (next.equals(ancestor)) {
        return region;
      }
      region = next.parentRegion();
    }
    throw new IllegalArgumentException("the operation is not nested in the other one");
  }

  /** Whether control can go from a region to another one, or leave it and return. */
  static boolean isReachable(RegionBranchOpInterface op, Region from, Region to) {
    return search(op, from, to);
  }

  /** Whether control can go from a region to one that it has been in since. */
  static boolean hasCycle(RegionBranchOpInterface op, Region from) {
    return search(op, from, null);
  }

  /** Searches for a region; for one that has been visited if that is null. */
  private static boolean search(RegionBranchOpInterface op, Region from, @Nullable Region wanted) {
    Set<Region> visited = new HashSet<>(Set.of(from));
    Deque<Region> pending = new ArrayDeque<>();
    addSuccessors(op, from, pending);
    while (!pending.isEmpty()) {
      Region next = pending.pop();
      if (wanted == null ? visited.contains(next) : next.equals(wanted)) {
        return true;
      }
      if (visited.add(next)) {
        addSuccessors(op, next, pending);
      }
    }
    return false;
  }

  private static void addSuccessors(
      RegionBranchOpInterface op, Region region, Deque<Region> pending) {
    for (RegionSuccessor successor : op.successorRegions(region)) {
      Region next = successor.region();
      if (next != null) {
        pending.push(next);
      }
    }
  }

  /** The terminators of a region that are branch points. */
  static List<RegionBranchPoint> terminators(Region region) {
    List<RegionBranchPoint> points = new ArrayList<>();
    for (Block block : region.blocks()) {
      Operation last = block.last();
      if (last != null && last.name().hasInterface(RegionBranchTerminatorOpInterface.class)) {
        points.add(new RegionBranchPoint(last));
      }
    }
    return points;
  }

  /**
   * Tells of each operand, of an operation or of a terminator in its regions, each region argument
   * or result that it is forwarded to.
   */
  public static void forEachForwarded(
      RegionBranchOpInterface op, BiConsumer<OpOperand, Value> action) {
    for (RegionBranchPoint point : op.regionBranchPoints()) {
      Operation terminator = point.terminator();
      Operation from = terminator == null ? op.operation() : terminator;
      for (RegionSuccessor successor : op.successorRegions(point)) {
        ValueRange operands = op.successorOperands(point, successor);
        List<Value> inputs = op.successorInputs(successor);
        for (int i = 0; i < Math.min(operands.size(), inputs.size()); i++) {
          action.accept(from.opOperand(operands.firstOperandIndex() + i), inputs.get(i));
        }
      }
    }
  }

  /** The verification of {@link RegionBranchOpInterface}. */
  static void verify(RegionBranchOpInterface op, Diagnostics diagnostics) {
    for (RegionBranchPoint point : op.regionBranchPoints()) {
      for (RegionSuccessor successor : op.successorRegions(point)) {
        String mistake = mistake(op, point, successor);
        if (mistake != null) {
          report(op.operation(), point.terminator(), successor.region(), mistake, diagnostics);
          return;
        }
      }
    }
  }

  private static @Nullable String mistake(
      RegionBranchOpInterface op, RegionBranchPoint point, RegionSuccessor successor) {
    List<Value> operands = op.successorOperands(point, successor);
    List<Value> inputs = op.successorInputs(successor);
    if (operands.size() != inputs.size()) {
      return "region branch point has %d operands, but region successor needs %d inputs"
          .formatted(operands.size(), inputs.size());
    }
    for (int i = 0; i < inputs.size(); i++) {
      if (!op.areTypesCompatible(operands.get(i).type(), inputs.get(i).type())) {
        return "successor operand type #%d '%s' should match successor input type #%d '%s'"
            .formatted(i, operands.get(i).type(), i, inputs.get(i).type());
      }
    }
    return null;
  }

  private static void report(
      Operation op,
      @Nullable Operation from,
      @Nullable Region to,
      String mistake,
      Diagnostics diagnostics) {
    String source = from == null ? "parent" : "Operation " + from.name().value();
    String target = to == null ? "parent" : "Region #" + to.index();
    diagnostics.opError(
        op, "along control flow edge from %s to %s: %s".formatted(source, target, mistake));
    diagnostics.note((from == null ? op : from).location(), "region branch point");
  }
}
