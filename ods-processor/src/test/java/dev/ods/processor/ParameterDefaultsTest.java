// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Default values of parameters that are types, attributes, lists or values of own classes. */
final class ParameterDefaultsTest {
  private static final String OWN =
      """
      record Own(String word) {
        static Own parse(AsmParser parser) { return new Own(parser.parseKeyword()); }
        void print(AsmPrinter printer) { printer.print(word); }
        static Own usual(Context context) { return new Own("usual"); }
      }
      """;

  private static final String BODY =
      """
      static dev.ods.builtin.IntegerType i32(Context context) {
        return dev.ods.builtin.IntegerType.get(context, 32);
      }
      static Own other(Context context) { return new Own("other"); }
      static String text(Context context) { return "text"; }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          i32   | dev.ods.builtin.IntegerType
          i32   | Type
          get   | dev.ods.builtin.IndexType
          empty | dev.ods.ir.DictionaryAttr
          usual | Own
          other | Own
          []    | List<Own>
          [ ]   | List<Attribute>
          """)
  void areMadeByMethods(String value, String type) {
    assertEquals(List.of(), errors(value, type));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          i64  | dev.ods.builtin.IntegerType
          text | Own
          i32  | StringAttr
          """)
  void areOfTheType(String value, String type) {
    String message = errors(value, type).get(0);
    String expected =
        "[ODS062] '" + value + "' is not a value of parameter 'x'; expected the name of a static";
    assertEquals(expected, message.substring(0, Math.min(expected.length(), message.length())));
  }

  /** MLIR's {@code OptionalParameter} of a bit enum, which is absent if no bit is set. */
  @Test
  void areEmptySetsWithoutASymbol() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @EnumAttr(EnumAttr.Storage.I32) @BitEnum(separator = "|") enum Flags { A, B }
            @AttrDef(dialect = TfDialect.class, mnemonic = "p")
            @AssemblyFormat("`<` struct(params) `>`")
            record P(@Default("[]") java.util.Set<Flags> flags, int size) {}
            """);
    dialect.context().allowUnregisteredDialects(true);
    for (String text : List.of("#tf.p<size = 1>", "#tf.p<flags = A|B, size = 1>")) {
      String op = "\"x.y\"() {a = " + text + "} : () -> ()";
      assertEquals(op, dialect.generic(op));
    }
  }

  @Test
  void componentsAreNamedByTheirParameters() {
    String message =
        Snippets.message(
            Snippets.compile(
                    """
                    @TypeDef(dialect = TfDialect.class, mnemonic = "a")
                    @AssemblyFormat("`<` $domain `>`")
                    record A(@Param(name = "domainType") long domain) {}
                    """)
                .errors()
                .get(0));
    assertEquals(
        "[ODS270] Tf_AType has no parameter named 'domain'; the component 'domain' is the parameter"
            + " 'domainType'",
        message.lines().findFirst().orElse(""));
  }

  @Test
  void aliasNeedsTheMnemonic() {
    List<String> errors =
        Snippets.compile("@TypeDef(dialect = TfDialect.class, mnemonicAlias = true) record A() {}")
            .errors()
            .stream()
            .map(Snippets::message)
            .toList();
    assertEquals(
        List.of(
            "[ODS058] 'A' has an alias but no mnemonic, which dialects recognise it by; add"
                + " @TypeDef(mnemonic = …)"),
        errors);
  }

  @Test
  void setsOfEnumsInErrorAreNotRead() {
    List<String> errors =
        Snippets.compile(
                """
                @EnumAttr(EnumAttr.Storage.I32) @BitEnum(separator = " ") enum E { A, B }
                @TypeDef(dialect = TfDialect.class, mnemonic = "a")
                @AssemblyFormat("`<` params `>`")
                record R(@Default("a") java.util.Set<E> x) {}
                """)
            .errors()
            .stream()
            .map(Snippets::message)
            .toList();
    assertEquals(
        List.of("[ODS041] separator must contain '|' or ',' for parameter parsing, but is \" \""),
        errors);
  }

  private static List<String> errors(String value, String type) {
    return Snippets.compile(
            OWN
                + "@TypeDef(dialect = TfDialect.class, mnemonic = \"a\")\n"
                + "@AssemblyFormat(\"`<` params `>`\")\nrecord A(@Default(\""
                + value
                + "\") "
                + type
                + " x) {\n"
                + BODY
                + "}\n")
        .errors()
        .stream()
        .map(Snippets::message)
        .toList();
  }
}
