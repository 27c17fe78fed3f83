// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Direct memory access. */
public interface DmaOps {
  /**
   * Starts an asynchronous copy of elements.
   *
   * <p>The operands are the source with its indices, the destination with its indices, the number
   * of elements, the tag with its indices, and optionally a stride and the number of elements per
   * stride.
   */
  @Op(dialect = MemRefDialect.class, name = "dma_start")
  interface DmaStart extends CastSkippingOp {
    /** All operands. */
    @Operand
    ValueRange operands();

    /** Checks the operands, from the first to the last. */
    default void verify(Diagnostics diagnostics) {
      String violation = DmaOperands.violation(operation());
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }

    /** Parses {@code %source[…], %destination[…], %count, %tag[…], %stride, %elements : types}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return DmaSyntax.parse(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, DmaStart op) {
      DmaSyntax.print(printer, op.operation());
    }
  }

  /** Waits until elements are copied. */
  @Op(dialect = MemRefDialect.class, name = "dma_wait")
  @AssemblyFormat("$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)")
  interface DmaWait extends CastSkippingOp {
    /** The memory with the tag. */
    @Operand(AnyMemRef.class)
    Value tagMemRef();

    /** The indices of the tag. */
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
}
