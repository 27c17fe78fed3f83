// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Enums of every storage and form, compiled and used. The expected texts and messages are those of
 * the code that {@code mlir-tblgen} 22 writes for the same definitions.
 */
class EnumsTest {
  private static final String DECLARATIONS =
      """
      @EnumAttr enum Text { A, @EnumCase(symbol = "b c") B }
      @EnumAttr(value = EnumAttr.Storage.I8, lowerCase = true)
      enum Small { A, @EnumCase(value = 254) B, C }
      @EnumAttr(EnumAttr.Storage.I32)
      enum Wide { @EnumCase(value = 2147483648L) A, @EnumCase(value = 4294967295L) B, @EnumCase(value = 5) C, D }
      @EnumAttr(EnumAttr.Storage.SI16)
      enum Signed { @EnumCase(value = -32768) A, B, @EnumCase(value = 32767) C }
      @EnumAttr(EnumAttr.Storage.UI64)
      enum Unsigned { A, @EnumCase(value = 4294967296L) B }
      @EnumAttr(value = EnumAttr.Storage.I32, name = "my.case", cppType = "::my::Own", definition = "My_Own")
      enum Own { X, @EnumCase(symbol = "y z") Y }
      @EnumAttr(value = EnumAttr.Storage.I64, name = "my.field", form = EnumAttr.Form.ENUM)
      @AssemblyFormat("`<` $value `>`") @Summary("a field")
      enum Field { X, @EnumCase(symbol = "y z") Y }
      @EnumAttr(EnumAttr.Storage.I32)
      @BitEnum(none = "none", separator = ", ",
        groups = @BitEnum.Group(symbol = "ab", cases = {"A", "B"}))
      enum Flags { A, B, C, @EnumCase(value = 0x80000000L) TOP }
      @EnumAttr(value = EnumAttr.Storage.I8, name = "my.flags", cppType = "::my::OwnFlags")
      @BitEnum(none = "none", separator = " | ", printPrimaryGroups = true, groups = {
        @BitEnum.Group(symbol = "ab", cases = {"A", "B"}, before = "C"),
        @BitEnum.Group(symbol = "all", cases = {"A", "B", "C"})})
      @AssemblyFormat("`<` $value `>`")
      enum OwnFlags { A, B, C, @EnumCase(value = 0x10) D }
      @EnumAttr(value = EnumAttr.Storage.I16, name = "my.keys", form = EnumAttr.Form.ENUM)
      @BitEnum(separator = ", ") @AssemblyFormat("`[` $value `]`") @Summary("some keys")
      enum Keys { A, B, C }
      @EnumAttr(value = EnumAttr.Storage.I64, name = "my.quoted", form = EnumAttr.Form.ENUM)
      @BitEnum(printQuoted = true) @Summary("quoted bits")
      enum Quoted { A, B, @EnumCase(symbol = "c d") C }
      @EnumAttr(value = EnumAttr.Storage.I64, name = "my.high", form = EnumAttr.Form.ENUM)
      @BitEnum @AssemblyFormat("`<` $value `>`")
      enum High { A, @EnumCase(value = 0x4000000000000000L) B, C }
      @EnumAttr(EnumAttr.Storage.I64)
      enum Visibility { @EnumCase(symbol = "") DEFAULT, @EnumCase(symbol = "hidden") HIDDEN }
      @EnumAttr enum Label { @EnumCase(symbol = "") NONE, @EnumCase(symbol = "x") X }
      @EnumAttr(value = EnumAttr.Storage.I32, name = "my.empty") @AssemblyFormat("`<` $value `>`")
      enum Empty { @EnumCase(symbol = "") NONE, X }
      @EnumAttr(value = EnumAttr.Storage.I32, name = "my.di", form = EnumAttr.Form.ENUM)
      @Summary("LLVM DI flags") @AssemblyFormat("`<` $value `>`")
      @BitEnum(none = "Zero", printPrimaryGroups = true, groups = {
        @BitEnum.Group(symbol = "Private", cases = "Bit0", before = "FwdDecl"),
        @BitEnum.Group(symbol = "Protected", cases = "Bit1", before = "FwdDecl"),
        @BitEnum.Group(symbol = "Public", cases = {"Bit0", "Bit1"}, before = "FwdDecl"),
        @BitEnum.Group(symbol = "Multiple", cases = "Single", before = "Thunk", alias = true),
        @BitEnum.Group(symbol = "Virtual", cases = "Single", before = "Thunk", alias = true)})
      enum DIFlags { Bit0, Bit1, FwdDecl, Single, Thunk }
      @Op(dialect = MyDialect.class, name = "empty")
      @AssemblyFormat("$visibility $label $empty (`opt` $optional^)? attr-dict")
      interface EmptySymbols {
        @Attr Visibility visibility();
        @Attr Label label();
        @Attr Empty empty();
        @Attr Optional<Visibility> other();
        @Attr @Default("") Label optional();
      }
      @Op(dialect = MyDialect.class, name = "op")
      @AssemblyFormat("$text $small $flags $own $ownFlags (`opt` $wide^)? attr-dict")
      interface Op1 {
        @Attr Text text();
        @Attr @Default("c") Small small();
        @Attr java.util.Set<Flags> flags();
        @Attr Own own();
        @Attr @Default("ab | D") java.util.Set<OwnFlags> ownFlags();
        @Attr Optional<Wide> wide();
        @Attr Optional<java.util.Set<Quoted>> quoted();
        @Attr Optional<List<Own>> several();
      }
      @Dialect(name = "my", ops = {Op1.class, EmptySymbols.class})
      interface MyDialect {
        static Attribute parseAttribute(DialectAsmParser parser, Type type) {
          String mnemonic = parser.parseKeyword();
          if (mnemonic == null) return null;
          return switch (mnemonic) {
            case "case" -> OwnAttr.parse(parser, type);
            case "di" -> DIFlagsAttr.parse(parser, type);
            case "empty" -> EmptyAttr.parse(parser, type);
            case "field" -> FieldAttr.parse(parser, type);
            case "flags" -> OwnFlagsAttr.parse(parser, type);
            case "keys" -> KeysAttr.parse(parser, type);
            case "every" -> EveryAttr.parse(parser, type);
            case "high" -> HighAttr.parse(parser, type);
            case "quoted" -> QuotedAttr.parse(parser, type);
            default -> parser.unknownAttribute(mnemonic);
          };
        }
        static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
          var own = (dev.ods.codegen.GeneratedEnumAttr) attribute;
          printer.print(own.mnemonic());
          own.print(printer);
        }
      }
      """;

  /** An enum of 64 cases, B0 to B63: every number is a set of them. */
  private static final String ALL_BITS =
      """
      @EnumAttr(value = EnumAttr.Storage.I64, name = "my.every")
      @BitEnum(none = "none") @AssemblyFormat("`<` $value `>`")
      enum Every {"""
          + IntStream.range(0, 64).mapToObj(i -> "B" + i).collect(joining(", "))
          + "}\n";

  private static Loaded loaded;
  private static Context context;

  @BeforeAll
  static void compile() {
    loaded = Loaded.of(ALL_BITS + DECLARATIONS);
    context = Context.create();
    try {
      var constructor = loaded.type("MyDialectDefinition").getConstructor();
      constructor.setAccessible(true);
      context.load((DialectDefinition) constructor.newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object call(String companion, String method, Object... arguments) {
    return Loaded.call(loaded.type(companion), null, method, arguments);
  }

  /** All cases of an enum, or all sets of them. */
  private static List<Object> values(String name) {
    Object[] constants = loaded.type(name).getEnumConstants();
    boolean bits =
        Arrays.stream(loaded.type(name + "Enum").getMethods())
            .anyMatch(m -> m.getName().equals("value") && m.getParameterTypes()[0] == Set.class);
    if (!bits) {
      return List.of(constants);
    }
    return Stream.iterate(0, i -> i < 1 << constants.length, i -> i + 1)
        .map(
            chosen -> {
              Set<Object> set = new LinkedHashSet<>();
              for (int i = 0; i < constants.length; i++) {
                if ((chosen & 1 << i) != 0) {
                  set.add(constants[i]);
                }
              }
              return (Object) set;
            })
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Text",
        "Small",
        "Wide",
        "Signed",
        "Unsigned",
        "Own",
        "Field",
        "Flags",
        "OwnFlags",
        "Keys",
        "Quoted",
        "High",
        "Visibility",
        "Label",
        "Empty",
        "DIFlags"
      })
  void everyValueIsReadFromItsTextItsNumberAndItsAttribute(String name) {
    String companion = name + "Enum";
    for (Object value : values(name)) {
      String text = (String) call(companion, "stringify", value);
      // Without a symbol of its own the empty set has no text in MLIR either.
      if (!text.isEmpty() || !(value instanceof Set)) {
        assertEquals(value, call(companion, "symbolize", text), text);
      }
      Attribute attribute = (Attribute) requireNonNull(call(companion, "get", context, value));
      assertEquals(true, call(companion, "test", attribute));
      assertEquals(value, call(companion, "of", attribute));
      if (!name.equals("Text") && !name.equals("Label")) {
        Object number = call(companion, "value", value);
        assertEquals(value, call(companion, "symbolize", number));
      }
      if (!text.isEmpty()) {
        assertSame(attribute, attribute(attribute.toString()));
      }
    }
  }

  @Test
  void countsValuesAsMlirDoes() {
    assertEquals("0 254 255", numbers("Small"));
    assertEquals("2147483648 4294967295 5 6", numbers("Wide"));
    assertEquals("-32768 -32767 32767", numbers("Signed"));
    assertEquals("0 4294967296", numbers("Unsigned"));
    assertEquals("-1 : i8", call("SmallEnum", "get", context, values("Small").get(2)).toString());
    assertEquals(
        "4294967296 : ui64", call("UnsignedEnum", "get", context, values("Unsigned").get(1)) + "");
    assertNull(call("SmallEnum", "symbolize", 3L));
    assertNull(call("FlagsEnum", "symbolize", 8L));
    assertEquals(false, call("FlagsEnum", "test", attribute("8 : i32")));
    assertEquals(true, call("FlagsEnum", "test", attribute("-2147483641 : i32")));
  }

  private static String numbers(String name) {
    return values(name).stream()
        .map(v -> call(name + "Enum", "value", v) + "")
        .collect(joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Flags; 0; none",
        "Flags; 1; A",
        "Flags; 3; A, B, ab",
        "Flags; 7; A, B, C, ab",
        "Flags; 2147483652; C, TOP",
        "OwnFlags; 1; A",
        "OwnFlags; 3; ab",
        "OwnFlags; 7; all",
        "OwnFlags; 19; ab | D",
        "OwnFlags; 22; B | C | D",
        "Keys; 5; A, C",
        "Quoted; 6; B|c d",
        "High; -9223372036854775807; A|C",
        "Every; -9223372036854775808; B63",
        // As in #llvm.di_composite_type<…, flags = MultipleInheritance>.
        "DIFlags; 8; Single|Multiple|Virtual",
        "DIFlags; 3; Public",
        "DIFlags; 2; Protected",
        "DIFlags; 13; Private|FwdDecl|Single|Multiple|Virtual",
        "DIFlags; 0; Zero"
      })
  void printsGroupsAndSeparatorsAsMlirDoes(String name, long bits, String text) {
    String companion = name + "Enum";
    Object value = requireNonNull(call(companion, "symbolize", bits));
    assertEquals(text, call(companion, "stringify", value));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "#my<case X>; #my<case X>",
        "#my.field<X>; #my.field<X>",
        "#my.field<\"y z\">; #my.field<\"y z\">",
        "#my.flags<C|A|B>; #my.flags<all>",
        "#my.flags<\"D | ab\"|A>; #my.flags<ab | D>",
        "#my.flags<none>; #my.flags<none>",
        "#my<keys[B,A]>; #my<keys[A, B]>",
        "#my<quoted \"A|c d\">; #my<quoted \"A|c d\">",
        "#my<quoted B>; #my<quoted B>",
        "#my.high<C>; #my.high<C>",
        "#my.di<Virtual>; #my.di<Single|Multiple|Virtual>",
        "#my.di<Multiple|Bit0>; #my.di<Private|Single|Multiple|Virtual>",
        "#my.empty<\"\">; #my.empty<\"\">",
        "#my.high<C|A|B>; #my.high<A|B|C>",
        "#my.every<B63>; #my.every<B63>",
        "#my.every<B63|B0>; #my.every<B0|B63>"
      })
  void readsAttributes(String text, String printed) {
    assertEquals(printed, attribute(text).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "#my<case Z>; expected ::my::Own to be one of: X, y z; ::my::Own; My_Own",
        "#my.field<Z>; expected one of [X, \"y z\"y z] for a field, got: Z; Field; FieldAttr",
        "#my.field<1>; expected keyword for a field; Field; FieldAttr",
        "#my.flags<A|E>; expected ::my::OwnFlags to be one of: none, A, B, ab, C, D, all;"
            + " ::my::OwnFlags; OwnFlagsAttr",
        "#my.flags<\"A|none\">; expected ::my::OwnFlags to be one of: none, A, B, ab, C, D, all;"
            + " ::my::OwnFlags; OwnFlagsAttr",
        "#my.flags<1>; expected valid keyword or string; ::my::OwnFlags; OwnFlagsAttr",
        "#my<keys[A, E]>; expected one of [A, B, C] for some keys, got: E; Keys; KeysAttr",
        "#my.high<C|D>; expected one of [A, B, C] for set of 'A', 'B', 'C', got: D; High; HighAttr",
        "#my.di<Some>; expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl,"
            + " Single, Multiple, Virtual, Thunk] for LLVM DI flags, got: Some; DIFlags;"
            + " DIFlagsAttr",
        "#my<keys[\"A\"]>; expected keyword for some keys; Keys; KeysAttr"
      })
  void reportsWrongTextAsMlirDoes(String text, String first, String type, String definition) {
    assertEquals(
        List.of(
            first,
            "failed to parse %s parameter 'value' which is to be a `%s`"
                .formatted(definition, type)),
        errors(text));
  }

  @Test
  void allOfSixtyFourCasesAreASet() {
    List<String> symbols = IntStream.range(0, 64).mapToObj(i -> "B" + i).toList();
    Object all = requireNonNull(call("EveryEnum", "symbolize", -1L));
    assertEquals(64, ((Set<?>) all).size());
    String text = "#my.every<" + String.join("|", symbols) + ">";
    assertEquals(text, attribute(text).toString());
    assertEquals(-1L, call("EveryEnum", "value", all));
    assertEquals(2, errors("#my.every<B64>").size());
  }

  @Test
  void literalsOfTheFormatAreRequired() {
    assertEquals(List.of("expected '>'"), errors("#my.flags<A,B>"));
    assertEquals(List.of("expected '<'"), errors("#my<flags A>"));
  }

  @Test
  void readsMembersOfOperations() {
    String op = "my.op A a C  X <none>";
    assertEquals(op, reprinted(op));
    assertEquals(
        "my.op \"b c\" b \"A, B, C, ab\"  \"y z\" <C | D> opt D",
        reprinted("my.op \"b c\" b \"C, ab\"  \"y z\" <C | D> opt D"));
  }

  @Test
  void readsAndPrintsEmptySymbolsAsStrings() {
    String op = "my.empty \"\" \"\" <\"\"> {other = 0 : i64}";
    assertEquals(op, reprinted(op));
    assertEquals("my.empty hidden x <X> opt x", reprinted("my.empty hidden x <X> opt x"));
    assertEquals(
        "my.empty hidden \"\" <X>", reprinted("my.empty \"hidden\" \"\" <\"X\"> opt \"\""));
  }

  private static String reprinted(String op) {
    Diagnostics diagnostics = new Diagnostics();
    Operation parsed =
        Parser.parse(
            op.getBytes(StandardCharsets.UTF_8),
            "test.mlir",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    assertEquals(List.of(), messages(diagnostics));
    return requireNonNull(parsed)
        .toString()
        .lines()
        .filter(line -> line.contains("my."))
        .findFirst()
        .orElse("")
        .strip();
  }

  private static Attribute attribute(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Attribute attribute = Parser.parseAttribute(text, context, diagnostics);
    assertEquals(List.of(), messages(diagnostics), text);
    return requireNonNull(attribute);
  }

  private static List<String> errors(String text) {
    Diagnostics diagnostics = new Diagnostics();
    assertNull(Parser.parseAttribute(text, context, diagnostics));
    return messages(diagnostics);
  }

  private static List<String> messages(Diagnostics diagnostics) {
    return diagnostics.list().stream().map(Diagnostic::message).toList();
  }

  /**
   * A set that has a default in optional groups, in words of which MLIR's code reads none back but
   * what is behind a literal: {@code <>} is printed for the empty set, and not read.
   */
  @Test
  void setsWithDefaultsInOptionalGroups() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Dialect(name = "my", ops = My.class, attributes = My.class)
            interface My {
              @EnumAttr(EnumAttr.Storage.I32) @BitEnum(none = "Zero") enum Flags { A, B }
              @AttrDef(dialect = My.class, mnemonic = "m")
              @AssemblyFormat("`<` $a (`,` $flags^)? `>`")
              record M(int a, @Default("Zero") java.util.Set<Flags> flags) {}
              @AttrDef(dialect = My.class, mnemonic = "n")
              @SuppressWarnings("ODS280") @AssemblyFormat("`<` ($flags^)? `>`")
              record N(@Default("Zero") java.util.Set<Flags> flags) {}
              @AttrDef(dialect = My.class, mnemonic = "s")
              @AssemblyFormat("`<` struct(params) `>`")
              record S(int a, @Default("[]") java.util.Set<Flags> flags) {}
              @Op(dialect = My.class, name = "a") @AssemblyFormat("($flags^)? attr-dict")
              interface A { @Attr @Default("Zero") java.util.Set<Flags> flags(); }
            }
            """);
    assertPrints(dialect, "my.a {x = #my.m<1>}", "my.a {x = #my.m<1, Zero>}");
    assertPrints(dialect, "my.a {x = #my.m<1, A|B>}", "my.a {x = #my.m<1, A|B>}");
    assertPrints(dialect, "my.a {x = #my.n<>}", "my.a {x = #my.n<Zero>}");
    assertPrints(dialect, "my.a {x = #my.n<B>}", "my.a {x = #my.n<B>}");
    assertPrints(dialect, "my.a {x = #my.s<a = 1>}", "my.a {x = #my.s<flags = Zero, a = 1>}");
    assertPrints(dialect, "my.a", "my.a Zero");
    assertPrints(dialect, "my.a \"A|B\"", "my.a \"A|B\"");
    String errors = dialect.custom("my.a {x = #my.n<>}");
    assertTrue(errors.contains(": expected valid keyword or string\n"), errors);
  }

  private static void assertPrints(CompiledDialect dialect, String printed, String text) {
    assertEquals(printed, dialect.custom(text));
  }

  /** A listed holder stands for the enums in it, as for definitions. */
  @Test
  void readsAttributesOfListedHolders() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Dialect(name = "my", ops = My.class, attributes = My.class)
            interface My {
              @EnumAttr(value = EnumAttr.Storage.I32, name = "my.level") enum Level { LOW, HIGH }
              @EnumAttr enum Plain { A }
              @Op(dialect = My.class, name = "a")
              interface A { @Attr Level level(); @Attr List<Level> all(); @Attr Plain plain(); }
            }
            """);
    String text =
        "\"my.a\"() <{all = [#my<level LOW>], level = #my<level HIGH>, plain = \"A\"}> : () -> ()";
    assertEquals(text, dialect.generic(text));
  }
}
