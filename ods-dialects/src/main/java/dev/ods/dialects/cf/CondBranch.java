// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.I1;
import dev.ods.control.BranchOpInterface;
import dev.ods.control.WeightedBranchOpInterface;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Continues at one of two blocks. */
@Op(dialect = CfDialect.class, name = "cond_br")
@Trait({
  AttrSizedOperandSegments.class,
  BranchOpInterface.class,
  WeightedBranchOpInterface.class,
  Pure.class,
  Terminator.class
})
@AssemblyFormat(
    "$condition (`weights` `(` $branch_weights^ `)`)? `,` "
        + "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
        + "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict")
public interface CondBranch extends BranchOpInterface, WeightedBranchOpInterface {
  /** Whether to branch to the first block. */
  @Operand(I1.class)
  Value condition();

  /** The arguments of the first block. */
  @Operand(name = "trueDestOperands")
  ValueRange trueDestOperands();

  /** The arguments of the second block. */
  @Operand(name = "falseDestOperands")
  ValueRange falseDestOperands();

  /** How often each block is chosen, compared with the other. */
  @Attr(name = "branch_weights")
  Optional<int[]> branchWeights();

  /** The first block. */
  Block trueDest();

  /** The second block. */
  Block falseDest();

  @Override
  default ValueRange successorOperands(int index) {
    return index == 0 ? trueDestOperands() : falseDestOperands();
  }

  @Override
  default @Nullable Block successorForOperands(List<@Nullable Attribute> operands) {
    return operands.get(0) instanceof IntegerAttr known
        ? known.bigValue().signum() != 0 ? trueDest() : falseDest()
        : null;
  }

  @Override
  default int[] weights() {
    return branchWeights().orElse(new int[0]);
  }
}
