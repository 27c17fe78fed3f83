// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Finds the operations of a name. */
@Op(dialect = TransformDialect.class, name = "select")
@Order({"target", "opName", "result"})
@AssemblyFormat("$op_name `in` $target attr-dict `:` functional-type(operands, results)")
public interface Select extends TargetOp {
  /** The name. */
  @Attr(name = "op_name")
  String opName();

  /** Those of the name. */
  @Result(OperationHandle.class)
  Value result();
}
