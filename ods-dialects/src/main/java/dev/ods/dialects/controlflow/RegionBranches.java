// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.trait.ReturnLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares the values that go along with control: into the regions of an operation, from one to
 * another, and out of them (the checks of MLIR's {@code RegionBranchOpInterface}).
 */
public final class RegionBranches {
  private final Operation op;
  private final Diagnostics diagnostics;

  /** The region verification of an operation. */
  public RegionBranches(Operation op, Diagnostics diagnostics) {
    this.op = op;
    this.diagnostics = diagnostics;
  }

  /**
   * Compares the operands forwarded from the operation to a region.
   *
   * @param operands the forwarded operands
   * @param inputs the region arguments that receive them
   * @return whether they fit; if not, an error has been reported
   */
  public boolean verifyEntry(Region to, List<Value> operands, List<Value> inputs) {
    return verify(null, to, operands, inputs);
  }

  /**
   * Compares the operands forwarded from a region to another one, or itself.
   *
   * @param terminator the terminator of a block
   * @param operands the forwarded operands
   * @param inputs the region arguments that receive them
   */
  public boolean verifyBranch(
      Operation terminator, Region to, List<Value> operands, List<Value> inputs) {
    return verify(terminator, to, operands, inputs);
  }

  /** Compares the operands forwarded from a region to the operation's results. */
  public boolean verifyExit(Operation terminator, List<Value> operands) {
    return verify(terminator, null, operands, op.results());
  }

  /** Compares the operands of each return-like terminator with the operation's results. */
  public boolean verifyReturns() {
    boolean valid = true;
    for (int i = 0; valid && i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        Operation terminator = block.last();
        if (valid && terminator != null && terminator.name().hasTrait(ReturnLike.class)) {
          valid = verifyExit(terminator, terminator.operands());
        }
      }
    }
    return valid;
  }

  private boolean verify(
      @Nullable Operation from, @Nullable Region to, List<Value> operands, List<Value> inputs) {
    if (operands.size() != inputs.size()) {
      return mistake(
          from,
          to,
          "region branch point has %d operands, but region successor needs %d inputs"
              .formatted(operands.size(), inputs.size()));
    }
    for (int i = 0; i < inputs.size(); i++) {
      if (operands.get(i).type() != inputs.get(i).type()) {
        return mistake(
            from,
            to,
            "successor operand type #%d '%s' should match successor input type #%d '%s'"
                .formatted(i, operands.get(i).type(), i, inputs.get(i).type()));
      }
    }
    return true;
  }

  private boolean mistake(@Nullable Operation from, @Nullable Region to, String what) {
    String source = from == null ? "parent" : "Operation " + from.name().value();
    String target = to == null ? "parent" : "Region #" + to.index();
    diagnostics.opError(
        op, "along control flow edge from %s to %s: %s".formatted(source, target, what));
    diagnostics.note((from == null ? op : from).location(), "region branch point");
    return false;
  }
}
