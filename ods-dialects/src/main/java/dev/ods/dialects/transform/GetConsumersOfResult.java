// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Finds the operations that use a result. */
@Op(dialect = TransformDialect.class, name = "get_consumers_of_result")
@Order({"target", "resultNumber", "consumers"})
@AssemblyFormat("$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)")
public interface GetConsumersOfResult extends TargetOp {
  /** The number of the result. */
  @Attr(name = "result_number")
  long resultNumber();

  /** Those that use it. */
  @Result(OperationHandle.class)
  Value consumers();
}
