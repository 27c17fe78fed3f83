// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.constraint.Index;
import dev.ods.fold.APInt;
import dev.ods.ir.Value;
import dev.ods.range.IndexRanges;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.trait.Pure;
import java.util.List;
import java.util.function.BiConsumer;

/** Size in bits of the index type. */
@Op(dialect = IndexDialect.class, name = "sizeof")
@Trait(Pure.class)
@AssemblyFormat("attr-dict")
public interface SizeOf extends InferIntRangeInterface {
  /** The number of bits: 32 or 64. */
  @Result(Index.class)
  Value result();

  @Override
  default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
    results.accept(
        result(),
        IntRange.ofUnsigned(
            APInt.of(IntRange.INDEX_WIDTH, IndexRanges.MIN_WIDTH),
            APInt.of(IntRange.INDEX_WIDTH, IntRange.INDEX_WIDTH)));
  }
}
