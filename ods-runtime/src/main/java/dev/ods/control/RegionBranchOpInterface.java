// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that passes control to its regions, and between them
 * (MLIR's interface of the same name). A branch point is the operation when it is entered, or a
 * terminator in one of its regions that is a {@link RegionBranchTerminatorOpInterface}. The
 * verifier compares, along each edge, the operands that are forwarded with the inputs that receive
 * them.
 */
public interface RegionBranchOpInterface extends OpView {
  /** Where control may continue from a branch point. */
  List<RegionSuccessor> successorRegions(RegionBranchPoint point);

  /**
   * The operands of this operation that a successor receives when the operation is entered, a slice
   * of {@code operation().operands()}: none by default.
   */
  default ValueRange entrySuccessorOperands(RegionSuccessor successor) {
    return operation().operands().slice(0, 0);
  }

  /**
   * The region arguments, or the results, that a successor receives values as: by default all
   * results, and no arguments of a region.
   */
  default List<Value> successorInputs(RegionSuccessor successor) {
    return successor.isParent() ? operation().results() : List.of();
  }

  /**
   * Where control may continue when the operation is entered and operands are constants; by default
   * as if they were unknown.
   *
   * @param operands the constants, with null for each operand that is none
   */
  default List<RegionSuccessor> entrySuccessorRegions(List<@Nullable Attribute> operands) {
    return successorRegions(RegionBranchPoint.PARENT);
  }

  /**
   * How often each region is run if operands are constants: any number of times by default.
   *
   * @param operands the constants, with null for each operand that is none
   */
  default List<InvocationBounds> regionInvocationBounds(List<@Nullable Attribute> operands) {
    return Collections.nCopies(operation().regionCount(), InvocationBounds.UNKNOWN);
  }

  /** Whether a value of one type may be passed to an input of another: by default, the same. */
  default boolean areTypesCompatible(Type operand, Type input) {
    return operand == input;
  }

  /** All branch points: the operation, then the terminators in its regions, in order. */
  default List<RegionBranchPoint> regionBranchPoints() {
    List<RegionBranchPoint> points = new ArrayList<>();
    points.add(RegionBranchPoint.PARENT);
    for (int i = 0; i < operation().regionCount(); i++) {
      points.addAll(RegionFlow.terminators(operation().region(i)));
    }
    return points;
  }

  /** Where control may continue from any terminator of a region. */
  default List<RegionSuccessor> successorRegions(Region region) {
    List<RegionSuccessor> successors = new ArrayList<>();
    for (RegionBranchPoint point : RegionFlow.terminators(region)) {
      successors.addAll(successorRegions(point));
    }
    return successors;
  }

  /** The operands that a branch point forwards to one of its successors. */
  default ValueRange successorOperands(RegionBranchPoint point, RegionSuccessor successor) {
    Operation terminator = point.terminator();
    if (terminator == null) {
      return entrySuccessorOperands(successor);
    }
    RegionBranchTerminatorOpInterface branch =
        terminator.as(RegionBranchTerminatorOpInterface.class);
    return branch == null ? terminator.operands().slice(0, 0) : branch.successorOperands(successor);
  }

  /** The branch points from which control may continue at a successor. */
  default List<RegionBranchPoint> predecessors(RegionSuccessor successor) {
    return regionBranchPoints().stream()
        .filter(point -> successorRegions(point).contains(successor))
        .toList();
  }

  /**
   * The values that an input of a successor may be.
   *
   * @param input the index among {@link #successorInputs}
   */
  default List<Value> predecessorValues(RegionSuccessor successor, int input) {
    return predecessors(successor).stream()
        .map(point -> successorOperands(point, successor).get(input))
        .toList();
  }

  /** The region arguments or results of a successor that receive no forwarded value. */
  default List<Value> nonSuccessorInputs(RegionSuccessor successor) {
    Region region = successor.region();
    Block entry = region == null ? null : region.first();
    List<Value> all =
        new ArrayList<>(
            region == null ? operation().results() : entry == null ? List.of() : entry.arguments());
    Set<Value> inputs = new HashSet<>(successorInputs(successor));
    all.removeIf(inputs::contains);
    return all;
  }

  /** Whether control may return to a region that it has left, possibly through others. */
  default boolean isRepetitiveRegion(int index) {
    Region region = operation().region(index);
    return RegionFlow.isReachable(this, region, region);
  }

  /** Whether control may return to a region that it can enter at all. */
  default boolean hasLoop() {
    for (RegionSuccessor successor : successorRegions(RegionBranchPoint.PARENT)) {
      if (successor.region() != null && RegionFlow.hasCycle(this, successor.region())) {
        return true;
      }
    }
    return false;
  }

  /** Compares what is forwarded along each edge with the inputs that receive it. */
  static void verifyRegions(RegionBranchOpInterface op, Diagnostics diagnostics) {
    RegionFlow.verify(op, diagnostics);
  }
}
