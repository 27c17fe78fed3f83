// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.Branches;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;
import dev.ods.trait.Terminator;

/** Continues at another block. */
@Op(dialect = SpirvDialect.class, name = "Branch")
@Trait({InFunctionScope.class, Pure.class, Terminator.class})
@AssemblyFormat("$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict")
public interface Branch extends OpView {
  /** The arguments of the block. */
  @Operand(value = SpirvType.class, name = "targetOperands")
  ValueRange targetOperands();

  /** The block. */
  Block target();

  /** Compares the operands with the arguments of the block. */
  default void verify(Diagnostics diagnostics) {
    Branches.verify(operation(), 0, 0, operation().operandCount(), diagnostics);
  }
}
