// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/**
 * Starts to copy elements in the background.
 *
 * <p>The operands are the source with its indices, the destination with its indices, the number of
 * elements, the tag with its indices, and possibly a stride and the number of elements that lie
 * side by side.
 */
@Op(dialect = MemRefDialect.class, name = "dma_start")
public interface DmaStart extends OpView {
  /** All of them, one behind the other. */
  @Operand
  ValueRange operands();

  /** Checks the operands, from the first to the last. */
  default void verify(Diagnostics diagnostics) {
    String violation = DmaOperands.violation(operation());
    if (violation != null) {
      diagnostics.opError(operation(), violation);
    }
  }

  /** Reads {@code %source[…], %destination[…], %count, %tag[…], %stride, %elements : types}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return DmaSyntax.parse(parser, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, DmaStart op) {
    DmaSyntax.print(printer, op.operation());
  }
}
