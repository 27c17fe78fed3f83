// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Numbers in floating point, as {@code mlir-opt} 22 reads and writes the option {@code
 * compute-tolerance} of {@code affine-loop-fusion}.
 */
final class OptionNumbersTest {
  @ParameterizedTest
  @CsvSource({
    "0.1, 1.000000e-01",
    "1, 1.000000e+00",
    "1e10, 1.000000e+10",
    "1e-7, 1.000000e-07",
    "1.5e300, 1.500000e+300",
    "'', 0.000000e+00",
    "0x10, 1.600000e+01",
    "0x1p3, 8.000000e+00",
    "0x1.8, 1.500000e+00",
    "0x.8, 5.000000e-01",
    "inf, INF",
    "-inf, -INF",
    "infinity, INF",
    "INF, INF",
    "nan, nan",
    "-nan, nan",
    "NaN, nan",
    "nan(12), nan",
    "-0, -0.000000e+00",
    "-2.5, -2.500000e+00",
    "123456789, 1.234568e+08",
    "12345.678, 1.234568e+04",
    "1., 1.000000e+00",
    ".5, 5.000000e-01",
    "1e400, INF",
    "1e-400, 0.000000e+00",
    "' 1', 1.000000e+00",
    "+1, 1.000000e+00",
    "1.0000005, 1.000001e+00",
    "1.0000015, 1.000001e+00",
    "1e-310, 1.000000e-310",
    "4.9e-324, 4.940656e-324",
    "1.7976931348623159e308, INF"
  })
  void areReadAndWritten(String text, String written) {
    assertEquals(written, OptionNumbers.format(OptionNumbers.parseDouble(text)));
  }

  /** Whatever digits and letters those who read it are used to. */
  @ParameterizedTest
  @ValueSource(strings = {"ar-EG-u-nu-arab", "hi-IN-u-nu-deva", "tr-TR"})
  void areWrittenInAsciiEverywhere(String language) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(language));
    try {
      assertEquals("1.000000e+10", OptionNumbers.format(1e10));
      assertEquals("-2.500000e-07", OptionNumbers.format(-2.5e-7));
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"abc", "1f", "1_0", "1e", "0x", "-", ".", "1 ", "1d", "nan(", "\u0661"})
  void areRefused(String text) {
    assertThrows(NumberFormatException.class, () -> OptionNumbers.parseDouble(text));
  }

  /** What is written is read as a number that is written so. */
  @Test
  void areReadAsTheyAreWritten() {
    Random random = new Random(7);
    for (int i = 0; i < 10_000; i++) {
      String written = OptionNumbers.format(Double.longBitsToDouble(random.nextLong()));
      assertEquals(written, OptionNumbers.format(OptionNumbers.parseDouble(written)));
    }
  }
}
