// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;

/** Names what values stand for as often as there are operations. */
@Op(dialect = TransformDialect.class, name = "replicate")
@AllTypesMatch({"handles", "replicated"})
@AssemblyFormat("`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)")
public interface Replicate {
  /** The operations that are counted. */
  @Operand(OperationHandle.class)
  Value pattern();

  /** The values. */
  @Operand(HandleOrParameter.class)
  ValueRange handles();

  /** The repeated ones. */
  @Result(HandleOrParameter.class)
  ValueRange replicated();
}
