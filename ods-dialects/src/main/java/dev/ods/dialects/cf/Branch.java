// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.Branches;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Continues at another block. */
@Op(dialect = CfDialect.class, name = "br")
@Trait({Pure.class, Terminator.class})
@AssemblyFormat("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict")
public interface Branch extends OpView {
  /** The arguments of the block. */
  @Operand(name = "destOperands")
  ValueRange destOperands();

  /** The block. */
  Block dest();

  /** Compares the operands with the arguments of the block. */
  default void verify(Diagnostics diagnostics) {
    Branches.verify(operation(), 0, 0, operation().operandCount(), diagnostics);
  }
}
