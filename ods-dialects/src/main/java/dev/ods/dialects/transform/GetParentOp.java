// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.IntPositive;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Unit;
import dev.ods.ir.Value;
import java.util.Optional;

/** Finds the operations around others. */
@Op(dialect = TransformDialect.class, name = "get_parent_op")
@Order({
  "target",
  "isolatedFromAbove",
  "allowEmptyResults",
  "opName",
  "deduplicate",
  "nthParent",
  "parent"
})
@AssemblyFormat("$target attr-dict `:` functional-type(operands, results)")
public interface GetParentOp extends TargetOp {
  /** Whether only those count that are isolated from above. */
  @Attr(name = "isolated_from_above")
  @Unit
  boolean isolatedFromAbove();

  /** Whether it is no failure to find none. */
  @Attr(name = "allow_empty_results")
  @Unit
  boolean allowEmptyResults();

  /** The name that counts; any without it. */
  @Attr(name = "op_name")
  Optional<String> opName();

  /** Whether each is named once. */
  @Attr
  @Unit
  boolean deduplicate();

  /** How many to go up. */
  @Attr(name = "nth_parent")
  @Default("1")
  @IntPositive
  long nthParent();

  /** Those around. */
  @Result(OperationHandle.class)
  Value parent();
}
