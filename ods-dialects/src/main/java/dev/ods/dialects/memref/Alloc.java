// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.text.OpAsmNames.ValueNamer;

/** Allocates memory that {@link Dealloc} frees. */
@Op(dialect = MemRefDialect.class, name = "alloc")
public interface Alloc extends AllocationOp {
  /** The memory is called {@code %alloc}. */
  default void resultNames(ValueNamer namer) {
    namer.name(memref(), "alloc");
  }

  /** Compares the numbers of operands with the type. */
  default void verify(Diagnostics diagnostics) {
    verifyOperands(diagnostics);
  }
}
