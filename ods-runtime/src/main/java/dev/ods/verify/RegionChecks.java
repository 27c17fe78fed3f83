// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoTerminator;
import java.util.List;

/** The verifiers of traits that constrain regions, blocks, parents and terminators. */
final class RegionChecks {
  private RegionChecks() {}

  static boolean terminator(IrReader ir, int op, Diagnostics d) {
    int block = ir.blockOf(op);
    if (block == 0 || ir.next(op) != 0) {
      d.opError(ir.operation(op), "must be the last operation in the parent block");
      return false;
    }
    return true;
  }

  static boolean singleBlock(IrReader ir, int op, Diagnostics d) {
    int regions = ir.regionCount(op);
    for (int i = 0; i < regions; i++) {
      int block = ir.firstBlock(ir.region(op, i));
      if (block == 0) {
        continue;
      }
      if (ir.nextBlock(block) != 0) {
        d.opError(ir.operation(op), "expects region #" + i + " to have 0 or 1 blocks");
        return false;
      }
      if (ir.firstOp(block) == 0 && !ir.name(op).hasTrait(NoTerminator.class)) {
        d.opError(ir.operation(op), "expects a non-empty block");
        return false;
      }
    }
    return true;
  }

  /** Each region that has a block ends with the given operation. */
  static boolean implicitTerminator(IrReader ir, int op, String terminator, Diagnostics d) {
    int regions = ir.regionCount(op);
    for (int i = 0; i < regions; i++) {
      int block = ir.firstBlock(ir.region(op, i));
      int last = block == 0 ? 0 : ir.lastOp(block);
      if (last == 0 || ir.name(last).value().equals(terminator)) {
        continue;
      }
      Operation operation = ir.operation(op);
      d.opError(
          operation,
          "expects regions to end with '"
              + terminator
              + "', found '"
              + ir.name(last).value()
              + "'");
      d.note(
          operation.location(),
          "in custom textual format, the absence of terminator implies '" + terminator + "'");
      return false;
    }
    return true;
  }

  static boolean noRegionArguments(IrReader ir, int op, Diagnostics d) {
    int regions = ir.regionCount(op);
    for (int i = 0; i < regions; i++) {
      int block = ir.firstBlock(ir.region(op, i));
      if (block != 0 && ir.argumentCount(block) != 0) {
        String which = regions > 1 ? "region #" + i : "region";
        d.opError(ir.operation(op), which + " should have no arguments");
        return false;
      }
    }
    return true;
  }

  static boolean parent(IrReader ir, int op, List<String> names, Diagnostics d) {
    int parent = ir.parent(op);
    if (parent != 0 && names.contains(ir.name(parent).value())) {
      return true;
    }
    d.opError(ir.operation(op), "expects parent op " + oneOf(names));
    return false;
  }

  static boolean ancestor(IrReader ir, int op, List<String> names, Diagnostics d) {
    for (int up = ir.parent(op); up != 0; up = ir.parent(up)) {
      if (names.contains(ir.name(up).value())) {
        return true;
      }
    }
    d.opError(ir.operation(op), "expects ancestor op " + oneOf(names));
    return false;
  }

  /** MLIR quotes the list as a whole. */
  private static String oneOf(List<String> names) {
    return (names.size() == 1 ? "'" : "to be one of '") + String.join(", ", names) + "'";
  }

  /**
   * Operations in the regions use only values that are defined in them. Each region of the
   * operation is isolated from the others, too. Isolated operations in it are verified on their
   * own.
   */
  static boolean isolated(IrReader ir, int isolated, Diagnostics d) {
    RegionStack pending = new RegionStack(ir);
    for (int i = 0; i < ir.regionCount(isolated); i++) {
      int limit = ir.region(isolated, i);
      pending.push(limit);
      while (!pending.isEmpty()) {
        int region = pending.pop();
        for (int block = ir.firstBlock(region); block != 0; block = ir.nextBlock(block)) {
          for (int op = ir.firstOp(block); op != 0; op = ir.next(op)) {
            if (!usesOnlyFrom(ir, op, limit, isolated, d)) {
              return false;
            }
            if (ir.regionCount(op) != 0 && !ir.name(op).hasTrait(IsolatedFromAbove.class)) {
              pending.pushAll(op);
            }
          }
        }
      }
    }
    return true;
  }

  private static boolean usesOnlyFrom(IrReader ir, int op, int limit, int isolated, Diagnostics d) {
    for (int i = 0; i < ir.operandCount(op); i++) {
      int region = Values.region(ir, ir.operand(op, i));
      if (region == 0) {
        d.error(ir.operation(op), "operation's operand is unlinked");
        return false;
      }
      if (!isAncestor(ir, limit, region)) {
        d.opError(ir.operation(op), "using value defined outside the region");
        d.note(ir.operation(isolated).location(), "required by region isolation constraints");
        return false;
      }
    }
    return true;
  }

  /** Whether a region is another one or an ancestor of it. */
  static boolean isAncestor(IrReader ir, int region, int inner) {
    int up = inner;
    while (up != 0 && up != region) {
      up = Values.parentRegion(ir, up);
    }
    return up != 0;
  }
}
