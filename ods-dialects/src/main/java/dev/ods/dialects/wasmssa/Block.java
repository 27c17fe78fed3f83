// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;

/** Creates a level of nesting with a label at its end. */
@Op(dialect = WasmssaDialect.class, name = "block")
public interface Block extends BlockLikeOp {
  /** A branch to this level continues after it. */
  @Override
  default dev.ods.ir.Block labelTarget() {
    return target();
  }
}
