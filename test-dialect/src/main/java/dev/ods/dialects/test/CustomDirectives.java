// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.OptionalResult;
import dev.ods.text.Parsed;
import dev.ods.text.TypeMark;
import dev.ods.trait.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Ops with parts of their formats in methods of their own. */
public interface CustomDirectives {
  /** Operands of each arity. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_operands")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat("custom<Operands>($operand, $optOperand, $varOperands) attr-dict")
  interface FormatCustomDirectiveOperands {
    @Operand(I64.class)
    Value operand();

    @Operand(I64.class)
    Optional<Value> optOperand();

    @Operand(I64.class)
    ValueRange varOperands();
  }

  /** Operands of each arity, with their types. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_operands_and_types")
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      "custom<OperandsAndTypes>($operand, $optOperand, $varOperands, type($operand),"
          + " type($optOperand), type($varOperands)) attr-dict")
  interface FormatCustomDirectiveOperandsAndTypes {
    @Operand
    Value operand();

    @Operand
    Optional<Value> optOperand();

    @Operand
    ValueRange varOperands();
  }

  /** A region, and any number of others. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_regions")
  @AssemblyFormat("custom<Regions>($region, $other_regions) attr-dict")
  interface FormatCustomDirectiveRegions {
    Region region();

    @NamedRegion("other_regions")
    List<Region> otherRegions();
  }

  /** The types of results of each arity. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_results")
  @Trait(AttrSizedResultSegments.class)
  @AssemblyFormat("custom<Results>(type($result), type($optResult), type($varResults)) attr-dict")
  interface FormatCustomDirectiveResults {
    @Result
    Value result();

    @Result
    Optional<Value> optResult();

    @Result
    ValueRange varResults();
  }

  /** The types of results, which another directive repeats. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_results_with_type_refs")
  @Trait(AttrSizedResultSegments.class)
  @AssemblyFormat(
      "custom<Results>(type($result), type($optResult), type($varResults))"
          + " custom<TypeRefs>(ref(type($result)), ref(type($optResult)), ref(type($varResults)))"
          + " attr-dict")
  interface FormatCustomDirectiveResultsWithTypeRefs {
    @Result
    Value result();

    @Result
    Optional<Value> optResult();

    @Result
    ValueRange varResults();
  }

  /** A directive that depends on an operand before it. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_with_optional_operand_ref")
  @AssemblyFormat("($optOperand^)? `:` custom<OperandCount>(ref($optOperand)) attr-dict")
  interface FormatCustomDirectiveWithOptionalOperandRef {
    @Operand(I64.class)
    Optional<Value> optOperand();
  }

  /** A successor, and any number of others. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_successors")
  @Trait(Terminator.class)
  @AssemblyFormat("custom<Successors>($successor, $successors) attr-dict")
  interface FormatCustomDirectiveSuccessors {
    @Successor
    Block successor();

    @Successor
    List<Block> successors();
  }

  /** A required attribute and an optional one. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_attributes")
  @AssemblyFormat("custom<Attributes>($attr, $optAttr) attr-dict")
  interface FormatCustomDirectiveAttributes {
    @Attr(I64Attr.class)
    IntegerAttr attr();

    @Attr(I64Attr.class)
    Optional<IntegerAttr> optAttr();
  }

  /** Two directives, of which MLIR separates the text by a space. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_spacing")
  @AssemblyFormat("custom<Spacing>($attr1) custom<Spacing>($attr2) attr-dict")
  interface FormatCustomDirectiveSpacing {
    @Attr
    String attr1();

    @Attr
    String attr2();
  }

  /** The attribute dictionary, by a directive. */
  @Op(dialect = TestDialect.class, name = "format_custom_directive_attrdict")
  @AssemblyFormat("custom<AttrDict>(attr-dict)")
  interface FormatCustomDirectiveAttrDict {
    @Attr(I64Attr.class)
    IntegerAttr attr();

    @Attr(I64Attr.class)
    Optional<IntegerAttr> optAttr();
  }

  /** Reads {@code %a, %b -> (%c, %d)}. */
  static boolean parseOperands(
      OpAsmParser parser,
      Parsed<OperandMark> operand,
      Parsed<OperandMark> optional,
      List<OperandMark> variadic) {
    operand.set(parser.operandMark());
    if (!parser.parseOperand()) {
      return false;
    }
    if (parser.parseOptionalComma()) {
      optional.set(parser.operandMark());
      if (!parser.parseOperand()) {
        return false;
      }
    }
    OperandMark from = parser.operandMark();
    if (!parser.parseArrow()
        || !parser.parseLParen()
        || !parser.parseOperandList()
        || !parser.parseRParen()) {
      return false;
    }
    variadic.addAll(from.rangeTo(parser.operandMark()));
    return true;
  }

  /** Writes what {@link #parseOperands} reads. */
  static void printOperands(
      OpAsmPrinter printer,
      Operation operation,
      Value operand,
      @Nullable Value optional,
      ValueRange variadic) {
    printer.printOperand(operand);
    if (optional != null) {
      printer.print(", ");
      printer.printOperand(optional);
    }
    printer.print(" -> (");
    printer.printOperands(variadic);
    printer.print(")");
  }

  /** Reads {@code : i1, i2 -> (i3, i4)}. */
  static boolean parseResults(
      OpAsmParser parser, Parsed<Type> type, Parsed<Type> optional, List<Type> variadic) {
    if (!parser.parseColon()) {
      return false;
    }
    type.set(parser.parseType());
    if (type.get() == null) {
      return false;
    }
    if (parser.parseOptionalComma()) {
      optional.set(parser.parseType());
      if (optional.get() == null) {
        return false;
      }
    }
    TypeMark from = parser.typeMark();
    if (!parser.parseArrow()
        || !parser.parseLParen()
        || !parser.parseTypeList()
        || !parser.parseRParen()) {
      return false;
    }
    variadic.addAll(parser.types(from, parser.typeMark()));
    return true;
  }

  /** Writes what {@link #parseResults} reads. */
  static void printResults(
      OpAsmPrinter printer,
      Operation operation,
      Type type,
      @Nullable Type optional,
      List<Type> variadic) {
    printer.print(" : ");
    printer.printType(type);
    if (optional != null) {
      printer.print(", ");
      printer.printType(optional);
    }
    printer.print(" -> (");
    for (int i = 0; i < variadic.size(); i++) {
      printer.print(i > 0 ? ", " : "");
      printer.printType(variadic.get(i));
    }
    printer.print(")");
  }

  /** Reads {@code type_refs_capture} and the same types again. */
  static boolean parseTypeRefs(
      OpAsmParser parser, Type type, @Nullable Type optional, List<Type> variadic) {
    Parsed<Type> type2 = new Parsed<>("type");
    Parsed<Type> optional2 = new Parsed<>("optional");
    List<Type> variadic2 = new ArrayList<>();
    return parser.parseKeyword("type_refs_capture")
        && parseResults(parser, type2, optional2, variadic2)
        && ((type.equals(type2.get())
                && Objects.equals(optional, optional2.get())
                && variadic.equals(variadic2))
            || parser.error(parser.nameLocation(), "expected the same types again"));
  }

  /** Writes what {@link #parseTypeRefs} reads. */
  static void printTypeRefs(
      OpAsmPrinter printer,
      Operation operation,
      Type type,
      @Nullable Type optional,
      List<Type> variadic) {
    printer.print(" type_refs_capture ");
    printResults(printer, operation, type, optional, variadic);
  }

  /** Reads both operands and their types. */
  static boolean parseOperandsAndTypes(
      OpAsmParser parser,
      Parsed<OperandMark> operand,
      Parsed<OperandMark> optional,
      List<OperandMark> variadic,
      Parsed<Type> type,
      Parsed<Type> optionalType,
      List<Type> variadicTypes) {
    return parseOperands(parser, operand, optional, variadic)
        && parseResults(parser, type, optionalType, variadicTypes);
  }

  /** Writes what {@link #parseOperandsAndTypes} reads. */
  static void printOperandsAndTypes(
      OpAsmPrinter printer,
      Operation operation,
      Value operand,
      @Nullable Value optional,
      ValueRange variadic,
      Type type,
      @Nullable Type optionalType,
      List<Type> variadicTypes) {
    printOperands(printer, operation, operand, optional, variadic);
    printResults(printer, operation, type, optionalType, variadicTypes);
  }

  /** Reads a region and, after a comma, a second one. */
  static boolean parseRegions(OpAsmParser parser, Region region, OperationState others) {
    return parser.parseRegion(region)
        && (!parser.parseOptionalComma() || parser.parseRegion(others.addRegion()));
  }

  /** Writes what {@link #parseRegions} reads. */
  static void printRegions(
      OpAsmPrinter printer, Operation operation, Region region, List<Region> others) {
    printer.printRegion(region);
    if (!others.isEmpty()) {
      printer.print(", ");
      others.forEach(printer::printRegion);
    }
  }

  /** Reads the number of operands before it. */
  static boolean parseOperandCount(OpAsmParser parser, @Nullable OperandMark operand) {
    Long count = parser.parseInteger();
    return count != null
        && (count == (operand == null ? 0 : 1)
            || parser.error(parser.nameLocation(), "expected the number of operands"));
  }

  /** Writes what {@link #parseOperandCount} reads. */
  static void printOperandCount(
      OpAsmPrinter printer, Operation operation, @Nullable Value operand) {
    printer.print(operand == null ? "0" : "1");
  }

  /** Reads a successor and, after a comma, one that counts twice. */
  static boolean parseSuccessors(OpAsmParser parser, Parsed<Block> first, List<Block> others) {
    first.set(parser.parseSuccessor());
    if (first.get() == null) {
      return false;
    }
    if (!parser.parseOptionalComma()) {
      return true;
    }
    Block other = parser.parseSuccessor();
    return other != null && others.add(other) && others.add(other);
  }

  /** Writes what {@link #parseSuccessors} reads. */
  static void printSuccessors(
      OpAsmPrinter printer, Operation operation, Block first, List<Block> others) {
    printer.printSuccessor(first);
    if (!others.isEmpty()) {
      printer.print(", ");
      printer.printSuccessor(others.get(0));
    }
  }

  /** Reads an attribute and, after a comma, another one. */
  static boolean parseAttributes(
      OpAsmParser parser, Parsed<IntegerAttr> required, Parsed<IntegerAttr> optional) {
    required.set(parser.parseAttribute(IntegerAttr.class, null));
    if (required.get() == null) {
      return false;
    }
    if (parser.parseOptionalComma()) {
      optional.set(parser.parseAttribute(IntegerAttr.class, null));
      return optional.get() != null;
    }
    return true;
  }

  /** Writes what {@link #parseAttributes} reads. */
  static void printAttributes(
      OpAsmPrinter printer,
      Operation operation,
      IntegerAttr required,
      @Nullable Attribute optional) {
    printer.printAttribute(required);
    if (optional != null) {
      printer.print(", ");
      printer.printAttribute(optional);
    }
  }

  /** Reads a string. */
  static boolean parseSpacing(OpAsmParser parser, Parsed<StringAttr> text) {
    text.set(parser.parseAttribute(StringAttr.class, null));
    return text.get() != null;
  }

  /** Writes what {@link #parseSpacing} reads. */
  static void printSpacing(OpAsmPrinter printer, Operation operation, StringAttr text) {
    printer.printAttribute(text);
  }

  /** Reads an attribute dictionary. */
  static boolean parseAttrDict(OpAsmParser parser, OperationState state) {
    return parser.parseOptionalAttrDict(state);
  }

  /** Writes what {@link #parseAttrDict} reads. */
  static void printAttrDict(OpAsmPrinter printer, Operation operation, Operation same) {
    printer.printOptionalAttrDict(same);
  }

  /** Reads an operand in parentheses, if they are present. */
  static OptionalResult parseOptionalOperand(OpAsmParser parser, Parsed<OperandMark> operand) {
    if (!parser.parseOptionalLParen()) {
      return OptionalResult.ABSENT;
    }
    operand.set(parser.operandMark());
    return OptionalResult.of(parser.parseOperand() && parser.parseRParen());
  }

  /** Writes what {@link #parseOptionalOperand} reads. */
  static void printOptionalOperand(
      OpAsmPrinter printer, Operation operation, @Nullable Value operand) {
    if (operand != null) {
      printer.print("(");
      printer.printOperand(operand);
      printer.print(") ");
    }
  }
}
