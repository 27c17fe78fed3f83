// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.ir.Value;

/** Matches no operations. */
@Op(dialect = TransformDialect.class, name = "match.operation_empty")
@AssemblyFormat("$operand_handle attr-dict `:` type($operand_handle)")
public interface MatchOperationEmpty {
  /** The operations. */
  @Operand(value = OperationHandle.class, name = "operand_handle")
  Value operandHandle();
}
