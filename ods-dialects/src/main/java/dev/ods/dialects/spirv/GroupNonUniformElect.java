// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Whether the invocation is the one that is chosen of those that are here. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformElect")
@AssemblyFormat("$execution_scope attr-dict `:` type($result)")
public interface GroupNonUniformElect extends ScopedGroupOp {
  /** Whether it is the chosen one. */
  @Result(Bool.class)
  Value result();
}
