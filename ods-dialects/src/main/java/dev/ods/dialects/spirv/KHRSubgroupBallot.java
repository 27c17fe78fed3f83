// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** For each invocation of the subgroup a bit that says whether a condition holds there. */
@Op(dialect = SpirvDialect.class, name = "KHR.SubgroupBallot")
@AssemblyFormat("$predicate attr-dict `:` type($result)")
public interface KHRSubgroupBallot extends OpView {
  /** The condition. */
  @Operand(Bool.class)
  Value predicate();

  /** The bits. */
  @Result(Int32Vec4.class)
  Value result();
}
