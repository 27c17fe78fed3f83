// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.constraint.I32;
import dev.ods.constraint.I64;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Widens an integer of 32 bits to 64. */
@Order({"input", "result"})
@AssemblyFormat("$input `to` type($result) attr-dict")
interface ExtendI32Op extends OpView {
  /** The integer. */
  @Operand(I32.class)
  Value input();

  /** The widened integer. */
  @Result(I64.class)
  Value result();
}
