// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types whose text lacks {@code !dialect.}, in parameters and in directives. */
class TypesWithoutDialectTest {
  private static final String DECLARATIONS =
      """
      @Dialect(name = "my", ops = My.class, types = My.class, allowUnknownTypes = true)
      interface My {
        @TypeDef(dialect = My.class, mnemonic = "value", mnemonicAlias = true)
        @AssemblyFormat("`<` $size `>`")
        record Val(int size) {}
        @TypeDef(dialect = My.class, mnemonic = "of")
        @AssemblyFormat("`<` $content `>`")
        record Of(Type content) {}
        @TypeDef(dialect = My.class, mnemonic = "range")
        record Range(Type element) {
          static Range parse(AsmParser parser) {
            if (!parser.parseLess()) {
              return null;
            }
            Type element = parser.parseTypeWithoutDialect("my");
            return element == null || !parser.parseGreater() ? null : new Range(element);
          }
          void print(AsmPrinter printer) {
            printer.print("<");
            printer.printTypeWithoutDialect(element);
            printer.print(">");
          }
        }
        static Type parseType(DialectAsmParser parser) {
          return parser.unknownType(parser.symbolText());
        }
        @Op(dialect = My.class, name = "a")
        @AssemblyFormat("custom<Kind>($kind) attr-dict")
        interface A {
          @Attr Type kind();
          static boolean parseKind(OpAsmParser parser, Parsed<TypeAttr> kind) {
            Type type = parser.parseTypeWithoutDialect("my");
            if (type != null) {
              kind.set(TypeAttr.get(type));
            }
            return type != null;
          }
          static void printKind(OpAsmPrinter printer, Operation operation, TypeAttr kind) {
            printer.printTypeWithoutDialect(kind.value());
          }
        }
        @Op(dialect = My.class, name = "stranger")
        @AssemblyFormat("custom<Stranger>($kind) attr-dict")
        interface Stranger {
          @Attr Type kind();
          static boolean parseStranger(OpAsmParser parser, Parsed<TypeAttr> kind) {
            Type type = parser.parseTypeWithoutDialect("nowhere");
            if (type != null) {
              kind.set(TypeAttr.get(type));
            }
            return type != null;
          }
          static void printStranger(OpAsmPrinter printer, Operation operation, TypeAttr kind) {
            printer.printTypeWithoutDialect(kind.value());
          }
        }
      }
      """;

  private static CompiledDialect dialect;

  @BeforeAll
  static void compile() {
    dialect = CompiledDialect.of(DECLARATIONS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my.a value<3>",
        "my.a range<value<3>>",
        "my.a range<range<of<i8>>>",
        "my.a of<!my.range<of<i8>>>",
        "my.a value<3> {x = !my.range<value<3>>}",
        "my.a value<3> {x = !my<of<(!my.unknown<5>) -> !my.range<value<3>>>>}"
      })
  void readsWhatItPrints(String text) {
    assertEquals(text.replace("!my<of<", "!my.of<").replace(">>>>}", ">>>}"), dialect.custom(text));
  }

  /** As in MLIR, the type itself is not printed by an alias, but what is in it is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      nullValues = "none",
      value = {
        "range<value<3>>; range<value<3>>; none",
        "value<3> {x = !my.range<value<3>>}; value<3> {x = !my.range<value<3>>}; none",
        "of<!my.value<3>>; of<!value>; !value = !my.value<3>",
        "value<3> {x = !my.range<of<!my.value<3>>>}; value<3> {x = !my.range<of<!value>>};"
            + " !value = !my.value<3>"
      })
  void namesNoAliasOfTheTypeItself(String text, String printed, @Nullable String alias) {
    Diagnostics diagnostics = new Diagnostics();
    byte[] utf8 = ("my.a " + text).getBytes(StandardCharsets.UTF_8);
    Operation module =
        Parser.parse(utf8, "test.mlir", dialect.context(), ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    assertNotNull(module);
    assertEquals(
        (alias == null ? "" : alias + "\n") + "module {\n  my.a " + printed + "\n}",
        Printer.toString(module, PrinterFlags.DEFAULT).strip());
  }

  @ParameterizedTest
  @ValueSource(strings = {"i8", "!my.unknown<5>"})
  void printsInFullWhatHasNoSuchForm(String type) {
    assertEquals(
        "my.a " + type, dialect.custom("\"my.a\"() <{kind = " + type + "}> : () -> ()").strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "my.a foo<5>; 6; unknown  type `foo` in dialect `my`",
        "my.a range<foo>; 12; unknown  type `foo` in dialect `my`",
        "my.a !my.value<3>; 6; unknown  type `!my.value` in dialect `my`",
        "my.a range<value<3>; 19; expected '>'",
        "my.stranger foo; 13; dialect 'nowhere' provides no type parsing hook"
      })
  void reportsWhatTheDialectDoesNotKnow(String text, int column, String message) {
    String first = dialect.custom(text).lines().findFirst().orElse("");
    String op = text.substring(0, text.indexOf(' '));
    String where = "loc(\"test.mlir\":1:" + column + "): ";
    assertEquals(where + message, first.replace("custom op '" + op + "' ", ""));
  }

  @Test
  void nestsDeep() {
    int depth = 20_000;
    String text = "my.a " + "range<".repeat(depth) + "value<3>" + ">".repeat(depth);
    assertEquals(text, dialect.custom(text));
  }
}
