// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.*;
import dev.ods.ir.Value;
import java.util.List;

/** Conditions on operations of the payload. */
public interface MatchOps {
  /** Matches no operations. */
  @Op(dialect = TransformDialect.class, name = "match.operation_empty")
  @AssemblyFormat("$operand_handle attr-dict `:` type($operand_handle)")
  interface MatchOperationEmpty extends HandleEffects.OfReaders {
    /** The operations. */
    @Operand(value = OperationHandle.class, name = "operand_handle")
    Value operandHandle();
  }

  /** Matches an operation by its name. */
  @Op(dialect = TransformDialect.class, name = "match.operation_name")
  @AssemblyFormat("$operand_handle $op_names attr-dict `:` type($operand_handle)")
  interface MatchOperationName extends HandleEffects.OfReaders {
    /** The operation. */
    @Operand(value = OperationHandle.class, name = "operand_handle")
    Value operandHandle();

    /** The names. */
    @Attr(name = "op_names")
    List<String> opNames();
  }
}
