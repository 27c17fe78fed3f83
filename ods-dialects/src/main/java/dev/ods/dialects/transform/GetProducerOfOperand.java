// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Finds the operation that gives an operand. */
@Op(dialect = TransformDialect.class, name = "get_producer_of_operand")
@Order({"target", "operandNumber", "producer"})
@AssemblyFormat("$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)")
public interface GetProducerOfOperand extends TargetOp {
  /** The number of the operand. */
  @Attr(name = "operand_number")
  long operandNumber();

  /** The one that gives it. */
  @Result(OperationHandle.class)
  Value producer();
}
