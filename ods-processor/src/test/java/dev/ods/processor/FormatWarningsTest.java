// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.warnings;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What mlir-tblgen 22 accepts in the formats of operations without a word but hardly anybody means.
 */
class FormatWarningsTest {
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
      })
  void groupsThatEndBeforeTheSameLiteral(String format) {
    assertEquals(List.of(), clauses(format));
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
            .replace("@Operand Value x", "@Attr @Default(\"1\") long d();\n@Operand Value x")
            .replace(
                format + " attr-dict",
                format + (format.contains("attr-dict") ? "" : " attr-dict")));
  }

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
          errors(attributes(kind, "qualified($p) attr-dict `:` type($r)")));
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
    assertEquals(1, errors(op.replace("FORMAT", "attr-dict $body")).size());
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

  /** The first lines of the errors of a snippet. */
  private static List<String> errors(String snippet) {
    return Snippets.compile(snippet).errors().stream()
        .map(Snippets::message)
        .map(message -> message.lines().findFirst().orElse(""))
        .toList();
  }
}
