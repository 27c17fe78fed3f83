// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Annotations of an author confine attributes, with their elements as parameters. */
final class OwnConfinementTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @ConfinedBy(value = Multiple.class, summary = "that is a multiple of {value}")
          @interface MultipleOf { long value(); }

          final class Multiple {
            static boolean test(Attribute attribute, long value) {
              return attribute instanceof dev.ods.builtin.IntegerAttr integer
                  && integer.value() % value == 0;
            }
          }

          @ConfinedBy(value = Affix.class, summary = "between {before} and {after}")
          @Order({"before", "after", "ignoreCase", "atLeast"})
          @interface Between {
            String before() default "<";
            String after();
            boolean ignoreCase() default false;
            short atLeast() default 0;
          }

          final class Affix {
            static boolean test(
                Attribute attribute, String before, String after, boolean ignoreCase, int atLeast) {
              if (!(attribute instanceof dev.ods.builtin.StringAttr string)) {
                return false;
              }
              String text = ignoreCase ? string.value().toLowerCase() : string.value();
              return text.length() >= atLeast && text.startsWith(before) && text.endsWith(after);
            }
          }

          @ConfinedBy(value = Ranked.class, summary = "of rank {value}")
          @interface Rank { int value(); }

          final class Ranked {
            static boolean test(Type type, int value) {
              return type instanceof dev.ods.builtin.ShapedType shaped
                  && shaped.hasRank() && shaped.rank() == value;
            }
          }

          @ConfinedBy(value = Arguments.class, summary = "with {value} arguments")
          @interface Takes { int value(); }

          final class Arguments {
            static boolean test(Region region, int value) {
              return region.first() != null && region.first().argumentCount() == value;
            }
          }

          @Op(dialect = TfDialect.class, name = "b")
          interface B {
            @Operand(AnyTensor.class) @Rank(1) Value x();
            @Operand @Rank(2) ValueRange more();
            @Result @Rank(1) Value y();
          }

          /** Declared once, and used by several. */
          @AllOf(AnyTensor.class)
          @Rank(2)
          interface Matrix {}

          @Rank(1)
          @AnyOf({Matrix.class, AnyTensor.class})
          @Summary("a vector")
          interface Column {}

          @Rank(0)
          @Summary("a scalar")
          interface Scalar {}

          @AnyOf({Matrix.class, Scalar.class})
          interface MatrixOrScalar {}

          @AllOf(I64Attr.class)
          @MultipleOf(4)
          @IntPositive
          interface Words {}

          @Op(dialect = TfDialect.class, name = "declared")
          interface Declared {
            @Operand(Matrix.class) Value matrix();
            @Operand(Column.class) Value column();
            @Operand(MatrixOrScalar.class) Value either();
            @Attr(Words.class) long words();
          }

          @Op(dialect = TfDialect.class, name = "c")
          @Trait(NoTerminator.class)
          interface C {
            @SizedRegion(1) @Takes(2) Region body();
            @Takes(0) Region other();
          }

          @ConfinedBy(value = Joined.class, summary = "with {value} predecessors")
          @interface Joins { int value(); }

          final class Joined {
            static boolean test(Block block, int value) {
              return block.predecessors().size() == value;
            }
          }

          @Op(dialect = TfDialect.class, name = "d")
          @Trait(Terminator.class)
          interface D {
            @Joins(1) Block first();
            @Joins(2) List<Block> others();
          }

          @Op(dialect = TfDialect.class, name = "end")
          @Trait(Terminator.class)
          interface End {}

          @Op(dialect = TfDialect.class, name = "blocks")
          interface Blocks {
            Region body();
          }

          @ConfinedBy(value = InsideOf.Check.class, summary = "inside of '{value}'")
          @interface InsideOf {
            String value();

            final class Check {
              static boolean test(Operation op, Attribute attribute, String value) {
                return isInside(op, value);
              }

              static boolean test(Operation op, Type type, String value) {
                return isInside(op, value);
              }

              private static boolean isInside(Operation op, String value) {
                return op.parent() != null && op.parent().name().value().equals(value);
              }
            }
          }

          @Op(dialect = TfDialect.class, name = "e")
          interface E {
            @Attr @InsideOf("tf.g") long first();
            @Attr @IntPositive long second();
          }

          @Op(dialect = TfDialect.class, name = "f")
          interface F {
            @Result @InsideOf("tf.g") Value value();
          }

          @Op(dialect = TfDialect.class, name = "g")
          @Trait(NoTerminator.class)
          interface G {
            Region body();
          }

          @ConfinedBy(value = Divides.class, summary = "that divides {value}")
          @interface DivisorOf { long value(); }

          final class Divides {
            static boolean test(long number, long value) {
              return number != 0 && value % number == 0;
            }

            static boolean test(String text, long value) {
              return !text.isEmpty() && value % text.length() == 0;
            }
          }

          @Op(dialect = TfDialect.class, name = "h")
          interface H {
            @Prop @DivisorOf(12) @IntPositive int count();
            @Prop @DivisorOf(6) String text();
          }

          @Op(dialect = TfDialect.class, name = "a")
          interface A {
            @Attr @MultipleOf(4) @IntPositive long size();
            @Attr @Between(after = ">", ignoreCase = true, atLeast = 3) Optional<String> text();
          }
          """);

  private static String of(String attributes) {
    return "\"tf.a\"() <{" + attributes + "}> : () -> ()";
  }

  private static String violated(String attribute, String constraint) {
    return "loc(\"test.mlir\":1:1): 'tf.a' op attribute '"
        + attribute
        + "' failed to satisfy constraint: "
        + constraint;
  }

  @Test
  void whatIsConfinedIsValid() {
    for (String attributes : new String[] {"size = 8 : i64", "size = 4 : i64, text = \"<a>\""}) {
      assertEquals(of(attributes), DIALECT.generic(of(attributes)));
    }
  }

  @Test
  void theWordsOfTheStorageComeFirstAndThoseOfConfinementsInOrder() {
    String size =
        "64-bit signless integer attribute that is a multiple of 4 whose value is positive";
    assertEquals(violated("size", size), DIALECT.generic(of("size = 6 : i64")));
    assertEquals(violated("size", size), DIALECT.generic(of("size = -4 : i64")));
    String text = "string attribute between < and >";
    for (String wrong : new String[] {"<a", "<>", "a>"}) {
      assertEquals(
          violated("text", text), DIALECT.generic(of("size = 4 : i64, text = \"" + wrong + "\"")));
    }
  }

  private static String values(String x, String more, String y) {
    return """
    %%0 = "builtin.unrealized_conversion_cast"() : () -> %1$s
    %%1 = "builtin.unrealized_conversion_cast"() : () -> %2$s
    %%2 = "tf.b"(%%0, %%1, %%1) : (%1$s, %2$s, %2$s) -> %3$s"""
        .formatted(x, more, y);
  }

  @Test
  void typesOfValuesAreConfined() {
    String valid = values("tensor<2xi8>", "vector<2x3xi8>", "memref<2xi8>");
    assertEquals(valid, DIALECT.generic(valid));
    assertEquals(
        "loc(\"test.mlir\":3:6): 'tf.b' op operand #0 must be tensor of any type values of rank 1,"
            + " but got 'tensor<i8>'",
        DIALECT.generic(values("tensor<i8>", "vector<2x3xi8>", "memref<2xi8>")));
    assertEquals(
        "loc(\"test.mlir\":3:6): 'tf.b' op operand #0 must be tensor of any type values of rank 1,"
            + " but got 'vector<2xi8>'",
        DIALECT.generic(values("vector<2xi8>", "vector<2x3xi8>", "memref<2xi8>")));
    assertEquals(
        "loc(\"test.mlir\":3:6): 'tf.b' op operand #1 must be variadic of any type of rank 2, but"
            + " got 'i8'",
        DIALECT.generic(values("tensor<2xi8>", "i8", "memref<2xi8>")));
    assertEquals(
        "loc(\"test.mlir\":3:6): 'tf.b' op result #0 must be any type of rank 1, but got 'i8'",
        DIALECT.generic(values("tensor<2xi8>", "vector<2x3xi8>", "i8")));
  }

  private static String declared(String matrix, String column, String either, int words) {
    return """
    %%0 = "builtin.unrealized_conversion_cast"() : () -> %1$s
    %%1 = "builtin.unrealized_conversion_cast"() : () -> %2$s
    %%2 = "builtin.unrealized_conversion_cast"() : () -> %3$s
    "tf.declared"(%%0, %%1, %%2) <{words = %4$d : i64}> : (%1$s, %2$s, %3$s) -> ()"""
        .formatted(matrix, column, either, words);
  }

  @Test
  void declaredConstraintsAreConfined() {
    for (String either : new String[] {"tensor<i8>", "tensor<2x3xi8>"}) {
      String valid = declared("tensor<2x2xi8>", "tensor<2xi8>", either, 8);
      assertEquals(valid, DIALECT.generic(valid));
    }
    String at = "loc(\"test.mlir\":4:1): 'tf.declared' op ";
    assertEquals(
        at + "operand #0 must be tensor of any type values of rank 2, but got 'tensor<2xi8>'",
        DIALECT.generic(declared("tensor<2xi8>", "tensor<2xi8>", "tensor<i8>", 8)));
    assertEquals(
        at + "operand #1 must be a vector, but got 'memref<2xi8>'",
        DIALECT.generic(declared("tensor<2x2xi8>", "memref<2xi8>", "tensor<i8>", 8)));
    assertEquals(
        at
            + "operand #2 must be tensor of any type values of rank 2 or a scalar, but got"
            + " 'tensor<1xi8>'",
        DIALECT.generic(declared("tensor<2x2xi8>", "tensor<2xi8>", "tensor<1xi8>", 8)));
    for (int wrong : new int[] {6, -4}) {
      assertEquals(
          at
              + "attribute 'words' failed to satisfy constraint: 64-bit signless integer attribute"
              + " that is a multiple of 4 whose value is positive",
          DIALECT.generic(declared("tensor<2x2xi8>", "tensor<2xi8>", "tensor<i8>", wrong)));
    }
  }

  private static String regions(String body, String other) {
    return "\"tf.c\"() ({\n^bb0"
        + body
        + ":\n  %x = \"builtin.unrealized_conversion_cast\"() : () -> i8\n}, {\n^bb0"
        + other
        + ":\n  %x = \"builtin.unrealized_conversion_cast\"() : () -> i8\n}) : () -> ()";
  }

  @Test
  void regionsAreConfined() {
    String valid = "\"tf.c\"() ({";
    assertEquals(
        valid, DIALECT.generic(regions("(%a: i8, %b: i8)", "")).substring(0, valid.length()));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.c' op region #0 ('body') failed to verify constraint: region"
            + " with 1 blocks with 2 arguments",
        DIALECT.generic(regions("(%a: i8)", "")));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.c' op region #1 ('other') failed to verify constraint: any"
            + " region with 0 arguments",
        DIALECT.generic(regions("(%a: i8, %b: i8)", "(%c: i8)")));
  }

  private static String branches(String first, String others) {
    return """
    "tf.blocks"() ({
      "tf.d"()[%s, %s] : () -> ()
    ^bb1:
      "tf.end"() : () -> ()
    ^bb2:
      "tf.end"() : () -> ()
    }) : () -> ()"""
        .formatted(first, others);
  }

  @Test
  void successorsAreConfined() {
    String valid = branches("^bb1", "^bb2, ^bb2");
    assertEquals(valid, DIALECT.generic(valid).replaceAll("  // .*", ""));
    assertEquals(
        "loc(\"test.mlir\":2:3): 'tf.d' op successor #0 ('first') failed to verify constraint: any"
            + " successor with 1 predecessors",
        DIALECT.generic(branches("^bb1", "^bb1, ^bb2")));
    assertEquals(
        "loc(\"test.mlir\":2:3): 'tf.d' op successor #1 ('others') failed to verify constraint: any"
            + " successor with 2 predecessors",
        DIALECT.generic(branches("^bb1", "^bb2")));
  }

  /** A program with operations inside of and behind a {@code tf.g}. */
  private static String inside(String op, String behind) {
    return "\"tf.g\"() ({\n  " + op + "\n}) : () -> ()\n" + behind;
  }

  /** An operation that equals a valid one in attributes and types is verified, too. */
  @Test
  void conditionsMayDependOnTheOperation() {
    String first = "\"tf.e\"() <{first = 1 : i64, second = 1 : i64}> : () -> ()";
    assertEquals(
        "loc(\"test.mlir\":4:1): 'tf.e' op attribute 'first' failed to satisfy constraint: 64-bit"
            + " signless integer attribute inside of 'tf.g'",
        DIALECT.generic(inside(first, first)));
    assertEquals(
        "loc(\"test.mlir\":4:1): 'tf.e' op attribute 'first' failed to satisfy constraint: 64-bit"
            + " signless integer attribute inside of 'tf.g'",
        DIALECT.generic(inside(first, first.replace("second = 1", "second = 0"))));
    String value = "%0 = \"tf.f\"() : () -> i8";
    assertEquals(
        "loc(\"test.mlir\":4:6): 'tf.f' op result #0 must be any type inside of 'tf.g', but got"
            + " 'i8'",
        DIALECT.generic(inside(value, value)));
    String valid = inside(value + "\n  %1 = \"tf.f\"() : () -> i8", "");
    assertEquals(valid.strip(), DIALECT.generic(valid));
  }

  @Test
  void propertiesAreConfined() {
    String valid = "\"tf.h\"() <{count = 4 : i32, text = \"abc\"}> : () -> ()";
    assertEquals(valid, DIALECT.generic(valid));
    for (int wrong : new int[] {5, -4}) {
      assertEquals(
          "loc(\"test.mlir\":1:1): 'tf.h' op property 'count' failed to satisfy constraint: int32_t"
              + " that divides 12 whose value is positive",
          DIALECT.generic(valid.replace("count = 4", "count = " + wrong)));
    }
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.h' op property 'text' failed to satisfy constraint: string that"
            + " divides 6",
        DIALECT.generic(valid.replace("abc", "abcd")));
  }

  @Test
  void elementsMayBeInfiniteAndNoNumbers() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @ConfinedBy(value = Listed.Check.class, summary = "that is listed")
            @Order({"least", "most", "zero", "none"})
            @interface Listed {
              double least() default Double.NEGATIVE_INFINITY;
              double most() default Double.POSITIVE_INFINITY;
              float zero() default -0.0f;
              float none() default Float.NaN;

              final class Check {
                static boolean test(
                    Attribute attribute, double least, double most, float zero, float none) {
                  return (attribute + "")
                      .equals("\\"" + least + " " + most + " " + zero + " " + none + "\\"");
                }
              }
            }

            @Op(dialect = TfDialect.class, name = "a")
            interface A {
              @Attr @Listed String first();
              @Attr @Listed(least = Double.NaN, most = 1e300, zero = 1 / 0f, none = -1 / 0f)
              String second();
            }
            """);
    String valid =
        "\"tf.a\"() <{first = \"-Infinity Infinity -0.0 NaN\","
            + " second = \"NaN 1.0E300 Infinity -Infinity\"}> : () -> ()";
    assertEquals(valid, dialect.generic(valid));
  }

  /** A private method of the same name is a part of how the other decides. */
  @Test
  void aPrivateMethodDoesNotDecide() {
    String source =
        """
        @Dialect(name = "t", ops = A.class) interface TDialect {}
        @ConfinedBy(value = Check.class, summary = "that is a multiple of {value}")
        @interface MultipleOf { long value(); }
        final class Check {
          static boolean test(Attribute attribute, long value) { return test(value, value); }
          private static boolean test(Type type, long value) { return false; }
          private static boolean test(long one, long other) { return one == other; }
        }
        @MultipleOf(4) @Summary("size") interface Size {}
        @Op(dialect = TDialect.class, name = "a") interface A { @Attr(Size.class) Attribute size(); }
        """;
    assertEquals(List.of(), Snippets.errors(Snippets.compile(source)));
  }
}
