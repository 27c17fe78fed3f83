// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ends of messages, which say what was meant, and that one mistake yields one message. */
class MessageHintsTest {
  @Test
  void defaultsOfSetsNameTheirCases() {
    assertErrors(
        """
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum(none = "none") enum E { FIRST, SECOND }
        @Op(dialect = TfDialect.class, name = "Mixed")
        interface Mixed {
          @Attr @Default("FIRST|SECND") java.util.Set<E> a();
          @Attr @Default("none|FIRST") java.util.Set<E> b();
          @Attr @Default("SECOND | FIRST") java.util.Set<E> c();
          @Attr java.util.EnumSet<E> d();
          @Attr @Default("first | SECND") java.util.Set<E> e();
          @Attr @Default("None") java.util.Set<E> f();
        }
        """,
        "4: [ODS122] 'FIRST|SECND' is not a value of attribute 'a'; expected some of none, FIRST,"
            + " SECOND. Did you mean 'FIRST|SECOND'?",
        "5: [ODS122] 'none|FIRST' is not a value of attribute 'b'; expected some of none, FIRST,"
            + " SECOND",
        "7: [ODS107] attribute 'd' returns 'EnumSet<E>', which corresponds to no attribute. Did you"
            + " mean 'Set'?",
        "8: [ODS122] 'first | SECND' is not a value of attribute 'e'; expected some of none, FIRST,"
            + " SECOND. Did you mean 'FIRST|SECOND'?",
        "9: [ODS122] 'None' is not a value of attribute 'f'; expected some of none, FIRST, SECOND."
            + " Did you mean 'none'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Bits | ; its cases are bits, so use Set<Bits>",
        "Optional<Bits> | ; its cases are bits, so use Set<Bits>",
        "Set<Plain> | ; add @BitEnum to 'Plain', whose cases are not bits",
        "Set<Bare> | ; annotate 'Bare' with @EnumAttr and @BitEnum",
        "Bare | ; annotate 'Bare' with @EnumAttr",
        "List<Bare> | ; annotate 'Bare' with @EnumAttr",
        "Set<String> | ; use a List",
        "Code | . Did you mean 'CodeAttr', the class that is generated from it?",
        "List<Code> | . Did you mean 'CodeAttr', the class that is generated from it?"
      })
  void suggestsParameterTypes(String type, String hint) {
    assertErrors(
        """
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum Bits { A, B }
        @EnumAttr enum Plain { A, B }
        enum Bare { A, B }
        @AttrDef(dialect = TfDialect.class, mnemonic = "code") record Code() {}
        @AttrDef(dialect = TfDialect.class, mnemonic = "x")
        @AssemblyFormat("`<` params `>`")
        record X(TYPE x) {}
        """
            .replace("TYPE", type.replace("Set<", "java.util.Set<")),
        "7: [ODS061] parameter 'x' has the type '"
            + type
            + "', which no text corresponds to"
            + hint);
  }

  @Test
  void suggestsHowAMemberHasAnInterfaceOfAttributes() {
    String hint =
        "; let 'Sized' extend AttributeInterface or, if it is attached to attributes, declare"
            + " '@Attr(Sized.class) Attribute'";
    assertErrors(
        """
        @AttrInterface interface Sized { long size(); }
        @Op(dialect = TfDialect.class, name = "X")
        interface X {
          @Attr Sized one();
          @Attr List<Sized> some();
        }
        """,
        "4: [ODS107] attribute 'one' returns 'Sized', which corresponds to no attribute" + hint,
        "5: [ODS107] attribute 'some' returns 'List<Sized>', which corresponds to no attribute"
            + hint);
  }

  @Test
  void suggestsTheGeneratedClassOfADefinition() {
    assertErrors(
        """
        @AttrDef(dialect = TfDialect.class, mnemonic = "code") record Code() {}
        @TypeDef(dialect = TfDialect.class, mnemonic = "mat") record Mat() {}
        @Op(dialect = TfDialect.class, name = "X")
        interface X {
          @Attr Code code();
          @Attr Optional<List<Code>> codes();
          @Attr Mat type();
        }
        """,
        "5: [ODS107] attribute 'code' returns 'Code', which corresponds to no attribute. Did you"
            + " mean 'CodeAttr', the class that is generated from it?",
        "6: [ODS107] attribute 'codes' returns 'Optional<List<Code>>', which corresponds to no"
            + " attribute. Did you mean 'CodeAttr', the class that is generated from it?",
        "7: [ODS107] attribute 'type' returns 'Mat', which corresponds to no attribute. Did you"
            + " mean 'MatType', the class that is generated from it?");
  }

  @Test
  void saysWhyAClassIsNotADefinitionOfTheList() {
    assertErrors(
        """
        @Dialect(
            name = "a",
            types = {
              Mat.class,
              MatType.class,
              Code.class,
              Named.class,
              String.class
            },
            attributes = {
              Code.class,
              CodeAttr.class,
              Mat.class,
              Named.class,
              Nameless.class,
              NamedAttr.class
            })
        interface A {}
        @TypeDef(dialect = A.class, mnemonic = "mat") record Mat() {}
        @AttrDef(dialect = A.class, mnemonic = "code") record Code() {}
        @EnumAttr(value = EnumAttr.Storage.I32, name = "a.named") enum Named { X }
        @EnumAttr enum Nameless { X }
        """,
        "5: [ODS052] 'MatType' is not a definition of a type; list 'Mat', from which it is"
            + " generated",
        "6: [ODS052] 'Code' is not a definition of a type; it defines an attribute, so list it in"
            + " @Dialect(attributes = …)",
        "7: [ODS052] 'Named' is not a definition of a type; it defines an attribute, so list it in"
            + " @Dialect(attributes = …)",
        "8: [ODS052] 'String' is not a definition of a type; expected a record with @TypeDef, or a"
            + " class that encloses such",
        "12: [ODS052] 'CodeAttr' is not a definition of an attribute; list 'Code', from which it is"
            + " generated",
        "13: [ODS052] 'Mat' is not a definition of an attribute; it defines a type, so list it in"
            + " @Dialect(types = …)",
        "15: [ODS052] 'Nameless' is not a definition of an attribute; only an enum with"
            + " @EnumAttr(name = …) is one, so give it a name or take it from the list",
        "16: [ODS052] 'NamedAttr' is not a definition of an attribute; list 'Named', from which it"
            + " is generated");
  }

  @Test
  void saysWhatAHolderInAListOfDefinitionsHolds() {
    assertErrors(
        """
        @Dialect(
            name = "a",
            types = {
              Enums.class,
              Attributes.class
            },
            attributes = {
              Enums.class,
              A.class,
              Empty.class
            })
        interface A {
          @TypeDef(dialect = A.class, mnemonic = "mat") record Mat() {}
        }
        interface Enums { @EnumAttr enum One { X } @EnumAttr(EnumAttr.Storage.I32) enum Two { X } }
        interface Attributes { @AttrDef(dialect = A.class, mnemonic = "code") record Code() {} }
        interface Empty { interface More {} }
        """,
        "4: [ODS052] 'Enums' encloses no definition of a type; expected a record with @TypeDef, or a"
            + " class that encloses such",
        "5: [ODS052] 'Attributes' encloses no definition of a type; those in it are of attributes,"
            + " so list it in @Dialect(attributes = …) only",
        "8: [ODS052] 'Enums' encloses no definition of an attribute; only enums with"
            + " @EnumAttr(name = …) are such, so give those in it names or take it from the list",
        "9: [ODS052] 'A' encloses no definition of an attribute; those in it are of types, so list"
            + " it in @Dialect(types = …) only",
        "10: [ODS052] 'Empty' is not a definition of an attribute; expected a record with"
            + " @AttrDef, an enum with @EnumAttr(name = …), or a class that encloses such");
  }

  @Test
  void aRecordWithoutItsAnnotationIsOneMistake() {
    assertErrors(
        """
        @Dialect(name = "a", ops = X.class, types = Mat.class) interface A {}
        @Summary("matrix") @AssemblyFormat("`<` $rank `>`") record Mat(long rank) {}
        @Op(dialect = A.class, name = "X") interface X { @Operand(Mat.class) Value x(); }
        """,
        "2: [ODS052] 'Mat' is not a definition of a type or an attribute; add @TypeDef or @AttrDef to"
            + " the record");
  }

  @Test
  void saysHowAPlainInterfaceBecomesOneOfAttributesOrTypes() {
    String attribute =
        "; add @AttrInterface to 'Sized' and let it extend AttributeInterface if attributes"
            + " implement it";
    assertErrors(
        """
        interface Sized { long size(); }
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr Sized one();
          @Attr Optional<List<Sized>> some();
          @Attr Comparable<String> other();
        }
        @TypeDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("`<` params `>`")
        record T(Optional<Sized> sized) {}
        """,
        "4: [ODS107] attribute 'one' returns 'Sized', which corresponds to no attribute"
            + attribute,
        "5: [ODS107] attribute 'some' returns 'Optional<List<Sized>>', which corresponds to no"
            + " attribute"
            + attribute,
        "6: [ODS107] attribute 'other' returns 'Comparable<String>', which corresponds to no"
            + " attribute; see @Attr for the types that do",
        "9: [ODS061] parameter 'sized' has the type 'Optional<Sized>', which no text corresponds to"
            + attribute
            + ", or add @TypeInterface and declare '@Param(Sized.class) Type' if types do");
  }

  @Test
  void namesWhatHidesAClassOfTheRuntime() {
    String hint =
        "; the name means example.%1$s, which hides dev.ods.%2$s.%1$s where that is imported with"
            + " '*': write the latter in full, or rename '%1$s'";
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "terminator")
        @Trait(dev.ods.trait.Terminator.class)
        interface Terminator {}
        @Op(dialect = TfDialect.class, name = "index")
        interface Index { @Operand(dev.ods.constraint.Index.class) dev.ods.ir.Value x(); }
        @Op(dialect = TfDialect.class, name = "value") @Trait(Terminator.class)
        interface Value {
          @Operand(Index.class) dev.ods.ir.Value x();
          @Result Value y();
        }
        """,
        "6: [ODS401] 'Terminator' is not a trait; expected a class that implements"
            + " dev.ods.trait.OpTrait"
            + hint.formatted("Terminator", "trait"),
        "8: [ODS301] 'Index' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'"
            + hint.formatted("Index", "constraint"),
        "9: [ODS106] result 'y' returns 'Value'; expected Value, Optional<Value> or ValueRange"
            + hint.formatted("Value", "ir"));
  }

  @Test
  void patternsOfAnOpAreOneMistake() {
    assertErrors(
        """
        interface Base { @Pattern(match = "(tf.A $x)", rewrite = "$x") void inherited(); }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Base {
          @Operand Value x();
          @Result Value y();
          @Pattern(match = "(tf.A (tf.A $x))", rewrite = "$x") void fold();
        }
        """,
        "1: [ODS517] @Pattern on 'inherited' has no effect: add @PatternSet(…) to 'Base'",
        "6: [ODS517] @Pattern on 'fold' has no effect: 'A' is an op; move it to an interface with"
            + " @PatternSet(…)");
  }

  @Test
  void namesTheArgumentsOfRawTypes() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Prop List some();
          @Prop Optional maybe();
          @Prop java.util.Set flags();
          @Prop Optional<List> more();
          @Prop List<java.util.Set> sets();
          @Attr Optional<List> attributes();
          @Attr List<Optional> nested();
        }
        @Pass(name = "p")
        record P(@Option List some, @Option Optional<Integer> maybe) implements PassBody {
          @Override public void run(PassRun run) {}
        }
        """,
        "3: [ODS142] property 'some' returns 'List'; say of what, as in 'List<Long>'",
        "4: [ODS142] property 'maybe' returns 'Optional'; say of what, as in 'Optional<Long>'",
        "5: [ODS142] property 'flags' returns 'Set'; say of what, as in 'Set<Flags>' of an enum with"
            + " @BitEnum",
        "6: [ODS142] property 'more' returns 'Optional<List>'; say of what, as in 'List<Long>'",
        "7: [ODS142] property 'sets' returns 'List<Set>'; say of what, as in 'Set<Flags>' of an enum"
            + " with @BitEnum",
        "8: [ODS107] attribute 'attributes' returns 'Optional<List>', which corresponds to no"
            + " attribute; say of what, as in 'List<Long>'",
        "9: [ODS107] attribute 'nested' returns 'List<Optional>', which corresponds to no attribute;"
            + " see @Attr for the types that do",
        "12: [ODS605] 'some' cannot be an option of type 'List'; say of what, as in 'List<Long>'",
        "12: [ODS605] 'maybe' cannot be an option of type 'Optional<Integer>'; expected boolean,"
            + " int, long (also unsigned), double, float, String, an enum, a List of Integer, Long,"
            + " Double, String or OpPassManager, or a Statistic");
  }

  @Test
  void aGroupWithoutCasesIsOneMistake() {
    assertErrors(
        """
        @EnumAttr(EnumAttr.Storage.I32)
        @BitEnum(groups = {
          @BitEnum.Group(symbol = "all", cases = {}),
          @BitEnum.Group(symbol = "some", cases = "Other")})
        enum E { A, B }
        @AttrDef(dialect = TfDialect.class, mnemonic = "code")
        @AssemblyFormat("`<` $all `>`")
        record Code(@Default("all") java.util.Set<E> all) {}
        @Op(dialect = TfDialect.class, name = "X")
        interface X {
          @Attr @Default("some|A") java.util.Set<E> some();
        }
        """,
        "3: [ODS043] group 'all' has no cases; name its bits",
        "4: [ODS044] group 'some' names 'Other', which is not a case of 'E'");
  }

  @Test
  void saysWhatIsWrongWithTheMethodsOfACustomDirective() {
    String needs =
        "`custom<Axis>` needs the method 'static boolean parseAxis(OpAsmParser, Parsed<IntegerAttr>)'";
    assertCustom(
        """
        default boolean parseAxis(OpAsmParser parser, Parsed<IntegerAttr> axis) { return true; }
        """,
        needs + "; 'X' has one that is not static: make it static");
    assertCustom(
        """
        private static boolean parseAxis(OpAsmParser parser, Parsed<IntegerAttr> axis) { return true; }
        """,
        needs + "; 'X' has one that is private: make it visible");
    assertCustom(
        """
        static boolean parseAxes(OpAsmParser parser, Parsed<IntegerAttr> axis) { return true; }
        """,
        needs + ". Did you mean 'parseAxes'?");
    assertCustom(
        "",
        needs
            + "; declare it in 'X', in its dialect, or in a class in @AssemblyFormat(customs = …)");
  }

  @Test
  void aMisspeltCustomDirectiveIsOneMistake() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "X")
        @AssemblyFormat("custom<Axes>($axis) custom<Other>($axis2) attr-dict")
        interface X {
          @Attr IntegerAttr axis();
          @Attr IntegerAttr axis2();
          static boolean parseAxis(OpAsmParser parser, Parsed<IntegerAttr> axis) { return true; }
          static void printAxis(OpAsmPrinter printer, Operation operation, IntegerAttr axis) {}
        }
        """,
        """
        2: [ODS237] `custom<Axes>` needs the methods 'static boolean parseAxes(OpAsmParser,\
         Parsed<IntegerAttr>)' and 'static void printAxes(OpAsmPrinter, Operation, IntegerAttr)'.\
         Did you mean 'custom<Axis>'?
            custom<Axes>($axis) custom<Other>($axis2) attr-dict
            ^\
        """,
        """
        2: [ODS237] `custom<Other>` needs the methods 'static boolean parseOther(OpAsmParser,\
         Parsed<IntegerAttr>)' and 'static void printOther(OpAsmPrinter, Operation, IntegerAttr)';\
         declare them in 'X', in its dialect, or in a class in @AssemblyFormat(customs = …)
            custom<Axes>($axis) custom<Other>($axis2) attr-dict
                                ^\
        """);
  }

  @Test
  void theParserThatBeginsAGroupIsOptional() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "X")
        @AssemblyFormat("(`` custom<A>($a)^ custom<B>($b))? attr-dict")
        interface X {
          @Attr Optional<IntegerAttr> a();
          @Attr Optional<IntegerAttr> b();
          static void printA(OpAsmPrinter printer, Operation operation, IntegerAttr a) {}
          static void printB(OpAsmPrinter printer, Operation operation, IntegerAttr b) {}
        }
        """,
        """
        2: [ODS237] `custom<A>` needs the method 'static OptionalResult parseA(OpAsmParser,\
         Parsed<IntegerAttr>)';\
         declare it in 'X', in its dialect, or in a class in @AssemblyFormat(customs = …)
            (`` custom<A>($a)^ custom<B>($b))? attr-dict
                ^\
        """,
        """
        2: [ODS237] `custom<B>` needs the method 'static boolean parseB(OpAsmParser,\
         Parsed<IntegerAttr>)';\
         declare it in 'X', in its dialect, or in a class in @AssemblyFormat(customs = …)
            (`` custom<A>($a)^ custom<B>($b))? attr-dict
                               ^\
        """);
  }

  private static void assertCustom(String parser, String message) {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "X")
        @AssemblyFormat("custom<Axis>($axis) attr-dict")
        interface X {
          @Attr IntegerAttr axis();
          static void printAxis(OpAsmPrinter printer, Operation operation, IntegerAttr axis) {}
        """
            + parser
            + "}\n",
        "2: [ODS237] " + message + "\n    custom<Axis>($axis) attr-dict\n    ^");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "`<` rank `>` | ; write $rank for the parameter, or `rank` for the word",
        "`<` struct(rank) `>` | ; write $rank for the parameter",
        "`<` $rank x `>` | ; literals are quoted with backquotes: write `x`",
        "`<` parms `>` | . Did you mean 'params'?",
        "`<` $rank^ `>`"
            + " | ; '^' stands directly behind the anchor of an optional group, as in ($value^)?",
        "`<` $rank (`in` $unit^ `>` | ; the optional group is not closed: end it with ')?'"
      })
  void formatsOfDefinitions(String format, String hint) {
    assertHint(
        "@AssemblyFormat(\""
            + format
            + "\")\n"
            + "@TypeDef(dialect = TfDialect.class, mnemonic = \"mat\")"
            + " record Mat(long rank, Optional<String> unit) {}",
        "1: [ODS203] expected literal, variable, directive, or optional group" + hint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java.util.OptionalLong | OptionalLong | . Did you mean 'Optional<Long>'?",
        "java.util.OptionalInt | OptionalInt | . Did you mean 'Optional<Integer>'?",
        "java.util.OptionalDouble | OptionalDouble | . Did you mean 'Optional<Double>'?",
        "java.util.Set<String> | Set<String> | . Did you mean 'List'?",
        "Boolean | Boolean | . Did you mean 'boolean'?",
        "Long | Long | . Did you mean 'long'?",
        "Optional<Object> | Optional<Object> | ; see @Attr for the types that do",
        "List<List<Long>> | List<List<Long>> | ; see @Attr for the types that do",
        "List<?> | List<?> | ; see @Attr for the types that do",
        "String[] | String[] | ; see @Attr for the types that do",
        "void | void | ; see @Attr for the types that do",
        "Value | Value | ; see @Attr for the types that do"
      })
  void suggestsAttributeTypes(String type, String shown, String hint) {
    assertErrors(
        op("@Attr " + type + " x();"),
        "3: [ODS107] attribute 'x' returns '"
            + shown
            + "', which corresponds to no attribute"
            + hint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "static boolean test(String s) { return true; }"
            + " | does not take a Type or an Attribute",
        "static int test(Type t) { return 1; } | does not return boolean",
        "default boolean test(Type t) { return true; } | is not static",
        "static boolean test(Type t, Type u) { return true; }"
            + " | does not take a Type or an Attribute"
      })
  void saysWhyATestMethodMakesNoConstraint(String method, String fault) {
    assertErrors(
        "interface C { " + method + " }\n" + op("@Operand(C.class) Value x();"),
        "4: [ODS301] 'C' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'; its 'test' "
            + fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "boolean | 1 | true or false",
        "byte | 128 | an integer of 8 bits",
        "byte | 0x100 | an integer of 8 bits",
        "byte | -0x81 | an integer of 8 bits",
        "int | #5 | an integer of 32 bits",
        "int | +5 | an integer of 32 bits",
        "int | 0x | an integer of 32 bits",
        "int | 1 2 | an integer of 32 bits",
        "int | '' | an integer of 32 bits",
        "short | -32769 | an integer of 16 bits",
        "int | 2147483648 | an integer of 32 bits",
        "long | 1.5 | an integer of 64 bits",
        "float | 1.5f | a number",
        "float | +1.0 | a number",
        "float | 1e39 | a number in the range of 32 bits",
        "float | 1.0e39 | a number in the range of 32 bits",
        "float | 0x1FFFFFFFF | a number in the range of 32 bits",
        "double | fast | a number",
        "double | 1e400 | a number in the range of 64 bits",
        "float[] | [1e39] | elements between '[' and ']'",
        "List<String> | [1] | elements between '[' and ']'",
        "List<String> | [a b] | elements between '[' and ']'",
        "List<String> | [a,] | elements between '[' and ']'",
        "List<Long> | [1] 2 | elements between '[' and ']'",
        "@FlatSymbolRef String | @ | the name of a symbol",
        "@FlatSymbolRef String | @a b | the name of a symbol",
        "List<Long> | 1, 2 | elements between '[' and ']'",
        "long[] | [1, x] | elements between '[' and ']'"
      })
  void rejectsDefaultsOfAnotherType(String type, String text, String expected) {
    assertErrors(
        op("@Attr @Default(\"" + text + "\") " + type + " x();"),
        "3: [ODS122] '" + text + "' is not a value of attribute 'x'; expected " + expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@IntMinValue(10) | 9 | int | 32-bit signless integer attribute whose minimum value is 10",
        "@IntMaxValue(10) | 11 | int | 32-bit signless integer attribute whose maximum value is 10",
        "@IntNEQValue(3) | 3 | int | 32-bit signless integer attribute whose value is not 3",
        "@IntIsOneOf({4, 1, 2}) | 3 | int"
            + " | 32-bit signless integer attribute whose value is one of {4, 1, 2}",
        "@DenseArrayMinCount(3) | [1] | long[]"
            + " | i64 dense array attribute with at least 3 elements",
        "@DenseArrayMaxCount(1) | [1, 2] | long[]"
            + " | i64 dense array attribute with at most 1 elements",
        "@IntNonNegative | -1 | int"
            + " | 32-bit signless integer attribute whose value is non-negative",
        "@IntPositivePowerOf2 | 3 | int"
            + " | 32-bit signless integer attribute whose value is positive and whose value is a"
            + " power of two > 0",
        "@ArrayCount(2) | [1] | List<Long>"
            + " | 64-bit integer array attribute with exactly 2 elements",
        "@ArrayMaxCount(1) | [1, 2] | List<Long>"
            + " | 64-bit integer array attribute with at most 1 elements",
        "@IntArrayNthElemEq(index = 1, value = 7) | [1, 2] | List<Long>"
            + " | 64-bit integer array attribute whose 1-th element must be 7",
        "@IntArrayNthElemInRange(index = 0, min = 2, max = 3) | [1, 2] | List<Long>"
            + " | 64-bit integer array attribute whose 0-th element must be at least 2 and at most"
            + " 3",
        "@DenseArrayCount(3) | [1] | long[] | i64 dense array attribute with exactly 3 elements",
        "@DenseArrayStrictlyPositive | [1, 0] | int[]"
            + " | i32 dense array attribute whose value is positive",
        "@DenseArraySorted | [2, 1] | long[]"
            + " | i64 dense array attribute should be in non-decreasing order",
        "@DenseArrayStrictlySorted | [1, 1] | long[]"
            + " | i64 dense array attribute should be in increasing order"
      })
  void defaultsThatViolate(String confinement, String text, String type, String summary) {
    assertErrors(
        op("@Attr @Default(\"" + text + "\") " + confinement + " " + type + " x();"),
        "3: [ODS125] default value '"
            + text
            + "' of attribute 'x' failed to satisfy constraint: "
            + summary);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "default void verify() {} | verify | default void verify(Diagnostics)",
        "static void verify(Diagnostics d) {} | verify | default void verify(Diagnostics)",
        "default void verifyRegions(Value v) {} | verifyRegions"
            + " | default void verifyRegions(Diagnostics)",
        "static void parse(OpAsmParser p, OperationState s) {} | parse"
            + " | static boolean parse(OpAsmParser, OperationState)",
        "default void print(OpAsmPrinter p) {} | print | static void print(OpAsmPrinter, X)",
        "static void print(OpAsmPrinter p, String op) {} | print"
            + " | static void print(OpAsmPrinter, X)",
        "static void build(OperationState s) {} | build"
            + " | static void build(OpBuilder, OperationState, …)"
      })
  void checksSignaturesOfOpHooks(String method, String name, String expected) {
    assertErrors(
        op(method),
        "3: [ODS420] '"
            + name
            + "' has the name of a hook but not its signature; expected '"
            + expected
            + "'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "$x attr-dict : type($x) | 203 | ; literals are quoted with backquotes: write `:`",
        "$x to attr-dict | 203 | ; literals are quoted with backquotes: write `to`",
        "x attr-dict | 203 | ; write $x for the operand, or `x` for the word",
        "$x attr-dict `:` type(x) | 203 | ; write $x for the operand",
        "$x attr-dict `:` type(y) | 203 | ''",
        "$x attr-dict `:` type( | 203 | ''",
        "$x atr-dict | 203 | . Did you mean 'attr-dict'?",
        "$x^ attr-dict | 203"
            + " | ; '^' stands directly behind the anchor of an optional group, as in ($value^)?",
        "[ $x attr-dict | 200 | ; literals are quoted with backquotes: write `[`",
        "$x -> attr-dict | 200 | ; literals are quoted with backquotes: write `->`",
        "$x - attr-dict | 200 | ; literals are quoted with backquotes: write `-`",
        "$x ... attr-dict | 200 | ; literals are quoted with backquotes: write `...`",
        "$x attr-dict ':' type($x) | 200 | ; literals are quoted with backquotes: write `:`",
        "$x attr-dict 'to type($x) | 200 | ; literals are quoted with backquotes",
        "%x attr-dict | 200 | ''",
        "$z attr-dict | 208 | ; the op has no 'z'. Did you mean 'x'?",
        "$other attr-dict | 208 | ; the op has no 'other'; it has 'x', 'kind'"
      })
  void formats(String format, int id, String hint) {
    String words =
        switch (id) {
          case 200 -> "unexpected character";
          case 203 -> "expected literal, variable, directive, or optional group";
          default -> "expected variable to refer to an argument, region, result, or successor";
        };
    assertHint(
        "@AssemblyFormat(\"" + format + "\")\n" + op("@Operand Value x(); @Attr long kind();"),
        "1: [ODS" + id + "] " + words + hint.replace("''", ""));
  }

  private static void assertHint(String snippet, String message) {
    List<String> lines =
        Snippets.errors(Snippets.compile(snippet)).stream().flatMap(String::lines).toList();
    assertEquals(message, lines.get(0));
    assertEquals(3, lines.size(), "the line of the format and the caret");
  }

  private static String op(String member) {
    return "@Op(dialect = TfDialect.class, name = \"X\")\ninterface X {\n  " + member + "\n}\n";
  }

  private static void assertErrors(String snippet, String... expected) {
    assertEquals(List.of(expected), Snippets.errors(Snippets.compile(snippet)));
  }

  @Test
  void valuesWithoutASign() {
    assertEquals(
        List.of(
            "3: [ODS024] cases 'A' and 'B' have the same value 9223372036854775808; give one of them"
                + " another with @EnumCase(value = …), or make 'B' another symbol of 'A' with"
                + " @BitEnum.Group(symbol = \"B\", cases = \"A\", alias = true)"),
        Snippets.errors(
            Snippets.compile(
                """
                @EnumAttr(EnumAttr.Storage.I64) @BitEnum enum Top {
                  @EnumCase(value = 0x8000000000000000L) A,
                  @EnumCase(value = 0x8000000000000000L) B
                }
                """)));
  }

  /** What a hint says to write is Java, and valid. */
  @Test
  void symbolsOfAliases() {
    assertEquals(
        List.of(
            "3: [ODS024] cases 'A' and 'B' have the same value 1; give one of them another with"
                + " @EnumCase(value = …), or make 'B' another symbol of 'A' with"
                + " @BitEnum.Group(symbol = \"a\\\"b\\\\\", cases = \"A\", alias = true)",
            "4: [ODS024] cases 'A' and 'C' have the same value 1; give one of them another with"
                + " @EnumCase(value = …)",
            "4: [ODS046] the symbol '' cannot be read in a set: it must not be empty, contain the"
                + " separator, or begin or end with a space"),
        Snippets.errors(
            Snippets.compile(
                """
                @EnumAttr(EnumAttr.Storage.I64) @BitEnum enum Top {
                  @EnumCase(value = 1) A,
                  @EnumCase(symbol = "a\\"b\\\\", value = 1) B,
                  @EnumCase(symbol = "", value = 1) C
                }
                """)));
  }

  @Test
  void setsOfPatternsWithoutDialects() {
    assertEquals(
        List.of("3: [ODS502] 'tf.a' is not an operation of any dialect, as @PatternSet lists none"),
        Snippets.errors(
                Snippets.compile(
                    """
                    @Op(dialect = TfDialect.class, name = "a") interface A { @Operand Value x(); }
                    @PatternSet({}) interface Rules {
                      @Pattern(match = "(tf.a $x)") void rule();
                    }
                    """))
            .stream()
            .map(error -> error.lines().findFirst().orElse(""))
            .toList());
  }
}
