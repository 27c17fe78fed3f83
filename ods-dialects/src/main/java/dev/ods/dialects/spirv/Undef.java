// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** A value of which nothing is known. */
@Op(dialect = SpirvDialect.class, name = "Undef")
@Trait(Pure.class)
@AssemblyFormat("attr-dict `:` type($result)")
public interface Undef extends OpView {
  /** The value. */
  @Result(SpirvType.class)
  Value result();
}
