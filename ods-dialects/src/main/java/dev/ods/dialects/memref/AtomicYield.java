// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.HasParent;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;

/** Ends the region of {@link GenericAtomicRMW} and gives the new element. */
@Op(dialect = MemRefDialect.class, name = "atomic_yield")
@Trait({Pure.class, Terminator.class, ReturnLike.class})
@HasParent(GenericAtomicRMW.class)
@AssemblyFormat("$result attr-dict `:` type($result)")
public interface AtomicYield extends OpView {
  /** The new element. */
  @Operand
  Value result();

  /** Compares the type with that of the operation around. */
  default void verify(Diagnostics diagnostics) {
    Operation parent = operation().parent();
    if (parent != null && parent.resultType(0) != result().type()) {
      diagnostics.opError(
          operation(),
          "types mismatch between yield op: '%s' and its parent: '%s'"
              .formatted(result().type(), parent.resultType(0)));
    }
  }
}
