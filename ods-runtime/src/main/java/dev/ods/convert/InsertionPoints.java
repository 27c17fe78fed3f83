// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.verify.DominanceInfo;
import java.util.List;
import java.util.Objects;

/** Where operations can be inserted that use given values. */
final class InsertionPoints {
  private InsertionPoints() {}

  /** A builder that inserts directly after the definition of a value. */
  static OpBuilder after(Value value) {
    Operation definition = value.definingOp();
    return definition == null
        ? OpBuilder.atStart(Objects.requireNonNull(value.ownerBlock()))
        : OpBuilder.after(definition);
  }

  /** A builder that inserts directly after the last of the definitions of values. */
  static OpBuilder after(List<Value> values) {
    Value last = values.get(0);
    DominanceInfo dominance = new DominanceInfo();
    for (Value value : values.subList(1, values.size())) {
      last = later(last, value, dominance);
    }
    return after(last);
  }

  private static Value later(Value a, Value b, DominanceInfo dominance) {
    Block blockOfA = Objects.requireNonNull(a.ownerBlock());
    Block blockOfB = Objects.requireNonNull(b.ownerBlock());
    if (!blockOfA.equals(blockOfB)) {
      return dominance.dominates(blockOfA, blockOfB) ? b : a;
    }
    Operation opA = a.definingOp();
    Operation opB = b.definingOp();
    return opA == null || (opB != null && opA.isBeforeInBlock(opB)) ? b : a;
  }
}
