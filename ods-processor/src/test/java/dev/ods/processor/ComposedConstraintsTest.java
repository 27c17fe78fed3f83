// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirTblgen;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Constraints that members compose where they are used. */
final class ComposedConstraintsTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          interface Base {
            @Operand @AnyOf({F16.class, F32.class}) Value base();
          }
          @Op(dialect = TfDialect.class, name = "a")
          interface A extends Base {
            @Operand @TensorOf({F16.class, I8.class}) ValueRange more();
            @Result(AnyTensor.class) @AllOf({AnyRankedTensor.class, F32Tensor.class}) Value y();
            @Attr @AnyOf({I32Attr.class, StrAttr.class}) Attribute n();
            @Attr(name = "m") @Not(I8Attr.class) @Summary("no byte") Optional<Attribute> mOf();
            @TensorOf(F32.class) interface F32Tensor {}
          }
          @Op(dialect = TfDialect.class, name = "b")
          @AssemblyFormat("$base $x attr-dict `:` type($x)")
          @TypeConstraint(value = I32.class, of = "base")
          interface B extends Base {
            @Operand(I1.class) @AllOf(AnyInteger.class) Value x();
          }
          """);

  private static String a(String base, String more, String y, String attributes) {
    return """
    %%0 = "builtin.unrealized_conversion_cast"() : () -> %1$s
    %%1 = "builtin.unrealized_conversion_cast"() : () -> %2$s
    %%2 = "tf.a"(%%0, %%1, %%1) <{%4$s}> : (%1$s, %2$s, %2$s) -> %3$s"""
        .formatted(base, more, y, attributes);
  }

  /** Where one part is wrong, the error is about that one, with these words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f16 | tensor<2xi8>   | tensor<2xf32>  | n = 1 : i32              |",
        "f32 | tensor<*xf16>  | tensor<f32>    | m = 1 : i16, n = \"x\"   |",
        "f64 | tensor<2xi8>   | tensor<2xf32>  | n = 1 : i32"
            + " | operand #0 must be 16-bit float or 32-bit float, but got 'f64'",
        "f16 | tensor<2xi16>  | tensor<2xf32>  | n = 1 : i32"
            + " | operand #1 must be variadic of tensor of 16-bit float or 8-bit signless integer"
            + " values, but got 'tensor<2xi16>'",
        "f16 | tensor<2xi8>   | tensor<*xf32>  | n = 1 : i32"
            + " | result #0 must be tensor of any type values and ranked tensor of any type values"
            + " and tensor of 32-bit float values, but got 'tensor<*xf32>'",
        "f16 | tensor<2xi8>   | tensor<2xf16>  | n = 1 : i32"
            + " | result #0 must be tensor of any type values and ranked tensor of any type values"
            + " and tensor of 32-bit float values, but got 'tensor<2xf16>'",
        "f16 | tensor<2xi8>   | tensor<2xf32>  | n = 1 : i16"
            + " | attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute or"
            + " string attribute",
        "f16 | tensor<2xi8>   | tensor<2xf32>  | m = 1 : i8, n = 1 : i32"
            + " | attribute 'm' failed to satisfy constraint: no byte",
      })
  void verified(String base, String more, String y, String attributes, String message) {
    String text = a(base, more, y, attributes);
    assertEquals(
        message == null ? text : "loc(\"test.mlir\":3:6): 'tf.a' op " + message,
        DIALECT.generic(text));
  }

  /** The words of the messages are those that mlir-tblgen generates for the same composition. */
  @Test
  void theWordsAreThoseOfMlir(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("a.td");
    Files.writeString(
        file,
        """
        include "mlir/IR/OpBase.td"
        def D : Dialect { let name = "d"; }
        def A : Op<D, "a"> {
          let arguments = (ins AnyTypeOf<[F16, F32]>:$base,
                               Variadic<TensorOf<[F16, I8]>>:$more,
                               AnyAttrOf<[I32Attr, StrAttr]>:$n);
          let results = (outs AllOfType<[AnyTensor, AnyRankedTensor, TensorOf<[F32]>]>:$y);
        }
        """);
    String generated = MlirTblgen.run(file, "--gen-op-defs").out();
    String typeMessage = "must be ([^\"]*), but got";
    Set<String> words = new LinkedHashSet<>(matches(typeMessage, generated));
    words.addAll(matches("failed to satisfy constraint: ([^\"]*)", generated));
    List<String> ours = new ArrayList<>();
    for (String wrong :
        List.of(
            a("f64", "tensor<2xi8>", "tensor<2xf32>", "n = 1 : i32"),
            a("f16", "tensor<2xi16>", "tensor<2xf32>", "n = 1 : i32"),
            a("f16", "tensor<2xi8>", "tensor<*xf32>", "n = 1 : i32"))) {
      ours.addAll(matches(typeMessage, DIALECT.generic(wrong)));
    }
    ours.addAll(
        matches(
            "failed to satisfy constraint: (.*)",
            DIALECT.generic(a("f16", "tensor<2xi8>", "tensor<2xf32>", "n = 1 : i16"))));
    assertEquals(4, words.size(), words::toString);
    assertEquals(List.copyOf(words), ours);
  }

  /** Ranks are verified, and the words are those that mlir-tblgen generates. */
  @Test
  void ranksAreThoseOfMlir(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("a.td");
    Files.writeString(
        file,
        """
        include "mlir/IR/OpBase.td"
        def D : Dialect { let name = "d"; }
        def A : Op<D, "a"> {
          let arguments = (ins TensorRankOf<[F16, F32], [0, 2]>:$a,
                               MemRefRankOf<[F32], [1]>:$b,
                               VectorOfRankAndType<[1, 2], [F32]>:$c,
                               FixedVectorOfRankAndType<[1], [I8]>:$d);
        }
        """);
    String message = "must be ([^\"]*), but got";
    String generated = MlirTblgen.run(file, "--gen-op-defs").out();
    Set<String> words = new LinkedHashSet<>(matches(message, generated));
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A {
              @Operand @RankedTensorOf(value = {F16.class, F32.class}, ranks = {0, 2}) Value a();
              @Operand @MemRefOf(value = F32.class, ranks = 1) Value b();
              @Operand @VectorOf(value = F32.class, ranks = {1, 2}) Value c();
              @Operand @FixedVectorOf(value = dev.ods.constraint.I8.class, ranks = 1) Value d();
            }
            """);
    List<String> valid =
        List.of("tensor<f16>", "memref<3xf32>", "vector<2x[3]xf32>", "vector<4xi8>");
    List<List<String>> wrong =
        List.of(
            List.of("tensor<2xf16>", "tensor<*xf32>", "tensor<i8>"),
            List.of("memref<f32>", "memref<*xf32>"),
            List.of("vector<f32>", "vector<2x3x4xf32>"),
            List.of("vector<2x4xi8>", "vector<[4]xi8>"));
    assertEquals(operands(valid), dialect.generic(operands(valid)));
    List<String> ours = new ArrayList<>();
    for (int i = 0; i < valid.size(); i++) {
      for (String type : wrong.get(i)) {
        List<String> types = new ArrayList<>(valid);
        types.set(i, type);
        List<String> found = matches(message, dialect.generic(operands(types)));
        assertEquals(1, found.size(), type);
        ours.addAll(found);
      }
    }
    assertEquals(List.copyOf(words), ours.stream().distinct().toList());
  }

  private static String operands(List<String> types) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < types.size(); i++) {
      text.append("%").append(i).append(" = \"builtin.unrealized_conversion_cast\"() : () -> ");
      text.append(types.get(i)).append('\n');
    }
    return text + "\"tf.a\"(%0, %1, %2, %3) : (" + String.join(", ", types) + ") -> ()";
  }

  private static List<String> matches(String pattern, String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /** As in MLIR, only a constraint with a name can have a type that formats need not mention. */
  @Test
  void formatsMentionTheirTypes() {
    String text =
        """
        %0 = "builtin.unrealized_conversion_cast"() : () -> i32
        %1 = "builtin.unrealized_conversion_cast"() : () -> i1
        tf.b %0 %1 : i1""";
    assertEquals(text.lines().toList().get(2), DIALECT.custom(text).lines().toList().get(2));
    List<String> errors =
        Snippets.errors(
            Snippets.compile(
                """
                @Op(dialect = TfDialect.class, name = "X")
                @AssemblyFormat("$x attr-dict")
                interface X {
                  @Operand(I1.class) @AllOf(AnyInteger.class) Value x();
                }
                """));
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(
        errors.get(0).contains("type of operand #0, named 'x', is not buildable"), errors.get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Operand @AnyOf({}) Value x(); | 3: [ODS306] @AnyOf needs at least one constraint",
        "@Operand @AnyOf({F16.class, String.class}) Value x();"
            + " | 3: [ODS301] 'String' is not a constraint*",
        "@Operand @AnyOf({F16.class, I8Attr.class}) Value x(); | 3: [ODS*",
        "@Operand @AnyOf({I8Attr.class, I16Attr.class}) Value x();"
            + " | 3: [ODS302] member 'x' needs a constraint on types, but 'AnyOf' is one on"
            + " attributes",
        "@Attr @AnyOf({F16.class, F32.class}) Attribute x();"
            + " | 3: [ODS302] attribute 'x' needs a constraint on attributes, but 'AnyOf' is one on"
            + " types",
        "@Operand(F16.class) @AnyOf(I8Attr.class) Value x(); | 3: [ODS*",
        "@Operand @Not(F16.class) Value x(); | 3: [ODS*summary*",
        "@Operand @TensorOf(I8Attr.class) Value x(); | 3: [ODS*",
        "@SizedRegion(1) @AnyOf({F16.class, F32.class}) Region x();"
            + " | 3: [ODS121] @AnyOf belongs to an operand, a result or an attribute, but 'x' is a"
            + " region",
        "@Prop @AllOf(I8Attr.class) long x();"
            + " | 3: [ODS121] @AllOf belongs to an operand, a result or an attribute, but 'x' is a"
            + " property",
        "@Operand(F16.class) @Summary(\"half\") Value x();"
            + " | 3: [ODS121] @Summary belongs to a constraint, but 'x' is an operand",
      })
  void wrongOnes(String member, String error) {
    List<String> errors =
        Snippets.errors(
            Snippets.compile(
                "@Op(dialect = TfDialect.class, name = \"X\")\ninterface X {\n"
                    + member
                    + "\n}\n"));
    assertEquals(1, errors.size(), errors::toString);
    String pattern = Pattern.quote(error).replace("*", "\\E(?s:.*)\\Q");
    assertTrue(errors.get(0).matches(pattern), errors.get(0));
  }
}
