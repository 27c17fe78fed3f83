// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.annotation.*;
import dev.ods.control.BranchOpInterface;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Continues at another block. */
@Op(dialect = CfDialect.class, name = "br")
@Trait({BranchOpInterface.class, Pure.class, Terminator.class})
@AssemblyFormat("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict")
public interface Branch extends BranchOpInterface {
  /** The arguments of the block. */
  @Operand(name = "destOperands")
  ValueRange destOperands();

  /** The block. */
  Block dest();

  @Override
  default ValueRange successorOperands(int index) {
    return destOperands();
  }

  @Override
  default Block successorForOperands(List<@Nullable Attribute> operands) {
    return dest();
  }
}
