// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;

/** Ends a function with its result. */
@Op(dialect = SpirvDialect.class, name = "ReturnValue")
@Trait({InFunctionScope.class, Pure.class, ReturnLike.class, Terminator.class})
@AssemblyFormat("$value attr-dict `:` type($value)")
public interface ReturnValue extends OpView {
  /** The result. */
  @Operand(SpirvType.class)
  Value value();
}
