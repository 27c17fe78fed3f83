// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.ir.Block;
import org.jspecify.annotations.Nullable;

/** Creates a level of nesting with a label at its start. */
@Op(dialect = WasmssaDialect.class, name = "loop")
public interface Loop extends BlockLikeOp {
  /** A branch to this level continues at the start of the body. */
  @Override
  default @Nullable Block labelTarget() {
    return body().first();
  }
}
