// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.constraint.Index;
import dev.ods.ir.Value;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import java.util.List;
import java.util.function.BiConsumer;

/** An operation on two indices. */
@Order({"lhs", "rhs", "result"})
@AssemblyFormat("$lhs `,` $rhs attr-dict")
interface BinaryOp extends InferIntRangeInterface {
  /** The first operand. */
  @Operand(Index.class)
  Value lhs();

  /** The second operand. */
  @Operand(Index.class)
  Value rhs();

  /** The result. */
  @Result(Index.class)
  Value result();

  @Override
  default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
    results.accept(result(), ResultRanges.of(operation(), operands));
  }
}
