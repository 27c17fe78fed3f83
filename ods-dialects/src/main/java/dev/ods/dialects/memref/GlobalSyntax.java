// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.dialects.memref.GlobalOps.Global;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The custom form of {@link Global}. */
final class GlobalSyntax {
  private GlobalSyntax() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    Context context = parser.context();
    String visibility = parser.parseOptionalString();
    if (visibility != null) {
      state.setAttribute("sym_visibility", StringAttr.get(context, visibility));
    }
    if (parser.parseOptionalKeyword("constant")) {
      state.setAttribute("constant", UnitAttr.get(context));
    }
    StringAttr name = parser.parseSymbolName();
    if (name == null) {
      return false;
    }
    state.setAttribute("sym_name", name);
    return parser.parseColon()
        && parseTypeAndValue(parser, state)
        && parser.parseOptionalAttrDict(state);
  }

  private static boolean parseTypeAndValue(OpAsmParser parser, OperationState state) {
    Type type = parser.parseType();
    if (type == null) {
      return false;
    }
    if (!(type instanceof MemRefType memref) || !memref.hasStaticShape()) {
      return parser.error(
          parser.nameLocation(), "type should be static shaped memref, but got '" + type + "'");
    }
    state.setAttribute("type", TypeAttr.get(type));
    if (!parser.parseOptionalEqual()) {
      return true;
    }
    if (parser.parseOptionalKeyword("uninitialized")) {
      state.setAttribute("initial_value", UnitAttr.get(parser.context()));
      return true;
    }
    SourceLocation location = parser.location();
    String violation = RankedTensorType.verify(memref.shape(), memref.elementType());
    if (violation != null) {
      return parser.error(location, violation);
    }
    Attribute value =
        parser.parseAttribute(RankedTensorType.get(memref.shape(), memref.elementType()));
    if (value == null) {
      return false;
    }
    if (!(value instanceof ElementsAttr)) {
      return parser.error(
          parser.nameLocation(), "initial value should be a unit or elements attribute");
    }
    state.setAttribute("initial_value", value);
    return true;
  }

  static void print(OpAsmPrinter printer, Global global) {
    if (global.symVisibility().isPresent()) {
      printer.print(" ");
      printer.printString(global.symVisibility().get());
    }
    printer.print(global.constant() ? " constant " : " ");
    printer.printSymbolName(global.symName());
    printer.print(" : ");
    printer.printType(global.type());
    Attribute value = global.initialValue().orElse(null);
    if (value instanceof UnitAttr) {
      printer.print(" = uninitialized");
    } else if (value != null) {
      printer.print(" = ");
      printer.printAttributeWithoutType(value);
    }
    printer.printOptionalAttrDict(
        global.operation(), "sym_visibility", "constant", "sym_name", "type", "initial_value");
  }

  /** The extents of a shape as printed in messages. */
  static String extents(ShapedType type) {
    return Arrays.stream(type.shape()).mapToObj(Long::toString).collect(Collectors.joining(", "));
  }
}
