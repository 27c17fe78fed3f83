// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;

/** Finds and reports the use of a value that its definition does not dominate, as MLIR does. */
final class DominanceDiagnosis {
  private final IrReader ir;
  private final Diagnostics diagnostics;
  private final DominanceInfo dominance = new DominanceInfo();

  /** Operations whose regions are still to be checked, the latest first. */
  private int[] pending = new int[8];

  private int size;

  DominanceDiagnosis(IrReader ir, Diagnostics diagnostics) {
    this.ir = ir;
    this.diagnostics = diagnostics;
  }

  /** Whether the regions of an operation are valid, excluding isolated operations in them. */
  boolean holds(int root) {
    push(root);
    while (size > 0) {
      int op = pending[--size];
      int count = ir.regionCount(op);
      for (int i = 0; i < count; i++) {
        for (int b = ir.firstBlock(ir.region(op, i)); b != 0; b = ir.nextBlock(b)) {
          if (!holdsInBlock(b)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean holdsInBlock(int block) {
    boolean reachable = dominance.isReachable(ir, block);
    for (int op = ir.firstOp(block); op != 0; op = ir.next(op)) {
      int operands = reachable ? ir.operandCount(op) : 0;
      for (int i = 0; i < operands; i++) {
        if (!dominance.properlyDominates(ir, ir.operand(op, i), op)) {
          report(op, i);
          return false;
        }
      }
      if (ir.regionCount(op) != 0 && !ir.name(op).get(VerificationPlan.KEY).isolated) {
        push(op);
      }
    }
    return true;
  }

  private void push(int op) {
    if (size == pending.length) {
      pending = Arrays.copyOf(pending, size * 2);
    }
    pending[size++] = op;
  }

  private void report(int op, int index) {
    Operation user = ir.operation(op);
    diagnostics.error(user, "operand #" + index + " does not dominate this use");
    long value = ir.operand(op, index);
    int owner = IrReader.owner(value);
    if (IrReader.isArgument(value)) {
      noteArgument(op, owner);
    } else {
      int definedIn = ir.blockOf(owner);
      String where =
          definedIn == ir.blockOf(op)
              ? "op in the same block"
              : place(op, definedIn, "op ", "op is neither in a parent nor in a child region");
      diagnostics.note(ir.operation(owner).location(), "operand defined here (" + where + ")");
    }
  }

  private void noteArgument(int op, int block) {
    int region = ir.regionOf(block);
    int parent = region == 0 ? 0 : ir.ownerOfRegion(region);
    Location location =
        parent == 0 ? UnknownLoc.get(ir.context()) : ir.operation(parent).location();
    if (region == 0) {
      diagnostics.note(location, " (block without parent)");
      return;
    }
    int number = 0;
    for (int b = ir.firstBlock(region); b != block; b = ir.nextBlock(b)) {
      number++;
    }
    diagnostics.note(
        location,
        "operand defined as a block argument (block #"
            + number
            + " "
            + place(op, block, "", "neither in a parent nor in a child region")
            + ")");
  }

  /** The position of the definition's region relative to the use. */
  private String place(int op, int definedIn, String prefix, String elsewhere) {
    int useRegion = ir.regionOf(ir.blockOf(op));
    int region = definedIn == 0 ? 0 : ir.regionOf(definedIn);
    if (region == useRegion) {
      return prefix + "in the same region";
    }
    if (region != 0 && RegionChecks.isAncestor(ir, region, useRegion)) {
      return prefix + "in a parent region";
    }
    if (region != 0 && RegionChecks.isAncestor(ir, useRegion, region)) {
      return prefix + "in a child region";
    }
    return elsewhere;
  }
}
