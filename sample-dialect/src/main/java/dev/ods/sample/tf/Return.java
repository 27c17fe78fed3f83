// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.constraint.AnyTensor;
import dev.ods.ir.ValueRange;
import dev.ods.trait.*;

/** The terminator of a graph, which returns its outputs. */
@Op(dialect = TfDialect.class, name = "Return")
@Trait({Pure.class, ReturnLike.class, Terminator.class})
@HasParent(Graph.class)
@AssemblyFormat("attr-dict ($outputs^ `:` type($outputs))?")
public interface Return {
  /** The outputs. */
  @Operand(AnyTensor.class)
  ValueRange outputs();
}
