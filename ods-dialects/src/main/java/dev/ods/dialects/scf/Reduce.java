// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.List;

/** Terminates the region of a {@link Parallel} and defines the reductions. */
@Op(dialect = ScfDialect.class, name = "reduce")
@Trait({RecursiveMemoryEffects.class, Terminator.class})
@HasParent(Parallel.class)
@AssemblyFormat("(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict")
public interface Reduce extends RegionBranchTerminatorOpInterface {
  /** The values to reduce. */
  @Operand
  ValueRange operands();

  /** How two values become one: a region for each operand, with two arguments. */
  @SizedRegion(1)
  List<Region> reductions();

  /** The operands are reduced, not passed on. */
  @Override
  default ValueRange successorOperands(RegionSuccessor successor) {
    return operands().slice(0, 0);
  }

  /** Compares the regions with the operands. */
  default void verifyRegions(Diagnostics diagnostics) {
    Operation op = operation();
    if (op.regionCount() != op.operandCount()) {
      diagnostics.opError(
          op,
          "expects number of reduction regions: %d to be the same as number of reduction operands: %d"
              .formatted(op.regionCount(), op.operandCount()));
      return;
    }
    boolean valid = true;
    for (int i = 0; valid && i < op.regionCount(); i++) {
      valid = verifyReduction(i, diagnostics);
    }
  }

  private boolean verifyReduction(int index, Diagnostics diagnostics) {
    Type type = operation().operandType(index);
    Block block = operation().region(index).first();
    Operation last = block == null ? null : block.last();
    String mistake = null;
    if (block == null || last == null) {
      mistake = index + "-th reduction has an empty body";
    } else if (block.argumentCount() != 2
        || !block.arguments().stream().allMatch(argument -> argument.type() == type)) {
      mistake =
          "expected two block arguments with type '%s' in the %d-th reduction region"
              .formatted(type, index);
    } else if (!last.is(ReduceReturnOp.MODEL)) {
      mistake = "reduction bodies must be terminated with an 'scf.reduce.return' op";
    }
    if (mistake != null) {
      diagnostics.opError(operation(), mistake);
    }
    return mistake == null;
  }
}
