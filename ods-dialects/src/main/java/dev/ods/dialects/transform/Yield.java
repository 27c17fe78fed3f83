// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.*;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Terminator;

/** Terminates a region and yields its values. */
@Op(dialect = TransformDialect.class, name = "yield")
@Trait(Terminator.class)
@AssemblyFormat("operands attr-dict (`:` type($operands)^)?")
public interface Yield extends HandleEffects {
  /** The values. */
  @Operand(HandleOrParameter.class)
  ValueRange operands();
}
