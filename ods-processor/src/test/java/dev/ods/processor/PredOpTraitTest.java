// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.ods.testing.MlirTblgen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Traits that are predicates over members of an op. */
final class PredOpTraitTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @PredOpTrait(value = HasRank.Check.class, summary = "'{of}' has rank {rank}")
          @Order({"of", "rank"})
          @interface HasRank {
            String of();
            int rank() default 1;

            final class Check {
              static boolean test(Type of, int rank) {
                return of instanceof dev.ods.builtin.ShapedType shaped
                    && shaped.hasRank() && shaped.rank() == rank;
              }
            }
          }

          @PredOpTrait(value = AnyIs.Check.class, summary = "any of {{of}} has {type}")
          @Order({"of", "type"})
          @interface AnyIs {
            String[] of();
            Class<?> type();

            final class Check {
              static boolean test(
                  java.util.List<Type> of, java.util.function.Predicate<Type> type) {
                return of.stream().anyMatch(type);
              }
            }
          }

          final class Lengths {
            static boolean test(Operation op, ValueRange more, long count, Optional<Value> last) {
              return more.size() == count && last.isPresent() == (op.operandCount() > count + 1);
            }
          }

          final class Defined {
            static boolean test(Value x) {
              return x.definingOp() != null && !x.definingOp().name().value().equals("tf.c");
            }
          }

          @Op(dialect = TfDialect.class, name = "c")
          @PredOpTrait(value = Defined.class, members = "x", summary = "'x' is of another kind")
          interface C {
            @Operand Value x();
            @Result Value y();
          }

          @HasRank(of = "x", rank = 2)
          @AnyIs(of = {"x", "y"}, type = AnyTensor.class)
          interface Ranked {}

          @Op(dialect = TfDialect.class, name = "a")
          @Trait(AttrSizedOperandSegments.class)
          @HasRank(of = "y")
          @PredOpTrait(
              value = Lengths.class,
              members = {"more", "count", "last"},
              summary = "'count' is the number of 'more'")
          interface A extends Ranked {
            @Operand Value x();
            @Operand ValueRange more();
            @Operand Optional<Value> last();
            @Attr long count();
            @Result Value y();
          }

          @Op(dialect = TfDialect.class, name = "b")
          @TypeIs(value = "y", type = I1.class)
          @ElementTypeIs(value = "x", type = AnyFloat.class)
          @AllElementCountsMatch({"x", "z"})
          interface B {
            @Operand Value x();
            @Operand Value z();
            @Result Value y();
          }

          @InputMatchesTypes(value = {"x", "z"}, types = {AnyTensor.class, AnyFloat.class})
          interface TensorAndFloat {}

          @Op(dialect = TfDialect.class, name = "d")
          @AllTypeIDsMatch({"z", "y"})
          @ShapedTypeMatchesElementCountAndTypes(shaped = "x", elements = "all")
          interface D extends TensorAndFloat {
            @Operand Value x();
            @Operand Value z();
            @Operand ValueRange all();
            @Result Value y();
          }
          """);

  private static String a(String x, int more, int last, int count, String y) {
    StringBuilder text = new StringBuilder();
    String values = "%0" + ", %1".repeat(more + last);
    text.append("%0 = \"builtin.unrealized_conversion_cast\"() : () -> ").append(x);
    text.append("\n%1 = \"builtin.unrealized_conversion_cast\"() : () -> i8\n%2 = \"tf.a\"(");
    text.append(values).append(") <{count = ").append(count).append(" : i64, ");
    text.append("operandSegmentSizes = array<i32: 1, " + more + ", " + last + ">}> : (");
    return text.append(x).append(", i8".repeat(more + last)).append(") -> ").append(y).toString();
  }

  private static String failed(String op, String what) {
    return "loc(\"test.mlir\":3:6): '" + op + "' op failed to verify that " + what;
  }

  @Test
  void membersAreGivenToThePredicate() {
    for (String valid :
        List.of(
            a("tensor<2x2xi8>", 0, 0, 0, "vector<2xi8>"),
            a("memref<2x2xi8>", 2, 1, 2, "tensor<2xi8>"))) {
      assertEquals(valid, DIALECT.generic(valid));
    }
    assertEquals(
        failed("tf.a", "'count' is the number of 'more'"),
        DIALECT.generic(a("tensor<2x2xi8>", 1, 0, 2, "vector<2xi8>")));
    assertEquals(
        failed("tf.a", "'y' has rank 1"),
        DIALECT.generic(a("tensor<2x2xi8>", 0, 0, 0, "tensor<2x2xi8>")));
  }

  /** The inherited ones are verified first, in their order. */
  @Test
  void traitsAreVerifiedInTheirOrder() {
    assertEquals(
        failed("tf.a", "'x' has rank 2"), DIALECT.generic(a("tensor<2xi8>", 1, 0, 0, "i8")));
    assertEquals(
        failed("tf.a", "any of {x, y} has tensor of any type values"),
        DIALECT.generic(a("memref<2x2xi8>", 1, 0, 0, "i8")));
    assertEquals(
        failed("tf.a", "'y' has rank 1"),
        DIALECT.generic(a("tensor<2x2xi8>", 1, 0, 0, "tensor<2x2xi8>")));
  }

  /** An operation that equals a valid one in attributes and types is verified, too. */
  @Test
  void predicatesMayDependOnValues() {
    assertEquals(
        failed("tf.c", "'x' is of another kind"),
        DIALECT.generic(
            """
            %0 = "builtin.unrealized_conversion_cast"() : () -> i8
            %1 = "tf.c"(%0) : (i8) -> i8
            %2 = "tf.c"(%1) : (i8) -> i8"""));
  }

  private static String b(String x, String z, String y) {
    return """
    %%0 = "builtin.unrealized_conversion_cast"() : () -> %1$s
    %%1 = "builtin.unrealized_conversion_cast"() : () -> %2$s
    %%2 = "tf.b"(%%0, %%1) : (%1$s, %2$s) -> %3$s"""
        .formatted(x, z, y);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tensor<2x3xf32> | vector<6xi8>     | i1   |",
        "tensor<2x3xf32> | vector<6xi8>     | i2   | 'y' is 1-bit signless integer",
        "tensor<6xi32>   | vector<6xi8>     | i1   | 'x' is floating-point",
        "f32             | vector<1xi8>     | i1   | 'x' is floating-point",
        "tensor<2x3xf32> | vector<5xi8>     | i1   | all of {x, z} have same element count",
        "tensor<2x3xf32> | tensor<6x?xi8>   | i1   | all of {x, z} have same element count",
        "tensor<2x3xf32> | i8               | i1   | all of {x, z} have same element count",
      })
  void theLibrarysPredicates(String x, String z, String y, String message) {
    assertEquals(
        message == null ? b(x, z, y) : failed("tf.b", message), DIALECT.generic(b(x, z, y)));
  }

  private static String d(String x, String z, String y, String all) {
    int count = all.isEmpty() ? 0 : all.split(",").length;
    return """
    %%0 = "builtin.unrealized_conversion_cast"() : () -> %1$s
    %%1 = "builtin.unrealized_conversion_cast"() : () -> %2$s
    %%2:%3$d = "builtin.unrealized_conversion_cast"() : () -> (%4$s)
    %%3 = "tf.d"(%%0, %%1%5$s) : (%1$s, %2$s, %4$s) -> %6$s"""
        .formatted(
            x,
            z,
            count,
            all,
            IntStream.range(0, count).mapToObj(i -> ", %2#" + i).collect(Collectors.joining()),
            y);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tensor<2x1xi8> | f32 | f64 | i8, i8     |",
        "vector<2xi8>   | f32 | f64 | i8, i8     | operands {x, z} match expected types",
        "tensor<2xi8>   | i32 | i64 | i8, i8     | operands {x, z} match expected types",
        "tensor<2xi8>   | f32 | i64 | i8, i8     | all of {z, y} have same type IDs",
        "tensor<2xi8>   | f32 | f64 | i8, i8, i8 | shaped type 'x' matches 'all' element count and"
            + " types",
        "tensor<2xi8>   | f32 | f64 | i8, i16    | shaped type 'x' matches 'all' element count and"
            + " types",
        "tensor<?xi8>   | f32 | f64 | i8, i8     | shaped type 'x' matches 'all' element count and"
            + " types",
      })
  void typesOfSeveral(String x, String z, String y, String all, String message) {
    String text = d(x, z, y, all);
    assertEquals(
        message == null ? text : failed("tf.d", message).replace(":3:6", ":4:6"),
        DIALECT.generic(text));
  }

  /** The words of the library's predicates are those that mlir-tblgen generates. */
  @Test
  void theWordsAreThoseOfMlir() throws IOException, InterruptedException {
    Path file = Files.createTempFile("predicates", ".td");
    try {
      Files.writeString(
          file,
          """
          include "mlir/IR/OpBase.td"
          def D : Dialect { let name = "d"; }
          def B : Op<D, "b", [TypeIs<"y", I1>, ElementTypeIs<"x", AnyFloat>,
                              AllElementCountsMatch<["x", "z"]>]> {
            let arguments = (ins AnyType:$x, AnyType:$z);
            let results = (outs AnyType:$y);
          }
          def C : Op<D, "d", [InputMatchesTypes<["x", "z"], [AnyTensor, AnyFloat]>,
                              AllTypeIDsMatch<["z", "y"]>,
                              ShapedTypeMatchesElementCountAndTypes<"x", "all">]> {
            let arguments = (ins AnyType:$x, AnyType:$z, Variadic<AnyType>:$all);
            let results = (outs AnyType:$y);
          }
          """);
      Matcher message =
          Pattern.compile("failed to verify that ([^\"]*)")
              .matcher(MlirTblgen.run(file, "--gen-op-defs").out());
      List<String> words = new ArrayList<>();
      while (message.find()) {
        words.add(message.group(1));
      }
      UnaryOperator<String> said = text -> text.replaceFirst(".*failed to verify that ", "");
      assertEquals(
          List.of(
              said.apply(DIALECT.generic(b("tensor<6xf32>", "tensor<6xi8>", "i2"))),
              said.apply(DIALECT.generic(b("tensor<6xi32>", "tensor<6xi8>", "i1"))),
              said.apply(DIALECT.generic(b("tensor<6xf32>", "tensor<5xi8>", "i1"))),
              said.apply(DIALECT.generic(d("i1", "f32", "f32", "i8, i8"))),
              said.apply(DIALECT.generic(d("tensor<2xi8>", "f32", "i8", "i8, i8"))),
              said.apply(DIALECT.generic(d("tensor<2xi8>", "f32", "f32", "i8")))),
          words);
    } finally {
      Files.delete(file);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "@PredOpTrait(value = T.class, members = \"z\", summary = \"\")"
            + "| static boolean test(Value z) { return true; }"
            + "| [ODS408] @PredOpTrait names 'z', which is not an operand, result or attribute of"
            + " the op. Did you mean 'x'?",
        "@PredOpTrait(value = T.class, members = \"x\", summary = \"\")"
            + "| static boolean test(int x) { return true; }"
            + "| [ODS416] '@PredOpTrait' has the predicate 'T', which needs 'static boolean"
            + " test(Value)', where 'Type' may stand for 'Value'; @Order names the elements of such"
            + " an annotation if there are several",
        "@PredOpTrait(value = T.class, members = {\"x\", \"n\"}, summary = \"\")"
            + "| boolean test(Value x, long n) { return true; }"
            + "| [ODS416] '@PredOpTrait' has the predicate 'T', which needs 'static boolean"
            + " test(Value, long)', where 'Type' may stand for 'Value'; @Order names the elements"
            + " of such an annotation if there are several",
        "@Own(of = \"x\", n = 3)"
            + "| static boolean test(Value of, int n) { return true; }"
            + "| [ODS416] '@Own' has the predicate 'T', which needs 'static boolean test(Value,"
            + " int)', where 'Type' may stand for 'Value'; @Order names the elements of such an"
            + " annotation if there are several",
        "@TypeIs(value = \"all\", type = I1.class)"
            + "|"
            + "| [ODS414] @TypeIs compares the type of 'all', which is not a single operand or"
            + " result",
        "@TypeIs(value = \"n\", type = I1.class)"
            + "|"
            + "| [ODS414] @TypeIs compares the type of 'n', which is not a single operand or"
            + " result",
        "@TypeIs(value = \"x\", type = I64Attr.class)"
            + "|"
            + "| [ODS302] trait 'x' needs a constraint on types, but 'I64Attr' is one on attributes",
      })
  void wrongPredicates(String trait, String test, String message) {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "X")
            %s
            interface X {
              @Operand Value x();
              @Operand ValueRange all();
              @Attr long n();
            }

            final class T {
              %s
            }

            @PredOpTrait(value = T.class, summary = "{of}")
            @interface Own {
              String of();
              int n();
            }
            """
                .formatted(trait, test == null ? "" : test));
    assertEquals(List.of("2: " + message), Snippets.errors(compilation));
  }
}
