// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.LoopLikeOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of the values that a loop carries: as it enters the loop, in an iteration, for the next one,
 * and as a result.
 */
record CarriedValue(LoopLikeOpInterface loop, int index) {
  /** That of which an operand is the initial value; null if it is none. */
  static @Nullable CarriedValue ofInit(LoopLikeOpInterface loop, OpOperand operand) {
    List<Value> inits = loop.loopInits();
    if (!(inits instanceof ValueRange range) || range.isEmpty()) {
      return null;
    }
    int index = operand.index() - range.firstOperandIndex();
    return index < 0 || index >= range.size() || index >= loop.regionIterArgs().size()
        ? null
        : new CarriedValue(loop, index);
  }

  /** The initial value. */
  Value init() {
    return loop.loopInits().get(index);
  }

  /** The argument of the region. */
  Value argument() {
    return loop.regionIterArgs().get(index);
  }

  /** The result; null if the loop does not say. */
  @Nullable Value result() {
    return loop.loopResults().map(results -> results.get(index)).orElse(null);
  }

  /** Whether an operand is what an iteration passes to the next one as this value. */
  boolean isYieldedBy(OpOperand operand) {
    List<Value> yielded = loop.yieldedValues();
    List<Region> regions = loop.loopRegions();
    Block body = regions.get(regions.size() - 1).first();
    Operation terminator = body == null ? null : body.last();
    return index < yielded.size()
        && yielded instanceof ValueRange range
        && operand.owner().equals(terminator)
        && operand.index() == range.firstOperandIndex() + index;
  }
}
