// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import java.util.Optional;

/** Combines the values of the invocations that are here. */
@Order({"groupOperation", "value", "clusterSize", "result"})
@AssemblyFormat(
    "$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict"
        + " `:` type($value) (`,` type($cluster_size)^)? `->` type(results)")
interface NonUniformOp extends ScopedOp {
  /** How the values are combined. */
  @Attr(name = "group_operation")
  GroupOperationAttr groupOperation();

  /** The own value. */
  @Operand
  Value value();

  /** How many invocations make a cluster. */
  @Operand(value = ScalarInteger.class, name = "cluster_size")
  Optional<Value> clusterSize();

  /** The combined value. */
  @Result
  Value result();

  /** Checks the scope and the size of clusters. */
  default void verify(Diagnostics diagnostics) {
    Groups.verifyClusters(
        operation(), executionScope(), groupOperation(), clusterSize(), diagnostics);
  }
}
