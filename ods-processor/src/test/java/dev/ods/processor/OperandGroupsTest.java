// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Operands of any number of groups, in formats and beside other members. */
class OperandGroupsTest {
  private static final String VALUES = "%0:2 = builtin.unrealized_conversion_cast to i32, f32\n";

  private static final String GROUPS =
      """
        @Operand(segments = "sizes") List<ValueRange> groups();
        @Attr int[] sizes();
      }
      """;

  /** The last op of the custom form. */
  private static String last(String printed) {
    return printed.substring(printed.lastIndexOf('\n') + 1);
  }

  @Test
  void inAnOptionalGroup() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("($groups^ `:` type($groups))? attr-dict")
            interface A {
            """
                + GROUPS);
    assertEquals(
        "tf.a (%0#0), (%0#0, %0#1) : (i32), (i32, f32) {x}",
        last(dialect.custom(VALUES + "tf.a (%0#0), (%0#0, %0#1) : (i32), (i32, f32) {x}")));
    assertEquals("\"tf.a\"() <{sizes = array<i32>}> : () -> ()", dialect.generic("tf.a"));
    assertEquals("tf.a", dialect.custom("\"tf.a\"() <{sizes = array<i32>}> : () -> ()"));
  }

  /** Where operands are read as one list, their groups are not known but from the attribute. */
  @Test
  void amongAllOperands() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat("operands attr-dict `:` type($groups)")
            interface A {
            """
                + GROUPS);
    String custom = "tf.a %0#0, %0#0, %0#1 {sizes = array<i32: 1, 2>} : (i32), (i32, f32)";
    assertEquals(custom, last(dialect.custom(VALUES + custom)));
    assertEquals(
        custom,
        last(
            dialect.custom(
                VALUES
                    + "\"tf.a\"(%0#0, %0#0, %0#1)"
                    + " <{sizes = array<i32: 1, 2>}> : (i32, i32, f32) -> ()")));
  }

  @Test
  void asArgumentsOfADirective() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @AssemblyFormat(
                "custom<Groups>($groups, type($groups)) custom<Count>(ref($groups),"
                    + " ref(type($groups))) attr-dict")
            interface A {
              static boolean parseGroups(
                  OpAsmParser parser, List<List<OperandMark>> groups, List<List<Type>> types) {
                while (parser.parseOptionalKeyword("group")) {
                  OperandMark from = parser.operandMark();
                  TypeMark fromType = parser.typeMark();
                  if (!parser.parseOperandList() || !parser.parseColon() || !parser.parseTypeList()) {
                    return false;
                  }
                  groups.add(from.rangeTo(parser.operandMark()));
                  types.add(parser.types(fromType, parser.typeMark()));
                }
                return true;
              }

              static void printGroups(
                  OpAsmPrinter printer, A op, List<ValueRange> groups, List<List<Type>> types) {
                for (int i = 0; i < groups.size(); i++) {
                  printer.print(i == 0 ? "group " : " group ");
                  printer.printOperands(groups.get(i));
                  printer.print(" : ");
                  printer.printTypes(groups.get(i));
                  if (types.get(i).size() != groups.get(i).size()) {
                    throw new IllegalStateException();
                  }
                }
              }

              static boolean parseCount(
                  OpAsmParser parser, List<OperandMark> all, List<Type> types) {
                Long count = parser.parseInteger();
                return count != null && count == all.size() && count == types.size();
              }

              static void printCount(
                  OpAsmPrinter printer, A op, ValueRange all, List<Type> types) {
                printer.print("" + all.size());
              }
            """
                + GROUPS);
    String op = "tf.a group %0#0 : i32 group %0#0, %0#1 : i32, f32 3 {x}";
    assertEquals(op, last(dialect.custom(VALUES + op)));
    assertEquals(
        "\"tf.a\"(%0#0, %0#0, %0#1) <{sizes = array<i32: 1, 2>}> {x} : (i32, i32, f32) -> ()",
        last(dialect.generic(VALUES + op)));
  }

  @Test
  void besideOtherOperands() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @Trait(AttrSizedOperandSegments.class)
            @AssemblyFormat("$one `,` $groups `;` $more `:` type(operands) attr-dict")
            interface A {
              @Operand Value one();
              @Operand(segments = "more_sizes") List<ValueRange> more();
              @Attr(name = "more_sizes") int[] moreSizes();
            """
                    .replace("`;`", "`and`")
                + GROUPS);
    assertEquals(
        "\"tf.a\"(%0#0, %0#1, %0#0) <{more_sizes = array<i32: 1>, operandSegmentSizes ="
            + " array<i32: 1, 1, 1>, sizes = array<i32: 0, 1>}> : (i32, f32, i32) -> ()",
        last(dialect.generic(VALUES + "tf.a %0#0, (), (%0#0) and (%0#1) : i32, f32, i32")));
    assertEquals(
        "tf.a %0#0, (), (%0#0) and (%0#1) : i32, f32, i32",
        last(dialect.custom(VALUES + "tf.a %0#0, (), (%0#0) and (%0#1) : i32, f32, i32")));
  }

  @Test
  void inTraits() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @TypesMatchWith(from = "one", to = "groups", with = A.Pairs.class, summary = "pairs")
            @TypesMatchWith(from = "groups", to = "last", with = A.Last.class, summary = "last")
            @AssemblyFormat("$one `,` $groups `:` type($one) type($last) attr-dict")
            interface A {
              class Pairs {
                public static List<Type> apply(Type one) { return List.of(one, one); }
              }
              class Last {
                public static Type apply(List<Type> all) { return all.get(all.size() - 1); }
              }
              @Result Value last();
              @Operand Value one();
            """
                + GROUPS);
    assertEquals(
        "%1 = tf.a %0#0, (%0#0), (%0#0) : i32 i32",
        last(dialect.custom(VALUES + "%1 = tf.a %0#0, (%0#0), (%0#0) : i32 i32")));
    String sizes = " <{sizes = array<i32: 0, 2>}> : ";
    assertEquals(
        "loc(\"test.mlir\":2:1): 'tf.a' op failed to verify that pairs",
        dialect.custom(VALUES + "\"tf.a\"(%0#0, %0#0, %0#1)" + sizes + "(i32, i32, f32) -> i32"));
  }

  /** The sizes are a dense array, which has no type that another could follow from. */
  @Test
  void theSizesHaveNoType() {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @TypesMatchWith(from = "sizes", to = "r", with = A.Same.class, summary = "same")
            @AllTypesMatch({"sizes", "s"})
            @AssemblyFormat("$groups attr-dict `:` type($groups) type($r) type($s)")
            interface A {
              class Same {
                public static Type apply(Type type) { return type; }
              }
              @Result Value r();
              @Result Value s();
            """
                + GROUPS);
    assertEquals(
        List.of(
            "2: [ODS419] @TypesMatchWith compares the type of attribute 'sizes', which has none",
            "3: [ODS419] @AllTypesMatch compares the type of attribute 'sizes', which has none"),
        Snippets.errors(compilation));
  }

  /** The trait promises a type that the first attribute lacks: no form of {@code build} asks. */
  @Test
  void noTypeIsDerivedFromTheSizes() {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "a", fluentBuilder = Op.FluentBuilder.ALWAYS)
            @Trait(FirstAttrDerivedResultType.class)
            @AssemblyFormat("$groups attr-dict `:` type($groups) type($r)")
            interface A {
              @Result Value r();
            """
                + GROUPS);
    assertEquals(List.of(), Snippets.errors(compilation));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Operand List<ValueRange> a();"
            + " | has groups of any size; name the attribute that holds the sizes, as in"
            + " @Operand(segments = \"segments\")",
        "@Operand(segments = \"b\") List<ValueRange> a();"
            + " | needs the attribute that holds the sizes: @Attr int[] b()",
        "@Operand(segments = \"b\") List<ValueRange> a(); @Attr long[] b();"
            + " | needs the attribute that holds the sizes: @Attr int[] b()",
        "@Operand(segments = \"b\") List<ValueRange> a(); @Attr Optional<int[]> b();"
            + " | needs the attribute that holds the sizes: @Attr int[] b()",
        "@Operand(segments = \"b\") ValueRange a(); @Attr int[] b();"
            + " | names segments, but has no groups; let it return List<ValueRange>",
        "@Operand(segments = \"b\") Value a(); @Attr int[] b();"
            + " | names segments, but has no groups; let it return List<ValueRange>",
      })
  void needSizes(String members, String fault) {
    Snippets.assertErrors(
        "@Op(dialect = TfDialect.class, name = \"X\")\ninterface X {\n  " + members + "\n}\n",
        "3: [ODS135] operand 'a' " + fault);
  }
}
