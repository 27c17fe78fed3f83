// SPDX-License-Identifier: Apache-2.0
package dev.ods.floating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.Oracle;
import dev.ods.ir.Context;
import dev.ods.testing.MlirOpt;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of floating-point numbers of every format identifies them exactly. */
final class FloatTextTest {
  /** All numbers of an 8-bit format; fewer of formats with large exponents, which are slow. */
  private static int samples(FloatType.Kind kind) {
    return kind.semantics().width() <= 64 ? 256 : 50;
  }

  private final Context context = Context.create();

  @ParameterizedTest
  @CsvSource({
    "F64, 1.0, 1.000000e+00 : f64",
    "F64, 0.1, 1.000000e-01 : f64",
    "F64, 0.7, 0.69999999999999996 : f64",
    "F64, -0.0, -0.000000e+00 : f64",
    "F64, Infinity, 0x7FF0000000000000 : f64",
    "F64, NaN, 0x7FF8000000000000 : f64",
    "F32, 0.1, 1.000000e-01 : f32",
    "F32, 123456.7, 123456.703 : f32",
    "F16, 65520, 0x7C00 : f16",
    "BF16, 1.0e-3, 9.994500e-04 : bf16",
    "TF32, 12345, 1.234400e+04 : tf32",
    "F8E4M3FN, 464, 4.480000e+02 : f8E4M3FN",
    "F8E4M3FN, 465, 0x7F : f8E4M3FN",
    "F8E4M3FNUZ, -0.0, 0.000000e+00 : f8E4M3FNUZ",
    "F4E2M1FN, 100, 6.000000e+00 : f4E2M1FN",
    "F8E8M0FNU, 0, 5.877470e-39 : f8E8M0FNU",
    "F8E8M0FNU, 1.5, 2.000000e+00 : f8E8M0FNU",
    "F8E8M0FNU, -0.25, 2.500000e-01 : f8E8M0FNU",
    "F80, 0.1, 0.100000000000000005551 : f80",
    "F128, 0.1, 0.100000000000000005551115123125782702 : f128",
  })
  void textOfDouble(FloatType.Kind kind, double value, String text) {
    assertEquals(text, FloatAttr.get(FloatType.get(context, kind), value).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "00008000000000000000, 3.36210314311209350626E-4932 : f80",
    "00010000000000000001, 0x7FFF0000000000000001 : f80",
    "7FFF0000000000000000, 0x7FFF0000000000000000 : f80",
    "7FFF8000000000000000, 0x7FFF8000000000000000 : f80",
  })
  void unusualEncodingsOfX87(String bits, String text) {
    FloatType type = FloatType.get(context, FloatType.Kind.F80);
    assertEquals(text, FloatAttr.fromBits(type, new BigInteger(bits, 16)).toString());
  }

  @ParameterizedTest
  @EnumSource
  void bitsAreThoseOfTheFormat(FloatType.Kind kind) {
    FloatSemantics semantics = kind.semantics();
    Random random = new Random(kind.keyword().hashCode());
    for (int i = 0; i < samples(kind); i++) {
      BigInteger bits = sample(semantics, random, i);
      SoftFloat value = semantics.decode(bits);
      assertEquals(semantics.canonical(bits), semantics.bits(value), bits.toString(16));
    }
  }

  @ParameterizedTest
  @EnumSource
  void parsesDecimalText(FloatType.Kind kind) {
    FloatSemantics semantics = kind.semantics();
    Random random = new Random(kind.keyword().hashCode());
    for (int i = 0; i < samples(kind); i++) {
      BigInteger bits = semantics.canonical(sample(semantics, random, i));
      String text = FloatText.of(semantics, bits);
      if (!FloatText.isHex(text)) {
        assertEquals(bits, semantics.parse(text), text);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void printsAsMlirOptDoes(FloatType.Kind kind) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    FloatType type = FloatType.get(context, kind);
    Random random = new Random(kind.keyword().hashCode());
    Oracle oracle = new Oracle();
    for (int i = 0; i < samples(kind); i++) {
      BigInteger bits = sample(kind.semantics(), random, i);
      oracle.add("0x" + bits.toString(16) + " : " + kind.keyword(), FloatAttr.fromBits(type, bits));
      double value = random.nextGaussian() * Math.pow(10, random.nextInt(60) - 30);
      double shown = kind.semantics().isSigned() ? value : Math.abs(value);
      String decimal = String.format(Locale.ROOT, "%.17e", shown);
      oracle.add(
          decimal + " : " + kind.keyword(), FloatAttr.get(type, Double.parseDouble(decimal)));
    }
    oracle.compare();
  }

  private static BigInteger sample(FloatSemantics semantics, Random random, int index) {
    if (semantics.width() <= 8) {
      return BigInteger.valueOf(index & (1 << semantics.width()) - 1);
    }
    BigInteger bits = new BigInteger(semantics.width(), random);
    int third = semantics.width() / 3;
    return switch (index % 3) {
      case 0 -> bits;
      case 1 -> bits.shiftRight(third).shiftLeft(third);
      default -> bits.shiftRight(random.nextInt(semantics.width()));
    };
  }

  @Property(tries = 200)
  void doublesRoundTrip(@ForAll double value) {
    long bits = Double.doubleToRawLongBits(value);
    assertEquals(bits, FloatSemantics.F64.bits(SoftFloat.of(value)).longValue());
    assertEquals(value, FloatSemantics.F64.decode(bits).toDouble());
  }

  @Property(tries = 2000)
  void smallNumbersHaveTheDigitsOfLargeOnes(
      @ForAll @LongRange(min = 0) long half,
      @ForAll @IntRange(max = 62) int shift,
      @ForAll @IntRange(min = -40, max = 70) int exponent,
      @ForAll @IntRange(min = 1, max = 20) int precision) {
    BigInteger odd = BigInteger.valueOf(half >>> shift).setBit(0);
    assertEquals(
        ShortDecimal.ofLarge(odd, exponent, precision),
        ShortDecimal.of(SoftFloat.finite(false, odd, exponent), precision));
  }

  @Property(tries = 200)
  void floatsAreRoundedAsByTheHardware(@ForAll double value) {
    long expected = Integer.toUnsignedLong(Float.floatToRawIntBits((float) value));
    assertEquals(expected, FloatSemantics.F32.bits(SoftFloat.of(value)).longValue());
  }

  @Property(tries = 200)
  void decimalsAreRoundedAsByJava(@ForAll BigDecimal decimal) {
    String text = decimal.toString();
    double expected = Double.parseDouble(text);
    assertEquals(
        Double.doubleToRawLongBits(expected) << 1,
        FloatSemantics.F64.parse(text).longValue() << 1,
        text);
  }

  @ParameterizedTest
  @CsvSource({
    "F64, 7FF8000000000001, F32, 7FC00000",
    "F64, 7FF0000000000001, F32, 7FC00000",
    "F64, FFF0000040000000, F32, FFC00002",
    "F64, 7FF4000000000000, F32, 7FE00000",
    "F32, 7FA00000, F64, 7FFC000000000000",
    "F32, 7F800001, BF16, 7FC0",
    "F64, 7FF0000000000001, F80, 7FFFC000000000000800",
    "F80, 7FFF8000000000000001, F64, 7FF8000000000000",
    "F64, 7FF0000000000001, F8E4M3FN, 7F",
  })
  void nanStaysNan(FloatSemantics from, String bits, FloatSemantics to, String expected) {
    APFloat converted = APFloat.of(from, new BigInteger(bits, 16)).convert(to);
    assertTrue(converted.isNan());
    assertEquals(new BigInteger(expected, 16), converted.bits());
  }

  @Test
  void parsesAnyExponent() {
    assertEquals(
        FloatSemantics.F64.bits(Double.POSITIVE_INFINITY), FloatSemantics.F64.parse("1.0e999999"));
    assertEquals(BigInteger.ZERO, FloatSemantics.F128.parse("1.0e-999999"));
    for (FloatSemantics format : FloatSemantics.values()) {
      String power = "0".repeat(20) + "9".repeat(20);
      assertEquals(format.bits(0.0), format.parse("1.5e-" + power));
      assertEquals(format.bits(-0.0), format.parse("-.5E-2147483648"));
      assertEquals(format.bits(1e300 * 1e300), format.parse("+1e" + power));
      assertEquals(format.bits(1.5), format.parse("150.e-02"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1e", "nan", " 1", "0x1p3", ".", "--1", "1e1.5", "\u0661"})
  void refusesWhatIsNoDecimal(String text) {
    Exception refusal =
        assertThrows(IllegalArgumentException.class, () -> FloatSemantics.F32.parse(text));
    assertTrue(String.valueOf(refusal.getMessage()).contains("write it like"));
  }

  @Test
  void bitsMustBeThoseOfTheFormat() {
    for (FloatSemantics format : FloatSemantics.values()) {
      BigInteger all = BigInteger.ONE.shiftLeft(format.width()).subtract(BigInteger.ONE);
      assertEquals(all, APFloat.of(format, all).bits());
      for (BigInteger bits : List.of(all.add(BigInteger.ONE), BigInteger.valueOf(-1))) {
        assertThrows(IllegalArgumentException.class, () -> APFloat.of(format, bits));
      }
    }
  }
}
