// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of ODS (docs/specification.md) of assembly formats, as in OperationExamplesTest. */
final class AssemblyFormatExamplesTest {
  @Test
  void declarativeAssemblyFormat() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "call")
            @AssemblyFormat("$callee `(` $args `)` attr-dict `:` functional-type($args, results)")
            interface Call {
              @Attr @FlatSymbolRef String callee();
              @Operand ValueRange args();
              @Result ValueRange results();
            }
            """);
    String call = "%2:2 = tf.call @f(%0, %1) {a} : (i1, f32) -> (i8, i16)";
    assertEquals(call, example.custom(call, "i1", "f32"));
    assertEquals("tf.call @f() : () -> ()", example.custom("tf.call @f() : () -> ()"));
    assertEquals(
        "\"tf.call\"() <{callee = @f}> : () -> ()", example.generic("tf.call @f() : () -> ()"));
  }

  /** An attribute of a dialect is printed without its prefix unless it is qualified. */
  @Test
  void directives() {
    Example example =
        Example.of(
            """
            @EnumAttr(value = EnumAttr.Storage.I32, name = "v.kind", lowerCase = true)
            @AssemblyFormat("`<` $value `>`") enum Kind { MINF, MAXF }
            @Op(dialect = VDialect.class, name = "short") @AssemblyFormat("$kind attr-dict")
            interface Short { @Attr Kind kind(); }
            @Op(dialect = VDialect.class, name = "long") @AssemblyFormat("qualified($kind) attr-dict")
            interface Long { @Attr Kind kind(); }
            @Dialect(name = "v", ops = {Short.class, Long.class}, attributes = Kind.class)
            interface VDialect {
              static Attribute parseAttribute(DialectAsmParser parser, Type type) {
                return parser.parseOptionalKeyword("kind") ? KindAttr.parse(parser, type) : null;
              }
              static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
                printer.print("kind");
                ((dev.ods.codegen.GeneratedEnumAttr) attribute).print(printer);
              }
            }
            """);
    assertEquals("v.short <minf>", example.custom("v.short <minf>"));
    assertEquals("v.long #v.kind<minf>", example.custom("v.long #v.kind<minf>"));
    assertEquals(
        "\"v.long\"() <{kind = #v.kind<maxf>}> : () -> ()",
        example.generic("v.long #v.kind<maxf>"));
  }

  /**
   * A line break begins at the indentation of the operation, and {@code ``} takes a space away. As
   * mlir-tblgen writes the printer, no space comes before a brace that begins the format.
   */
  @Test
  void literals() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "lines")
            @AssemblyFormat("`{` `\\\\n` ` ` ` ` `this_is_on_a_newline` `\\\\n` `}` attr-dict")
            interface Lines {}
            @Op(dialect = TfDialect.class, name = "spaced") @AssemblyFormat("`[` `]` `a` attr-dict")
            interface Spaced {}
            @Op(dialect = TfDialect.class, name = "trimmed")
            @AssemblyFormat("`[` `]` `` `a` attr-dict")
            interface Trimmed {}
            """
                .replace("\\\\n", "\\n"));
    String lines = "tf.lines{\n  this_is_on_a_newline\n}";
    assertEquals(lines, example.custom(lines));
    assertEquals("tf.spaced[] a", example.custom("tf.spaced[] a"));
    assertEquals("tf.trimmed[]a", example.custom("tf.trimmed[]a"));
  }

  @Test
  void customDirectives() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("custom<MyDirective>($x, type($x), \\"by\\") attr-dict")
            interface A {
              @Operand Value x();
              static boolean parseMyDirective(
                  OpAsmParser parser, Parsed<OperandMark> x, Parsed<Type> type, String word) {
                type.set(parser.parseType());
                if (type.get() == null || !parser.parseKeyword(word)) { return false; }
                x.set(parser.operandMark());
                return parser.parseOperand();
              }
              static void printMyDirective(
                  OpAsmPrinter printer, Operation op, Value x, Type type, String word) {
                printer.printType(type);
                printer.print(" " + word + " ");
                printer.printOperand(op, 0);
              }
            }
            """);
    assertEquals("tf.a i32 by %0", example.custom("tf.a i32 by %0", "i32"));
    assertEquals("custom op 'tf.a' expected 'by'", example.custom("tf.a i32 of %0", "i32"));
  }

  @Test
  void optionalGroups() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "return")
            @AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
            interface Return { @Operand ValueRange operands(); }
            """);
    assertEquals("tf.return", example.custom("tf.return"));
    assertEquals("tf.return %0 : i1", example.custom("tf.return %0 : i1", "i1"));
    assertEquals(
        "tf.return {a} %0, %1 : i1, i2",
        example.custom("tf.return {a} %0, %1 : i1, i2", "i1", "i2"));
  }

  /** The group itself stands for the attribute; the same goes for a property. */
  @Test
  void unitAttributes() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "op")
            @AssemblyFormat("attr-dict (`is_read_only` $is_read_only^)?")
            interface Foo { @Attr(name = "is_read_only") @Unit boolean readOnly(); }
            @Op(dialect = TfDialect.class, name = "prop")
            @AssemblyFormat("attr-dict (`is_read_only` $is_read_only^)?")
            interface Prop1 { @Prop(name = "is_read_only") @Unit boolean readOnly(); }
            """);
    for (String op : new String[] {"tf.op", "tf.prop"}) {
      assertEquals(op + " is_read_only", example.custom(op + " is_read_only"));
      assertEquals(op, example.custom(op));
      String generic = "\"" + op + "\"()%s : () -> ()";
      assertEquals(generic.formatted(" <{is_read_only}>"), example.generic(op + " is_read_only"));
      boolean property = op.equals("tf.prop");
      assertEquals(
          generic.formatted(property ? " <{is_read_only = false}>" : ""), example.generic(op));
    }
  }

  @Test
  void optionalElseGroup() {
    Example example =
        Example.of(
            """
            @Op(dialect = TfDialect.class, name = "op")
            @AssemblyFormat("attr-dict (`foo_is_present` $foo^) : (`foo_is_absent`)?")
            interface Foo { @Attr @Unit boolean foo(); }
            """);
    assertEquals("tf.op foo_is_present", example.custom("tf.op foo_is_present"));
    assertEquals("tf.op foo_is_absent", example.custom("tf.op foo_is_absent"));
    assertEquals("tf.op foo_is_present", example.custom("\"tf.op\"() <{foo}> : () -> ()"));
    assertEquals("tf.op foo_is_absent", example.custom("\"tf.op\"() : () -> ()"));
    assertTrue(example.custom("tf.op").contains("expected 'foo_is_absent'"));
  }

  /** First proposal. The type of the result stands for those of the operands. */
  @Test
  void forCustomParsingAndPrinting() {
    Example example =
        Example.of(
            """
            @EnumAttr enum Activation { NONE, RELU }
            @Op(dialect = TfDialect.class, name = "Add")
            @Trait(SameOperandsAndResultType.class)
            @AssemblyFormat("$lhs `,` $rhs `{` `fused_activation_function` `:`"
                + " $fused_activation_function `}` attr-dict `:` type($sum)")
            interface Add {
              @Operand(Tensors.class) Value lhs();
              @Operand(Tensors.class) Value rhs();
              @Attr(name = "fused_activation_function") Activation activation();
              @Result(Tensors.class) Value sum();
            }
            @TensorOf(AnyFloat.class) interface Tensors {}
            """);
    String type = "tensor<2xf32>";
    String op = "%2 = tf.Add %0, %1{fused_activation_function : RELU} : tensor<2xf32>";
    assertEquals(op, example.custom(op, type, type));
    assertEquals(
        "%2 = \"tf.Add\"(%0, %1) <{fused_activation_function = \"RELU\"}> :"
            + " (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>",
        example.generic(op, type, type));
  }

  /** What a format must contain, and that it contains nothing twice. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "attr-dict | @Operand Value x(); | operand #0, named 'x', not found",
        "$x attr-dict | @Operand Value x(); | type of operand #0, named 'x', is not buildable",
        "attr-dict | @Result Value x(); | type of result #0, named 'x', is not buildable",
        "attr-dict | Region x(); | region #0, named 'x', not found",
        "attr-dict | Block x(); | successor #0, named 'x', not found",
        "attr-dict | @Prop long x(); | property #0, named 'x', not found",
        "$x | @Attr long x(); | 'attr-dict' directive not found",
        "attr-dict attr-dict | @Attr long x(); | 'attr-dict' directive has already been seen",
        "$x $x attr-dict | @Attr long x(); | attribute 'x' is already bound",
        "operands $x attr-dict `:` type($x) | @Operand Value x(); | operand 'x' is already bound",
        "$x attr-dict `:` type($x) type($x) | @Operand Value x(); | 'type' of 'x' is already bound",
        "prop-dict attr-dict | @Prop long x(); | ''",
        "operands regions successors attr-dict `:` type(operands) type(results)"
            + " | @Operand Value x(); @Result Value y(); Region z(); Block w(); | ''"
      })
  void requirements(String format, String members, String mistake) {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "a") @Trait(Terminator.class)
            @AssemblyFormat("%s") interface A { %s }
            """
                .formatted(format, members));
    List<String> errors = Snippets.errors(compilation);
    assertEquals(mistake.isEmpty() ? 0 : 1, errors.size(), errors::toString);
    assertTrue(errors.toString().contains(mistake), errors::toString);
  }
}
