// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.dialects.wasmssa.ValueTypes.AnyValue;
import dev.ods.ir.*;
import dev.ods.ir.Block;

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
