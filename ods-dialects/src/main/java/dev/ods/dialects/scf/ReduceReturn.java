// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Ends a region of a {@link Reduce} with the one value that two have become. */
@Op(dialect = ScfDialect.class, name = "reduce.return")
@Trait({Pure.class, Terminator.class})
@HasParent(Reduce.class)
@AssemblyFormat("$result attr-dict `:` type($result)")
public interface ReduceReturn extends OpView {
  /** The value. */
  @Operand
  Value result();

  /** Compares the value with the reduction's arguments. */
  default void verify(Diagnostics diagnostics) {
    Block body = operation().block();
    // Without arguments, the parent operation is invalid and reports it.
    if (body != null && body.argumentCount() > 0) {
      Type expected = body.argument(0).type();
      if (expected != result().type()) {
        diagnostics.opError(
            operation(), "must have type '" + expected + "' (the type of the reduction inputs)");
      }
    }
  }
}
