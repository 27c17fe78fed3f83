// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;

/** Waits until elements are copied. */
@Op(dialect = MemRefDialect.class, name = "dma_wait")
@AssemblyFormat("$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)")
public interface DmaWait extends OpView {
  /** The memory with the tag. */
  @Operand(AnyMemRef.class)
  Value tagMemRef();

  /** Where the tag is, a number for each dimension. */
  @Operand(Index.class)
  ValueRange tagIndices();

  /** How many elements are copied. */
  @Operand(Index.class)
  Value numElements();

  /** There are as many indices as dimensions. */
  default void verify(Diagnostics diagnostics) {
    int rank = ((MemRefType) tagMemRef().type()).rank();
    if (tagIndices().size() != rank) {
      diagnostics.opError(
          operation(),
          "expected tagIndices to have the same number of elements as the tagMemRef rank, expected"
              + " %d, but got %d".formatted(rank, tagIndices().size()));
    }
  }
}
