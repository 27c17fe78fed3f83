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
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;

/** One element of a composite. */
@Op(dialect = SpirvDialect.class, name = "CompositeExtract")
@Trait(Pure.class)
public interface CompositeExtract extends OpView {
  /** The composite. */
  @Operand(Composite.class)
  Value composite();

  /** The way to the element, from outside to inside. */
  @Attr(I32ArrayAttr.class)
  Attribute indices();

  /** The element. */
  @Result(SpirvType.class)
  Value component();

  /** Reads {@code %composite[0 : i32, …] : type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int composite = parser.operandMark();
    if (!parser.parseOperand()) {
      return false;
    }
    int at = parser.location();
    Attribute indices = parser.parseAttribute((Type) null);
    Type type = indices == null ? null : parser.parseColonType();
    if (type == null || !parser.resolveOperand(composite, type, state)) {
      return false;
    }
    state.addAttribute("indices", indices);
    Type element = Composites.elementType(type, indices, message -> parser.error(at, message));
    if (element == null) {
      return false;
    }
    if (Composites.isUnknown(element)) {
      return parser.error(at, "cannot tell the type of an element of '" + element + "'");
    }
    state.addType(element);
    return true;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, CompositeExtract op) {
    printer.print(" ");
    printer.printOperand(op.composite());
    printer.printAttribute(op.indices());
    printer.print(" : ");
    printer.printType(op.composite().type());
  }

  /** Compares the result with the element. */
  default void verify(Diagnostics diagnostics) {
    Type element =
        Composites.elementType(
            composite().type(),
            indices(),
            message -> diagnostics.error(operation().location(), message));
    if (element != null && !Composites.isUnknown(element) && element != component().type()) {
      diagnostics.opError(
          operation(),
          "invalid result type: expected '%s' but provided '%s'"
              .formatted(element, component().type()));
    }
  }
}
