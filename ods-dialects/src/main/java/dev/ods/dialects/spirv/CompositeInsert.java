// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.I32ArrayAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;
import java.util.List;

/** A composite with one element replaced. */
@Op(dialect = SpirvDialect.class, name = "CompositeInsert")
@Trait(Pure.class)
public interface CompositeInsert extends OpView {
  /** The new element. */
  @Operand(SpirvType.class)
  Value object();

  /** The composite. */
  @Operand(Composite.class)
  Value composite();

  /** The way to the element, from outside to inside. */
  @Attr(I32ArrayAttr.class)
  Attribute indices();

  /** The changed composite. */
  @Result(Composite.class)
  Value result();

  /** Reads {@code %object, %composite[0 : i32, …] : type into type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int at = parser.location();
    int from = parser.operandMark();
    if (!parser.parseOperandList(Delimiter.NONE, 2)) {
      return false;
    }
    Attribute indices = parser.parseAttribute((Type) null);
    Type object = indices == null ? null : parser.parseColonType();
    Type composite = object != null && parser.parseKeyword("into") ? parser.parseType() : null;
    if (composite == null) {
      return false;
    }
    state.addAttribute("indices", indices);
    state.addType(composite);
    return parser.resolveOperands(from, from + 2, List.of(object, composite), at, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, CompositeInsert op) {
    printer.print(" ");
    printer.printOperands(op.operation().operands());
    printer.printAttribute(op.indices());
    printer.print(" : ");
    printer.printType(op.object().type());
    printer.print(" into ");
    printer.printType(op.composite().type());
  }

  /** Compares the types of the element and of the composites. */
  default void verify(Diagnostics diagnostics) {
    Type element =
        Composites.elementType(
            composite().type(),
            indices(),
            message -> diagnostics.error(operation().location(), message));
    if (element == null) {
      return;
    }
    if (!Composites.isUnknown(element) && element != object().type()) {
      diagnostics.opError(
          operation(),
          "object operand type should be '%s', but found '%s'".formatted(element, object().type()));
    } else if (composite().type() != result().type()) {
      diagnostics.opError(
          operation(),
          "result type should be the same as the composite type, but found '%s' vs '%s'"
              .formatted(composite().type(), result().type()));
    }
  }
}
