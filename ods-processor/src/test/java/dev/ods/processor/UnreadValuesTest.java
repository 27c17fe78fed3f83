// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.warnings;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of enums that are printed as in MLIR, and not read back. */
@Tag("shared")
class UnreadValuesTest {
  @ParameterizedTest
  @CsvSource({
    "$d, 1",
    "(`f` $d^)?, 0",
    "(`f` $p^)?, 0",
    "(`f` $q^ $d)?, 1",
    "oilist(`f` $d), 0",
    "oilist(`f` `(` $p `)`), 0",
    "oilist(`f` $d (`g` $q^)?), 1",
  })
  void emptySetsThatAreLeftOut(String format, int warnings) {
    String op =
        """
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum Bits { A, B }
        @Op(dialect = TfDialect.class, name = "X") @AssemblyFormat("FORMAT attr-dict")
        interface X {
          @Attr @Default("[]") java.util.Set<Bits> d();
          P
          @Attr Optional<Long> q();
        }
        """
            .replace("FORMAT", format)
            .replace(
                "P\n",
                format.contains("$p") ? "@Prop @Default(\"[]\") java.util.Set<Bits> p();\n" : "\n");
    assertEquals(warnings, warnings(op).size());
    assertEquals(1, warnings(op.replace("\"[]\"", "\"A\"")).size());
  }

  @Test
  void emptySetsWithoutASymbol() {
    String snippet =
        """
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum Bits { A, B }
        @Op(dialect = TfDialect.class, name = "X")
        @AssemblyFormat("$a (`p` $p^)? oilist(`q` $q) attr-dict")
        interface X {
          @Attr java.util.Set<Bits> a();
          @Prop Optional<java.util.Set<Bits>> p();
          @Attr Optional<java.util.Set<Bits>> q();
        }
        @TypeDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("`<` params `>`")
        record T(java.util.Set<Bits> t) {}
        """;
    assertEquals(
        Stream.of("a", "p", "q", "t")
            .map(
                name ->
                    "[ODS246] nothing is printed for the empty set '"
                        + name
                        + "', so that the text cannot be read back; give it a symbol:"
                        + " @BitEnum(none = \"none\") at 'Bits'")
            .toList(),
        warnings(snippet).stream().sorted().toList());
    assertEquals(List.of(), warnings(snippet.replace("@BitEnum ", "@BitEnum(none = \"nil\") ")));
  }

  @Test
  void casesThatAreReadAsAbsent() {
    String snippet =
        """
        @EnumAttr(value = EnumAttr.Storage.I32, lowerCase = true) enum Mode { NONE, FAST }
        @EnumAttr(value = EnumAttr.Storage.I32, lowerCase = true) @BitEnum(none = "none")
        enum Bits { A, B }
        @Op(dialect = TfDialect.class, name = "X")
        @AssemblyFormat("(`m` $mode^)? (`b` $bits^)? $list $plain $lists attr-dict")
        interface X {
          @Prop Optional<Mode> mode();
          @Prop Optional<java.util.Set<Bits>> bits();
          @Prop List<Optional<Mode>> list();
          @Prop Mode plain();
          @Prop List<Mode> lists();
        }
        """;
    assertEquals(
        Stream.of("mode, Mode", "bits, Bits", "list, Mode")
            .map(
                names ->
                    "[ODS281] the case `none` of '%s' is read as no value of '%s'; write values as"
                            .formatted(names.split(", ", -1)[1], names.split(", ", -1)[0])
                        + " `some<none>`: @Prop(bracketed = true)")
            .toList(),
        warnings(snippet));
    assertEquals(
        List.of(),
        warnings(snippet.replaceAll("@Prop (.*Optional)", "@Prop(bracketed = true) $1")));
    assertEquals(
        List.of(),
        warnings(snippet.replace("NONE", "NO").replace("none = \"none\"", "none = \"no\"")));
  }

  /** A parameter with its default is left out. */
  @ParameterizedTest
  @ValueSource(strings = {"`<` $n (`s` `=` $s^)? `>`", "`<` params `>`", "`<` struct(params) `>`"})
  void emptySetsThatAreDefaults(String format) {
    String record =
        """
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum Bits { A, B }
        @TypeDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("FORMAT")
        record T(long n, @Default("[]") java.util.Set<Bits> s) {}
        """
            .replace("FORMAT", format);
    assertEquals(
        List.of(),
        warnings(record).stream().filter(warning -> warning.startsWith("[ODS246]")).toList());
    assertEquals(
        1,
        warnings(record.replace("\"[]\"", "\"A\"")).stream()
            .filter(warning -> warning.startsWith("[ODS246]"))
            .count());
  }
}
