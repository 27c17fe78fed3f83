// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.constraint.I32;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Whether an integer is zero. */
@Op(dialect = WasmssaDialect.class, name = "eqz")
@AssemblyFormat("$input `:` type($input) `->` type($result) attr-dict")
public interface Eqz extends OpView {
  /** The integer. */
  @Operand(AnyWasmInteger.class)
  Value input();

  /** One if it is zero, otherwise zero. */
  @Result(I32.class)
  Value result();
}
