// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Default(\"[]\") List<" + ATTRIBUTE + "> names) {}",
        "@Default(\" [ ] \") List<dev.ods.ir.Type> names) {}",
        "@Default(\"[]\") List<Long> names) {}",
        // A constraint is that of each element.
        "@Param(I32.class) List<dev.ods.ir.Type> names) {}",
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

  /** As in MLIR, the directive needs no text of the parameter, whatever class it is of. */
  @Test
  void parametersOfCustomDirectivesAreOfAnyClass() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "t")
            @AssemblyFormat("`<` custom<Table>($table) (`for` custom<Span>($span, ref($table))^)? `>`")
            record T(
                java.util.SortedMap<String, Long> table, Optional<java.time.Duration> span) {
              static boolean parseTable(
                  AsmParser parser, Parsed<java.util.SortedMap<String, Long>> table) {
                java.util.SortedMap<String, Long> read = new java.util.TreeMap<>();
                table.set(read);
                return parser.parseCommaSeparatedList(
                    Delimiter.BRACES,
                    () -> {
                      String key = parser.parseKeyword();
                      Long value = key != null && parser.parseEqual() ? parser.parseInteger() : null;
                      return value != null && read.put(key, value) == null;
                    },
                    "");
              }
              static void printTable(
                  AsmPrinter printer, java.util.SortedMap<String, Long> table) {
                printer.print(table.toString());
              }
              static boolean parseSpan(
                  AsmParser parser,
                  Parsed<java.time.Duration> span,
                  java.util.SortedMap<String, Long> table) {
                Long seconds = parser.parseInteger();
                if (seconds == null) {
                  return false;
                }
                span.set(java.time.Duration.ofSeconds(seconds * table.size()));
                return true;
              }
              static void printSpan(
                  AsmPrinter printer,
                  Optional<java.time.Duration> span,
                  java.util.SortedMap<String, Long> table) {
                printer.print(span.orElseThrow().toSeconds() / table.size());
              }
            }
            """);
    for (String type : List.of("!tf.t<{a=1, b=-2}>", "!tf.t<{a=1, b=-2} for 7>")) {
      String text = "%0 = unrealized_conversion_cast to " + type;
      assertEquals(text, dialect.custom(text));
    }
  }

  /** A directive of one parameter gives no text to another, or to the same one elsewhere. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "custom<X>($x) `,` $y | y",
        "$x `,` custom<X>($y) | x",
        "struct($x, custom<X>($y)) | x",
        "params | x y",
        "custom<X>($x) custom<X>($y) |",
        "struct(custom<X>($x), custom<X>($y)) |",
        // Other mistakes do not hide it.
        "custom<X>($x) `,` $y $z | y",
      })
  void whatOtherElementsReadNeedsAText(String format, @Nullable String textless) {
    List<String> errors =
        Snippets.compile(
                """
                @TypeDef(dialect = TfDialect.class, mnemonic = "d")
                @AssemblyFormat("%s")
                record D(Object x, Object y) {
                  static boolean parseX(AsmParser parser, Parsed<Object> value) {
                    value.set("");
                    return true;
                  }
                  static void printX(AsmPrinter printer, Object value) {}
                }
                """
                    .formatted(format))
            .errors()
            .stream()
            .map(Snippets::message)
            .filter(message -> !message.contains("$z"))
            .toList();
    List<String> expected =
        textless == null
            ? List.of()
            : Stream.of(textless.split(" "))
                .map(
                    name ->
                        "[ODS061] parameter '"
                            + name
                            + "' has the type 'Object', which no text corresponds to; see @TypeDef"
                            + " for the types that do, or give the class a parser and a printer, or"
                            + " name them in @Param(syntax = …)")
                .toList();
    assertEquals(expected, errors);
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
}
