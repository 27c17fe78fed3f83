// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.AsmAlias;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.OpAsmTypeInterface;
import dev.ods.text.Parsed;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Types that differ in their formats. */
public interface TestTypes {
  /** The element of tuples that have an alias. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "smpla", definition = "SimpleTypeA")
  record SimpleA() {}

  /** Names its values and its alias. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "op_asm_type_interface")
  record TestOpAsmTypeInterface() implements OpAsmTypeInterface {
    @Override
    public String asmName() {
      return "op_asm_type_interface";
    }

    @Override
    public AsmAlias asmAlias() {
      return AsmAlias.ofFinal("op_asm_type_interface_type");
    }
  }

  /** Has its mnemonic for an alias. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "op_asm_type_interface_tablegen_default")
  record TestOpAsmTypeInterfaceTablegenDefault() implements OpAsmTypeInterface {
    @Override
    public @Nullable String asmName() {
      return null;
    }

    @Override
    public AsmAlias asmAlias() {
      return AsmAlias.overridable("op_asm_type_interface_tablegen_default");
    }
  }

  /** A type with a parser by hand. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "cmpnd_a", definition = "CompoundTypeA")
  record CompoundA(int widthOfSomething, Type oneType, List<Integer> arrayOfInts) {
    static @Nullable CompoundA parse(AsmParser parser) {
      Long width = parser.parseLess() ? parser.parseInteger() : null;
      Type type = width != null && parser.parseComma() ? parser.parseType() : null;
      if (width == null || type == null || !parser.parseComma() || !parser.parseLSquare()) {
        return null;
      }
      List<Integer> numbers = new ArrayList<>();
      while (parser.startsInteger()) {
        Long number = parser.parseInteger();
        if (number == null) {
          return null;
        }
        numbers.add(number.intValue());
        if (!parser.parseOptionalComma()) {
          break;
        }
      }
      return parser.parseRSquare() && parser.parseGreater()
          ? new CompoundA(width.intValue(), type, numbers)
          : null;
    }

    void print(AsmPrinter printer) {
      printer.print("<" + widthOfSomething + ", ");
      printer.printType(oneType);
      printer.print(", [");
      String separator = "";
      for (int number : arrayOfInts) {
        printer.print(separator + number);
        separator = ", ";
      }
      printer.print("]>");
    }
  }

  /** A type within a type, printed without the dialect's prefix. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "cmpnd_inner",
      definition = "CompoundNestedInnerType")
  @AssemblyFormat("`<` $some_int $cmpdA `>`")
  record CompoundNestedInner(
      @Param(name = "some_int") int someInt,
      @Param(cppType = "::test::CompoundAType") CompoundAType cmpdA) {}

  /** A type within a type. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "cmpnd_nested_outer",
      definition = "CompoundNestedOuterType")
  @AssemblyFormat("`<` `i` $inner `>`")
  record CompoundNestedOuter(
      @Param(cppType = "::test::CompoundNestedInnerType") CompoundNestedInnerType inner) {}

  /** A type within a type, printed with the dialect's prefix. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "cmpnd_nested_outer_qual",
      definition = "CompoundNestedOuterTypeQual")
  @AssemblyFormat("`<` `i` qualified($inner) `>`")
  record CompoundNestedOuterQual(
      @Param(cppType = "::test::CompoundNestedInnerType") CompoundNestedInnerType inner) {}

  /**
   * An integer of at most eight bits: {@code !test.int<unsigned, 8>}.
   *
   * @param width in bits, 0 to 8
   * @param signedness of its values
   */
  @TypeDef(dialect = TestDialect.class, mnemonic = "int", definition = "IntegerType")
  record TestInteger(int width, Signedness signedness) {
    private static final int MAX_WIDTH = 8;

    void verify(Diagnostics diagnostics, Location location) {
      if (width < 0 || width > MAX_WIDTH) {
        diagnostics.error(location, "expected a width of 0 to 8 bits");
      }
    }

    boolean isUnsignedByte() {
      return signedness == Signedness.UNSIGNED && width == MAX_WIDTH;
    }

    static @Nullable TestInteger parse(AsmParser parser) {
      if (!parser.parseLess()) {
        return null;
      }
      SourceLocation at = parser.location();
      String word = parser.parseKeyword();
      if (word == null) {
        return null;
      }
      Signedness signedness = Signedness.of(word);
      if (signedness == null) {
        parser.error(at, "expected signed, unsigned, or none");
        return null;
      }
      Long width = parser.parseComma() ? parser.parseInteger() : null;
      return width != null && parser.parseGreater()
          ? new TestInteger((int) Math.max(-1, Math.min(width, MAX_WIDTH + 1)), signedness)
          : null;
    }

    void print(AsmPrinter printer) {
      printer.print("<" + signedness.word() + ", " + width + ">");
    }
  }

  /** All parameters by name. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "struct_capture_all",
      definition = "TestTypeStructCaptureAll")
  @AssemblyFormat("`<` struct(params) `>`")
  record TestStructTypeCaptureAll(int v0, int v1, int v2, int v3) {}

  /** An optional parameter before a comma. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_param",
      definition = "TestTypeOptionalParam")
  @AssemblyFormat("`<` $a `,` $b ( `,` $c^)? `>`")
  record TestTypeOptionalParam(Optional<Integer> a, int b, Optional<Attribute> c) {}

  /** An optional parameter before a required one. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_params",
      definition = "TestTypeOptionalParams")
  @AssemblyFormat("`<` params `>`")
  record TestTypeOptionalParams(Optional<Integer> a, String b) {}

  /** An optional parameter after a required one. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_params_after",
      definition = "TestTypeOptionalParamsAfterRequired")
  @AssemblyFormat("`<` params `>`")
  record TestTypeOptionalParamsAfterRequired(String a, Optional<Integer> b) {}

  /** Named parameters of which one is optional. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_struct",
      definition = "TestTypeOptionalStruct")
  @AssemblyFormat("`<` struct(params) `>`")
  record TestTypeOptionalStruct(Optional<Integer> a, String b) {}

  /** Only optional parameters. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "all_optional_params",
      definition = "TestTypeAllOptionalParams")
  @AssemblyFormat("`<` params `>`")
  record TestTypeAllOptionalParams(Optional<Integer> a, Optional<Integer> b) {}

  /** Only optional named parameters. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "all_optional_struct",
      definition = "TestTypeAllOptionalStruct")
  @AssemblyFormat("`<` struct(params) `>`")
  record TestTypeAllOptionalStruct(Optional<Integer> a, Optional<Integer> b) {}

  /** A group with an alternative. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_group",
      definition = "TestTypeOptionalGroup")
  @AssemblyFormat("`<` (`(` $b^ `)`) : (`x`)? $a `>`")
  record TestTypeOptionalGroup(int a, Optional<Integer> b) {}

  /** A group of named parameters. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_group_struct",
      definition = "TestTypeOptionalGroupStruct")
  @AssemblyFormat("`<` (`(` struct(params)^ `)`) : (`x`)? `>`")
  record TestTypeOptionalGroupStruct(Optional<Integer> a, Optional<Integer> b) {}

  /** Whitespace of all kinds. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "spaces", definition = "TestTypeSpaces")
  @AssemblyFormat("`<` ` ` $a `\\n` `(` `)` `` `(` `)` $b `>`")
  record TestTypeSpaceS(int a, int b) {}

  /** Nothing but an optional group. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_value_type",
      definition = "TestTypeOptionalValueType")
  @AssemblyFormat("(`<` $value^ `>`)?")
  record TestTypeOptionalValueType(Optional<Integer> value) {}

  /** Methods that parse and print. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "custom_type", definition = "TestTypeCustom")
  @AssemblyFormat("`<` custom<CustomTypeA>($a) `` custom<CustomTypeB>(ref($a), $b) `>`")
  record TestTypeCustom(int a, Optional<Integer> b) {
    static boolean parseCustomTypeA(AsmParser parser, Parsed<Integer> a) {
      Long value = parser.parseInteger();
      a.set(value == null ? null : value.intValue());
      return value != null;
    }

    static void printCustomTypeA(AsmPrinter printer, int a) {
      printer.print(a);
    }

    /** As many numbers as {@code a} says precede the value; they are ignored. */
    static boolean parseCustomTypeB(AsmParser parser, int a, Parsed<Integer> b) {
      if (a < 0) {
        return true;
      }
      for (int i = 0; i < a; i++) {
        if (parser.parseInteger() == null) {
          return false;
        }
      }
      return parseCustomTypeA(parser, b);
    }

    static void printCustomTypeB(AsmPrinter printer, int a, Optional<Integer> b) {
      if (a < 0) {
        return;
      }
      printer.print(" ");
      for (int i = 0; i < a; i++) {
        printer.print(i + " ");
      }
      printer.print(b.orElseThrow());
    }
  }

  /** A space between two directives. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "custom_type_spacing",
      definition = "TestTypeCustomSpacing")
  @AssemblyFormat(
      value = "`<` custom<CustomTypeA>($a) custom<CustomTypeA>($b) `>`",
      customs = TestTypeCustom.class)
  record TestTypeCustomSpacing(int a, int b) {}

  /** A default text. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "optional_type_string",
      definition = "TestTypeOptionalString")
  @AssemblyFormat("(`<` $str^ `>`)?")
  record TestTypeOptionalString(@Default("default") String str) {}

  /** The anchor in the alternative. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "else_anchor", definition = "TestTypeElseAnchor")
  @AssemblyFormat("`<` (`?`) : ($a^)? `>`")
  record TestTypeElseAnchor(Optional<Integer> a) {}

  /** Named parameters as the anchor in the alternative. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "else_anchor_struct",
      definition = "TestTypeElseAnchorStruct")
  @AssemblyFormat("`<` (`?`) : (struct($a, $b)^)? `>`")
  record TestTypeElseAnchorStruct(Optional<Integer> a, Optional<Integer> b) {}

  /** An integer of 16 or 32 bits. */
  @AnyOf({I16.class, I32.class})
  interface ShortOrInt {}

  /** A constraint on a parameter. */
  @TypeDef(
      dialect = TestDialect.class,
      mnemonic = "type_verification",
      definition = "TestTypeVerification")
  @AssemblyFormat("`<` $param `>`")
  record TestTypeVerification(@Param(ShortOrInt.class) Type param) {}
}
