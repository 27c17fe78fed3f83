// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Counts what a value stands for. */
@Op(dialect = TransformDialect.class, name = "num_associations")
@AssemblyFormat("$handle attr-dict `:` functional-type(operands, results)")
public interface NumAssociations extends OpView {
  /** The value. */
  @Operand(HandleOrParameter.class)
  Value handle();

  /** The number. */
  @Result(Parameter.class)
  Value num();

  /** The number is one of 64 bits. */
  default void verify(Diagnostics diagnostics) {
    if (num().type() instanceof TransformType type) {
      IntegerAttr zero = IntegerAttr.get(IntegerType.get(type.context(), Long.SIZE), 0);
      String violation = type.violation(zero);
      if (violation != null) {
        diagnostics.error(operation().location(), violation);
      }
    }
  }
}
