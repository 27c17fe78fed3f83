// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.attr.GroupOperation;
import dev.ods.dialects.spirv.attr.Scope;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.Optional;

/** Common parts of operations on groups of invocations (source: GroupOps.cpp). */
final class Groups {
  private Groups() {}

  /** Checks that a group is a workgroup or a subgroup. */
  static boolean verifyScope(Operation op, Scope scope, Diagnostics diagnostics) {
    return scope == Scope.WORKGROUP
        || scope == Scope.SUBGROUP
        || fail(op, "execution scope must be 'Workgroup' or 'Subgroup'", diagnostics);
  }

  /** Checks scope and size of clusters of an operation that combines values. */
  static void verifyClusters(
      Operation op,
      Scope scope,
      GroupOperation combination,
      Optional<Value> size,
      Diagnostics diagnostics) {
    if (!verifyScope(op, scope, diagnostics)) {
      return;
    }
    if (combination == GroupOperation.CLUSTERED_REDUCE && size.isEmpty()) {
      fail(
          op,
          "cluster size operand must be provided for 'ClusteredReduce' group operation",
          diagnostics);
    } else if (size.isPresent()) {
      verifyClusterSize(op, size.get(), diagnostics);
    }
  }

  /** Checks that the size of clusters is a constant and a power of two. */
  static void verifyClusterSize(Operation op, Value size, Diagnostics diagnostics) {
    Operation constant = size.definingOp();
    if (constant == null
        || !constant.is(ConstantOp.MODEL)
        || !(constant.attribute("value") instanceof IntegerAttr number)) {
      fail(op, "cluster size operand must come from a constant op", diagnostics);
    } else if (Integer.bitCount((int) number.bits()) != 1) {
      fail(op, "cluster size operand must be a power of two", diagnostics);
    }
  }

  /** Checks scope and last operand of an operation that exchanges values. */
  static void verifyShuffle(Operation op, Scope scope, Diagnostics diagnostics) {
    if (verifyScope(op, scope, diagnostics)
        && op.operandType(1) instanceof IntegerType integer
        && integer.isSigned()) {
      fail(op, "second operand must be a singless/unsigned integer", diagnostics);
    }
  }

  private static boolean fail(Operation op, String message, Diagnostics diagnostics) {
    diagnostics.opError(op, message);
    return false;
  }
}
