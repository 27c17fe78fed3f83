// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters that are numbers: integers of any size, and in floating point. */
final class DefNumbersTest {
  private static final CompiledDialect BIG_INTEGERS =
      CompiledDialect.of(
          """
          @TypeDef(dialect = TfDialect.class, mnemonic = "t")
          @AssemblyFormat("`<` `(` $big `)` $all `>`")
          record T(java.math.BigInteger big, List<java.math.BigInteger> all) {}
          """);

  private static final CompiledDialect NUMBERS =
      CompiledDialect.of(
          """
          @TypeDef(dialect = TfDialect.class, mnemonic = "numbers")
          @AssemblyFormat("`<` $d `,` $f `,` `[` $list `]` `>`")
          record Numbers(double d, float f, List<Float> list) {}
          """);

  /** As {@code mlir-opt} prints the {@code APInt} of {@code #ptr.address<…>}. */
  @ParameterizedTest
  @CsvSource({
    "18446744073709551615, 18446744073709551615",
    "-9223372036854775809, -9223372036854775809",
    "0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 340282366920938463463374607431768211455",
    "-0x80, -128",
    "-0, 0",
    "false, 0",
    "true, -1",
  })
  void integersMayBeOfAnySize(String written, String printed) {
    String form = "%0 = unrealized_conversion_cast to !tf.t<(NUMBER) NUMBER, NUMBER>";
    assertEquals(
        form.replace("NUMBER", printed), BIG_INTEGERS.custom(form.replace("NUMBER", written)));
  }

  /** Both at what is no integer, as {@code mlir-opt} reports {@code #ptr.address<-a>}. */
  @ParameterizedTest
  @CsvSource({"a, 43", "-a, 44"})
  void whatIsNoIntegerIsReported(String written, int at) {
    String where = "loc(\"test.mlir\":1:" + at + "): ";
    assertEquals(
        where
            + "expected integer value\n"
            + where
            + "failed to parse Tf_TType parameter 'big' which is to be a `::llvm::APInt`",
        BIG_INTEGERS.custom("%0 = unrealized_conversion_cast to !tf.t<(" + written + ") 1>"));
  }

  /** Numbers are written by their own bits where there is no decimal number. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.500000e+00, -2.000000e+00, [0x7F800000]",
        "0xFFF0000000000000, 0xFF800000, [0xFFC00000, 1.000000e-01]",
        "0x7FF8000000000000, 0x7FC00000, [0x7F800000, 3.40282347E+38]",
      })
  void numbersAreReadAsTheyAreWritten(String parameters) {
    String text = "%0 = unrealized_conversion_cast to !tf.numbers<" + parameters + ">";
    assertEquals(text, NUMBERS.custom(text));
  }

  /** Records take all NaN for equal, types of other bits are others nevertheless. */
  @Test
  void numbersAreComparedByTheirBits() {
    for (String numbers :
        List.of(
            "0x7FF8000000000001, 1.000000e+00, [1.000000e+00]",
            "1.000000e+00, 0x7FC00001, [1.000000e+00]",
            "1.000000e+00, 1.000000e+00, [0x7FC00001]",
            "0.000000e+00, 1.000000e+00, [1.000000e+00]")) {
      String same = numbers.replace("1]", "0]").replace("01,", "00,");
      String other = "!tf.numbers<" + same.replace("0.000000e+00,", "-0.000000e+00,") + ">";
      String text =
          "%0 = unrealized_conversion_cast to "
              + other
              + "\n%1 = unrealized_conversion_cast to !tf.numbers<"
              + numbers
              + ">";
      assertEquals(text, NUMBERS.custom(text));
    }
  }

  @Test
  void bitsAreThoseOfTheNumber() {
    String message =
        NUMBERS.custom("unrealized_conversion_cast to !tf.numbers<1.0, 0x7FF0000000000000, [1.0]>");
    assertTrue(message.contains("hexadecimal float constant out of range for type"), message);
  }
}
