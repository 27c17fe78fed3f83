// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.annotation.*;
import dev.ods.constraint.I1;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.Branches;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Optional;

/** Continues at one of two blocks. */
@Op(dialect = CfDialect.class, name = "cond_br")
@Trait({AttrSizedOperandSegments.class, Pure.class, Terminator.class})
@AssemblyFormat(
    "$condition (`weights` `(` $branch_weights^ `)`)? `,` "
        + "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
        + "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict")
public interface CondBranch extends OpView {
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

  /** Compares the operands with the arguments of the blocks, and checks the weights. */
  default void verify(Diagnostics diagnostics) {
    int middle = 1 + trueDestOperands().size();
    int end = operation().operandCount();
    if (Branches.verify(operation(), 0, 1, middle - 1, diagnostics)
        && Branches.verify(operation(), 1, middle, end - middle, diagnostics)) {
      Branches.verifyWeights(operation(), branchWeights().orElse(new int[0]), diagnostics);
    }
  }
}
