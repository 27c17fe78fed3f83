// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.Parser;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters and constructors of records for which valid classes are written. */
final class DefParametersTest {
  private static final String ATTRIBUTE = "dev.ods.builtin.StringAttr";

  private static final CompiledDialect BIG_INTEGERS =
      CompiledDialect.of(
          """
          @TypeDef(dialect = TfDialect.class, mnemonic = "t")
          @AssemblyFormat("`<` `(` $big `)` $all `>`")
          record T(java.math.BigInteger big, List<java.math.BigInteger> all) {}
          """);

  private static final CompiledDialect NUMBERS =
      CompiledDialect.of(
          """
          @TypeDef(dialect = TfDialect.class, mnemonic = "numbers")
          @AssemblyFormat("`<` $d `,` $f `,` `[` $list `]` `>`")
          record Numbers(double d, float f, List<Float> list) {}
          """);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Default(\"[]\") List<" + ATTRIBUTE + "> names) {}",
        "@Default(\" [ ] \") List<dev.ods.ir.Type> names) {}",
        "@Default(\"[]\") List<Long> names) {}",
        // A constructor's parameter has the name of a component of another type.
        "StringAttr names) { A(dev.ods.ir.Type type, String names) { this(null); } }",
        // A component or a parameter has the name of a variable of the written class.
        "StringAttr key) { A(StringAttr key, String names) { this(key); } }",
      })
  void compile(String record) {
    String source =
        """
        @AttrDef(dialect = TfDialect.class, mnemonic = "a")
        @AssemblyFormat("`<` params `>`")
        record A("""
            + record.replace("(StringAttr", "(" + ATTRIBUTE).replaceFirst("^StringAttr", ATTRIBUTE);
    assertEquals(List.of(), Snippets.compile(source).errors().stream().toList());
  }

  /** Their accessors are no hooks. */
  @Test
  void componentsMayHaveTheNamesOfHooks() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat("`<` params `>`")
            record T(int print, int parse, int verify) {
              public int parse() { return parse; }
            }
            """);
    String text = "%0 = unrealized_conversion_cast to !tf.t<1, 2, 3>";
    assertEquals(text, dialect.custom(text));
  }

  /** A parameter of a method of the author has the name of the generated class's field. */
  @Test
  void methodsMayHaveParametersOfAnyName() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat("`<` params `>`")
            record T(int width) {
              public int plus(Integer key, Integer context) { return width + key + context; }
            }
            """);
    Object type = Parser.parseType("!tf.t<1>", dialect.context(), new Diagnostics());
    assertEquals(111, Loaded.call(dialect.type("TType"), type, "plus", 10, 100));
  }

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

  /** As {@code mlir-opt} prints the {@code APInt} of {@code #ptr.address<…>}. */
  @ParameterizedTest
  @CsvSource({
    "18446744073709551615, 18446744073709551615",
    "-9223372036854775809, -9223372036854775809",
    "0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 340282366920938463463374607431768211455",
    "-0x80, -128",
    "-0, 0",
    "false, 0",
    "true, -1",
  })
  void integersMayBeOfAnySize(String written, String printed) {
    String form = "%0 = unrealized_conversion_cast to !tf.t<(NUMBER) NUMBER, NUMBER>";
    assertEquals(
        form.replace("NUMBER", printed), BIG_INTEGERS.custom(form.replace("NUMBER", written)));
  }

  /** Both at what is no integer, as {@code mlir-opt} reports {@code #ptr.address<-a>}. */
  @ParameterizedTest
  @CsvSource({"a, 43", "-a, 44"})
  void whatIsNoIntegerIsReported(String written, int at) {
    String where = "loc(\"test.mlir\":1:" + at + "): ";
    assertEquals(
        where
            + "expected integer value\n"
            + where
            + "failed to parse Tf_TType parameter 'big' which is to be a `::llvm::APInt`",
        BIG_INTEGERS.custom("%0 = unrealized_conversion_cast to !tf.t<(" + written + ") 1>"));
  }

  /** As {@code mlir-opt} reports {@code !ptr.ptr<1>}. */
  @Test
  void parametersMayBeOfInterfaces() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Dialect(name = "t", types = {P.class, Q.class, R.class}, attributes = D.class)
            interface TDialect {}
            interface Space extends dev.ods.ir.AttributeInterface { int number(); }
            @AttrInterface interface Place { int number(); }
            @TypeInterface interface Sized { int size(); }
            @AttrDef(dialect = TDialect.class, mnemonic = "d")
            @AssemblyFormat("`<` $number `>`")
            record D(int number) implements Space, Place {}
            @TypeDef(dialect = TDialect.class, mnemonic = "p")
            @AssemblyFormat("`<` $space (`,` `[` $more^ `]`)? (`,` $last^)? `>`")
            record P(Space space, @Default("[]") List<Space> more, Optional<Space> last) {}
            @TypeDef(dialect = TDialect.class, mnemonic = "q")
            @AssemblyFormat("`<` $place `>`")
            record Q(@Param(Place.class) Attribute place) implements Sized {
              public int size() { return 1; }
            }
            @TypeDef(dialect = TDialect.class, mnemonic = "r")
            @AssemblyFormat("`<` $sized `,` $elements `>`")
            record R(@Param(Sized.class) Type sized, dev.ods.builtin.ElementsAttr elements) {}
            """);
    String cast = "%0 = unrealized_conversion_cast to !t.";
    for (String type :
        List.of(
            "p<#t.d<1>>",
            "p<#t.d<1>, [#t.d<2>, #t.d<3>], #t.d<4>>",
            "q<#t.d<1>>",
            "r<!t.q<#t.d<1>>, dense<1> : tensor<2xi32>>")) {
      assertEquals(cast + type, dialect.custom(cast + type));
    }
    assertEquals(unread("attribute", "1:42", "P", "space"), dialect.custom(cast + "p<1>"));
    assertEquals(unread("attribute", "1:42", "Q", "place"), dialect.custom(cast + "q<1>"));
    assertEquals(unread("type", "1:44", "R", "sized"), dialect.custom(cast + "r<i32,1>"));
  }

  private static String unread(String kind, String end, String type, String parameter) {
    String word = parameter.substring(0, 1).toUpperCase(Locale.ROOT) + parameter.substring(1);
    return "loc(\"test.mlir\":1:41): invalid kind of "
        + kind
        + " specified\nloc(\"test.mlir\":"
        + end
        + "): failed to parse T_"
        + type
        + "Type parameter '"
        + parameter
        + "' which is to be a `::mlir::"
        + word
        + "`";
  }

  @Test
  void attachedInterfacesAreDeclaredAsConstraints() {
    List<String> errors =
        Snippets.errors(
            Snippets.compile(
                """
                @AttrInterface interface Place {}
                @TypeInterface interface Sized {}
                @TypeDef(dialect = TfDialect.class, mnemonic = "p")
                record P(Place place, List<Sized> sized) {}
                """));
    assertTrue(errors.get(0).contains("declare '@Param(Place.class) Attribute'"), errors::toString);
    assertTrue(errors.get(1).contains("declare '@Param(Sized.class) Type'"), errors::toString);
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

  /** Numbers are written by their own bits where there is no decimal number. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.500000e+00, -2.000000e+00, [0x7F800000]",
        "0xFFF0000000000000, 0xFF800000, [0xFFC00000, 1.000000e-01]",
        "0x7FF8000000000000, 0x7FC00000, [0x7F800000, 3.40282347E+38]",
      })
  void numbersAreReadAsTheyAreWritten(String parameters) {
    String text = "%0 = unrealized_conversion_cast to !tf.numbers<" + parameters + ">";
    assertEquals(text, NUMBERS.custom(text));
  }

  /** Records take all NaN for equal, types of other bits are others nevertheless. */
  @Test
  void numbersAreComparedByTheirBits() {
    for (String numbers :
        List.of(
            "0x7FF8000000000001, 1.000000e+00, [1.000000e+00]",
            "1.000000e+00, 0x7FC00001, [1.000000e+00]",
            "1.000000e+00, 1.000000e+00, [0x7FC00001]",
            "0.000000e+00, 1.000000e+00, [1.000000e+00]")) {
      String same = numbers.replace("1]", "0]").replace("01,", "00,");
      String other = "!tf.numbers<" + same.replace("0.000000e+00,", "-0.000000e+00,") + ">";
      String text =
          "%0 = unrealized_conversion_cast to "
              + other
              + "\n%1 = unrealized_conversion_cast to !tf.numbers<"
              + numbers
              + ">";
      assertEquals(text, NUMBERS.custom(text));
    }
  }

  @Test
  void bitsAreThoseOfTheNumber() {
    String message =
        NUMBERS.custom("unrealized_conversion_cast to !tf.numbers<1.0, 0x7FF0000000000000, [1.0]>");
    assertTrue(message.contains("hexadecimal float constant out of range for type"), message);
  }

  /** In MLIR they are of any C++ type where {@code hasCustomAssemblyFormat} is set. */
  @Test
  void methodsOfTheAuthorReadAnyClass() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @AttrDef(dialect = TfDialect.class, mnemonic = "d")
            record D(
                java.time.Duration after,
                java.util.SortedMap<String, Long> all,
                Optional<java.math.BigInteger> big,
                List<java.math.BigInteger> list) {
              static D parse(AsmParser parser, Type type) {
                Long seconds = parser.parseLess() ? parser.parseInteger() : null;
                return seconds == null || !parser.parseGreater() ? null : of(seconds);
              }
              static D of(long seconds) {
                return new D(
                    java.time.Duration.ofSeconds(seconds),
                    new java.util.TreeMap<>(java.util.Map.of("a", seconds)),
                    Optional.of(java.math.BigInteger.valueOf(seconds)),
                    List.of(java.math.BigInteger.TWO));
              }
              void print(AsmPrinter printer) {
                printer.print("<" + all.get("a") + ">");
              }
            }
            """);
    String text = "%0 = unrealized_conversion_cast to i1 {a = #tf.d<3>}";
    assertEquals(text, dialect.custom(text));
    assertEquals(
        "parameter 'after' is null", refused(dialect, "DAttr", null, null, null, List.of()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Map<String, long[]>",
        "Map<String, ? extends long[]>",
        "List<? super Integer[]>",
        "List<Map<long[], String>>"
      })
  void arraysAreRefusedInAnyCase(String type) {
    List<String> errors =
        Snippets.compile(
                """
                @TypeDef(dialect = TfDialect.class, mnemonic = "d")
                record D(java.util.%s all) {
                  static D parse(AsmParser parser) { return null; }
                  void print(AsmPrinter printer) {}
                }
                """
                    .formatted(type.replace("<Map", "<java.util.Map")))
            .errors()
            .stream()
            .map(Snippets::message)
            .toList();
    assertEquals(1, errors.size(), errors.toString());
    assertTrue(errors.get(0).startsWith("[ODS061]"), errors.get(0));
  }

  /** What a class of the author iterates over is its own affair. */
  @Test
  void elementsOfOtherClassesMayBeNull() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "d")
            record D(Holed holed) {
              record Holed(String name) implements Iterable<String> {
                public java.util.Iterator<String> iterator() {
                  return java.util.Arrays.asList(name, null).iterator();
                }
              }
              static D parse(AsmParser parser) { return new D(new Holed("x")); }
              void print(AsmPrinter printer) {}
            }
            """);
    String text = "%0 = unrealized_conversion_cast to !tf.d";
    assertEquals(text, dialect.custom(text));
  }

  /** The names of a dialect's classes are in its namespace, wherever they are declared. */
  @Test
  void messagesHaveTheNamespaceOfTheDialect() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Dialect(name = "my", types = My.class, cppNamespace = "::my::own")
            interface My {
              @TypeDef(dialect = My.class, mnemonic = "bus") @AssemblyFormat("`<` $w `>`")
              record Bus(int w) {}
              @TypeDef(dialect = My.class, mnemonic = "a") @AssemblyFormat("`<` $x `>`")
              record A(BusType x) {}
              @TypeDef(dialect = My.class, mnemonic = "b") @AssemblyFormat("`<` $x `>`")
              record B(List<BusType> x) {}
              @TypeDef(dialect = My.class, mnemonic = "c") @AssemblyFormat("`<` $w (`,` $x^)? `>`")
              record C(int w, Optional<CType> x) {}
              @TypeDef(dialect = My.class, mnemonic = "d") @AssemblyFormat("`<` $x `>`")
              record D(dev.ods.builtin.IntegerType x) {}
              @TypeDef(dialect = My.class, mnemonic = "e") @AssemblyFormat("`<` $x `>`")
              record E(Word x) {}
              record Word(String word) {
                static Word parse(AsmParser parser) {
                  String word = parser.parseKeyword();
                  return word == null ? null : new Word(word);
                }
                void print(AsmPrinter printer) { printer.print(word); }
              }
            }
            """);
    List<String> expected =
        List.of(
            "a `::my::own::BusType`",
            "b `::llvm::ArrayRef<::my::own::BusType>`",
            "c `::my::own::CType`",
            "d `::mlir::IntegerType`",
            "e `::my::own::Word`");
    for (String one : expected) {
      String wrong = one.charAt(0) + (one.charAt(0) == 'c' ? "<1, =>" : "<=>");
      String message = dialect.custom("unrealized_conversion_cast to !my." + wrong);
      assertTrue(message.contains("which is to be a " + one.substring(2)), message);
    }
  }

  /** They are refused where they are given, not where the type is printed. */
  @Test
  void nullIsNoParameter() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat("`<` params `>`")
            record T(Optional<String> a, String b, List<Long> c) {}

            @TypeDef(dialect = TfDialect.class, mnemonic = "v")
            @AssemblyFormat("`<` params `>`")
            record V(Optional<String> a, String b, List<Long> c) {
              void verify(Diagnostics diagnostics, Location location) {
                if (b.isEmpty()) diagnostics.error(location, "empty");
              }
            }

            @TypeDef(dialect = TfDialect.class, mnemonic = "w")
            @AssemblyFormat("`<` params `>`")
            record W(Type w) {}
            """);
    assertEquals(
        "parameter 'w' is null",
        assertThrows(
                IllegalStateException.class,
                () -> Loaded.call(dialect.type("WType"), null, "get", new Object[] {null}))
            .getCause()
            .getMessage());
    List<Long> holed = Arrays.asList(1L, null);
    for (String type : List.of("TType", "VType")) {
      assertEquals("parameter 'a' is null", refused(dialect, type, null, "", List.of()));
      assertEquals(
          "parameter 'b' is null", refused(dialect, type, Optional.empty(), null, List.of()));
      assertEquals("parameter 'c' is null", refused(dialect, type, Optional.empty(), "", null));
      assertEquals(
          "parameter 'c' has an element that is null",
          refused(dialect, type, Optional.empty(), "", holed));
    }
  }

  private static @Nullable String refused(
      CompiledDialect dialect, String type, @Nullable Object... parameters) {
    Object[] arguments =
        Stream.concat(Stream.of(dialect.context()), Arrays.stream(parameters)).toArray();
    return assertThrows(
            IllegalStateException.class,
            () -> Loaded.call(dialect.type(type), null, "get", arguments))
        .getCause()
        .getMessage();
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
