// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;

/** Hands the values of a body, such as that of a reduction, to the operation around it. */
@Op(dialect = GpuDialect.class, name = "yield")
@Trait({Pure.class, ReturnLike.class, Terminator.class})
@AssemblyFormat("attr-dict ($values^ `:` type($values))?")
public interface Yield extends OpView {
  /** The values for the operation around it. */
  @Operand
  ValueRange values();
}
