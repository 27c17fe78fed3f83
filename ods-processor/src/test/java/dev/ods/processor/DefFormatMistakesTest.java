// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Wrong formats of types are reported in the words of mlir-tblgen; {@link UpstreamDefFormatsTest}
 * has those of MLIR's own tests.
 */
class DefFormatMistakesTest {
  private static final String INTS = "int v0, int v1, int v2";
  private static final String OPTIONAL = "Optional<Integer> a, int b";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          `<` $v0 $v1 `>`                | format is missing reference to parameter: v2
          `<` $v0 $v1 $v2 $v0 `>`        | duplicate parameter 'v0'
          `<` $v0 $v1 $v3 $v2 `>`        | Tf_AType has no parameter named 'v3'. Did you mean 'v0'?
          `<` struct(params) $v0 `>`     | duplicate parameter 'v0'
          `<` $v0 struct(params) `>`     | `params` captures duplicate parameter: v0
          `<` struct(params, `w`) `>`    | expected ')' at the end of an argument list
          `<` params $v0 `>`             | duplicate parameter 'v0'
          params ref($v0)                | 'ref' is only valid within a `custom` directive
          custom<Foo>(ref($v0)) params   | parameter 'v0' must be bound before it is referenced
          custom<Foo>(params)            | `params` can only be used at the top-level context or within a `struct` directive
          custom<Foo>(struct(params))    | `struct` can only be used at the top-level context
          params type($v0)               | unsupported directive kind: 'type' is for operations
          custom<Foo>($v0, ref($v0)) $v1 $v2 | parameter 'v0' must be bound before it is referenced; the same directive reads it
          params qualified(params)       | `params` captures duplicate parameter: v0
          custom<Foo>($v0, custom<Bar>($v1)) $v2 | `custom` can only be used at the top-level context or within a `struct` directive
          """)
  void ofRequiredParameters(String format, String expected) {
    check(INTS, format, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          struct($a) `,` $b              | `struct` directive with optional parameters cannot be followed by a comma literal
          (`(` struct(params)^ `)`)?     | `struct` is only allowed in an optional group if all captured parameters are optional
          (`(` params^ `)`)?             | `params` directive allowed in optional group only if all parameters are optional
          (struct($a)^)? $b              | first parsable element of an optional group must be a literal, variable, or custom directive
          (`(` $a^ `,` $b `)`)?          | parameters in an optional group must be optional
          $b (`(` $a `)`^)?              | optional group anchor must be a parameter or directive
          $b (`(` $a `)`)?               | optional group has no anchor element; mark the element whose presence controls the group with '^', as in ($value^)?
          """)
  void ofOptionalParameters(String format, String expected) {
    check(OPTIONAL, format, expected);
  }

  @Test
  void noListOfParametersBeginsAnOptionalGroup() {
    check(
        "Optional<Integer> a, Optional<Integer> b",
        "(params^ `x`)?",
        "first parsable element of an optional group must be a literal, variable, or custom"
            + " directive");
  }

  @Test
  void methodsOfCustomDirectivesAreLookedFor() {
    assertEquals(
        List.of(
            "`custom<Foo>` needs the methods 'static boolean parseFoo(AsmParser, Parsed<Integer>,"
                + " String)' and 'static void printFoo(AsmPrinter, int, String)'; declare them in"
                + " 'A', in its dialect, or in a class in @AssemblyFormat(customs = …)"),
        messages("int v0", "custom<Foo>($v0, \\\"x\\\")"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          `<` $v0 `>`                    | ODS273 | 11
          `<` $v0 $v1 $own `>`           | ODS274 | 12
          `<` $v0 $v1 ($own^)? `>`       | ODS274 | 13
          `<` $v0 $v1 (`x` struct($own)^)? `>` | ODS274 | 24
          `<` $v0 $v1 $v0 `>`            | ODS271 | 12
          """)
  void caretsAreWhereTheFaultIs(String format, String id, int column) {
    Compilation compilation =
        Snippets.compile(
            "@AttrDef(dialect = TfDialect.class, mnemonic = \"a\") @AssemblyFormat(\""
                + format
                + "\") record A(int v0, int v1, @SelfType Type own) {}");
    String message = Snippets.message(compilation.errors().get(0));
    assertEquals("[" + id + "]", message.substring(0, id.length() + 2));
    assertEquals(" ".repeat(4 + column) + "^", message.lines().toList().get(2));
  }

  @Test
  void allMistakesAreReported() {
    assertEquals(
        List.of("Tf_AType has no parameter named 'x'", "Tf_AType has no parameter named 'y'"),
        messages(INTS, "$x `,` $y $v0 $v1 $v2"));
  }

  private static void check(String components, String format, String expected) {
    assertEquals(List.of(expected), messages(components, format));
  }

  private static List<String> messages(String components, String format) {
    Compilation compilation =
        Snippets.compile(
            "@TypeDef(dialect = TfDialect.class, mnemonic = \"a\")\n"
                + "@AssemblyFormat(\""
                + format
                + "\")\nrecord A("
                + components
                + ") {}\n");
    return compilation.errors().stream()
        .map(Snippets::message)
        .map(message -> message.lines().findFirst().orElse("").replaceFirst("^\\[ODS\\d+] ", ""))
        .toList();
  }
}
