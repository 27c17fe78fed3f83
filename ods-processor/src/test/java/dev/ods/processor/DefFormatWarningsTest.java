// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.warnings;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What mlir-tblgen 22 accepts in the formats of types and attributes without a word but hardly
 * anybody means.
 */
@Tag("shared")
class DefFormatWarningsTest {
  @Test
  void parametersThatTheFormatLeavesOut() {
    String record =
        """
        @TypeDef(dialect = TfDialect.class, mnemonic = "mat")
        @AssemblyFormat("`<` $rank `>`")
        record Mat(long rank, Optional<String> unit, @Default("1") int count) {}
        """;
    assertEquals(
        List.of(
            "[ODS278] the format leaves out parameter 'unit', whose value is therefore lost when it"
                + " is printed",
            "[ODS278] the format leaves out parameter 'count', whose value is therefore lost when"
                + " it is printed"),
        warnings(record));
    assertEquals(List.of(), warnings("@SuppressWarnings(\"ODS278\")\n" + record));
    assertEquals(List.of(), warnings(record.replace("$rank", "params")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "`<` $a `,` $b `>`",
        "`<` params `>`",
        "`<` struct($a, $b) `>`",
        "`<` $a (`,` $c^)? `:` $b `>`",
        "`<` struct($a, $c) `:` $b `>`",
        "`<` $a $c `,` $b `>`",
        "`<` $a struct($c) (`:` $d^)? `,` $b `>`"
      })
  void listsBeforeCommas(String format) {
    assertEquals(
        List.of(
            "[ODS279] the list 'a' is followed by a comma, which is read as one between its"
                + " elements; "
                + adviceOnCommas(format)),
        warnings(list(format)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "`<` $b (`m` $c^)? (`m` $d^)? `>`",
        "`<` $b (`m` $c^)? (`x` $d^)? `m` `>`",
        "`<` (`m` $c^)? struct($d, $m, $b) `>`",
      })
  void groupsThatBeginAsWhatFollows(String format) {
    String record = numbers(format);
    assertEquals(
        List.of(
            "[ODS253] `m` begins an optional group, and what may follow where that is absent, which"
                + " is then read as the group; begin the group with another literal"),
        warnings(record));
    assertEquals(List.of(), warnings(record.replace("(`m` $c", "(`o` $c")));
    assertEquals(List.of(), warnings(record.replace("$c^)?", "$c^)? `to`")));
  }

  @Test
  void fieldsBehindOneThatIsThere() {
    assertEquals(List.of(), warnings(numbers("`<` (`m` $c^)? struct($d, $b, $m) `>`")));
  }

  private static String numbers(String format) {
    return """
        @TypeDef(dialect = TfDialect.class, mnemonic = "t") @SuppressWarnings("ODS278")
        @AssemblyFormat("FORMAT")
        record T(long b, Optional<Long> c, Optional<Long> d, Optional<Long> m) {}
        """
        .replace("FORMAT", format);
  }

  private static String adviceOnCommas(String format) {
    if (format.contains("params")) {
      return "name the parameters one by one, with it between brackets or at the end";
    }
    return format.contains("struct($a,")
        ? "name it last, or in a custom directive"
        : "write it between brackets, or another literal behind it";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@BitEnum(none = \"none\", separator = \", \")",
        "@BitEnum(none = \"none\", separator = \",\")"
      })
  void setsBeforeCommas(String bits) {
    assertEquals(
        List.of(
            "[ODS279] the set 'a' is followed by a comma, which is read as one between its"
                + " elements; name it last, or in a custom directive"),
        warnings(set(bits, "`<` struct(params) `>`")));
    assertEquals(1, warnings(set(bits, "`<` $a `,` $b `>`")).size());
    assertEquals(List.of(), warnings(set(bits, "`<` struct($b, $a) `>`")));
    assertEquals(List.of(), warnings(set(bits, "`<` `[` $a `]` `,` $b `>`")));
  }

  @Test
  void setsBeforeCommasThatTheyDoNotRead() {
    String format = "`<` struct(params) `>`";
    assertEquals(List.of(), warnings(set("@BitEnum(none = \"none\")", format)));
    assertEquals(
        List.of(),
        warnings(
            set("@BitEnum(none = \"none\", separator = \", \", printQuoted = true)", format)
                .replace(
                    "(EnumAttr.Storage.I32)",
                    "(value = EnumAttr.Storage.I32, form = EnumAttr.Form.ENUM)")));
  }

  private static String set(String bits, String format) {
    return """
    @EnumAttr(EnumAttr.Storage.I32) BITS enum Bits { ONE, TWO }
    @AttrDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("FORMAT")
    record T(java.util.Set<Bits> a, int b) {}
    """
        .replace("BITS", bits)
        .replace("FORMAT", format);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "`<` ($a^)? `>`",
        "`<` ($a^ `:` $b)? `>`",
        "`<` $a `>`",
        "`<` (`x` $b^ `:` $a)? `>`",
        "`<` (`x` $b^) : ($a)? `>`"
      })
  void defaultsThatAreNotRead(String format) {
    assertEquals(
        List.of(
            "[ODS280] nothing is printed for 'a' if it is absent or the default, but a value is"
                + " read; write it in an optional group that begins with a literal, as in (`a` `="
                + "` $a^)?"),
        warnings(withDefaults("@Default(\"[]\") List<Integer>", format)));
    assertEquals(1, warnings(withDefaults("@Default(\"5\") int", format)).size());
    assertEquals(1, warnings(withDefaults("Optional<Type>", format)).size());
    assertEquals(0, warnings(withDefaults("Optional<Integer>", format)).size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"`<` (`[` $a^ `]`)? `>`", "`<` (`x`) : (`[` $a^ `]`)? `>`", "`<` params `>`"})
  void defaultsThatAreRead(String format) {
    assertEquals(List.of(), warnings(withDefaults("@Default(\"[]\") List<Integer>", format)));
  }

  private static String withDefaults(String kind, String format) {
    return """
    @SuppressWarnings("ODS278") @TypeDef(dialect = TfDialect.class, mnemonic = "t")
    @AssemblyFormat("FORMAT")
    record T(Optional<Integer> b, KIND a) {}
    """
        .replace("KIND", kind)
        .replace("FORMAT", format);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "`<` `[` $a `]` `,` $b `,` $c `>`",
        "`<` $b `,` $a `>`",
        "`<` $b (`:` $c^)? (`,` $a^)? `>`",
        "`<` $a (`:` $c^)? `to` $b `>`",
        "`<` struct($b, $c, $a) `>`",
        "`<` $b `:` $a struct($c) `>`",
        "`<` $b `:` $a custom<Mark>(ref($b)) `,` $c `>`",
        "`<` $b `:` $a custom<Word>(\\\"x\\\") `,` $c `>`"
      })
  void listsBeforeOtherLiterals(String format) {
    assertEquals(List.of(), warnings(list(format)));
  }

  private static String list(String format) {
    return """
    @SuppressWarnings({"ODS278", "ODS280"}) @TypeDef(dialect = TfDialect.class, mnemonic = "t")
    @AssemblyFormat("FORMAT")
    record T(
        @Default("[]") List<Integer> a, int b, Optional<Integer> c, Optional<Integer> d) {
      static boolean parseMark(AsmParser parser, int b) { return true; }
      static void printMark(AsmPrinter printer, int b) {}
      static boolean parseWord(AsmParser parser, String word) { return true; }
      static void printWord(AsmPrinter printer, String word) {}
    }
    """
        .replace("FORMAT", format);
  }
}
