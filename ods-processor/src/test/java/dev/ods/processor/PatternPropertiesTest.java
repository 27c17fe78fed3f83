// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.text.PrinterFlags;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Attributes and properties in declared patterns: their literals, and what is passed on. */
@Tag("shared")
class PatternPropertiesTest {
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Source.class, Neg.class, Cased.class, Lists.class, Wide.class,
          Plain.class, Maybe.class, Cases.class, Words.class, Shorter.class, Longer.class, Flag2.class,
          Unit2.class, Held.class},
          attributes = {Mode.class, Flag.class})
      interface TDialect {}

      @EnumAttr(EnumAttr.Storage.I32)
      enum Level { LOW, @EnumCase(value = 5) HIGH }

      @EnumAttr(EnumAttr.Storage.I32)
      enum Other { LOW, TOP }

      @EnumAttr(name = "t.mode", value = EnumAttr.Storage.I32)
      enum Mode { FAST, @EnumCase(value = 7) SLOW }

      @EnumAttr(name = "t.flags", value = EnumAttr.Storage.I32) @BitEnum
      enum Flag { READ, WRITE }

      @Op(dialect = TDialect.class, name = "source")
      interface Source { @Result Value y(); }

      @Op(dialect = TDialect.class, name = "neg")
      @Trait(SameOperandsAndResultType.class)
      interface Neg { @Operand Value x(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "cased")
      interface Cased { @Operand Value x(); @Prop Mode number(); @Prop(asAttribute = true) Mode own();
        @Prop(fromAttribute = true) java.util.Set<Flag> flags(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "lists")
      interface Lists { @Operand Value x(); @Prop List<Long> longs(); @Prop List<Level> levels();
        @Prop Optional<Integer> one(); @Prop Optional<String> text(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "wide")
      interface Wide { @Operand Value x(); @Attr(SI32Attr.class) IntegerAttr a();
        @Attr(UI8Attr.class) IntegerAttr b(); @Attr(IndexAttr.class) IntegerAttr c();
        @Attr(F16Attr.class) FloatAttr d(); @Attr Attribute e(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "plain")
      interface Plain { @Operand Value x(); @Attr int i(); @Attr long l(); @Attr boolean b();
        @Attr @Unit boolean u(); @Attr String s(); @Prop int p(); @Attr IntegerAttr any();
        @Result Value y(); }

      @Op(dialect = TDialect.class, name = "maybe")
      interface Maybe { @Operand Value x(); @Attr Optional<Integer> i(); @Prop Optional<Long> l();
        @Attr @Default("3") int d(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "cases")
      interface Cases { @Operand Value x(); @Attr Level level(); @Attr Other other();
        @Attr Mode mode(); @Attr List<Long> all(); @Attr long[] dense(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "shorter")
      interface Shorter { @Operand Value x(); @Prop List<Integer> list(); @Prop Optional<Short> one();
        @Prop @Unit boolean flag(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "longer")
      interface Longer { @Operand Value x(); @Prop List<Long> list(); @Prop Optional<Long> one();
        @Attr boolean flag(); @Attr List<Long> attrs(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "flag")
      interface Flag2 { @Operand Value x(); @Prop @Unit boolean flag(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "unit")
      interface Unit2 { @Operand Value x(); @Attr @Unit boolean flag(); @Result Value y(); }

      @Op(dialect = TDialect.class, name = "held")
      interface Held { @Operand Value x(); @Attr DictionaryAttr d(); @Attr StringAttr s();
        @Result Value y(); }

      @Op(dialect = TDialect.class, name = "words")
      interface Words { @Operand Value x(); @Attr String s(); @Prop String p(); @Prop long l();
        @Result Value y(); }
      """;

  private static String rules(String patterns) {
    return OPS + "@PatternSet(TDialect.class)\ninterface Rules {\n" + patterns + "\n}\n";
  }

  private static void assertRewritten(String patterns, String before, String after) {
    CompiledDialect dialect = CompiledDialect.of(rules(patterns));
    assertEquals(after.strip(), dialect.rewritten(before, "Rules", PrinterFlags.GENERIC));
  }

  @Test
  void casesOfEnumsWithAnAttributeOfTheirOwn() {
    assertRewritten(
        """
        @Pattern(match = "(t.cased $x, SLOW, FAST, 'READ|WRITE')",
            rewrite = "(t.cased (t.neg $x), FAST, SLOW, WRITE)")
        void next();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.cased"(%0) <{flags = 3 : i32, number = 7 : i32, own = #t<mode FAST>}> : (i32) -> i32
        %2 = "t.cased"(%0) <{flags = 1 : i32, number = 7 : i32, own = #t<mode FAST>}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.cased"(%1) <{flags = 2 : i32, number = 0 : i32, own = #t<mode SLOW>}> : (i32) -> i32
        %3 = "t.cased"(%0) <{flags = 1 : i32, number = 7 : i32, own = #t<mode FAST>}> : (i32) -> i32
        """);
  }

  @Test
  void listsAndOptionalProperties() {
    assertRewritten(
        """
        @Pattern(match = "(t.lists $x, [1, -2], [LOW, HIGH], 7, null)",
            rewrite = "(t.lists (t.neg $x), [], [HIGH], null, 'a')")
        void next();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.lists"(%0) <{levels = [0 : i32, 5 : i32], longs = [1, -2], one = [7 : i32]}> : (i32) -> i32
        %2 = "t.lists"(%0) <{levels = [0 : i32, 5 : i32], longs = [1, -2], one = [7 : i32], text = ["b"]}> : (i32) -> i32
        %3 = "t.lists"(%0) <{levels = [0 : i32], longs = [1, -2], one = [7 : i32]}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.lists"(%1) <{levels = [5 : i32], longs = [], one = [], text = ["a"]}> : (i32) -> i32
        %3 = "t.lists"(%0) <{levels = [0 : i32, 5 : i32], longs = [1, -2], one = [7 : i32], text = ["b"]}> : (i32) -> i32
        %4 = "t.lists"(%0) <{levels = [0 : i32], longs = [1, -2], one = [7 : i32], text = []}> : (i32) -> i32
        """);
  }

  /** Numbers are read as any number of bits, flags from booleans and as attributes. */
  @Test
  void propertiesConvertWhatIsPassedOn() {
    assertRewritten(
        """
        @Pattern(match = "(t.longer $x, $list, $one, $flag, $_)",
            rewrite = "(t.shorter $x, $list, $one, $flag)") void shorter();
        @Pattern(match = "(t.flag $x, $flag)", rewrite = "(t.unit $x, $flag)") void unit();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.longer"(%0) <{attrs = [1], flag = true, list = [1, 2], one = [3]}> : (i32) -> i32
        %2 = "t.longer"(%0) <{attrs = [1], flag = false, list = [], one = []}> : (i32) -> i32
        %3 = "t.flag"(%0) <{flag}> : (i32) -> i32
        %4 = "t.flag"(%0) <{flag = false}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.shorter"(%0) <{flag, list = [1 : i32, 2 : i32], one = [3 : i16]}> : (i32) -> i32
        %2 = "t.shorter"(%0) <{flag = false, list = [], one = []}> : (i32) -> i32
        %3 = "t.unit"(%0) <{flag}> : (i32) -> i32
        %4 = "t.unit"(%0) : (i32) -> i32
        """);
  }

  @Test
  void numbersOfAnyWidth() {
    assertRewritten(
        """
        @Pattern(match = "(t.wide $x, 1, $b, $c, $d, 18446744073709551615 : ui128)",
            rewrite = "(t.wide $x, 0, $b, $c, $d, 0xFFFFFFFFFFFFFFFF : i128)") void a();
        @Pattern(match = "(t.wide $x, 2, $b, $c, $d, $_)",
            rewrite = "(t.wide $x, 0, $b, $c, $d, -9223372036854775809 : i128)") void b();
        @Pattern(match = "(t.wide $x, 3, $b, $c, $d, $_)",
            rewrite = "(t.wide $x, 0, $b, $c, $d, 1 : i1)") void c();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.wide"(%0) <{a = 1 : si32, b = 1 : ui8, c = 1 : index, d = 1.0 : f16, e = 18446744073709551615 : ui128}> : (i32) -> i32
        %2 = "t.wide"(%0) <{a = 1 : si32, b = 1 : ui8, c = 1 : index, d = 1.0 : f16, e = 340282366920938463463374607431768211455 : ui128}> : (i32) -> i32
        %3 = "t.wide"(%0) <{a = 2 : si32, b = 1 : ui8, c = 1 : index, d = 1.0 : f16, e}> : (i32) -> i32
        %4 = "t.wide"(%0) <{a = 3 : si32, b = 1 : ui8, c = 1 : index, d = 1.0 : f16, e}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.wide"(%0) <{a = 0 : si32, b = 1 : ui8, c = 1 : index, d = 1.000000e+00 : f16, e = 18446744073709551615 : i128}> : (i32) -> i32
        %2 = "t.wide"(%0) <{a = 1 : si32, b = 1 : ui8, c = 1 : index, d = 1.000000e+00 : f16, e = 340282366920938463463374607431768211455 : ui128}> : (i32) -> i32
        %3 = "t.wide"(%0) <{a = 0 : si32, b = 1 : ui8, c = 1 : index, d = 1.000000e+00 : f16, e = -9223372036854775809 : i128}> : (i32) -> i32
        %4 = "t.wide"(%0) <{a = 0 : si32, b = 1 : ui8, c = 1 : index, d = 1.000000e+00 : f16, e = true}> : (i32) -> i32
        """);
  }

  /** Absent or not, they are passed on; one that has to be there asks for it. */
  @Test
  void optionalPropertiesArePassedOn() {
    assertRewritten(
        """
        @Pattern(match = "(t.maybe $x, 1, $l, $d)", rewrite = "(t.maybe (t.neg $x), null, $l, $d)")
        void any();
        @Pattern(match = "(t.maybe $x, 2, $l, $d)", rewrite = "(t.maybe $x, 3, null, $d)")
        void there(ArrayAttr l);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.maybe"(%0) <{i = 1 : i32, l = [5]}> : (i32) -> i32
        %2 = "t.maybe"(%0) <{i = 1 : i32}> : (i32) -> i32
        %3 = "t.maybe"(%0) <{i = 2 : i32, l = [5]}> : (i32) -> i32
        %4 = "t.maybe"(%0) <{i = 2 : i32}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.maybe"(%1) <{d = 3 : i32, l = [5]}> : (i32) -> i32
        %3 = "t.neg"(%0) : (i32) -> i32
        %4 = "t.maybe"(%3) <{d = 3 : i32, l = []}> : (i32) -> i32
        %5 = "t.maybe"(%0) <{d = 3 : i32, i = 3 : i32, l = []}> : (i32) -> i32
        %6 = "t.maybe"(%0) <{d = 3 : i32, i = 2 : i32, l = []}> : (i32) -> i32
        """);
  }

  @Test
  void numbersOfAnyBuiltinType() {
    assertRewritten(
        """
        @Pattern(match = "(t.wide $x, -5, 200, 6, 1.5, 7 : ui16)",
            rewrite = "(t.wide (t.neg $x), 6, 255, -1 : index, 2.5 : f16, 18446744073709551615 : ui64)")
        void next();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.wide"(%0) <{a = -5 : si32, b = 200 : ui8, c = 6 : index, d = 1.5 : f16, e = 7 : ui16}> : (i32) -> i32
        %2 = "t.wide"(%0) <{a = -5 : si32, b = 200 : ui8, c = 6 : index, d = 1.5 : f16, e = 7 : i16}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.wide"(%1) <{a = 6 : si32, b = 255 : ui8, c = -1 : index, d = 2.500000e+00 : f16, e = 18446744073709551615 : ui64}> : (i32) -> i32
        %3 = "t.wide"(%0) <{a = -5 : si32, b = 200 : ui8, c = 6 : index, d = 1.500000e+00 : f16, e = 7 : i16}> : (i32) -> i32
        """);
  }

  /** What is passed on has to be of the kind of the other, as far as that is known. */
  @Test
  void otherKindsAreErrors() {
    String plain = "(t.plain $x, $i, $l, $b, $u, $s, $p, $any)";
    String maybe = "(t.maybe $x, $i, $l, $d)";
    String cases = "(t.cases $x, $a, $b, $c, $d, $e)";
    assertNoFit(
        plain,
        "(t.plain $x, $^l, $l, $b, $u, $s, $p, $any)",
        "'i' of 't.plain' must be 32-bit signless integer attribute, but '$l' is 64-bit signless"
            + " integer attribute");
    assertNoFit(
        plain,
        "(t.plain $x, $i, $l, $^u, $u, $s, $p, $any)",
        "'b' of 't.plain' must be bool attribute, but '$u' is unit attribute");
    assertNoFit(
        plain,
        "(t.plain $x, $i, $l, $any, $u, $^i, $p, $any)",
        "'s' of 't.plain' must be string attribute, but '$i' is 32-bit signless integer attribute");
    assertNoFit(
        plain,
        "(t.maybe $x, $i, $^l, $i)",
        "'l' of 't.maybe' must be optional int64_t, but '$l' is 64-bit signless integer attribute");
    assertNoFit(
        maybe,
        "(t.plain $x, $^i, 5, true, unit, 'a', $d, 2)",
        "'i' of 't.plain' must be 32-bit signless integer attribute, but '$i' is an attribute of"
            + " 't.maybe', which may be absent");
    assertNoFit(
        maybe,
        "(t.words $x, 'a', 'b', $^l)",
        "'l' of 't.words' must be int64_t, but '$l' is optional int64_t");
    assertNoFit(
        cases,
        "(t.cases $x, $^b, $b, $c, $d, $e)",
        "'level' of 't.cases' must be allowed 32-bit signless integer cases: 0, 5, but '$b' is"
            + " allowed 32-bit signless integer cases: 0, 1");
    assertNoFit(
        cases,
        "(t.cases $x, $a, $b, $^a, $d, $e)",
        "'mode' of 't.cases' must be allowed 32-bit signless integer cases: 0, 7, but '$a' is"
            + " allowed 32-bit signless integer cases: 0, 5");
    assertNoFit(
        cases,
        "(t.cases $x, $a, $b, $c, $^e, $e)",
        "'all' of 't.cases' must be 64-bit integer array attribute, but '$e' is i64 dense array"
            + " attribute");
    assertNoFit(
        "(t.held $x, $d, $s)",
        "(t.held $x, $d, $^d)",
        "'s' of 't.held' must be string attribute, but '$d' is dictionary of named attribute"
            + " values");
    assertNoFit(
        "(t.words $x, $s, $p, $l)",
        "(t.flag $x, $^s)",
        "'flag' of 't.flag' must be unit property, but '$s' is string attribute");
  }

  @Test
  void literalsThatTheTypeDoesNotHaveAreErrors() {
    for (String literal :
        List.of("1e6 : f16", "256 : ui8", "-1 : ui128", "5 : none", "1e39 : bf16")) {
      List<String> errors =
          Snippets.errors(
              Snippets.compile(
                  rules(
                      "@Pattern(match = \"(t.wide $x, $a, $b, $c, $d, %s)\", rewrite = \"$x\") void a();"
                          .formatted(literal))));
      assertEquals(1, errors.size(), literal);
      assertTrue(
          errors.get(0).contains("'" + literal + "' is not a value of attribute 'e'"), literal);
    }
  }

  @Test
  void elementsOfOtherTypesAreErrors() {
    String rule =
        "@Pattern(match = \"(t.cases $x, $a, $b, $c, $d, [1 : i64, 2 : i8])\", rewrite = \"$x\")"
            + " void a();";
    List<String> errors = Snippets.errors(Snippets.compile(rules(rule)));
    assertEquals(1, errors.size(), errors::toString);
  }

  /** A rewrite has one mistake, at the name with a caret. */
  private static void assertNoFit(String match, String marked, String message) {
    String rewrite = marked.replace("^", "");
    String rule = "@Pattern(match = \"%s\", rewrite = \"%s\") void rule();";
    List<String> errors = Snippets.errors(Snippets.compile(rules(rule.formatted(match, rewrite))));
    String expected =
        "[ODS542] %s\n    %s\n    %s^"
            .formatted(message, rewrite, " ".repeat(marked.indexOf('^') - 1));
    assertEquals(List.of(expected), errors.stream().map(e -> e.substring(e.indexOf('['))).toList());
  }

  /** A parameter narrows, a width may differ where properties are read, an enum is a number. */
  @Test
  void whatMayFitIsNoError() {
    assertEquals(
        List.of(),
        Snippets.errors(
            Snippets.compile(
                rules(
                    """
                    static boolean isThere(IntegerAttr self) { return true; }
                    @Pattern(match = "(t.maybe $x, $i, $l, $d)", rewrite = "(t.maybe $x, $d, $l, $i)")
                    void a(IntegerAttr i);
                    @Pattern(match = "(t.maybe $x, isThere:$i(), $l, $d)",
                        rewrite = "(t.maybe $x, $d, $l, $i)")
                    void b();
                    @Pattern(match = "(t.plain $x, $i, $l, $b, $u, $s, $p, $any)",
                        rewrite = "(t.plain $x, $any, $any, $b, $u, $s, $l, $b)") void c();
                    @Pattern(match = "(t.words $x, $s, $p, $l)", rewrite = "(t.words $x, $p, $s, $l)")
                    void d();
                    @Pattern(match = "(t.longer $x, $list, $one, $flag, $_)",
                        rewrite = "(t.shorter $x, $list, $one, $flag)") void e();
                    @Pattern(match = "(t.longer $x, $_, $one, $flag, $attrs)",
                        rewrite = "(t.shorter $x, $attrs, $one, $flag)") void f();
                    """))));
  }
}
