// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.dialects.wasmssa.ValueTypes.AnyValue;
import dev.ods.ir.Block;
import dev.ods.ir.Region;
import dev.ods.ir.ValueRange;

/** A level of nesting with one body, which always is entered. */
@Order({"inputs", "body", "target"})
@AssemblyFormat("(`(` $inputs^ `)` `:` type($inputs))? attr-dict `:` $body `>` $target")
interface BlockLikeOp extends LabelLevelOp {
  /** The arguments of the body. */
  @Operand(AnyValue.class)
  ValueRange inputs();

  /** The body. */
  Region body();

  /** The successor. */
  Block target();
}
