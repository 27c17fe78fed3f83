// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Location;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types and attributes that a dialect parses and prints. */
final class DialectAssemblyTest {
  private final Context context = Context.create();

  DialectAssemblyTest() {
    context.load(new BoxDialect());
    context.allowUnregisteredDialects(true);
  }

  /** {@code !box.of<type>}. */
  static final class BoxType extends Type {
    private final Type content;

    private BoxType(Type content) {
      super(content.context());
      this.content = content;
    }

    static BoxType get(Type content) {
      return intern(new BoxType(content));
    }

    static @Nullable BoxType getChecked(Diagnostics diagnostics, Location location, Type content) {
      if (content instanceof FloatType floating && floating.width() > 64) {
        diagnostics.error(location, "no box of f128");
        diagnostics.note(location, "choose another type");
        return null;
      }
      return get(content);
    }

    @Override
    public String dialectNamespace() {
      return "box";
    }

    @Override
    protected int keyHash() {
      return content.hashCode();
    }

    @Override
    protected boolean keyEquals(Type other) {
      return content == ((BoxType) other).content;
    }
  }

  /** {@code #box.with<attribute>}, or {@code #box<"raw" attribute>}, with or without a type. */
  static final class BoxAttr extends Attribute implements SymbolAssembly {
    private final Attribute content;
    private final boolean raw;
    private final @Nullable Type type;

    private BoxAttr(Attribute content, boolean raw, @Nullable Type type) {
      super(content.context());
      this.content = content;
      this.raw = raw;
      this.type = type;
    }

    static BoxAttr get(Attribute content, boolean raw, @Nullable Type type) {
      return intern(new BoxAttr(content, raw, type));
    }

    @Override
    public @Nullable Type type() {
      return type;
    }

    @Override
    public void print(AsmPrinter printer) {
      printer.print("<");
      printer.printAttribute(content);
      printer.print(">");
    }

    @Override
    public String dialectNamespace() {
      return "box";
    }

    @Override
    protected int keyHash() {
      return content.hashCode();
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      BoxAttr that = (BoxAttr) other;
      return content == that.content && raw == that.raw && type == that.type;
    }
  }

  /** The dialect of both. */
  static final class BoxDialect extends DialectDefinition implements DialectAssembly {
    BoxDialect() {
      super("box");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public @Nullable Type parseType(DialectAsmParser parser) {
      if (parser.parseOptionalKeyword("silent")) {
        return null;
      }
      if (!parser.parseKeyword("of") || !parser.parseLess()) {
        return null;
      }
      SourceLocation at = parser.location();
      Type content = parser.parseType();
      if (content == null || !parser.parseGreater()) {
        return null;
      }
      if (content instanceof TupleType) {
        Type wide = FloatType.get(parser.context(), FloatType.Kind.F128);
        return parser.getChecked(
            at, (diagnostics, location) -> BoxType.getChecked(diagnostics, location, wide));
      }
      return parser.getChecked(
          (diagnostics, location) -> BoxType.getChecked(diagnostics, location, content));
    }

    @Override
    public void printType(Type type, DialectAsmPrinter printer) {
      printer.print("of<");
      printer.printType(((BoxType) type).content);
      printer.print(">");
    }

    @Override
    public @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
      String text = parser.parseOptionalString();
      if (text != null) {
        Attribute content = parser.parseAttribute((Type) null);
        return content == null ? null : BoxAttr.get(content, true, type);
      }
      String mnemonic = parser.parseKeyword();
      if (mnemonic == null) {
        return null;
      }
      if (!mnemonic.equals("with")) {
        return parser.unknownAttribute(mnemonic);
      }
      if (!parser.parseLess()) {
        return null;
      }
      Attribute content = parser.parseAttribute((Type) null);
      return content == null || !parser.parseGreater() ? null : BoxAttr.get(content, false, type);
    }

    @Override
    public void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
      BoxAttr box = (BoxAttr) attribute;
      if (box.raw) {
        printer.printString("raw");
        printer.print(" ");
        printer.printAttribute(box.content);
      } else {
        printer.print("with");
        box.print(printer);
      }
    }
  }

  private @Nullable Operation parse(String text, Diagnostics diagnostics) {
    return Parser.parse(
        text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
  }

  private Operation op(String attribute) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = parse("\"some.op\"() {a = " + attribute + "} : () -> ()", diagnostics);
    diagnostics.throwIfErrors();
    assertNotNull(module);
    return assertInstanceOf(Operation.class, module.region(0).first().first());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "!box.of<i32>",
        "!box.of<!box.of<tensor<?x!box.of<i1>>>>",
        "!box.of<() -> i32>",
        "#box.with<5 : i32>",
        "#box.with<[#box.with<1 : i64>, {k = !box.of<f32>}]>",
        "#box.with<\"a > b\"> : i32",
        "#box<\"raw\" 5 : i8>",
        "#box<\"raw\" unit> : !box.of<i1>",
        "tensor<2xi32, #box.with<unit>>",
      })
  void roundTripsTypesAndAttributes(String text) {
    Attribute attribute = op(text).attribute("a");
    assertNotNull(attribute);
    assertEquals(text, attribute.toString());
    assertSame(attribute, op(text).attribute("a"));
  }

  /** As MLIR does: at the name, or at the given location. */
  @ParameterizedTest
  @CsvSource({"!box.of<f128>, 23", "!box.of<tuple<>>, 26"})
  void reportsWhatCannotBeMade(String type, int column) {
    Diagnostics diagnostics = new Diagnostics();
    assertNull(parse("\"some.op\"() {a = " + type + "} : () -> ()", diagnostics));
    Diagnostic only = diagnostics.list().get(0);
    assertEquals(1, diagnostics.list().size());
    assertEquals("no box of f128", only.message());
    assertEquals("choose another type", only.notes().get(0).message());
    FileLineColRange at = assertInstanceOf(FileLineColRange.class, only.location());
    assertEquals(column, at.startColumn());
  }

  @Test
  void parsesTheFormWithoutADot() {
    assertSame(op("!box.of<i32>").attribute("a"), op("!box<of<i32>>").attribute("a"));
    assertSame(op("#box.with<unit>").attribute("a"), op("#box<with<unit>>").attribute("a"));
  }

  @Test
  void usesAliasesInParameters() {
    Operation op = op("#box.with<affine_map<(d0) -> (d0)>>");
    assertEquals(
        """
        #map = affine_map<(d0) -> (d0)>
        "builtin.module"() ({
          "some.op"() {a = #box.with<#map>} : () -> ()
        }) : () -> ()
        """,
        Printer.toString(
                    assertInstanceOf(Operation.class, op.parent()),
                    PrinterFlags.DEFAULT.withGeneric(true))
                .strip()
            + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "!box.off<i32> | expected 'of'",
        "!box.of<i32, i1> | expected '>'",
        "#box.what<5> | unknown attribute `what` in dialect `box`",
        "#box.with<> | expected attribute value",
        "#box.with<5 : i32 | unbalanced '<' character in pretty dialect name",
        "!box.silent<5> | dialect 'box' does not read 'silent<5>'",
        "tensor<2xi32, #box.with<oops>> | expected attribute value",
      })
  void reportsErrors(String attribute, String message) {
    Diagnostics diagnostics = new Diagnostics();
    parse("\"some.op\"() {a = " + attribute + "} : () -> ()", diagnostics);
    List<String> messages = diagnostics.list().stream().map(Diagnostic::message).toList();
    assertTrue(!messages.isEmpty(), attribute);
    assertEquals(message, messages.get(0));
  }

  @Test
  void reportsAnUnknownMnemonicAtItsPosition() {
    Diagnostics diagnostics = new Diagnostics();
    parse("\"some.op\"() {a = #box<  what>} : () -> ()", diagnostics);
    Diagnostic first = diagnostics.list().get(0);
    assertEquals("unknown attribute `what` in dialect `box`", first.message());
    assertEquals(25, assertInstanceOf(FileLineColRange.class, first.location()).startColumn());
  }

  @ParameterizedTest
  @CsvSource({"!box.of<, i1, >", "#box.with<, unit, >", "#box<\"raw\" , unit, >"})
  void nestsDeep(String open, String innermost, String close) {
    int depth = 100_000;
    String prefix = open.contains("raw") ? open + " " : open;
    String text = prefix.repeat(depth) + innermost + close.repeat(depth);
    String printed = Printer.toString(op(text), PrinterFlags.GENERIC);
    assertEquals("\"some.op\"() {a = " + text + "} : () -> ()", printed);
    Diagnostics diagnostics = new Diagnostics();
    parse("\"some.op\"() {a = " + prefix + text + close + "} : () -> ()", diagnostics);
    assertEquals(1, diagnostics.list().size());
    assertEquals(
        "nesting too deep: types, attributes and locations may nest 100000 levels",
        diagnostics.list().get(0).message());
  }

  /** Each of these symbols ends twice: with its body, and with its type. */
  @Test
  void parsesNestedTypedAttributesOnce() {
    int depth = 20_000;
    String text = "#box.with<".repeat(depth) + "unit" + "> : !box.of<i1>".repeat(depth);
    assertEquals(text, String.valueOf(op(text).attribute("a")));
  }

  @Test
  void doesNotPrintWhatNestsTooDeep() {
    Type box = BoxType.get(IndexType.get(context));
    for (int i = 0; i < 100_000; i++) {
      box = BoxType.get(box);
    }
    Operation op = op("unit");
    op.setAttribute("a", TypeAttr.get(box));
    assertThrows(NestingException.class, () -> Printer.toString(op, PrinterFlags.GENERIC));
    assertTrue(op.toString().endsWith("..."));
    assertTrue(box.toString().endsWith("..."));
  }

  /** A dialect that knows {@code !half.known}, and keeps all else in its namespace as text. */
  static final class HalfDialect extends DialectDefinition implements DialectAssembly {
    HalfDialect() {
      super("half");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public boolean allowsUnknownTypes() {
      return true;
    }

    @Override
    public @Nullable Type parseType(DialectAsmParser parser) {
      if (parser.parseOptionalKeyword("known")) {
        return BoxType.get(NoneType.get(parser.context()));
      }
      // Tokens already consumed must not matter.
      parser.parseOptionalKeyword("other");
      return parser.unknownType("other");
    }

    @Override
    public @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
      return parser.unknownAttribute("other");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "!half.other",
        "!half.other<[1, {2}]>",
        "!half<\"odd\">",
        "!half.other<!half.known, 2>",
        "tuple<!half.other<!box.of<i1>>, !half.nobody>",
        "#half.other<\"a>\">",
        "#half.other : i32",
        "#half<[1]> : !half.other",
        "[#half.other, #half.known, #box.with<#half.other>]",
      })
  void keepsUnknownTypesAndAttributes(String text) {
    context.load(new HalfDialect());
    Attribute attribute = op(text).attribute("a");
    assertNotNull(attribute);
    assertEquals(text, attribute.toString());
  }

  /** A dialect that parses attributes only, and keeps types as text. */
  static final class TypelessDialect extends DialectDefinition implements DialectAssembly {
    TypelessDialect() {
      super("typeless");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }

    @Override
    public boolean allowsUnknownTypes() {
      return true;
    }

    @Override
    public @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
      return parser.parseKeyword("unit") ? UnitAttr.get(parser.context()) : null;
    }
  }

  @Test
  void keepsTypesOfADialectWithoutAHook() {
    context.load(new TypelessDialect());
    assertEquals("!typeless.x<[1]>", String.valueOf(op("!typeless.x<[1]>").attribute("a")));
    assertEquals("unit", String.valueOf(op("#typeless.unit").attribute("a")));
  }

  @Test
  void parsesKnownTypes() {
    context.load(new HalfDialect());
    assertSame(op("!box.of<none>").attribute("a"), op("!half.known").attribute("a"));
  }
}
