// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.HasParent;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionVerification;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;

/** Ends a graph and gives its results. */
@Op(dialect = MlProgramDialect.class, name = "output")
@Trait({Pure.class, ReturnLike.class, Terminator.class})
@HasParent(Subgraph.class)
@AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
public interface Output extends OpView {
  /** The results of the graph. */
  @Operand
  ValueRange operands();

  /** Compares the operands with the function's signature. */
  default void verify(Diagnostics diagnostics) {
    Operation parent = operation().parent();
    if (parent != null && parent.is(SubgraphOp.MODEL)) {
      SubgraphOp function = SubgraphOp.of(parent);
      FunctionVerification.verifyTerminator(
          operation(), "output", function.symName(), function.functionType(), diagnostics);
    }
  }
}
