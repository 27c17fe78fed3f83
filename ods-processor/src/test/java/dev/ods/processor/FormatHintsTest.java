// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static dev.ods.processor.Snippets.op;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What messages about assembly formats suggest, and that one mistake yields one message. */
final class FormatHintsTest {
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
}
