// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.dialects.transform.ApplyOps.ApplyRegisteredPass;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.ValueRange;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.Parsed;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options of {@link ApplyRegisteredPass}: a dictionary that may refer to operands, directly or
 * in arrays.
 */
public final class PassOptions {
  private PassOptions() {}

  // --- Checking.

  /** MLIR's error message about options with a number of dynamic ones; null if valid. */
  static @Nullable String violation(DictionaryAttr options, int dynamic) {
    BitSet used = new BitSet();
    for (NamedAttribute option : options.entries()) {
      String violation = violation(option.value(), dynamic, used);
      if (violation != null) {
        return violation;
      }
    }
    return used.cardinality() == dynamic
        ? null
        : "a param operand does not have a corresponding param_operand attr in the options dict";
  }

  private static @Nullable String violation(Attribute value, int dynamic, BitSet used) {
    if (value instanceof ParamOperandAttr operand) {
      long index = operand.index().bigValue().longValue();
      if (!operand.isWithin(dynamic)) {
        return "dynamic option index "
            + index
            + " is out of bounds for the number of dynamic options: "
            + dynamic;
      }
      if (used.get((int) index)) {
        return "dynamic option index " + index + " is already used in options";
      }
      used.set((int) index);
    } else if (value instanceof ArrayAttr array) {
      for (Attribute element : array.elements()) {
        String violation = violation(element, dynamic, used);
        if (violation != null) {
          return violation;
        }
      }
    }
    return null;
  }

  // --- Printing.

  /** Prints the syntax of {@link #parseApplyRegisteredPassOptions}. */
  static void printApplyRegisteredPassOptions(
      OpAsmPrinter printer, Operation op, DictionaryAttr options, ValueRange dynamic) {
    if (options.isEmpty()) {
      return;
    }
    String separator = "{";
    for (NamedAttribute option : options.entries()) {
      printer.print(separator);
      printer.printString(option.name());
      printer.print(" = ");
      printValue(printer, option.value(), dynamic);
      separator = ", ";
    }
    printer.print("}");
  }

  private static void printValue(OpAsmPrinter printer, Attribute value, ValueRange dynamic) {
    if (value instanceof ParamOperandAttr operand && operand.isWithin(dynamic.size())) {
      printer.printOperand(dynamic.get((int) operand.index().value()));
    } else if (value instanceof ArrayAttr array) {
      String separator = "[";
      for (Attribute element : array.elements()) {
        printer.print(separator);
        printValue(printer, element, dynamic);
        separator = ", ";
      }
      printer.print(array.isEmpty() ? "[]" : "]");
    } else {
      printer.printAttribute(value);
    }
  }

  // --- Parsing.

  /** Parses {@code {key = value, …}}. */
  static boolean parseApplyRegisteredPassOptions(
      OpAsmParser parser, Parsed<DictionaryAttr> options, List<OperandMark> dynamic) {
    OperandMark from = parser.operandMark();
    boolean parsed = new Reader(parser).parse(options);
    dynamic.addAll(from.rangeTo(parser.operandMark()));
    return parsed;
  }

  /** Parses the options. */
  private static final class Reader {
    private static final String IN = " in options dictionary";

    private final OpAsmParser parser;
    private final Map<String, Attribute> options = new LinkedHashMap<>();
    private boolean isDuplicate;
    private int dynamic;

    Reader(OpAsmParser parser) {
      this.parser = parser;
    }

    boolean parse(Parsed<DictionaryAttr> parsed) {
      if (!parser.parseCommaSeparatedList(Delimiter.BRACES, this::parseOption, IN)) {
        return false;
      }
      if (isDuplicate) {
        return parser.error(parser.location(), "duplicate keys found in options dictionary");
      }
      List<NamedAttribute> entries = new ArrayList<>();
      options.forEach((key, value) -> entries.add(new NamedAttribute(key, value)));
      parsed.set(DictionaryAttr.get(parser.context(), entries));
      return true;
    }

    private boolean parseOption() {
      String key = parser.parseOptionalKeywordOrString();
      if (key == null || key.isEmpty()) {
        return parser.error(
            parser.location(), "expected key to either be an identifier or a string");
      }
      if (!parser.parseEqual()) {
        return parser.error(parser.location(), "expected '=' after key in key-value pair");
      }
      Attribute value = parseValue();
      if (value == null) {
        return parser.error(
            parser.location(),
            "expected a valid attribute or operand as value associated to key '" + key + "'");
      }
      isDuplicate |= options.put(key, value) != null;
      return true;
    }

    private @Nullable Attribute parseValue() {
      if (parser.parseOptionalLSquare()) {
        return parseArray();
      }
      if (parser.startsAttribute()) {
        Attribute value = parser.parseAttribute((Type) null);
        if (value instanceof ParamOperandAttr) {
          parser.error(
              parser.location(),
              "the param_operand attribute is a marker reserved for indicating a value will be"
                  + " passed via params and is only used in the generic print format");
          return null;
        }
        return value;
      }
      if (!parser.parseOperand()) {
        return null;
      }
      IntegerType type = IntegerType.get(parser.context(), Long.SIZE);
      return ParamOperandAttr.get(IntegerAttr.get(type, dynamic++));
    }

    private @Nullable Attribute parseArray() {
      List<Attribute> elements = new ArrayList<>();
      boolean parsed =
          parser.parseCommaSeparatedList(
              Delimiter.NONE,
              () -> {
                Attribute element = parseValue();
                return element != null && elements.add(element);
              },
              IN);
      return parsed && parser.parseRSquare() ? ArrayAttr.get(parser.context(), elements) : null;
    }
  }
}
