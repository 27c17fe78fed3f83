// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.trait.Terminator;

/** Ends a block that is never entered. */
@Op(dialect = SpirvDialect.class, name = "Unreachable")
@Trait({InFunctionScope.class, Terminator.class})
@AssemblyFormat("attr-dict")
public interface Unreachable extends OpView {
  /** Checks that the block is not the entry of its region. */
  default void verify(Diagnostics diagnostics) {
    Block block = operation().block();
    if (block != null && block.isEntryBlock()) {
      diagnostics.opError(operation(), "cannot be used in reachable block");
    }
  }
}
