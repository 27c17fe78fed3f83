// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;
import dev.ods.text.SourceLocation;
import dev.ods.trait.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Operations with properties that are no attributes. */
public interface PropertyOps {
  /** Properties of several types beside an attribute. */
  @Op(dialect = TestDialect.class, name = "with_properties")
  @AssemblyFormat(
      "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,`"
          + " `array` `=` $array `,` `array32` `=` $array32 attr-dict")
  interface TestOpWithProperties {
    /** A number. */
    @Prop
    long a();

    /** An attribute. */
    @Attr
    String b();

    /** A text. */
    @Prop
    String c();

    /** A boolean. */
    @Prop
    boolean flag();

    /** Numbers. */
    @Prop
    long[] array();

    /** Shorter numbers. */
    @Prop
    int[] array32();
  }

  /** Flags as clauses. */
  @Op(dialect = TestDialect.class, name = "oilist_with_keywords_only_properties")
  @AssemblyFormat(
      "oilist(`keyword` $keyword | `otherKeyword` $otherKeyword"
          + " | `thirdKeyword` $diffNameUnitPropKeyword) attr-dict")
  interface OIListTrivialProperties {
    /** The first flag. */
    @Prop
    @Unit
    boolean keyword();

    /** The second flag. */
    @Prop
    @Unit
    boolean otherKeyword();

    /** The third flag. */
    @Prop
    @Unit
    boolean diffNameUnitPropKeyword();
  }

  /** A flag. */
  interface Flagged {
    /** The flag. */
    @Prop(name = "is_optional")
    @Unit
    boolean isOptional();
  }

  /** A flag that a keyword stands for. */
  @Op(dialect = TestDialect.class, name = "format_optional_unit_property")
  @AssemblyFormat("(`is_optional` $is_optional^)? attr-dict")
  interface FormatOptionalUnitProperty extends Flagged {}

  /** A flag that is written itself. */
  @Op(dialect = TestDialect.class, name = "format_optional_unit_property_no_elide")
  @AssemblyFormat("($is_optional^)? attr-dict")
  interface FormatOptionalUnitPropertyNoElide extends Flagged {}

  /** Properties with defaults, in a dictionary. */
  @Op(dialect = TestDialect.class, name = "format_optional_prop_dict")
  @AssemblyFormat("prop-dict attr-dict")
  interface FormatOptionalPropDict {
    /** A text. */
    @Prop
    Optional<String> a();

    /** A number. */
    @Prop
    @Default("1")
    int b();
  }

  /** Cases of two enums, either of which may be left out. */
  @Op(dialect = TestDialect.class, name = "op_with_two_default_enum_props")
  @AssemblyFormat("($value1^)? ($value2^)? attr-dict")
  interface OpWithTwoDefaultEnumProps {
    /** A case of one. */
    @Prop
    @Default("first")
    TestEnum value1();

    /** A case of the other one. */
    @Prop
    @Default("dog")
    TestOtherEnum value2();
  }

  /** Sets of cases of two enums, either of which may be left out. */
  @SuppressWarnings("ODS246") // MLIR's empty sets have no symbol
  @Op(dialect = TestDialect.class, name = "op_with_two_default_bit_enum_props")
  @AssemblyFormat("($value1^)? ($value2^)? attr-dict")
  interface OpWithTwoDefaultBitEnumProps {
    /** Cases of one. */
    @Prop
    @Default("read")
    Set<TestBitEnum> value1();

    /** Cases of the other one. */
    @Prop
    @Default("user")
    Set<TestBitEnumVerticalBar> value2();
  }

  /** A case. */
  @Op(dialect = TestDialect.class, name = "op_with_enum_prop")
  @AssemblyFormat("$value attr-dict")
  interface OpWithEnumProp {
    /** The case. */
    @Prop
    TestEnum value();
  }

  /** Two sets of cases. */
  @SuppressWarnings("ODS246") // MLIR's empty sets have no symbol
  @Op(dialect = TestDialect.class, name = "op_with_bit_enum_prop")
  @AssemblyFormat("$value1 ($value2^)? attr-dict `:` `(``)`")
  interface OpWithTestBitEnum {
    /** One set. */
    @Prop
    @Default("read")
    Set<TestBitEnum> value1();

    /** The other one. */
    @Prop
    @Default("read")
    Set<TestBitEnum> value2();
  }

  /** Two sets of cases behind a word. */
  @SuppressWarnings("ODS246") // MLIR's empty sets have no symbol
  @Op(dialect = TestDialect.class, name = "op_with_bit_enum_prop_named")
  @AssemblyFormat("$value1 ($value2^)? attr-dict")
  interface OpWithBitEnumPropNamed {
    /** One set. */
    @Prop(mnemonic = "bit_enum")
    @Default("read")
    Set<TestBitEnum> value1();

    /** The other one. */
    @Prop(mnemonic = "bit_enum")
    @Default("read")
    Set<TestBitEnum> value2();
  }

  /** A case of 8 bits. */
  @Op(dialect = TestDialect.class, name = "op_with_simple_enum_8_prop")
  @AssemblyFormat("$value attr-dict")
  interface OpWithSimpleEnum8Prop {
    /** The case. */
    @Prop
    SimpleEnum8 value();
  }

  /** A case of 16 bits. */
  @Op(dialect = TestDialect.class, name = "op_with_simple_enum_16_prop")
  @AssemblyFormat("$value attr-dict")
  interface OpWithSimpleEnum16Prop {
    /** The case. */
    @Prop
    SimpleEnum16 value();
  }

  /** Defaults. */
  @Op(dialect = TestDialect.class, name = "with_default_valued_properties")
  @AssemblyFormat("($a^) : (`na`)? ($b^)? ($c^)? ($unit^)? attr-dict")
  interface TestOpWithDefaultValuedProperties {
    /** An attribute. */
    @Attr
    @Default("0")
    int a();

    /** A text. */
    @Prop
    @Default("")
    String b();

    /** A number. */
    @Prop
    @Default("-1")
    int c();

    /** A flag. */
    @Prop
    @Unit
    boolean unit();
  }

  /** Properties that may be absent. */
  @Op(dialect = TestDialect.class, name = "with_optional_properties")
  @AssemblyFormat(
      "(`anAttr` `=` $anAttr^)? (`simple` `=` $simple^)? (`simplei8` `=` $simplei8^)?"
          + " (`simpleui8` `=` $simpleui8^)? (`nonTrivialStorage` `=` $nonTrivialStorage^)?"
          + " (`hasDefault` `=` $hasDefault^)? (`nested` `=` $nested^)?"
          + " (`longSyntax` `=` $longSyntax^)? (`hasUnit` $hasUnit^)?"
          + " (`maybeUnit` `=` $maybeUnit^)? attr-dict")
  interface TestOpWithOptionalProperties {
    /** An attribute. */
    @Attr
    Optional<Integer> anAttr();

    /** A number. */
    @Prop
    Optional<Long> simple();

    /** A short number. */
    @Prop
    Optional<Byte> simplei8();

    /** A short unsigned number. */
    @Prop(unsigned = true)
    Optional<Byte> simpleui8();

    /** A text. */
    @Prop
    Optional<String> nonTrivialStorage();

    /** A number in angle brackets. */
    @Prop(bracketed = true)
    Optional<Long> hasDefault();

    /** A number that may be absent, if it is present. */
    @Prop
    Optional<Optional<Long>> nested();

    /** A text in angle brackets. */
    @Prop(bracketed = true)
    Optional<String> longSyntax();

    /** A flag. */
    @Prop
    @Unit
    boolean hasUnit();

    /** A flag that may be absent. */
    @Prop
    @Unit
    Optional<Boolean> maybeUnit();
  }

  /** Lists. */
  @Op(dialect = TestDialect.class, name = "with_array_properties")
  @AssemblyFormat(
      "`ints` `=` $ints `strings` `=` $strings `nested` `=` $nested `opt` `=` $opt"
          + " `explicitOptions` `=` $explicitOptions `explicitUnits` `=` $explicitUnits"
          + " ($hasDefault^ `thats_has_default`)? attr-dict")
  interface TestOpWithArrayProperties {
    /** Numbers. */
    @Prop
    List<Long> ints();

    /** Texts. */
    @Prop
    List<String> strings();

    /** Lists of numbers. */
    @Prop
    List<List<Integer>> nested();

    /** Numbers, or nothing. */
    @Prop
    Optional<List<Integer>> opt();

    /** Numbers that may be absent. */
    @Prop
    List<Optional<Long>> explicitOptions();

    /** Flags. */
    @Prop
    @Unit
    List<Boolean> explicitUnits();

    /** Numbers that may be left out. */
    @Prop
    @Default("[]")
    List<Long> hasDefault();
  }

  /** A property in a dictionary, beside an attribute that is written. */
  @Op(dialect = TestDialect.class, name = "with_properties_and_attr")
  @AssemblyFormat("$lhs prop-dict attr-dict")
  interface TestOpWithPropertiesAndAttr {
    /** The attribute. */
    @Attr
    int lhs();

    /** The property. */
    @Prop
    long rhs();
  }

  /** The same, with a result whose type is the sum of both. */
  @Op(dialect = TestDialect.class, name = "with_properties_and_inferred_type")
  @AssemblyFormat("$lhs prop-dict attr-dict")
  interface TestOpWithPropertiesAndInferredType extends InferTypeOpInterface {
    /** An attribute. */
    @Attr
    int lhs();

    /** A property. */
    @Prop
    long rhs();

    /** Another attribute. */
    @Attr
    @Unit
    boolean packed();

    /** Of an integer type. */
    @Result
    Value result();

    @Override
    default @Nullable List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      long width = lhs() + rhs();
      if (width < 0 || width > IntegerType.MAX_WIDTH) {
        diagnostics.error(location, "there are no integers of " + width + " bits");
        return null;
      }
      return List.of(IntegerType.get(location.context(), (int) width));
    }
  }

  /** Numbers that a custom directive reads. */
  @Op(dialect = TestDialect.class, name = "using_property_in_custom")
  @AssemblyFormat(
      value = "custom<UsingPropertyInCustom>($prop) attr-dict",
      customs = Directives.class)
  interface TestOpUsingPropertyInCustom {
    /** The numbers. */
    @Prop
    long[] prop();
  }

  /** Numbers that a custom directive reads, and one in a dictionary. */
  @Op(dialect = TestDialect.class, name = "using_property_in_custom_and_other")
  @AssemblyFormat(
      value = "custom<UsingPropertyInCustom>($prop) prop-dict attr-dict",
      customs = Directives.class)
  interface TestOpUsingPropertyInCustomAndOther {
    /** The numbers. */
    @Prop
    long[] prop();

    /** The number. */
    @Prop
    long other();
  }

  /** A number to which a custom directive refers. */
  @Op(dialect = TestDialect.class, name = "using_property_ref_in_custom")
  @AssemblyFormat(
      value = "custom<IntProperty>($first) `+` custom<SumProperty>($second, ref($first)) attr-dict",
      customs = Directives.class)
  interface TestOpUsingPropertyRefInCustom {
    /** The first summand. */
    @Prop
    long first();

    /** The second summand. */
    @Prop
    long second();
  }

  /** A number in generic form. */
  @Op(dialect = TestDialect.class, name = "using_int_property_with_worse_bytecode")
  interface TestOpUsingIntPropertyWithWorseBytecode {
    /** The number. */
    @Prop
    long value();
  }

  /** Properties one after the other. */
  @Op(dialect = TestDialect.class, name = "prop_pattern_op_1")
  @AssemblyFormat("$tag $val $cond attr-dict")
  interface TestPropPatternOp1 {
    /** A text. */
    @Prop
    String tag();

    /** A number. */
    @Prop
    long val();

    /** A boolean. */
    @Prop
    boolean cond();

    /** A number. */
    @Result(I32.class)
    Value results();
  }

  /** A property behind an operand. */
  @Op(dialect = TestDialect.class, name = "prop_pattern_op_2")
  @AssemblyFormat("$input $tag attr-dict")
  interface TestPropPatternOp2 {
    /** A number. */
    @Operand(I32.class)
    Value input();

    /** A text. */
    @Prop
    String tag();
  }

  /** The custom directives. */
  final class Directives {
    private Directives() {}

    /** Parses numbers in brackets. */
    static boolean parseUsingPropertyInCustom(OpAsmParser parser, Parsed<long[]> value) {
      if (!parser.parseLSquare()) {
        return false;
      }
      List<Long> numbers = new ArrayList<>();
      if (parser.parseOptionalRSquare()) {
        value.set(new long[0]);
        return true;
      }
      do {
        Long number = parser.parseInteger();
        if (number == null) {
          return false;
        }
        numbers.add(number);
      } while (parser.parseOptionalComma());
      value.set(numbers.stream().mapToLong(Long::longValue).toArray());
      return parser.parseRSquare();
    }

    /** Prints what {@link #parseUsingPropertyInCustom} reads. */
    static void printUsingPropertyInCustom(OpAsmPrinter printer, Operation op, long[] value) {
      printer.print("[");
      for (int i = 0; i < value.length; i++) {
        printer.print(i == 0 ? "" : ", ");
        printer.print(value[i]);
      }
      printer.print("]");
    }

    /** Parses a number. */
    static boolean parseIntProperty(OpAsmParser parser, Parsed<Long> value) {
      Long number = parser.parseInteger();
      if (number == null) {
        return false;
      }
      value.set(number);
      return true;
    }

    /** Prints a number. */
    static void printIntProperty(OpAsmPrinter printer, Operation op, long value) {
      printer.print(value);
    }

    /** Parses a summand and the sum. */
    static boolean parseSumProperty(OpAsmParser parser, Parsed<Long> second, long first) {
      SourceLocation location = parser.location();
      Long number = parser.parseInteger();
      if (number == null || !parser.parseEqual()) {
        return false;
      }
      Long sum = parser.parseInteger();
      if (sum == null) {
        return false;
      }
      second.set(number);
      return sum == number + first
          || parser.error(location, "Expected sum to equal first + second");
    }

    /** Prints what {@link #parseSumProperty} reads. */
    static void printSumProperty(OpAsmPrinter printer, Operation op, long second, long first) {
      printer.print(second);
      printer.print(" = ");
      printer.print(second + first);
    }
  }
}
