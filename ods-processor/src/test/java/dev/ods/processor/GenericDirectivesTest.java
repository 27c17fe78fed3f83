// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One pair of generic methods behind directives for attributes of several classes. */
class GenericDirectivesTest {
  private static final String DECLARATIONS =
      """
      @Dialect(name = "my", ops = My.class, attributes = My.class)
      interface My {
        @EnumAttr(value = EnumAttr.Storage.I32, name = "my.p") enum P { A, B }
        @EnumAttr(value = EnumAttr.Storage.I32, name = "my.q") @AssemblyFormat("`<` $value `>`")
        enum Q { C, D }
        @Op(dialect = My.class, name = "a")
        @AssemblyFormat("custom<Clause>($p) custom<Clause>($q) custom<Clause>($text)"
            + " custom<Clause>($number) custom<Pair>($p1, $p2) custom<Maybe>($maybe)"
            + " custom<Mixed>($p2x, $q2) attr-dict")
        interface A {
          @Attr P p();
          @Attr Q q();
          @Attr String text();
          @Attr IntegerAttr number();
          @Attr P p1();
          @Attr P p2();
          @Attr Optional<Q> maybe();
          @Attr P p2x();
          @Attr Q q2();
        }
        static <T extends Attribute> boolean parseClause(OpAsmParser parser, Parsed<T> attribute) {
          return parser.parseLParen() && attribute.parse() && parser.parseRParen();
        }
        static void printClause(OpAsmPrinter printer, Operation operation, Attribute attribute) {
          printer.print("(");
          printer.printStrippedAttribute(attribute);
          printer.print(")");
        }
        static <T> boolean parsePair(OpAsmParser parser, Parsed<T> one, Parsed<T> other) {
          return one.parse() && other.parse();
        }
        static <T extends Attribute> void printPair(
            OpAsmPrinter printer, Operation operation, T one, T other) {
          printer.printStrippedAttribute(one);
          printer.print(" ");
          printer.printStrippedAttribute(other);
        }
        static <T, U> boolean parseMixed(OpAsmParser parser, Parsed<T> one, Parsed<U> other) {
          return one.parse() && other.parse();
        }
        static <T extends Attribute> void printMixed(
            OpAsmPrinter printer, Operation operation, T one, T other) {
          printPair(printer, operation, one, other);
        }
        static <T> boolean parseMaybe(OpAsmParser parser, Parsed<T> attribute) {
          return !parser.parseOptionalKeyword("maybe") || attribute.parse();
        }
        static void printMaybe(OpAsmPrinter printer, Operation operation, Attribute attribute) {
          if (attribute != null) {
            printer.print("maybe ");
            printer.printStrippedAttribute(attribute);
          }
        }
      }
      """;

  /** Attributes that the format writes without their types, or as the symbols of enums. */
  private static final String SHORT =
      """
      @Dialect(name = "my", ops = My.class, attributes = My.class)
      interface My {
        @EnumAttr(EnumAttr.Storage.I32) enum P { A, @EnumCase(symbol = "") B }
        @EnumAttr(EnumAttr.Storage.I32) @BitEnum enum Q { C, D }
        @EnumAttr(value = EnumAttr.Storage.I32, name = "my.r") enum R { E, F }
        @Op(dialect = My.class, name = "a")
        @AssemblyFormat("custom<In>($p) custom<In>($q) custom<In>($r) custom<In>($l) custom<In>($f)"
            + " custom<In>($b) custom<In>($s) custom<In>($i) custom<In>($n) custom<In>($t)"
            + " custom<May>($o, $u) attr-dict")
        interface A {
          @Attr P p();
          @Attr java.util.Set<Q> q();
          @Attr R r();
          @Attr long l();
          @Attr float f();
          @Attr boolean b();
          @Attr @SymbolName String s();
          @Attr IntegerAttr i();
          @Attr long[] n();
          @Attr Type t();
          @Attr Optional<P> o();
          @Attr Optional<Long> u();
        }
        static <T> boolean parseIn(OpAsmParser parser, Parsed<T> attribute) {
          return parser.parseLParen() && attribute.parse() && parser.parseRParen();
        }
        static <T> void printIn(OpAsmPrinter printer, Operation op, Printed<T> attribute) {
          printer.print("(");
          attribute.print();
          printer.print(")");
        }
        static <T, U extends Attribute> boolean parseMay(
            OpAsmParser parser, Parsed<T> one, Parsed<U> other) {
          return (!parser.parseOptionalKeyword("one") || one.parse())
              && (!parser.parseOptionalKeyword("other") || other.parse());
        }
        static <T, U extends Attribute> void printMay(
            OpAsmPrinter printer, Operation op, Printed<T> one, Printed<U> other) {
          if (one.get() != null) {
            printer.print("one ");
            one.print();
          }
          if (other.get() != null) {
            printer.print(" other ");
            other.print();
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
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\'',
      value = {
        "my.a (A) (<D>) (\"x\") (5 : i32) A B maybe <C> A <D>",
        "my.a (B) (<C>) (\"\") (-1 : i32) B B maybe <D> B <C>"
      })
  void aPairReadsAndPrintsEachClass(String text) {
    // The text of an enum's attribute begins with a space, as in MLIR, unless it has a format.
    String printed = text.replaceAll("([AB])(?= |\\))", " $1");
    assertEquals(printed, dialect.custom(text));
    assertEquals(printed, dialect.custom(printed));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my.a (A) (C) ( E) (5) (1.500000e+00) (true) (@s) (5 : i32) ([1, 2]) (i32)",
        "my.a (\"\") (\"C|D\") ( F) (-1) (0x7F800000) (false) (@\"s t\") (0 : index) ([]) (f32) one A",
        "my.a (A) (D) ( E) (0) (0.000000e+00) (true) (@s) (true) ([0]) (index)  other -7",
        "my.a (A) (D) ( E) (0) (-1.000000e+00) (true) (@s) (0 : i8) ([0]) (index) one \"\" other 7"
      })
  void whatIsParsedByTheClassIsPrintedByTheClass(String text) {
    assertEquals(text, CompiledDialect.of(SHORT).custom(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\'',
      value = {
        "my.a (C); expected P to be one of: A, B",
        "my.a (A) (<D>) (1); integer literal not valid for specified type",
        "my.a (A) (C); expected '<'"
      })
  void errorsAreThoseOfTheClass(String text, String error) {
    String first = dialect.custom(text).lines().findFirst().orElse("");
    assertTrue(first.endsWith(error), first);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\'',
      value = {
        "<T extends StringAttr>; ($p); Parsed<T>; Parsed<PAttr>",
        "<T>; ($value); Parsed<T>; Parsed<OperandMark>",
        "<T>; ($p, $q); Parsed<T>, Parsed<T>; Parsed<PAttr>, Parsed<QAttr>"
      })
  void refusesWhatATypeParameterCannotBe(
      String variables, String arguments, String taken, String wanted) {
    String parameters = taken.contains(",") ? "Parsed<T> x, Parsed<T> y" : "Parsed<T> x";
    String printed = taken.contains(",") ? "Attribute x, Attribute y" : "Attribute x";
    String snippet =
        """
        @Dialect(name = "my", ops = My.class, attributes = My.class)
        interface My {
          @EnumAttr(name = "my.p") enum P { A, B }
          @EnumAttr(name = "my.q") enum Q { C, D }
          @Op(dialect = My.class, name = "a")
          @AssemblyFormat("custom<X>ARGUMENTS attr-dict")
          interface A {
            OTHERS
            static VARIABLES boolean parseX(OpAsmParser parser, PARAMETERS) { return false; }
            static void printX(OpAsmPrinter printer, Operation operation, PRINTED) {}
          }
        }
        """
            .replace("ARGUMENTS", arguments)
            .replace("VARIABLES", variables)
            .replace("PARAMETERS", parameters)
            .replace("PRINTED", arguments.contains("value") ? "Value x" : printed)
            .replace(
                "OTHERS",
                arguments.contains("value")
                    ? "@Operand(F32.class) Value value();"
                    : "@Attr P p();" + (arguments.contains("q") ? " @Attr Q q();" : ""));
    assertEquals(
        List.of(
            "6: [ODS237] `custom<X>` needs the method 'static boolean parseX(OpAsmParser, "
                + wanted
                + ")'; 'A' has 'static "
                + variables
                + " boolean parseX(OpAsmParser, "
                + taken
                + ")'; a type parameter stands for one class of attributes of an op, bounded by"
                + " Attribute at most"),
        Snippets.errors(Snippets.compile(snippet)).stream()
            .map(error -> error.lines().findFirst().orElse(""))
            .toList());
  }

  @Test
  void onlyGenericMethodsParseByTheClass() {
    CompiledDialect other =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("custom<X>($x) attr-dict")
            interface A {
              @Attr StringAttr x();
              static boolean parseX(OpAsmParser parser, Parsed<StringAttr> x) { return x.parse(); }
              static void printX(OpAsmPrinter printer, Operation operation, StringAttr x) {}
            }
            """);
    String message = other.custom("tf.a \"x\"");
    assertEquals(
        "'$x' cannot be parsed by its class: it is no attribute, or the method behind the custom"
            + " directive is not generic; parse it with the parser, and set it",
        message.substring(Math.max(0, message.indexOf("'$x'"))).lines().findFirst().orElse(""));
  }

  @Test
  void absentAttributesAreNotPrintedByTheClass() {
    CompiledDialect other =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("custom<X>($x) attr-dict")
            interface A {
              @Attr Optional<Long> x();
              static <T> boolean parseX(OpAsmParser parser, Parsed<T> x) { return true; }
              static <T> void printX(OpAsmPrinter printer, Operation operation, Printed<T> x) {
                x.print();
              }
            }
            """);
    Throwable error = assertThrows(Throwable.class, () -> other.custom("tf.a"));
    assertTrue(
        String.valueOf(error.getMessage())
            .endsWith("'$x' cannot be printed, as it is absent; ask for that before, with get()"),
        error.toString());
  }
}
