// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.firstErrors;
import static dev.ods.processor.Snippets.warnings;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Braces and commas in the formats of operations that mlir-tblgen 22 accepts without a word, but
 * that are read as the continuation of what is before them.
 */
@Tag("shared")
class ContinuationWarningsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "attr-dict regions",
        "attr-dict `{` $d `}` regions",
        "attr-dict $d `to` regions",
        "attr-dict ($o^)? `to` $d `to` regions",
        "attr-dict $any `to` regions",
        "attr-dict ($perhaps^)? `to` regions",
        "attr-dict oilist(`a` $x) $body",
        "oilist(`a` $x) attr-dict prop-dict $body",
        "attr-dict oilist(`{` $x `}`) `to` $body",
        "oilist(`a` $x) attr-dict type($x) $body",
      })
  void bracesAfterAttrDict(String format) {
    assertEquals(1, braces(format).size());
    assertEquals(List.of(), braces(format.replace("attr-dict", "attr-dict-with-keyword")));
    assertEquals(List.of(), braces(format.replace("attr-dict", "attr-dict `to`")));
  }

  @Test
  void bracesAreNamed() {
    assertEquals(
        List.of(
            "[ODS250] the brace of regions is read as that of the attribute dictionary if that is"
                + " empty; write attr-dict-with-keyword, or a literal between them"),
        braces("attr-dict regions"));
    assertEquals(1, braces("attr-dict oilist(`a` $x) $body").size());
    assertEquals(List.of(), braces("$x attr-dict functional-type($x, results) regions"));
  }

  @Test
  void anyAttributeMayBeADictionary() {
    assertEquals(
        List.of(
            "[ODS250] the brace of $any, which may be a dictionary, is read as that of the"
                + " attribute dictionary if that is empty; write attr-dict-with-keyword, or a"
                + " literal between them"),
        braces("attr-dict $any `to` regions"));
  }

  /** What the format leaves out and every operation has is printed in the dictionary. */
  @ParameterizedTest
  @CsvSource({
    "@Attr long n();, 0",
    "@Attr Optional<Long> n();, 1",
    "@Attr @Default(\"1\") long n();, 1",
  })
  void dictionariesThatAreNeverEmpty(String member, int warnings) {
    String op =
        """
        @Op(dialect = TfDialect.class, name = "X") @AssemblyFormat("FORMAT")
        interface X {
          MEMBER
          dev.ods.ir.Region body();
        }
        """
            .replace("MEMBER", member);
    assertEquals(warnings, warnings(op.replace("FORMAT", "attr-dict regions")).size());
    String named = warnings == 0 ? "$n" : "(`n` $n^)?";
    assertEquals(1, warnings(op.replace("FORMAT", named + " attr-dict regions")).size());
    assertEquals(1, warnings(op.replace("FORMAT", "prop-dict attr-dict regions")).size());
    assertEquals(1, firstErrors(op.replace("FORMAT", "attr-dict $body")).size());
  }

  @Test
  void sizesOfGroupsAreNotPrinted() {
    String op =
        """
        @Op(dialect = TfDialect.class, name = "X")
        @AssemblyFormat("$x `:` type($x) `to` attr-dict regions")
        interface X {
          @Operand(segments = "sizes") List<ValueRange> x();
          @Attr int[] sizes();
          dev.ods.ir.Region body();
        }
        """;
    assertEquals(1, warnings(op).size());
  }

  private static List<String> braces(String format) {
    return warnings(
        """
        @Op(dialect = TfDialect.class, name = "X") @AssemblyFormat("FORMAT")
        interface X {
          @Operand(F32.class) Optional<Value> x();
          D
          @Attr Optional<DictionaryAttr> o();
          ANY
          @Attr Optional<Attribute> perhaps();
          dev.ods.ir.Region body();
        }
        """
            .replace("FORMAT", format.contains("$x") ? format : "oilist(`x` $x) " + format)
            .replace("D\n", format.contains("$d") ? "@Attr DictionaryAttr d();\n" : "\n")
            .replace("ANY", format.contains("$any") ? "@Attr Attribute any();" : ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "$xs `,` $n `:` type($xs)",
        "$xs ($o^)? `,` $n `:` type($xs)",
        "$n ($xs^ `:` type($xs))? `,` $o",
        "$n `,` $xs `:` type($xs) oilist(`,` $o)",
        "$n `,` operands `:` type(operands) `,` $o",
        "$n operands `,` $o `:` type(operands)",
        "$n `:` $set `,` $o $xs `:` type($xs)",
      })
  void listsOfOperationsBeforeCommas(String format) {
    assertEquals(1, commas(format).size());
    assertEquals(List.of(), commas(format.replace("`,`", "`to`")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "`[` $xs `]` `,` $n `:` type($xs)",
        "$n `,` $xs `:` type($xs)",
        "$xs `:` functional-type($xs, results) `,` $n",
        "$n `,` $set `:` $xs `:` type($xs)",
      })
  void listsOfOperationsBeforeOtherLiterals(String format) {
    assertEquals(List.of(), commas(format));
  }

  @Test
  void listsOfOperationsAreNamed() {
    assertEquals(
        List.of(
            "[ODS251] type($xs) is followed by a comma, which is read as one between its elements;"
                + " write it between brackets, or another literal behind it"),
        commas("$xs `:` type($xs) `,` $n"));
  }

  @Test
  void listsThatAreAlwaysEmpty() {
    String op =
        """
        @Op(dialect = TfDialect.class, name = "X")
        @AssemblyFormat("operands successors `,` attr-dict")
        interface X {}
        """;
    assertEquals(List.of(), warnings(op));
    assertEquals(1, warnings(op.replace("{}", "{ Block to(); }")).size());
  }

  private static List<String> commas(String format) {
    return warnings(
        """
        @EnumAttr(value = EnumAttr.Storage.I32)
        @BitEnum(none = "none", separator = ", ") enum Bits { A, B }
        @Op(dialect = TfDialect.class, name = "X") @AssemblyFormat("FORMAT attr-dict")
        interface X {
          @Operand ValueRange xs();
          @Attr long n();
          @Attr @Default("1") long o();
          @Attr java.util.Set<Bits> set();
        }
        """
            .replace("FORMAT", format));
  }
}
