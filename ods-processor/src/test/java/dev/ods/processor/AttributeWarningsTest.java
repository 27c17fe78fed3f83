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
 * Attributes in the formats of operations that mlir-tblgen 22 accepts without a word, but that are
 * not read back: a colon behind them, a type or a start that is lost.
 */
@Tag("shared")
class AttributeWarningsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "($p^)? attr-dict `:` type($r)",
        "($p^)? (`q` $q^)? attr-dict `:` type($r)",
        "oilist(`p` $p | `q` $q) attr-dict `:` type($r)",
        "oilist(`q` $q | `p` $p `:`) attr-dict `to` type($r)",
        "oilist(`p` qualified($p)) attr-dict `:` type($r)",
        "`(` oilist(`p` $p) attr-dict oilist(`q` $q) `:` type($r)"
      })
  void colonsAfterAttributesInFull(String format) {
    assertEquals(List.of(colonOf("p")), warnings(attributes("Optional<PAttr>", format)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Optional<java.util.Set<Bits>>", "Optional<Attribute>", "Optional<Device>"})
  void colonsAfterAttributesInClauses(String kind) {
    assertEquals(
        List.of(colonOf("p")), warnings(attributes(kind, "oilist(`p` $p) attr-dict `:` type($r)")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PAttr | $p attr-dict `:` type($r)",
        "@Default(\"BIT\") java.util.Set<Bits> | oilist(`p` $p) attr-dict `:` type($r)",
        "Optional<PAttr> | (`p` $p^)? attr-dict `:` type($r)",
        "Optional<PAttr> | ($p^ `to`)? attr-dict `:` type($r)",
        "Optional<PAttr> | oilist(`p` `(` $p `)`) attr-dict `:` type($r)",
        "Optional<TAttr> | ($p^)? attr-dict `:` type($r)",
        "Optional<Long> | ($p^)? attr-dict `:` type($r)",
        "Optional<String> | oilist(`p` $p) attr-dict `:` type($r)",
        "Optional<dev.ods.builtin.ElementsAttr> | ($p^)? attr-dict `:` type($r)"
      })
  void colonsAfterOtherAttributes(String kindAndFormat) {
    String[] parts = kindAndFormat.split(" \\| ", 2);
    assertEquals(List.of(), warnings(attributes(parts[0], parts[1])));
  }

  @Test
  void colonsAfterQualifiedAttributesAreErrors() {
    for (String kind : List.of("PAttr", "java.util.Set<Bits>", "Device")) {
      assertEquals(
          List.of(
              "[ODS227] format ambiguity caused by `:` literal found after attribute `p` which"
                  + " does not have a buildable type; write another literal between them"),
          firstErrors(attributes(kind, "qualified($p) attr-dict `:` type($r)")));
    }
  }

  @Test
  void colonsAfterAttributesOfNestedRecords() {
    String ops =
        attributes("PAttr", "`p` $p attr-dict `:` type($r)")
            .replace("(long v)", "(Optional<Long> v)")
            .replace(
                "\"p\") @AssemblyFormat(\"`<` $v `>`\")",
                "\"p\") @AssemblyFormat(\"(`<` $v^ `>`)?\")")
            .replace("P.class", "Hold.P.class")
            .replaceFirst("(?s)^(.*?\\{\\}\n)", "interface Hold {\n$1}\n");
    assertEquals(List.of(colonOf("p")), warnings(ops));
  }

  /** What has no text of its own is printed in full. */
  @ParameterizedTest
  @CsvSource({
    "(`<` $v^ `>`)?, true",
    "(`v`) : (`<` $v^ `>`)?, false",
    "$v, true",
    "params, true",
    "struct($v), true",
    "$v (`<` $w^ `>`)?, true",
    "struct($w) ($v^)?, true",
    "$v `x`, false",
    "(`<` $v^ `>`)? $u, false",
    "params, false"
  })
  void colonsAfterAttributesThatMayHaveNoText(String format, boolean mayHaveNone) {
    boolean hasRequired = !mayHaveNone && !format.contains("`v`") && !format.contains("`x`");
    String ops =
        attributes("PAttr", "`p` $p attr-dict `:` type($r)")
            .replace(
                "record P(long v)",
                "@SuppressWarnings(\"ODS278\") record P(Optional<Long> v"
                    + ", @Default(\"1\") long w"
                    + (hasRequired ? ", long u)" : ")"))
            .replace(
                "\"p\") @AssemblyFormat(\"`<` $v `>`\")",
                "\"p\") @AssemblyFormat(\"" + format + "\")");
    assertEquals(
        mayHaveNone ? List.of(colonOf("p")) : List.of(),
        warnings(ops).stream().filter(warning -> !warning.startsWith("[ODS280]")).toList());
  }

  @Test
  void colonsAfterAttributesWithDefaults() {
    assertEquals(
        List.of(colonOf("p")),
        warnings(
            attributes("@Default(\"BIT\") java.util.Set<Bits>", "($p^)? attr-dict `:` type($r)")));
  }

  private static String colonOf(String attribute) {
    return "[ODS247] the attribute '"
        + attribute
        + "' may be printed with its dialect's name, behind which a colon is read as the one"
        + " before its type; write another literal between them";
  }

  @Test
  void typesOfAttributes() {
    assertEquals(
        List.of(
            "[ODS248] the type of the attribute 'p' is not printed, so that the text cannot be read"
                + " back; write qualified($p)"),
        warnings(attributes("TAttr", "$p attr-dict `:` type($r)")));
    assertEquals(List.of(), warnings(attributes("TAttr", "qualified($p) `to` type($r) attr-dict")));
    assertEquals(
        List.of(), warnings(attributes("Optional<TAttr>", "($p^)? attr-dict `:` type($r)")));
    assertEquals(List.of(), warnings(attributes("PAttr", "$p attr-dict `:` type($r)")));
  }

  private static String attributes(String kind, String format) {
    return """
        @AttrDef(dialect = TfDialect.class, mnemonic = "p") @AssemblyFormat("`<` $v `>`")
        record P(long v) {}
        @AttrDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("`<` $v `>`")
        record T(long v, @SelfType Type type) {}
        @EnumAttr(value = EnumAttr.Storage.I32, name = "tf.bits")
        @BitEnum(none = "none") enum Bits { BIT }
        interface Device extends AttributeInterface {}
        @Dialect(name = "tf", ops = X.class, attributes = {P.class, T.class, Bits.class})
        interface TfDialect {}
        @Op(dialect = TfDialect.class, name = "X") @AssemblyFormat("FORMAT")
        interface X {
          @Attr KIND p();
          @Attr Optional<Long> q();
          @Attr Optional<Boolean> k();
          @Result Value r();
        }
        """
        .replace("FORMAT", format)
        .replace("KIND", kind);
  }

  @ParameterizedTest
  @CsvSource({
    "DenseArrayAttr, ($p^)?, array<, write it in",
    "dev.ods.builtin.StridedLayoutAttr, (` ` $p^)?, strided<, write it in",
    "dev.ods.builtin.DistinctAttr, oilist(`p` $p), distinct[, move it out of the list into",
    "long[], (qualified($p)^)?, array<, write it in",
    "long[], ($p^)?,,",
    "DenseArrayAttr, (`p` $p^)?,,",
    "ArrayAttr, ($p^)?,,"
  })
  void startsOfOptionalAttributes(String kind, String format, String word, String advice) {
    String message =
        "[ODS252] the text of 'p' begins with `%s`, by which an optional attribute is not"
            + " recognised; %s an optional group that begins with a literal, as in (`p` `=`"
            + " $p^)?";
    assertEquals(
        word == null ? List.of() : List.of(message.formatted(word, advice)),
        warnings(attributes("Optional<" + kind + ">", format + " attr-dict `to` type($r)")));
  }
}
