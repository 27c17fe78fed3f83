// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Copies all elements of one memref to another. */
@Op(dialect = GpuDialect.class, name = "memcpy")
public interface Memcpy extends AsyncWriteOp {
  /** What is copied. */
  @Operand(AnyMemRef.class)
  Value src();

  /** Compares the types. */
  default void verify(Diagnostics diagnostics) {
    MemRefType to = (MemRefType) dst().type();
    MemRefType from = (MemRefType) src().type();
    if (to.elementType() != from.elementType()) {
      diagnostics.opError(operation(), "arguments have incompatible element type");
    } else if (!haveCompatibleShape(to, from)) {
      diagnostics.opError(operation(), "arguments have incompatible shape");
    }
  }

  private static boolean haveCompatibleShape(MemRefType a, MemRefType b) {
    boolean compatible = a.rank() == b.rank();
    for (int i = 0; compatible && i < a.rank(); i++) {
      long extent = a.dimension(i);
      long other = b.dimension(i);
      compatible = extent == other || ShapedType.isDynamic(extent) || ShapedType.isDynamic(other);
    }
    return compatible;
  }

  /** Reads the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return AsyncWriteOp.parse(parser, state, MemRefType.class);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, Memcpy memcpy) {
    AsyncWriteOp.print(printer, memcpy, memcpy.src());
  }
}
