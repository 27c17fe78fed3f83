// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Turns a floating-point number into one of more precision. */
@Op(dialect = WasmssaDialect.class, name = "promote")
public interface Promote extends ConversionOp {
  /** The number. */
  @Operand(BuiltinF32.class)
  Value input();

  /** The number of more precision. */
  @Result(BuiltinF64.class)
  Value result();
}
