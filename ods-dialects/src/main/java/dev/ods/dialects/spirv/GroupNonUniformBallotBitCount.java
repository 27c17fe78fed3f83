// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;

/** How many bits of a ballot are set. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformBallotBitCount")
@Trait(SubgroupScope.class)
@AssemblyFormat(
    "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)")
public interface GroupNonUniformBallotBitCount extends ScopedOp {
  /** Which bits are counted. */
  @Attr(name = "group_operation")
  GroupOperationAttr groupOperation();

  /** The bits. */
  @Operand(UnsignedInt32Vec4.class)
  Value value();

  /** The number. */
  @Result(UnsignedInteger.class)
  Value result();
}
