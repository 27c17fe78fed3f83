// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.SameOperandsAndResultType;

/** Gives all that several values stand for. */
@Op(dialect = TransformDialect.class, name = "merge_handles")
@Trait(SameOperandsAndResultType.class)
@AssemblyFormat("(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)")
public interface MergeHandles {
  /** The values. */
  @Operand(HandleOrParameter.class)
  ValueRange handles();

  /** Whether each is named once. */
  @Attr
  @Unit
  boolean deduplicate();

  /** All together. */
  @Result(HandleOrParameter.class)
  Value result();
}
