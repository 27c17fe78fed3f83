// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.rewrite.PatternExplanation;
import dev.ods.rewrite.RewriteTracing;
import dev.ods.text.PrinterFlags;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What captures and their parameters ask of a match, and how it is explained. */
@Tag("shared")
class PatternCapturesTest {
  private static final String OPS =
      """
      @Dialect(name = "t", ops = {Source.class, Neg.class, Any.class, Perhaps.class, Sole.class,
          Series.class, Take.class, Named.class, Both.class})
      interface TDialect {}
      @Op(dialect = TDialect.class, name = "source")
      interface Source { @Result Value y(); }
      @Op(dialect = TDialect.class, name = "neg") @Trait({SameOperandsAndResultType.class, Pure.class})
      interface Neg { @Operand Value x(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "any")
      interface Any { @Operand Value x(); @Attr Optional<Attribute> k(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "perhaps")
      interface Perhaps { @Operand Value x(); @Result Optional<Value> maybe(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "sole")
      interface Sole { @Operand Value x(); @Result Optional<Value> y(); }
      @Op(dialect = TDialect.class, name = "series")
      interface Series { @Operand Value x(); @Result Value one(); @Result ValueRange rest(); }
      @Op(dialect = TDialect.class, name = "take")
      interface Take { @Operand Value x(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "named")
      interface Named { @Operand Value x(); @Attr String name(); @Result Value y(); }
      @Op(dialect = TDialect.class, name = "both")
      interface Both { @Operand Value a(); @Operand Value b(); }
      """;

  private static CompiledDialect dialect(String patterns) {
    return CompiledDialect.of(
        OPS + "@PatternSet(TDialect.class)\ninterface Rules {\n" + patterns + "\n}\n");
  }

  private static void assertRewritten(String patterns, String before, String after) {
    assertEquals(after.strip(), dialect(patterns).rewritten(before, "Rules", PrinterFlags.GENERIC));
  }

  /** Whatever asks for an optional result, the pattern applies only where it is there. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rewrite = \"$x\") void rule(@Capture(\"$p.maybe\") Value m);",
        "rewrite = \"$x\") void rule(@HasOneUse @Capture(\"$p#0\") Value m);",
        "rewrite = \"$x\") void rule(@Is(I32.class) @Capture(\"$p.maybe\") Value m);",
        "rewrite = \"$x\") static boolean rule(@Capture(\"$p.maybe\") Value m)"
            + " { return m.hasUses(); }",
        "rewrite = {\"(t.neg $p.maybe)\", \"$x\"}) void rule(@Capture(\"$p#0\") Value m);",
      })
  void optionalResultsHaveToBeThere(String rule) {
    assertRewritten(
        "@Pattern(match = \"(t.take (t.perhaps:$p $x))\", " + rule,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.perhaps"(%0) : (i32) -> i32
        %2 = "t.take"(%1) : (i32) -> i32
        %3:2 = "t.perhaps"(%0) : (i32) -> (i32, i32)
        %4 = "t.take"(%3#0) : (i32) -> i32
        "t.both"(%2, %4) : (i32, i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.perhaps"(%0) : (i32) -> i32
        %2 = "t.take"(%1) : (i32) -> i32
        %3:2 = "t.perhaps"(%0) : (i32) -> (i32, i32)
        "t.both"(%2, %0) : (i32, i32) -> ()
        """);
  }

  /** The result that defines an operand of the match is there, whatever its declaration says. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(t.take (t.sole:$s $x))\", rewrite = \"$s\") void rule();",
        "(t.take (t.sole:$s $x))\", rewrite = \"$s#0\") void rule();",
        "(t.take (t.sole:$s#0 $x))\", rewrite = \"$s\") void rule();",
        "(t.take (t.sole:$s $x))\", rewrite = \"$s.y\") void rule(@Capture(\"$s#0\") Value y);",
        "(t.take (t.perhaps:$s#0 $x))\", rewrite = \"$s#0\") void rule();",
        "(t.take (t.perhaps:$s.maybe $x))\", rewrite = \"$s.maybe\") void rule();",
      })
  void whatDefinesAnOperandIsThere(String pattern) {
    String name = pattern.contains("t.sole") ? "t.sole" : "t.perhaps";
    String types = pattern.contains("t.sole") ? "i32" : "(i32, i32)";
    String results = pattern.contains("t.sole") ? "%1" : "%1:2";
    String first = pattern.contains("t.sole") ? "%1" : "%1#0";
    String before =
        """
        %0 = "t.source"() : () -> i32
        RESULTS = "NAME"(%0) : (i32) -> TYPES
        %2 = "t.take"(FIRST) : (i32) -> i32
        "t.both"(%2, %0) : (i32, i32) -> ()
        """
            .replace("RESULTS", results)
            .replace("NAME", name)
            .replace("TYPES", types)
            .replace("FIRST", first);
    String after =
        """
        %0 = "t.source"() : () -> i32
        RESULTS = "NAME"(%0) : (i32) -> TYPES
        "t.both"(FIRST, %0) : (i32, i32) -> ()
        """
            .replace("RESULTS", results)
            .replace("NAME", name)
            .replace("TYPES", types)
            .replace("FIRST", first);
    assertRewritten("@Pattern(match = \"" + pattern, before, after);
  }

  @Test
  void optionalResultsMayBeAbsentForNullableParameters() {
    assertRewritten(
        """
        @Pattern(match = "(t.take (t.perhaps:$p $x))", rewrite = "$x")
        void rule(@HasNoUse @Capture("$p.maybe") @org.jspecify.annotations.Nullable Value m);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.perhaps"(%0) : (i32) -> i32
        %2 = "t.take"(%1) : (i32) -> i32
        %3:2 = "t.perhaps"(%0) : (i32) -> (i32, i32)
        %4 = "t.take"(%3#0) : (i32) -> i32
        "t.both"(%2, %4) : (i32, i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.perhaps"(%0) : (i32) -> i32
        %2:2 = "t.perhaps"(%0) : (i32) -> (i32, i32)
        %3 = "t.take"(%2#0) : (i32) -> i32
        "t.both"(%0, %3) : (i32, i32) -> ()
        """);
  }

  /** The optional results that a pattern asks for are one value each, also of the root. */
  @Test
  void replacesOptionalResultsThatAreThere() {
    assertRewritten(
        """
        @Pattern(match = "(t.perhaps:$p $x)", rewrite = {"$x", "(t.neg $x)"})
        void rule(@Capture("$p.maybe") Value m);
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.perhaps"(%0) : (i32) -> i32
        %2:2 = "t.perhaps"(%1) : (i32) -> (i32, i32)
        "t.both"(%2#0, %2#1) : (i32, i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.perhaps"(%0) : (i32) -> i32
        %2 = "t.neg"(%1) : (i32) -> i32
        "t.both"(%1, %2) : (i32, i32) -> ()
        """);
  }

  /** In any order of declaration. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Capture(\"$k\") Attribute a, @Capture(\"$k\") IntegerAttr b",
        "@Capture(\"$k\") IntegerAttr a, @Capture(\"$k\") Attribute b",
        "@Capture(\"$k\") @org.jspecify.annotations.Nullable Attribute a,"
            + " @Capture(\"$k\") IntegerAttr b",
        "@Capture(\"$k\") Attribute a,"
            + " @Capture(\"$k\") @org.jspecify.annotations.Nullable IntegerAttr b",
      })
  void eachParameterOfAnAttributeNarrowsTheMatch(String parameters) {
    String before =
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.any"(%0) : (i32) -> i32
        %2 = "t.any"(%0) <{k = "s"}> : (i32) -> i32
        %3 = "t.any"(%0) <{k = 5 : i8}> : (i32) -> i32
        "t.both"(%1, %2) : (i32, i32) -> ()
        "t.both"(%1, %3) : (i32, i32) -> ()
        """;
    String after =
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.any"(%0) : (i32) -> i32
        %2 = "t.any"(%0) <{k = "s"}> : (i32) -> i32
        "t.both"(%1, %2) : (i32, i32) -> ()
        "t.both"(%1, %0) : (i32, i32) -> ()
        """;
    String pattern = "@Pattern(match = \"(t.any $x, $k)\", rewrite = \"$x\") ";
    assertRewritten(pattern + "void rule(" + parameters + ");", before, after);
    assertRewritten(
        pattern + "static boolean rule(" + parameters + ") { return b != null; }", before, after);
  }

  /** A result that is a list is any of its values. */
  @Test
  void matchesValuesOfResultsThatAreLists() {
    assertRewritten(
        """
        @Pattern(match = "(t.take (t.series:$s.rest $x))", rewrite = "$s.one") void rule();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1:3 = "t.series"(%0) : (i32) -> (i32, i32, i32)
        %2 = "t.take"(%1#0) : (i32) -> i32
        %3 = "t.take"(%1#1) : (i32) -> i32
        %4 = "t.take"(%1#2) : (i32) -> i32
        "t.both"(%2, %3) : (i32, i32) -> ()
        "t.both"(%2, %4) : (i32, i32) -> ()
        """,
        """
        %0 = "t.source"() : () -> i32
        %1:3 = "t.series"(%0) : (i32) -> (i32, i32, i32)
        %2 = "t.take"(%1#0) : (i32) -> i32
        "t.both"(%2, %1#0) : (i32, i32) -> ()
        "t.both"(%2, %1#0) : (i32, i32) -> ()
        """);
  }

  @Test
  void stringsHaveTheEscapesOfMlir() {
    assertRewritten(
        """
        @Pattern(match = "(t.named $x, \\"a\\\\n\\\\t\\\\\\"b\\\\5C\\")",
            rewrite = "(t.named $x, \\"\\\\C3\\\\BC \\\\0A\\")") void escaped();
        @Pattern(match = "(t.named $x, 'c\\\\n')", rewrite = "(t.named $x, 'd\\\\t')")
        void plain();
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{name = "a\\n\\t\\"b\\\\"}> : (i32) -> i32
        %2 = "t.named"(%0) <{name = "antb"}> : (i32) -> i32
        %3 = "t.named"(%0) <{name = "c\\\\n"}> : (i32) -> i32
        """,
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.named"(%0) <{name = "\\C3\\BC \\0A"}> : (i32) -> i32
        %2 = "t.named"(%0) <{name = "antb"}> : (i32) -> i32
        %3 = "t.named"(%0) <{name = "d\\\\t"}> : (i32) -> i32
        """);
  }

  /** An order that fails late explains more than the last one. */
  @Test
  void explainsEachOrderOfOperands() {
    CompiledDialect dialect =
        dialect(
            """
            @Pattern(match = "(t.both (either (t.neg $x), (t.take $x)))", rewrite = {}) void rule();
            """);
    Diagnostics diagnostics = new Diagnostics();
    RewriteTracing.observe(
        dialect.context(), new PatternExplanation("Rules.rule", null, diagnostics));
    dialect.rewritten(
        """
        %0 = "t.source"() : () -> i32
        %1 = "t.source"() : () -> i32
        %2 = "t.neg"(%0) : (i32) -> i32
        %3 = "t.take"(%1) : (i32) -> i32
        "t.both"(%2, %3) : (i32, i32) -> ()
        """,
        "Rules");
    assertEquals(
        """
        pattern 'Rules.rule' does not match
        order 1 of 2: operand 'x' is not '$x'
        order 2 of 2: operand 'a' is not defined by 't.take'""",
        diagnostics.list().stream()
            .map(PatternCapturesTest::shown)
            .distinct()
            .collect(joining("\n")));
  }

  private static String shown(Diagnostic diagnostic) {
    return diagnostic.message()
        + diagnostic.notes().stream().map(note -> "\n" + note.message()).collect(joining());
  }
}
