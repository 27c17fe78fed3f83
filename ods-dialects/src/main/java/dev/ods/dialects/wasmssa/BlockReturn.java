// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.ir.ValueRange;

/** Leaves the innermost level of nesting and continues behind it. */
@Op(dialect = WasmssaDialect.class, name = "block_return")
@AssemblyFormat("($inputs^ `:` type($inputs))? attr-dict")
public interface BlockReturn extends LabelBranchingOp {
  /** The arguments of the block behind it. */
  @Operand(AnyValue.class)
  ValueRange inputs();

  @Override
  default long exitLevels() {
    return 0;
  }
}
