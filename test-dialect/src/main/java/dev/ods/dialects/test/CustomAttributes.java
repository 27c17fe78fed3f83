// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.Parsed;
import dev.ods.trait.SymbolOpInterface;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserAttrInterface;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
      if (!printer.printAlias(value)) {
        printer.printKeywordOrString(value.value());
      }
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

  /** Extents as text has them, none of which is dynamic. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "decimal_shape",
      definition = "TestDecimalShapeAttr")
  record TestDecimalShape(List<Long> shape) {
    static @Nullable TestDecimalShape parse(AsmParser parser, @Nullable Type type) {
      if (!parser.parseLess()) {
        return null;
      }
      List<Long> shape = new ArrayList<>();
      if (parser.parseOptionalGreater()) {
        return new TestDecimalShape(shape);
      }
      do {
        Long extent = startsDecimal(parser) ? parser.parseDecimalInteger() : null;
        if (extent == null) {
          parser.error(parser.location(), "expected an integer");
          return null;
        }
        shape.add(extent);
        if (parser.parseOptionalGreater()) {
          return new TestDecimalShape(shape);
        }
      } while (parser.parseXInDimensionList());
      return null;
    }

    private static boolean startsDecimal(AsmParser parser) {
      return parser.startsInteger() && !parser.startsKeyword("true", "false");
    }

    void print(AsmPrinter printer) {
      String separator = "<";
      for (long extent : shape) {
        printer.print(separator);
        printer.print(extent);
        separator = "x";
      }
      printer.print(shape.isEmpty() ? "<>" : ">");
    }
  }

  /** A reference of one name. */
  record FlatReference(SymbolRefAttr symbol) {
    static @Nullable FlatReference parse(AsmParser parser) {
      SymbolRefAttr symbol = parser.parseFlatSymbolRef();
      return symbol == null ? null : new FlatReference(symbol);
    }

    void print(AsmPrinter printer) {
      printer.printAttribute(symbol);
    }
  }

  /** A symbol that must be there. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "symbol_ref_attr",
      definition = "TestSymbolRefAttr")
  @AssemblyFormat("`<` $symbol `>`")
  record TestSymbolRef(@Param(cppType = "::mlir::FlatSymbolRefAttr") FlatReference symbol)
      implements SymbolUserAttrInterface {
    @Override
    public void verifySymbolUses(
        Operation op, SymbolTableCollection tables, Diagnostics diagnostics) {
      Operation found = tables.lookupNearest(op, symbol.symbol());
      if (found == null || found.as(SymbolOpInterface.class) == null) {
        diagnostics.opError(
            op,
            "TestSymbolRefAttr::verifySymbolUses: '"
                + symbol.symbol()
                + "' does not reference a valid symbol");
      }
    }
  }

  /** A value whose copies MLIR counts. */
  record CopyCount(String value) {
    /** Reads nothing: in MLIR the keyword is the empty one too. */
    static @Nullable CopyCount parse(AsmParser parser) {
      return parser.parseKeyword("") ? new CopyCount("") : null;
    }

    void print(AsmPrinter printer) {
      printer.print(value);
    }
  }

  /** Such a value. */
  @AttrDef(dialect = TestDialect.class, mnemonic = "copy_count", definition = "TestCopyCount")
  @AssemblyFormat("`<` $copy_count `>`")
  record TestCopyCount(@Param(name = "copy_count", cppType = "CopyCount") CopyCount copyCount) {}

  /** A number, which in MLIR is stored by a constructor that nobody wrote. */
  @AttrDef(
      dialect = TestDialect.class,
      mnemonic = "custom_storage_ctor_attr",
      definition = "TestCustomStorageCtorAttrAttr")
  @AssemblyFormat("`<` $value `>`")
  record TestCustomStorageCtorAttr(int value) {}

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
