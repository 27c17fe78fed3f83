// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Terminator;

/** Leaves the function. */
@Op(dialect = WasmssaDialect.class, name = "return")
@Trait(Terminator.class)
@AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
public interface Return extends OpView {
  /** The results of the function. */
  @Operand(AnyValue.class)
  ValueRange operands();
}
