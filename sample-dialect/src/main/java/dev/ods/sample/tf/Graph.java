// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.trait.*;

/**
 * A program: a named graph of operations.
 *
 * <p>The block arguments are the inputs, and the operands of the {@code tf.Return} are the outputs.
 */
@Op(dialect = TfDialect.class, name = "Graph")
@Trait({IsolatedFromAbove.class, Symbol.class})
@AssemblyFormat("$sym_name attr-dict-with-keyword $body")
public interface Graph extends OpView {
  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();

  /** The operations. */
  @SizedRegion(1)
  Region body();

  /** Verifies the last operation of the body, after the operations in the body were verified. */
  default void verifyRegions(Diagnostics diagnostics) {
    Block block = body().first();
    Operation last = block == null ? null : block.terminator();
    if (last == null || !last.is(ReturnOp.MODEL)) {
      diagnostics.opError(operation(), "expects its body to end with '" + ReturnOp.NAME + "'");
    }
  }
}
