// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Default values are read as MLIR reads its text, and are what a new op has. */
class DefaultsTest {
  /** The Java type, the text of the default, and the attribute in MLIR's text. */
  private static final List<List<String>> ROWS =
      List.of(
          row("boolean", "true", "true"),
          row("byte", "-128", "-128 : i8"),
          row("byte", "0xFF", "-1 : i8"),
          row("short", "0x7FFF", "32767 : i16"),
          row("int", "010", "10 : i32"),
          row("int", "- 5", "-5 : i32"),
          row("int", "-0x80000000", "-2147483648 : i32"),
          row("long", " 12 ", "12 : i64"),
          row("long", "-9223372036854775808", "-9223372036854775808 : i64"),
          row("long", "0xFFFFFFFFFFFFFFFF", "-1 : i64"),
          row("float", "0.2", "2.000000e-01 : f32"),
          row("float", "-1.", "-1.000000e+00 : f32"),
          row("float", "1", "1.000000e+00 : f32"),
          row("float", "1.0E38", "9.99999968E+37 : f32"),
          row("float", "1.0e-60", "0.000000e+00 : f32"),
          row("float", "0x7F800000", "0x7F800000 : f32"),
          row("float", "0xFFC00001", "0xFFC00001 : f32"),
          row("double", "1e300", "1.000000e+300 : f64"),
          row("double", "-0.0", "-0.000000e+00 : f64"),
          row("double", "0xFFF0000000000000", "0xFFF0000000000000 : f64"),
          row("double", "0x7FF8000000000001", "0x7FF8000000000001 : f64"),
          row("String", "", "\"\""),
          row("String", "two \"words\"", "\"two \\22words\\22\""),
          row("String", "x\u2028y\u2029\n", "\"x\\E2\\80\\A8y\\E2\\80\\A9\\0A\""),
          row("String", "\\\u2028\\u2028", "\"\\\\\\E2\\80\\A8\\\\u2028\""),
          row("@FlatSymbolRef String", "f", "@f"),
          row("@FlatSymbolRef String", "@f", "@f"),
          row("@FlatSymbolRef String", "@\"f g\"", "@\"f g\""),
          row("@FlatSymbolRef String", "f g", "@\"f g\""),
          row("Level", "8 bits", "\"8 bits\""),
          row("List<Level>", "[LOW, \"8 bits\"]", "[\"LOW\", \"8 bits\"]"),
          row("List<Level>", "[]", "[]"),
          row("List<Boolean>", "[true, false]", "[true, false]"),
          row("List<Boolean>", "[]", "[]"),
          row("List<Byte>", "[-1]", "[-1 : i8]"),
          row("List<Integer>", "[]", "[]"),
          row("List<Long>", "[ 1 ,2]", "[1, 2]"),
          row("List<Long>", " [ ] ", "[]"),
          row(
              "List<Double>",
              "[1.5, 0x7FF0000000000000]",
              "[1.500000e+00, 0x7FF0000000000000 : f64]"),
          row("List<String>", "[]", "[]"),
          row("List<String>", "[\"a,b\"]", "[\"a,b\"]"),
          row(
              "List<String>",
              "[\"]\", x, \"\\22\\n\\C3\\A4\"]",
              "[\"]\", \"x\", \"\\22\\0A\\C3\\A4\"]"),
          row("List<String>", "[\"\u2028\"]", "[\"\\E2\\80\\A8\"]"),
          row("List<dev.ods.ir.DictionaryAttr>", "[empty]", "[{}]"),
          row("List<dev.ods.ir.DictionaryAttr>", "[]", "[]"),
          row("boolean[]", "[true]", "array<i1: true>"),
          row("byte[]", "[0xFF]", "array<i8: -1>"),
          row("long[]", "[]", "array<i64>"),
          row("float[]", "[1, -2.5]", "array<f32: 1.000000e+00, -2.500000e+00>"));

  private static List<String> row(String type, String text, String attribute) {
    return List.of(type, text, attribute);
  }

  @Test
  void areValuesOfTheirTypes() {
    StringBuilder declarations =
        new StringBuilder("@EnumAttr enum Level { LOW, @EnumCase(symbol = \"8 bits\") BITS }\n");
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < ROWS.size(); i++) {
      String escaped =
          ROWS.get(i).get(1).replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
      declarations.append(
          """
          @Op(dialect = TfDialect.class, name = "op%1$d")
          interface X%1$d { @Attr @Default("%2$s") %3$s x(); }
          """
              .formatted(i, escaped, ROWS.get(i).get(0)));
      text.append("\"tf.op").append(i).append("\"() : () -> ()\n");
      expected.add("\"tf.op" + i + "\"() <{x = " + ROWS.get(i).get(2) + "}> : () -> ()");
    }
    CompiledDialect dialect = CompiledDialect.of(declarations.toString());
    assertEquals(expected, dialect.generic(text.toString()).lines().toList());
  }

  /** As of a {@code DefaultValuedOptionalAttr}: both forms keep what the text says. */
  @Test
  void ofOptionalAttributesAreNotStored() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("attr-dict")
            interface A {
              @Attr @Default(value = "false", optional = true) boolean flag();
              @Attr @Default("3") long count();
            }
            """);
    assertEquals("\"tf.a\"() <{count = 3 : i64}> : () -> ()", dialect.generic("tf.a"));
    String explicit = "\"tf.a\"() <{count = 3 : i64, flag = false}> : () -> ()";
    assertEquals(explicit, dialect.generic(explicit));
    assertEquals("tf.a", dialect.custom(explicit));
    assertEquals("tf.a {flag = true}", dialect.custom("tf.a {flag = true, count = 3}"));
  }

  /** Its absence would be printed as its default, and read as what is stored. */
  @Test
  void ofOptionalAttributesArePrintedInGroupsOnly() {
    String members = "@Attr @Default(value = \"3\", optional = true) int x();";
    assertEquals(
        List.of(
            "4: optional attribute 'x' cannot be used outside of an optional group; to conditionally"
                + " print the attribute, use '($x^)?'"),
        FormatMistakes.of("`a` $x attr-dict", members));
    assertEquals(List.of(), FormatMistakes.of("`a` ($x^)? attr-dict", members));
    assertEquals(
        List.of(), FormatMistakes.of("`a` $x attr-dict", members.replace("true", "false")));
  }

  private static final String MADE =
      """
      interface Base {
        @Attr @Default("word") Type element();
        static IntegerType word(Context context) { return IntegerType.get(context, 32); }
      }
      @Op(dialect = TfDialect.class, name = "a")
      @AssemblyFormat("(`of` $element^)? (`as` $types^)? (`at` $map^)? attr-dict")
      @Order({"element", "types", "map", "any"})
      interface A extends Base {
        @Attr @Default("both") List<Type> types();
        @Attr @Default("identity") AffineMapAttr map();
        @Attr @Default(value = "one", optional = true) Attribute any();
        static List<Type> both(Context context) {
          return List.of(IndexType.get(context), IntegerType.get(context, 1));
        }
        static AffineMapAttr identity(Context context) {
          return AffineMapAttr.get(dev.ods.affine.AffineMap.identity(context, 1));
        }
        static IntegerAttr one(Context context) { return IntegerAttr.i64(context, 1); }
        default Type asked() { return element(); }
      }
      """;

  /** MLIR's defaults are expressions of C++. */
  @Test
  void ofTypesAndClassesAreMadeByMethods() {
    CompiledDialect dialect = CompiledDialect.of(MADE);
    String stored =
        "\"tf.a\"() <{element = i32, map = affine_map<(d0) -> (d0)>, types = [index, i1]}> : () -> ()";
    assertEquals(stored, dialect.generic("tf.a"));
    assertEquals("tf.a", dialect.custom(stored));
    assertEquals("tf.a of f32", dialect.custom("tf.a of f32"));
    assertEquals("tf.a as [f32]", dialect.custom("tf.a as [f32]"));
    assertEquals("tf.a", dialect.custom("tf.a {any = 1 : i64}"));
  }
}
