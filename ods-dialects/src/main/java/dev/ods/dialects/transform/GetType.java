// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Unit;
import dev.ods.ir.Value;

/** Gives the types of values. */
@Op(dialect = TransformDialect.class, name = "get_type")
@AssemblyFormat(
    "(`elemental` $elemental^)? $value attr-dict `:` functional-type(operands, results)")
public interface GetType {
  /** The values. */
  @Operand(ValueHandle.class)
  Value value();

  /** Whether the types of elements are meant. */
  @Attr
  @Unit
  boolean elemental();

  /** The types. */
  @Result(value = Parameter.class, name = "type_param")
  Value typeParam();
}
