// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.constraint.AnyFloat;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** The argument of a number. */
@Op(dialect = ComplexDialect.class, name = "angle")
@Order({"complex", "fastmath", "result"})
public interface Angle extends PartOp {
  /** The result, a real number. */
  @Result(AnyFloat.class)
  Value result();

  /** Reads the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return Parts.parse(parser, state);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, Angle op) {
    Parts.print(printer, op);
  }
}
