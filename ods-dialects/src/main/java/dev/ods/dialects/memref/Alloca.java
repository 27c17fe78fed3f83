// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.AutomaticAllocationScope;

/** Allocates memory that is freed where control leaves the scope of automatic allocation around. */
@Op(dialect = MemRefDialect.class, name = "alloca")
public interface Alloca extends AllocationOp, OpAsmOpInterface {
  /** The memory is called {@code %alloca}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(memref(), "alloca");
  }

  /** Looks for the scope, and compares the numbers of operands with the type. */
  default void verify(Diagnostics diagnostics) {
    if (isInScope()) {
      verifyOperands(diagnostics);
    } else {
      diagnostics.opError(
          operation(), "requires an ancestor op with AutomaticAllocationScope trait");
    }
  }

  private boolean isInScope() {
    for (Operation op = operation().parent(); op != null; op = op.parent()) {
      if (op.name().mightHaveTrait(AutomaticAllocationScope.class)) {
        return true;
      }
    }
    return false;
  }
}
