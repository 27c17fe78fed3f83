// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.SymbolName;
import dev.ods.annotation.Trait;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.constraint.AnyAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Symbol;

/** A value that can be chosen when a module is specialized. */
@Op(dialect = SpirvDialect.class, name = "SpecConstant")
@Trait({InModuleScope.class, Symbol.class})
public interface SpecConstant extends OpView {
  /** The name of the attribute that tells the number of the constant. */
  String SPEC_ID = "spec_id";

  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();

  /** The value if none is chosen. */
  @Attr(value = AnyAttr.class, name = "default_value")
  Attribute defaultValue();

  /** Reads {@code @name spec_id(number) = value}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    StringAttr name = parser.parseSymbolName();
    if (name == null) {
      return false;
    }
    state.addAttribute("sym_name", name);
    if (!parseId(parser, state) || !parser.parseEqual()) {
      return false;
    }
    Attribute value = parser.parseAttribute((Type) null);
    return value != null && parser.addAttribute(state, "default_value", value);
  }

  private static boolean parseId(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalKeyword(SPEC_ID)) {
      return true;
    }
    IntegerAttr number =
        parser.parseLParen() ? parser.parseAttribute(IntegerAttr.class, null) : null;
    return number != null && parser.addAttribute(state, SPEC_ID, number) && parser.parseRParen();
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, SpecConstant op) {
    printer.print(" ");
    printer.printSymbolName(op.symName());
    if (op.operation().attribute(SPEC_ID) instanceof IntegerAttr number) {
      printer.print(" " + SPEC_ID + "(" + number.bits() + ")");
    }
    printer.print(" = ");
    printer.printAttribute(op.defaultValue());
  }

  /** Checks the number and the kind of value. */
  default void verify(Diagnostics diagnostics) {
    Type type = defaultValue().type();
    if (operation().attribute(SPEC_ID) instanceof IntegerAttr number
        && number.bigValue().signum() < 0) {
      diagnostics.opError(operation(), "SpecId cannot be negative");
    } else if (type == null
        || !(defaultValue() instanceof IntegerAttr || defaultValue() instanceof FloatAttr)) {
      diagnostics.opError(
          operation(), "default value can only be a bool, integer, or float scalar");
    } else if (!SpirvTypeConstraint.test(type)) {
      diagnostics.opError(operation(), "default value bitwidth disallowed");
    }
  }
}
