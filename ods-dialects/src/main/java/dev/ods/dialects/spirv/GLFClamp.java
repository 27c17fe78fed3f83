// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;

/** The nearest number in a range. */
@Op(dialect = SpirvDialect.class, name = "GL.FClamp")
@Trait(Pure.class)
public interface GLFClamp extends OpView {
  /** The number. */
  @Operand(FloatOrVector.class)
  Value x();

  /** The least that it may be. */
  @Operand(FloatOrVector.class)
  Value y();

  /** The greatest that it may be. */
  @Operand(FloatOrVector.class)
  Value z();

  /** The result. */
  @Result(FloatOrVector.class)
  Value result();

  /** Reads {@code %x, %y, %z attr-dict : type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return OneTypeForm.parse(parser, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, GLFClamp op) {
    OneTypeForm.print(printer, op.operation());
  }
}
