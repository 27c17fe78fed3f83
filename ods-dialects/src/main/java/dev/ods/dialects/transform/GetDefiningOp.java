// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Finds the operations that give values. */
@Op(dialect = TransformDialect.class, name = "get_defining_op")
@AssemblyFormat("$target attr-dict `:` functional-type(operands, results)")
public interface GetDefiningOp {
  /** The values. */
  @Operand(ValueHandle.class)
  Value target();

  /** Those that give them. */
  @Result(OperationHandle.class)
  Value result();
}
