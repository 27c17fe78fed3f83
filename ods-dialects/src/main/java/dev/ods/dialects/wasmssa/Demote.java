// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.constraint.F32;
import dev.ods.constraint.F64;
import dev.ods.ir.Value;

/** Turns a floating-point number into one of less precision. */
@Op(dialect = WasmssaDialect.class, name = "demote")
public interface Demote extends ConversionOp {
  /** The number. */
  @Operand(F64.class)
  Value input();

  /** The number of less precision. */
  @Result(F32.class)
  Value result();
}
