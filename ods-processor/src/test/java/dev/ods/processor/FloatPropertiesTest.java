// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Properties that are floating-point numbers. */
final class FloatPropertiesTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          final class Finite {
            static final String SUMMARY = "finite number";

            static boolean test(float value) {
              return Float.isFinite(value);
            }
          }

          @ConfinedBy(value = Below.class, summary = "below {value}")
          @interface LessThan { long value(); }

          final class Below {
            static boolean test(double number, long value) {
              return number < value;
            }
          }

          @Op(dialect = TfDialect.class, name = "a")
          @AssemblyFormat("$f (`of` $d^)? (`bias` $o^)? prop-dict attr-dict")
          interface A {
            @Prop(Finite.class) float f();
            @Prop @LessThan(10) @Default("1.5") double d();
            @Prop Optional<Double> o();
            @Prop @Default("[]") List<Float> list();
            @Prop @Default("[0.5]") float[] floats();
            @Prop @Default("[]") double[] doubles();
          }

          @Op(dialect = TfDialect.class, name = "bits")
          @AssemblyFormat("$d $f $floats $list (`or` $o^)? attr-dict")
          interface Bits {
            @Prop double d();
            @Prop float f();
            @Prop float[] floats();
            @Prop List<Float> list();
            @Prop Optional<Float> o();
          }

          @Op(dialect = TfDialect.class, name = "b")
          interface B {
            @Prop float f();

            @Prop Optional<Float> o();

            @Result Value y();

            /** Values pass through the getters, the setters, the adaptor and both builders. */
            static boolean areKept(Context context) {
              for (int i : new int[] {0, 1, 0x80000000, 0x7f800001, 0x7fc00000, 0x3f800000, -1}) {
                float value = Float.intBitsToFloat(i);
                Type type = dev.ods.builtin.IndexType.get(context);
                OpBuilder builder = OpBuilder.create(context);
                Location location = UnknownLoc.get(context);
                BOp op = BOp.build(builder, location, type, value, Optional.of(value));
                op.setF(op.f());
                op.setO(op.o());
                BOp.Adaptor adaptor = new BOp.Adaptor(op);
                if (Float.floatToRawIntBits(op.f()) != i
                    || Float.floatToRawIntBits(op.o().orElseThrow()) != i
                    || Float.floatToRawIntBits(adaptor.f()) != i) {
                  return false;
                }
              }
              return true;
            }
          }
          """);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tf.a 2.500000e+00",
        "tf.a -0.000000e+00 of -3.000000e+00 bias 1.000000e-01",
        "tf.a 3.40282347E+38 of 0xFFF0000000000000",
        "tf.a 0.000000e+00 bias 0x7FF8000000000000",
        "tf.a 1.000000e+00 <{doubles = array<f64: 1.000000e+00, 2.000000e+00>,"
            + " floats = array<f32>, list = [5.000000e-01 : f32]}>",
        "tf.bits 0xFFF0000000000000 0xFF800000 [0xFF800000, 1.000000e+00, 0xFFC00000] [0xFFC00001]"
            + " or 0xFF800001",
      })
  void valid(String text) {
    assertEquals(text, DIALECT.custom(text));
    assertEquals(text, DIALECT.custom(DIALECT.generic(text)));
  }

  @Test
  void areAttributesInTheGenericForm() {
    assertEquals(
        "\"tf.a\"() <{d = 1.500000e+00 : f64, doubles = array<f64>, f = 0.000000e+00 : f32,"
            + " floats = array<f32: 5.000000e-01>, list = [], o = []}> : () -> ()",
        DIALECT.generic("\"tf.a\"() : () -> ()"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "f = 1.0 : f64; expected F32Attr for key `value`",
        "f = 1 : i32; expected F32Attr for key `value`",
        "d = 1.0 : f32; expected F64Attr for key `value`",
        "o = [1.0 : f32]; expected F64Attr for key `value`",
        "list = [1.0 : f32, 2.0 : f64]; expected F32Attr for key `value`",
        "floats = array<f64>; expected DenseF32ArrayAttr for key `value`",
        "doubles = array<i64>; expected DenseF64ArrayAttr for key `value`",
      })
  void otherAttributesAreRejected(String property, String mistake) {
    String message = DIALECT.generic("\"tf.a\"() <{" + property + "}> : () -> ()");
    assertTrue(message.endsWith(" for op tf.a: " + mistake), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "f = 0x7F800000 : f32; property 'f' failed to satisfy constraint: finite number",
        "d = 10.0; property 'd' failed to satisfy constraint: double below 10",
      })
  void conditionsAreViolated(String property, String mistake) {
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op " + mistake,
        DIALECT.generic("\"tf.a\"() <{" + property + "}> : () -> ()"));
  }

  @Test
  void textIsAFloatingPointLiteral() {
    assertEquals(
        "loc(\"test.mlir\":1:6): expected floating point literal",
        DIALECT.custom("tf.a x").lines().findFirst().orElseThrow());
  }

  @Test
  void bitsAreKept() {
    assertEquals(true, Loaded.call(DIALECT.type("B"), null, "areKept", DIALECT.context()));
  }
}
