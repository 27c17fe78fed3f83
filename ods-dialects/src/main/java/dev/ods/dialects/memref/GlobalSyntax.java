// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.dialects.memref.GlobalOps.Global;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;
import dev.ods.text.SourceLocation;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Parts of the format of {@link Global}. */
public final class GlobalSyntax {
  private GlobalSyntax() {}

  /** Parses {@code type = value}, of which the value may be absent. */
  static boolean parseGlobalMemrefOpTypeAndInitialValue(
      OpAsmParser parser, Parsed<TypeAttr> typeAttr, Parsed<Attribute> initial) {
    Type type = parser.parseType();
    if (type == null) {
      return false;
    }
    if (!(type instanceof MemRefType memref) || !memref.hasStaticShape()) {
      return parser.error(
          parser.nameLocation(), "type should be static shaped memref, but got '" + type + "'");
    }
    typeAttr.set(TypeAttr.get(type));
    if (!parser.parseOptionalEqual()) {
      return true;
    }
    if (parser.parseOptionalKeyword("uninitialized")) {
      initial.set(UnitAttr.get(parser.context()));
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
    initial.set(value);
    return true;
  }

  /** Prints the syntax of {@link #parseGlobalMemrefOpTypeAndInitialValue}. */
  static void printGlobalMemrefOpTypeAndInitialValue(
      OpAsmPrinter printer, Operation op, TypeAttr type, @Nullable Attribute initial) {
    printer.printType(type.value());
    if (initial instanceof UnitAttr) {
      printer.print(" = uninitialized");
    } else if (initial != null) {
      printer.print(" = ");
      printer.printAttributeWithoutType(initial);
    }
  }

  /** The extents of a shape as printed in messages. */
  static String extents(ShapedType type) {
    return Arrays.stream(type.shape()).mapToObj(Long::toString).collect(Collectors.joining(", "));
  }
}
