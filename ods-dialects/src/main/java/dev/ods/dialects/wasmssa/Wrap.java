// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.constraint.I32;
import dev.ods.constraint.I64;
import dev.ods.ir.Value;

/** The lower half of the bits of an integer. */
@Op(dialect = WasmssaDialect.class, name = "wrap")
public interface Wrap extends ConversionOp {
  /** The integer. */
  @Operand(I64.class)
  Value input();

  /** Its lower bits. */
  @Result(I32.class)
  Value result();
}
