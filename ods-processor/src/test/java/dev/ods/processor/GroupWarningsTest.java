// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.warnings;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Optional groups and clauses of {@code oilist} that mlir-tblgen 22 accepts without a word, but
 * whose text is not read back, or whose keywords are hardly meant.
 */
@Tag("shared")
class GroupWarningsTest {
  private static final String MEMBERS =
      """
      interface X {
        @Operand Value x();
        @Operand(F32.class) Optional<Value> a();
        @Attr Optional<Long> b();
        @Attr @Unit boolean c();
      }
      """;

  @Test
  void keywordsOfClauses() {
    assertEquals(
        List.of(
            "[ODS242] the keyword `b` begins two clauses of the list, of which the second one is"
                + " never parsed",
            "[ODS243] `b` belongs to the clause `a`, which is printed as a whole if any of its"
                + " parts is present; separate clauses with '|'"),
        Stream.of("oilist(`a` $a | `b` $b | `b` $c)", "oilist(`a` $a `:` type($a) `b` $b | `c` $c)")
            .flatMap(list -> warnings(op("", list)).stream())
            .collect(Collectors.toList()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oilist(`a` $a | `b` $b | `c` $c)",
        "oilist(`a` `(` $a `:` type($a) `)` | `b` `=` $b | `c` $c)",
        "oilist(`a` $a `of` type($a) | `b` `to` $b | `c` $c)",
        "oilist(`a` $a `,` (`to` $b^)? `end` | `c` $c)",
        "oilist(`a` ($a^ `:` type($a))? (`to` $b^)? | `c` $c)"
      })
  void otherWordsAreExpected(String list) {
    assertEquals(List.of(), warnings(op("", list)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "`k` $a `,` $b",
        "`k` $a $b",
        "`k` (`x` $c^)? `to` $b | `z` $a",
        "`k` ($a^ `:` type($a))? `to` $b",
      })
  void attributesOfClausesThatOthersBegin(String clause) {
    assertEquals(
        List.of(
            "[ODS254] the clause `k` is printed if any of its parts is present, and the attribute"
                + " 'b' with it, even if it is absent; write that in an optional group of its own,"
                + " as in (`b` $b^)?"),
        warnings(op("", "oilist(" + clause + ")")));
    assertEquals(List.of(), warnings(op("", "oilist(" + clause.replace("$b", "(`b` $b^)?") + ")")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oilist(`k` $a (`m` $b^)? | `m` $c)",
        "oilist(`m` $c | `k` $a (`m` $b^)?)",
        "oilist(`k` (`x` $a^)? (`m` $b^)? | `m` $c)",
        "oilist(`k` (`m` $b^)? (`x` $a^)? | `m` $c)",
        "oilist(`k` $a (`m` $b^)?) (`m` $c^)?",
        "oilist(`k` $a (`m` $b^)?) (`x` $d^)? oilist(`m` $c)",
        "oilist(`k` $a (`m` $b^)?) attr-dict `m`",
        "(`m` $b^)? (`m` $c^)?",
        "(`m` $b^)? (`x` $a^)? (`m` $c^)?",
        "(` ` `m` $b^)? (`m` $a^) : (`x`)?",
        "(`m` $b^)? `m` $d",
        "(`m` $b^)? oilist(`x` $a | `m` $c)",
        "(`x` $a^ (`m` $b^)?)? (`m` $c^)?",
        "(`x` $a^) : ((`m` $b^)?)? (`m` $c^)?",
        "(`m` $b^)? $blocks (`m` $c^)?",
        "(`m` $b^)? successors (`m` $c^)?",
        "(`m` $b^)? $bodies (`m` $c^)?",
        "(`m` $b^)? regions (`m` $c^)?",
      })
  void groupsThatBeginAsWhatFollows(String format) {
    assertEquals(
        List.of(
            "[ODS253] `m` begins an optional group, and what may follow where that is absent, which"
                + " is then read as the group; begin the group with another literal"),
        clauses(format));
    assertEquals(List.of(), clauses(format.replace("`m` $b", "`o` $b")));
    assertEquals(List.of(), clauses(format.replace("$b^)?", "$b^)? `end`")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oilist(`k` $a (`m` $b^)?) `to` oilist(`m` $c)",
        "oilist(`k` $a (`m` $b^) : (`n`)? | `m` $c)",
        "oilist(`k` $a (`m` $b^)? $d | `m` $c)",
        "(`m` $b^)? `to` (`m` $c^)?",
        "(`m` $b^) : (`n`)? (`m` $c^)?",
        "(`x` $a^ (`m` $b^)? $d)? (`m` $c^)?",
        "(`m` $b^ `m`)?",
        "(`m` $b^)? (`x` `m` $c^)?",
        "(`m` $b^)? $d (`m` $c^)?",
      })
  void groupsThatEndBeforeTheSameLiteral(String format) {
    assertEquals(List.of(), clauses(format));
  }

  @Test
  void groupsThatBeginAsRegionsAndFunctionTypes() {
    assertEquals(1, clauses("(`{` $b^ `}`)? $bodies").size());
    assertEquals(1, clauses("(`{` $b^ `}`)? regions").size());
    assertEquals(1, beforeFunctionType("(`(` $b^ `)`)?").size());
    assertEquals(0, beforeFunctionType("(`{` $b^ `}`)?").size());
    assertEquals(0, clauses("(`(` $b^ `)`)? $bodies").size());
  }

  private static List<String> beforeFunctionType(String group) {
    return warnings(
        op("", group + " functional-type($x, results) (`a` $a^)?")
            .replace("attr-dict `:` type($x)", "attr-dict"));
  }

  @Test
  void groupsThatBeginAsAnElseGroup() {
    assertEquals(1, clauses("(`m` $b^) : (`m` $d)?").size());
    assertEquals(1, clauses("($b^) : ((`m` $c^)?)? `m`").size());
  }

  @ParameterizedTest
  @CsvSource({
    "(`m` $a^ $b)?, the optional group is printed if its anchor is present",
    "(`m` $b $a^)?, the optional group is printed if its anchor is present",
    "($b $a^)?, the optional group is printed if its anchor is present",
    "(`m` $a^) : (`n` $b)?, the else group is printed if the anchor is absent",
    "(`m` $b) : ($a^)?, the optional group is printed if its anchor is absent",
    "(`m` `x`) : ($a^ $b)?, the else group is printed if its anchor is present",
  })
  void attributesOfGroupsThatOthersAnchor(String format, String condition) {
    assertEquals(
        List.of(
            "[ODS254] "
                + condition
                + ", and the attribute 'b' with it, even if it is absent; write that in an optional"
                + " group of its own, as in (`b` $b^)?"),
        clauses(format));
    assertEquals(List.of(), clauses(format.replace("$b", "(`b` $b^)?").replace("((", "(`k` (")));
  }

  @Test
  void defaultsOfGroupsThatOthersAnchor() {
    assertEquals(List.of(), clauses("(`m` $d $a^ (`b` $b^)?)?"));
  }

  private static List<String> clauses(String format) {
    return warnings(
        op("", (format.contains("$a") ? "" : "(`a` $a^)? ") + format)
            .replace(
                "@Operand Value x",
                "@Attr @Default(\"1\") long d();\n"
                    + (format.contains("$blocks") || format.contains("successors")
                        ? "@Successor List<Block> blocks();\n"
                        : "")
                    + (format.contains("$bodies") || format.contains("regions")
                        ? "List<Region> bodies();\n"
                        : "")
                    + "@Operand Value x")
            .replace(
                format + " attr-dict",
                format + (format.contains("attr-dict") ? "" : " attr-dict")));
  }

  @Test
  void warningsAreSuppressedByTheirIds() {
    String list = "oilist(`a` $a | `b` $b | `b` $c)";
    assertEquals(List.of(), warnings(op("@SuppressWarnings({\"a\", \"ODS242\"})", list)));
    assertEquals(1, warnings(op("@SuppressWarnings(\"ODS243\")", list)).size());
  }

  private static String op(String annotation, String list) {
    return annotation
        + "@Op(dialect = TfDialect.class, name = \"X\") @AssemblyFormat(\"$x "
        + list
        + " attr-dict `:` type($x)\")\n"
        + MEMBERS;
  }
}
