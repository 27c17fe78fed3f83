// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.Parsed;
import java.util.List;
import java.util.Optional;

/** Attributes with parameters whose text is that of methods. */
public interface CustomAttributes {
  /** A string that is a keyword if it can be. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "conditional_alias",
      definition = "TestConditionalAliasAttr")
  @AssemblyFormat("`<` custom<ConditionalAlias>($value) `>`")
  record TestConditionalAlias(@Param(cppType = "mlir::StringAttr") StringAttr value) {
    static boolean parseConditionalAlias(AsmParser parser, Parsed<StringAttr> value) {
      String text = parser.parseOptionalKeywordOrString();
      value.set(
          text == null
              ? parser.parseAttribute(StringAttr.class, null)
              : StringAttr.get(parser.context(), text));
      return value.get() != null;
    }

    static void printConditionalAlias(AsmPrinter printer, StringAttr value) {
      printer.printKeywordOrString(value.value());
    }
  }

  /** The name of a floating-point format, and a number in it. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "custom_float",
      definition = "TestCustomFloatAttr")
  @AssemblyFormat("`<` custom<CustomFloatAttr>($type_str, $value) `>`")
  record TestCustomFloat(@Param(name = "type_str") StringAttr typeStr, FloatAttr value) {
    static boolean parseCustomFloatAttr(
        AsmParser parser, Parsed<StringAttr> typeStr, Parsed<FloatAttr> value) {
      String text = parser.parseString();
      if (text == null || !parser.parseColon()) {
        return false;
      }
      typeStr.set(StringAttr.get(parser.context(), text));
      FloatType type =
          switch (text) {
            case "float" -> FloatType.f32(parser.context());
            case "double" -> FloatType.f64(parser.context());
            case "fp80" -> FloatType.get(parser.context(), FloatType.Kind.F80);
            default -> null;
          };
      if (type == null) {
        return parser.error(
            parser.location(), "unknown float type, expected 'float', 'double' or 'fp80'");
      }
      value.set(parser.parseFloat(type));
      return value.get() != null;
    }

    static void printCustomFloatAttr(AsmPrinter printer, StringAttr typeStr, FloatAttr value) {
      printer.printAttribute(typeStr);
      printer.print(" : ");
      printer.printAttributeWithoutType(value);
    }
  }

  /** Named parameters, some of which methods parse and print. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "custom_struct",
      definition = "TestCustomStructAttr")
  @AssemblyFormat(
      "`<` struct($type_str, custom<CustomStructAttr>($value),"
          + " custom<CustomOptStructFieldAttr>($opt_value)) `>`")
  record TestCustomStruct(
      @Param(name = "type_str", cppType = "mlir::StringAttr") StringAttr typeStr,
      @Param(cppType = "int64_t") long value,
      @Param(name = "opt_value") Optional<ArrayAttr> optValue) {
    static boolean parseCustomStructAttr(AsmParser parser, Parsed<Long> value) {
      value.set(
          parser.parseOptionalQuestion() ? Long.valueOf(Long.MIN_VALUE) : parser.parseInteger());
      return value.get() != null;
    }

    static void printCustomStructAttr(AsmPrinter printer, long value) {
      if (value == Long.MIN_VALUE) {
        printer.print("?");
      } else {
        printer.print(value);
      }
    }

    static boolean parseCustomOptStructFieldAttr(AsmParser parser, Parsed<ArrayAttr> value) {
      if (!parser.startsInteger()) {
        value.set(parser.parseAttribute(ArrayAttr.class, null));
        return value.get() != null;
      }
      Long number = parser.parseInteger();
      if (number == null) {
        return false;
      }
      Type i64 = IntegerType.get(parser.context(), Long.SIZE);
      value.set(ArrayAttr.get(parser.context(), List.of(IntegerAttr.get(i64, number))));
      return true;
    }

    static void printCustomOptStructFieldAttr(AsmPrinter printer, Optional<ArrayAttr> value) {
      ArrayAttr array = value.orElseThrow();
      if (array.size() == 1 && array.element(0) instanceof IntegerAttr number) {
        printer.print(number.value());
      } else {
        printer.printAttribute(array);
      }
    }
  }
}
