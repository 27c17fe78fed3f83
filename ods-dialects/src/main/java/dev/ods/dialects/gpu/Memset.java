// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AllElementTypesMatch;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Writes one value to all elements of a memref. */
@Op(dialect = GpuDialect.class, name = "memset")
@AllElementTypesMatch({"dst", "value"})
public interface Memset extends AsyncWriteOp {
  /** What each element becomes. */
  @Operand
  Value value();

  /** Reads the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return AsyncWriteOp.parse(parser, state, Type.class);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, Memset memset) {
    AsyncWriteOp.print(printer, memset, memset.value());
  }
}
