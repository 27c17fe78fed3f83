// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;

/** Whether all invocations that are here have one value. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformAllEqual")
@Trait(SubgroupScope.class)
@AssemblyFormat("$execution_scope $value attr-dict `:` type($value) `,` type($result)")
public interface GroupNonUniformAllEqual extends ScopedOp {
  /** The own value. */
  @Operand(UniformValue.class)
  Value value();

  /** Whether it is that of all. */
  @Result(Bool.class)
  Value result();
}
