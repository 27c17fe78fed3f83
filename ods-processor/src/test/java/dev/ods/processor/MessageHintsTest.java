// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static dev.ods.processor.Snippets.op;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ends of messages, which say what was meant, and that one mistake yields one message. */
class MessageHintsTest {
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
            + " Double, Float, String or OpPassManager, or a Statistic");
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
