// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Types and attributes that refer to the classes that are generated for them. */
final class RecursiveDefsTest {
  private static final String DECLARATIONS =
      """
      @TypeDef(dialect = MyDialect.class, mnemonic = "node")
      @AssemblyFormat("`<` $value (`,` $next^)? `>`")
      record Node(long value, Optional<NodeType> next) {
        public NodeType last(NodeType self) { return next.map(n -> n.last(n)).orElse(self); }
        Node(long value) { this(value, Optional.empty()); }
        Node(NodeType next) { this(0, Optional.of(next)); }
      }
      @AttrDef(dialect = MyDialect.class, mnemonic = "tree")
      @AssemblyFormat("`<` custom<Name>($name) (`[` $children^ `]`)? `>`")
      record Tree(String name, @Default("[]") List<TreeAttr> children) {
        static boolean parseName(AsmParser parser, Parsed<String> name) {
          String word = parser.parseKeyword();
          name.set(word);
          return word != null;
        }
        static void printName(AsmPrinter printer, String name) { printer.print(name); }
      }
      @TypeDef(dialect = MyDialect.class, mnemonic = "struct", body = Struct.Fields.class)
      @Summary("struct")
      record Struct(String name) {
        record Fields(boolean packed, List<Type> types, Optional<StructType> parent) {}
        static StructType parse(AsmParser parser) {
          String name = parser.parseLess() ? parser.parseKeyword() : null;
          if (name == null) {
            return null;
          }
          StructType type = StructType.get(parser.context(), name);
          try (CyclicScope scope = parser.tryStartCyclicParse(type)) {
            if (scope == null) {
              return parser.parseGreater() ? type : null;
            }
            List<Type> types = new java.util.ArrayList<>();
            while (parser.parseOptionalComma()) {
              Type next = parser.parseType();
              if (next == null) {
                return null;
              }
              types.add(next);
            }
            type.setBody(new Fields(false, types, Optional.empty()));
          }
          return parser.parseGreater() ? type : null;
        }
        void print(AsmPrinter printer, StructType type) {
          printer.print("<" + name);
          Fields fields = type.body();
          try (CyclicScope scope = printer.tryStartCyclicPrint(type)) {
            if (scope != null && fields != null) {
              for (Type field : fields.types()) {
                printer.print(", ");
                printer.printType(field);
              }
            }
          }
          printer.print(">");
        }
      }
      @Op(dialect = MyDialect.class, name = "use")
      @AssemblyFormat("$struct `,` $any attr-dict `:` type($struct) `,` type($any)")
      interface Use {
        @Operand(StructType.class) Value struct();
        @Operand(dev.ods.constraint.AnyType.class) Value any();
      }
      @Dialect(name = "my", ops = Use.class, types = {Node.class, Struct.class},
          attributes = Tree.class)
      interface MyDialect {}
      """;

  private static Loaded loaded;
  private Context context;

  @BeforeAll
  static void compile() {
    loaded = Loaded.of(DECLARATIONS);
  }

  @BeforeEach
  void load() throws ReflectiveOperationException {
    context = contextWithDialect();
    context.allowUnregisteredDialects(true);
  }

  private static Context contextWithDialect() throws ReflectiveOperationException {
    Context context = Context.create();
    var constructor = loaded.type("MyDialectDefinition").getConstructor();
    constructor.setAccessible(true);
    context.load((DialectDefinition) constructor.newInstance());
    return context;
  }

  private static Object call(String type, Object receiver, String method, Object... arguments) {
    return Loaded.call(loaded.type(type), receiver, method, arguments);
  }

  @Test
  void parametersMayBeOfTheGeneratedClass() {
    Type inner = (Type) requireNonNull(call("NodeType", null, "get", context, 2L));
    Type outer = (Type) requireNonNull(call("NodeType", null, "get", context, inner));
    assertEquals("!my.node<0, <2>>", outer.toString());
    assertEquals(Optional.of(inner), call("NodeType", outer, "next"));
    assertSame(inner, call("NodeType", outer, "last", outer));
    assertSame(outer, type("!my.node<0, <2>>"));
    assertSame(outer, type("!my.node<0, !my.node<2>>"));
    assertEquals("!my.node<1, <2, <3>>>", type("!my.node<1, <2, <3>>>").toString());
  }

  @Test
  void listsMayBeOfTheGeneratedClass() {
    Diagnostics diagnostics = new Diagnostics();
    String text = "#my.tree<a[<b>, <c[<d>]>]>";
    Attribute tree = Parser.parseAttribute(text, context, diagnostics);
    assertEquals(List.of(), messages(diagnostics));
    assertEquals(text, requireNonNull(tree).toString());
  }

  @Test
  void bodiesMayBeRecords() throws ReflectiveOperationException {
    Type struct = (Type) requireNonNull(call("StructType", null, "get", context, "s"));
    assertNull(call("StructType", struct, "body"));
    List<Type> types = new ArrayList<>(List.of(struct, IntegerType.get(context, 8)));
    assertEquals(true, call("StructType", struct, "setBody", fields(types, Optional.empty())));
    String text = "!my.struct<s, !my.struct<s>, i8>";
    assertEquals(text, struct.toString());
    types.clear();
    assertEquals(text, struct.toString());
    assertSame(struct, type("!my.struct<s, !my.struct<s>, i8>"));
    assertEquals(false, call("StructType", struct, "setBody", fields(types, Optional.empty())));
  }

  @Test
  void partsOfBodiesAreOfTheSameContext() throws ReflectiveOperationException {
    Type struct = (Type) requireNonNull(call("StructType", null, "get", context, "s"));
    Context other = contextWithDialect();
    Object strangers = fields(List.of(IntegerType.get(other, 8)), Optional.empty());
    assertRefused(struct, strangers);
    Object parent = call("StructType", null, "get", other, "s");
    Object orphan = fields(List.of(), Optional.of(requireNonNull(parent)));
    assertRefused(struct, orphan);
    assertNull(call("StructType", struct, "body"));
  }

  private static void assertRefused(Type struct, Object fields) {
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class, () -> call("StructType", struct, "setBody", fields));
    assertTrue(thrown.getCause() instanceof IllegalArgumentException, thrown::toString);
  }

  /** The text of a type is another one within a type that it refers to. */
  @Test
  void formatsPrintTypesThatContainThemselves() {
    String text =
        """
        %0:2 = "a.op"() : () -> (!my.struct<s, tuple<!my.struct<s>>>, tuple<!my.struct<s, tuple<!my.struct<s>>>>)
        my.use %0#0, %0#1 : <s, tuple<!my.struct<s>>>, tuple<!my.struct<s, tuple<!my.struct<s>>>>
        my.use %0#0, %0#1 : <s, tuple<!my.struct<s>>>, tuple<!my.struct<s, tuple<!my.struct<s>>>>
        """;
    Operation module = module(text);
    String printed = Printer.toString(module, PrinterFlags.DEFAULT);
    assertTrue(printed.replaceAll("(?m)^  ", "").contains(text), printed);
  }

  @Test
  void namesReferToTypesOnlyWithinThem() {
    Diagnostics diagnostics = new Diagnostics();
    String text = "(!my.struct<s, tuple<!my.struct<s>>>, tuple<!my.struct<s>>) -> ()";
    Type type = Parser.parseType(text, context, diagnostics);
    assertEquals(List.of(), messages(diagnostics));
    // Here a name alone is a struct without fields, which has fields already.
    assertFalse(requireNonNull(type).toString().contains("tuple<!my.struct<s>>)"), type::toString);
  }

  private static Object fields(List<Type> types, Optional<Object> parent)
      throws ReflectiveOperationException {
    var constructor = loaded.type("Struct$Fields").getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    return constructor.newInstance(false, types, parent);
  }

  private Type type(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Type type = Parser.parseType(text, context, diagnostics);
    assertEquals(List.of(), messages(diagnostics), text);
    return requireNonNull(type);
  }

  private Operation module(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(StandardCharsets.UTF_8),
            "test.mlir",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    assertEquals(List.of(), messages(diagnostics));
    return requireNonNull(module);
  }

  private static List<String> messages(Diagnostics diagnostics) {
    return diagnostics.list().stream().map(Diagnostic::message).toList();
  }

  /** Neither class can be generated before the other one. */
  @Test
  void definitionsMayReferToEachOther() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "a")
            @AssemblyFormat("`<` $x (`,` $b^)? `>`")
            record A(int x, Optional<BType> b) {
              static boolean uses(UseOp op) { return op.a().equals(op.a()); }
              int depth() { return b.map(it -> 1 + it.depth()).orElse(0); }
            }
            @TypeDef(dialect = TfDialect.class, mnemonic = "b")
            @AssemblyFormat("`<` custom<C>($c) `,` $a `>`")
            record B(List<AType> a, CAttr c) {
              static boolean parseC(AsmParser parser, Parsed<CAttr> c) {
                c.set(parser.parseAttribute(CAttr.class, null));
                return c.get() != null;
              }
              static void printC(AsmPrinter printer, CAttr c) { printer.printAttribute(c); }
              int depth() { return a.get(0).depth(); }
              UseOp first(UseOp op) { return op; }
            }
            @AttrDef(dialect = TfDialect.class, mnemonic = "c")
            @AssemblyFormat("`<` $a `>`")
            record C(AType a) {}
            @Op(dialect = TfDialect.class, name = "use")
            interface Use { @Attr CAttr a(); @Operand(B.class) Value b(); }
            """);
    String text =
        "%0 = unrealized_conversion_cast to" + " !tf.b<#tf.c<<4>>, <1>, <2, <#tf.c<<5>>, <3>>>>";
    String printed = dialect.custom(text);
    assertEquals(printed, dialect.custom(printed));
    assertTrue(printed.startsWith("%0 = unrealized_conversion_cast to !tf.b<"), printed);
  }

  /** The constraint is read before the class that it names is generated. */
  @Test
  void constraintsMayBeOfTheGeneratedClass() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @TypeDef(dialect = TfDialect.class, mnemonic = "box") record Box() {}
            @Summary("box") final class AnyBox {
              public static final Class<BoxType> KIND = BoxType.class;
              public static boolean test(Type type) { return type instanceof BoxType; }
            }
            @Op(dialect = TfDialect.class, name = "make")
            @AssemblyFormat("attr-dict `:` type($box)")
            interface Make { @Result(AnyBox.class) Value box(); }
            """);
    assertEquals("%0 = tf.make : !tf.box", dialect.custom("%0 = tf.make : !tf.box"));
    assertEquals(
        "loc(\"test.mlir\":1:16): custom op 'tf.make' invalid kind of type specified:"
            + " expected tf.box, but found 'i8'",
        dialect.custom("%0 = tf.make : i8"));
  }
}
