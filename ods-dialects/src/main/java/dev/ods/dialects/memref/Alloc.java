// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.text.OpAsmOpInterface;

/** Allocates memory that {@link Dealloc} frees. */
@Op(dialect = MemRefDialect.class, name = "alloc")
public interface Alloc extends AllocationOp, OpAsmOpInterface {
  /** The memory is called {@code %alloc}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(memref(), "alloc");
  }

  /** Compares the numbers of operands with the type. */
  default void verify(Diagnostics diagnostics) {
    verifyOperands(diagnostics);
  }
}
