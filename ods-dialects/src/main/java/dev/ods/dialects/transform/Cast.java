// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Gives operations another type. */
@Op(dialect = TransformDialect.class, name = "cast")
@AssemblyFormat("$input attr-dict `:` type($input) `to` type($output)")
public interface Cast {
  /** The operations. */
  @Operand(OperationHandle.class)
  Value input();

  /** The same operations. */
  @Result(OperationHandle.class)
  Value output();
}
