// SPDX-License-Identifier: Apache-2.0
package dev.ods.alias;

import dev.ods.control.BranchOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.shaped.ViewLikeOpInterface;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the values of which a value is a view, or that branches and regions pass on as it. */
final class UnderlyingValues {
  /** How far MLIR follows a value. */
  private static final int MAX_DEPTH = 10;

  private final Set<Value> visited = new HashSet<>();
  private final List<Value> found = new ArrayList<>();

  private UnderlyingValues() {}

  static List<Value> of(Value value) {
    UnderlyingValues values = new UnderlyingValues();
    values.follow(value, MAX_DEPTH);
    return values.found;
  }

  private void follow(Value value, int depth) {
    if (!visited.add(value)) {
      return;
    }
    Operation definition = value.definingOp();
    Block block = value.ownerBlock();
    if (depth == 0) {
      found.add(value);
    } else if (definition != null) {
      followResult(value, definition, depth - 1);
    } else if (block != null && block.isEntryBlock()) {
      followEntryArgument(value, block, depth - 1);
    } else if (block != null) {
      followArgument(value, block, depth - 1);
    }
  }

  private void followResult(Value value, Operation definition, int depth) {
    ViewLikeOpInterface view = definition.as(ViewLikeOpInterface.class);
    RegionBranchOpInterface branch = definition.as(RegionBranchOpInterface.class);
    if (view != null && view.viewDest().equals(value)) {
      follow(view.viewSource(), depth);
    } else if (branch != null) {
      followInput(branch, RegionSuccessor.PARENT, value, depth);
    } else {
      found.add(value);
    }
  }

  private void followEntryArgument(Value value, Block block, int depth) {
    Operation parent = block.parentOp();
    RegionBranchOpInterface branch =
        parent == null ? null : parent.as(RegionBranchOpInterface.class);
    RegionSuccessor successor = new RegionSuccessor(block.parent());
    if (branch != null && branch.successorRegions(RegionBranchPoint.PARENT).contains(successor)) {
      followInput(branch, successor, value, depth);
    } else {
      found.add(value);
    }
  }

  private void followInput(
      RegionBranchOpInterface branch, RegionSuccessor successor, Value value, int depth) {
    int input = branch.successorInputs(successor).indexOf(value);
    if (input < 0) {
      found.add(value);
      return;
    }
    for (Value passed : branch.predecessorValues(successor, input)) {
      follow(passed, depth);
    }
  }

  private void followArgument(Value value, Block block, int depth) {
    for (Block predecessor : block.predecessors().stream().distinct().toList()) {
      Operation terminator = predecessor.last();
      BranchOpInterface branch = terminator == null ? null : terminator.as(BranchOpInterface.class);
      if (branch == null) {
        found.add(value);
        return;
      }
      List<ValueRange> forwarded = branch.allSuccessorOperands();
      for (int i = 0; i < forwarded.size(); i++) {
        if (branch.operation().successor(i).equals(block)) {
          int operand = value.index() - branch.producedOperandCount(i);
          if (operand < 0) {
            found.add(value);
            return;
          }
          follow(forwarded.get(i).get(operand), depth);
        }
      }
    }
  }
}
