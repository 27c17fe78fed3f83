// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of traits, which is that in which they verify: the first that fails is reported. */
final class TraitOrderTest {
  private static final String SHAPE = "requires the same shape for all operands and results";
  private static final String BROADCAST =
      "result type '3' not broadcast compatible with broadcasted operands's shapes '2'";

  /** The messages are mlir-opt's for operations whose list of traits has this order. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        // Inherited traits precede those of the op,
        "@Trait(Broadcast.class) interface B {} | @Trait(Shape.class) | B | BROADCAST",
        "@Trait(Shape.class) interface B {} | @Trait(Broadcast.class) | B | SHAPE",
        // unless it lists them itself.
        "@Trait(Broadcast.class) interface B {} | @Trait({Shape.class, Broadcast.class}) | B |"
            + " SHAPE",
        "@Trait(Shape.class) interface B {} | @Trait({Broadcast.class, Shape.class}) | B |"
            + " BROADCAST",
        // So does an interface between.
        "@Trait(Broadcast.class) interface A {} @Trait({Shape.class, Broadcast.class}) interface B"
            + " extends A {} | - | B | SHAPE",
        "@Trait(Broadcast.class) interface A {} @Trait({Shape.class, Broadcast.class}) interface B"
            + " extends A {} | - | A, B | SHAPE",
        "@Trait(Broadcast.class) interface A {} @Trait({Shape.class, Broadcast.class}) interface B"
            + " extends A {} | @Trait({Broadcast.class, Shape.class}) | B | BROADCAST",
        // One that does not extend the other does not change its list.
        "@Trait(Broadcast.class) interface A {} @Trait({Shape.class, Broadcast.class}) interface B"
            + " {} | - | A, B | BROADCAST",
      })
  void isThatOfTheNearestList(String bases, String traits, String extended, String expected) {
    CompiledDialect dialect =
        CompiledDialect.of(
            ("%s @Op(dialect = TfDialect.class, name = \"o\") %s interface O extends %s {"
                    + " @Operand(AnyTensor.class) Value a(); @Result(AnyTensor.class) Value r(); }")
                .formatted(bases, traits == null ? "" : traits, extended)
                .replace("Broadcast.class", "ResultsBroadcastableShape.class")
                .replace("Shape.class", "SameOperandsAndResultShape.class")
                .replace(
                    "ResultsBroadcastableSameOperandsAndResultShape", "ResultsBroadcastableShape"));
    String message =
        dialect.generic(
            "%0 = builtin.unrealized_conversion_cast to tensor<2xi32>\n"
                + "%1 = \"tf.o\"(%0) : (tensor<2xi32>) -> tensor<3xi32>");
    assertEquals(
        "'tf.o' op " + (expected.equals("SHAPE") ? SHAPE : BROADCAST),
        message.substring(message.indexOf(": ") + 2));
  }
}
