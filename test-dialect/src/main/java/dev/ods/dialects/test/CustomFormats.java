// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.*;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.List;

/** Operations whose text is read and written by methods. */
public interface CustomFormats {
  /** A loop of any number of dimensions. */
  @Op(dialect = TestDialect.class, name = "polyfor")
  interface PolyFor extends OpAsmOpInterface {
    /** Its arguments are indices. */
    @SizedRegion(1)
    Region region();

    /** Takes the names from the attribute {@code arg_names}. */
    @Override
    default void blockArgumentNames(Region region, ValueNamer namer) {
      Block entry = region.first();
      if (entry != null && operation().attribute("arg_names") instanceof ArrayAttr names) {
        for (int i = 0; i < Math.min(names.size(), entry.argumentCount()); i++) {
          if (names.element(i) instanceof StringAttr name) {
            namer.name(entry.argument(i), name.value());
          }
        }
      }
    }

    /** Parses the names of the arguments, and the body. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      List<OpAsmParser.Argument> names = new ArrayList<>();
      if (!parser.parseArgumentList(names, Delimiter.NONE, false, false)) {
        return false;
      }
      Type index = IndexType.get(parser.context());
      List<OpAsmParser.Argument> arguments =
          names.stream().map(argument -> argument.withType(index)).toList();
      return parser.parseRegion(state.addRegion(), arguments, false);
    }

    /** Prints what {@link #parse} reads. */
    static void print(OpAsmPrinter printer, PolyFor op) {
      String separator = " ";
      Block entry = op.region().first();
      for (int i = 0; entry != null && i < entry.argumentCount(); i++) {
        printer.print(separator);
        printer.printRegionArgumentWithoutType(entry.argument(i));
        separator = ", ";
      }
      printer.print(" ");
      printer.printRegion(op.region(), false, true);
    }
  }

  /** An attribute with a location. */
  @Op(dialect = TestDialect.class, name = "attr_with_loc")
  @AssemblyFormat("`(` $value `` custom<OptionalLoc>($loc) `)` attr-dict")
  interface TestAttrWithLoc {
    /** Where the attribute is, by default in the text. */
    @Attr
    Attribute loc();

    /** Any. */
    @Attr
    Attribute value();

    static boolean parseOptionalLoc(OpAsmParser parser, Parsed<Attribute> loc) {
      SourceLocation at = parser.location();
      Location location = parser.startsLocation() ? parser.parseLocation() : parser.toLocation(at);
      loc.set(location);
      return location != null;
    }

    static void printOptionalLoc(OpAsmPrinter printer, Operation operation, Attribute loc) {
      printer.printOptionalLocation((Location) loc);
    }
  }

  /** The name of an operation. */
  @Op(dialect = TestDialect.class, name = "parse_custom_operation_name_api")
  @AssemblyFormat("`(` custom<CustomOperationNameEntry>($name) `)` attr-dict")
  interface ParseCustomOperationNameApi {
    @Attr
    String name();

    static boolean parseCustomOperationNameEntry(OpAsmParser parser, Parsed<StringAttr> name) {
      OperationName parsed = parser.parseCustomOperationName();
      if (parsed != null) {
        name.set(StringAttr.get(parser.context(), parsed.value()));
      }
      return parsed != null;
    }

    static void printCustomOperationNameEntry(
        OpAsmPrinter printer, Operation operation, StringAttr name) {
      printer.print(name.value());
    }
  }

  /** A form that the dialect has for it in MLIR. */
  @Op(dialect = TestDialect.class, name = "dialect_custom_format_fallback")
  interface CustomFormatFallback {
    static boolean parse(OpAsmParser parser, OperationState state) {
      return parser.parseKeyword("custom_format_fallback");
    }

    static void print(OpAsmPrinter printer, CustomFormatFallback op) {
      printer.print(" custom_format_fallback");
    }
  }
}
