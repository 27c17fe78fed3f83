// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.Parser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of parameters, as their syntax or their record declares it. */
final class DefSyntaxTest {
  /** MLIR skips what a dialect leaves unread, but reports what is no token. */
  @ParameterizedTest
  @CsvSource({"#tf<h 1>, true", "#tf<h 1 x>, true", "#tf<h 1é>, false", "#tf<h 1 é x>, false"})
  void noAttributeIsReadWithAnError(String text, boolean valid) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @AttrDef(dialect = TfDialect.class, mnemonic = "h")
            @AssemblyFormat("$a")
            record H(int a) {}
            """);
    Diagnostics diagnostics = new Diagnostics();
    // An error of another text is none of this one.
    diagnostics.error(UnknownLoc.get(dialect.context()), "before");
    Object read = Parser.parseAttribute(text, dialect.context(), diagnostics);
    assertEquals(valid, read != null);
    assertEquals(valid ? 1 : 2, diagnostics.errorCount());
  }

  /** Values of classes that are not the author's: a syntax for each, and one for elements. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "5, 7, [2]",
        "60, -1, [0, 1, 3]",
      })
  void syntaxesAreThoseOfTheParameters(String parameters) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat("`<` $after `,` $big `,` `[` $all `]` `>`")
            record T(
                @Param(syntax = Seconds.class) java.time.Duration after,
                @Param(syntax = Big.class) java.math.BigInteger big,
                @Param(syntax = Seconds.class) List<java.time.Duration> all) {}
            class Seconds {
              static java.time.Duration parse(AsmParser parser) {
                Long seconds = parser.parseInteger();
                return seconds == null ? null : java.time.Duration.ofSeconds(seconds);
              }
              static void print(AsmPrinter printer, java.time.Duration value) {
                printer.print(value.toSeconds());
              }
            }
            class Big {
              public static java.math.BigInteger parse(AsmParser parser) {
                Long value = parser.parseInteger();
                return value == null ? null : java.math.BigInteger.valueOf(value);
              }
              public static void print(AsmPrinter printer, java.math.BigInteger value) {
                printer.print(value.toString());
              }
            }
            """);
    String text = "%0 = unrealized_conversion_cast to !tf.t<" + parameters + ">";
    assertEquals(text, dialect.custom(text));
    String wrong = dialect.custom("unrealized_conversion_cast to !tf.t<x, 1, []>");
    assertTrue(wrong.contains("which is to be a `Duration`"), wrong);
  }

  /** What has a text of its own, written in another way: {@code [1, ?]} for a list of sizes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[], *0, {}, (f32), [*1], [], \"\"",
        "[1, ?, 3], *-7, {WRITE}, (!tf.t<[], *0, {}, (f32), [*1], [], \"\">), [*1, *2], [?, ?], \"x\"",
        "[?], *9, {READ, WRITE}, (i8), [*3], [], \"x\", say [[f32]], [4]",
        "[?], *9, {READ, WRITE}, (i8), [*3], [], \"x\", say [[tensor<2xi8>, i1]]",
      })
  void syntaxesReplaceTheTextOfAKind(String parameters) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat(
                "`<` $sizes `,` $number `,` $access `,` $type `,` `[` $hashes `]` `,` $all `,` $text"
                    + " (`,` `say` $types^)? (`,` $more^)? `>`")
            record T(
                @Param(syntax = Sizes.class) List<Long> sizes,
                @Param(syntax = Starred.class) long number,
                @Param(syntax = Braces.class) java.util.Set<Access> access,
                @Param(syntax = Round.class) Type type,
                @Param(syntax = Starred.class) List<Long> hashes,
                @Param(syntax = Sizes.class) List<Long> all,
                String text,
                @Param(syntax = Brackets.class) Optional<TupleType> types,
                @Param(syntax = Sizes.class) @Default("[]") List<Long> more) {}

            @EnumAttr(value = EnumAttr.Storage.I32)
            @BitEnum
            enum Access { READ, WRITE }

            class Sizes {
              static List<Long> parse(AsmParser parser) {
                List<Long> sizes = new java.util.ArrayList<>();
                return parser.parseCommaSeparatedList(
                        Delimiter.SQUARE,
                        () -> {
                          Long size =
                              parser.parseOptionalQuestion()
                                  ? Long.valueOf(-1)
                                  : parser.parseInteger();
                          return size != null && sizes.add(size);
                        },
                        "")
                    ? sizes
                    : null;
              }
              static void print(AsmPrinter printer, List<Long> sizes) {
                printer.print(sizes.toString().replace("-1", "?"));
              }
            }

            class Starred {
              static Long parse(AsmParser parser) {
                return parser.parseStar() ? parser.parseInteger() : null;
              }
              static void print(AsmPrinter printer, long number) {
                printer.print("*" + number);
              }
            }

            class Braces {
              static java.util.Set<Access> parse(AsmParser parser) {
                java.util.Set<Access> found = java.util.EnumSet.noneOf(Access.class);
                return parser.parseCommaSeparatedList(
                        Delimiter.BRACES,
                        () -> {
                          String name = parser.parseKeyword();
                          return name != null && found.add(Access.valueOf(name));
                        },
                        "")
                    ? found
                    : null;
              }
              static void print(AsmPrinter printer, java.util.Set<Access> value) {
                String text = new java.util.TreeSet<>(value).toString();
                printer.print("{" + text.substring(1, text.length() - 1) + "}");
              }
            }

            class Round {
              static Type parse(AsmParser parser) {
                Type type = parser.parseLParen() ? parser.parseType() : null;
                return type != null && parser.parseRParen() ? type : null;
              }
              static void print(AsmPrinter printer, Type type) {
                printer.print("(");
                printer.printType(type);
                printer.print(")");
              }
            }

            class Brackets {
              static TupleType parse(AsmParser parser) {
                TypeMark from = parser.typeMark();
                if (!parser.parseLSquare() || !parser.parseLSquare() || !parser.parseTypeList()) {
                  return null;
                }
                List<Type> types = parser.types(from, parser.typeMark());
                return parser.parseRSquare() && parser.parseRSquare()
                    ? TupleType.get(parser.context(), types)
                    : null;
              }
              static void print(AsmPrinter printer, TupleType tuple) {
                String separator = "[[";
                for (Type type : tuple.types()) {
                  printer.print(separator);
                  printer.printType(type);
                  separator = ", ";
                }
                printer.print("]]");
              }
            }
            """);
    String text = "%0 = unrealized_conversion_cast to !tf.t<" + parameters + ">";
    assertEquals(text, dialect.custom(text));
  }

  @Test
  void affineMapsHaveNoKeyword() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat("`<` struct($map, $maybe) `:` $others `>`")
            record T(
                dev.ods.affine.AffineMap map,
                Optional<dev.ods.affine.AffineMap> maybe,
                List<dev.ods.affine.AffineMap> others) {}
            """);
    for (String maybe : List.of("", ", maybe = () -> (3)")) {
      String text =
          "%0 = unrealized_conversion_cast to !tf.t<map = (d0)[s0] -> (d0 + s0)"
              + maybe
              + " : () -> (), (d0) -> (d0)>";
      assertEquals(text, dialect.custom(text));
    }
  }

  /** The type of an attribute whose text has none is the default. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tf.any<1>         | tf.any<1> : i32
          tf.any<1> : i32   | tf.any<1> : i32
          tf.any<1> : f32   | tf.any<1> : f32
          tf.integer<1>     | tf.integer<1> : i8
          tf.integer<1>: i9 | tf.integer<1> : i9
          tf.integer<1>:f32 | invalid kind of type specified
          """)
  void aSelfTypeMayHaveADefault(String attribute, String printed) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @AttrDef(dialect = TfDialect.class, mnemonic = "any")
            @AssemblyFormat("`<` $a `>`")
            record Any(int a, @SelfType @Default("i32") Type type) {
              static Type i32(Context context) {
                return dev.ods.builtin.IntegerType.get(context, 32);
              }
            }

            @AttrDef(dialect = TfDialect.class, mnemonic = "integer")
            @AssemblyFormat("`<` $a `>`")
            record Whole(int a, @SelfType @Default("i8") dev.ods.builtin.IntegerType type) {
              static dev.ods.builtin.IntegerType i8(Context context) {
                return dev.ods.builtin.IntegerType.get(context, 8);
              }
            }
            """);
    String text = dialect.custom("%0 = unrealized_conversion_cast to i1 {a = #" + attribute + "}");
    assertEquals(true, text.contains(printed), text);
  }
}
