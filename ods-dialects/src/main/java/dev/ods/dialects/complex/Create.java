// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.ComplexType;
import dev.ods.constraint.AnyFloat;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;

/** Makes a number of its two parts. */
@Op(dialect = ComplexDialect.class, name = "create")
@Trait({Pure.class, OperandsAreElements.class})
@AllTypesMatch({"real", "imaginary"})
public interface Create extends OpView {
  /** The real part. */
  @Operand(AnyFloat.class)
  Value real();

  /** The imaginary part. */
  @Operand(AnyFloat.class)
  Value imaginary();

  /** The number. */
  @Result(AnyFloatComplex.class)
  Value complex();

  /** Reads {@code %real, %imaginary attr-dict : type}; the operands have the element type. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int from = parser.operandMark();
    if (!parser.parseOperand() || !parser.parseComma() || !parser.parseOperand()) {
      return false;
    }
    if (!parser.parseOptionalAttrDict(state) || !parser.parseColon()) {
      return false;
    }
    ComplexType type = parser.parseType(ComplexType.class);
    if (type == null) {
      return false;
    }
    state.addType(type);
    return parser.resolveOperands(from, from + 2, type.elementType(), state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Create create) {
    printer.print(" ");
    printer.printOperands(create.operation().operands());
    printer.printOptionalAttrDict(create.operation());
    printer.print(" : ");
    printer.printType(create.complex().type());
  }
}
