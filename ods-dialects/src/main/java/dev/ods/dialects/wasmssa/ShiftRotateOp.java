// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Moves the bits of an integer. */
@Order({"val", "bits", "result"})
@AllTypesMatch({"val", "bits", "result"})
@AssemblyFormat("$val `by` $bits `bits` `:` type($val) attr-dict")
interface ShiftRotateOp extends OpView {
  /** The integer. */
  @Operand(AnyWasmInteger.class)
  Value val();

  /** By how many places its bits move. */
  @Operand(AnyWasmInteger.class)
  Value bits();

  /** The moved bits. */
  @Result(AnyWasmInteger.class)
  Value result();
}
