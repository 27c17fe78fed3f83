// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.ods.floating.APFloat;
import dev.ods.floating.FloatSemantics;
import dev.ods.testing.MlirOpt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Operations on what is no number, of each format and with any payload, fold as in MLIR. */
final class NanFoldingLawTest {
  private static final List<String> BINARY =
      List.of(
          "arith.addf",
          "arith.subf",
          "arith.mulf",
          "arith.divf",
          "arith.remf",
          "arith.maximumf",
          "arith.minimumf",
          "arith.maxnumf",
          "arith.minnumf",
          "math.copysign");
  private static final List<String> UNARY =
      List.of(
          "arith.negf",
          "math.absf",
          "math.ceil",
          "math.floor",
          "math.round",
          "math.roundeven",
          "math.trunc",
          "math.sqrt",
          "math.exp",
          "math.sin");

  private final Random random = new Random(11);
  private final StringBuilder functions = new StringBuilder();
  private int number;

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"F4E2M1FN", "F6E2M3FN", "F6E3M2FN"})
  void areThoseOfMlir(FloatSemantics format) throws Exception {
    String type = type(format);
    List<String> nans = nans(format).stream().map(bits -> literal(format, bits)).toList();
    assertFalse(nans.isEmpty());
    for (String nan : nans) {
      UNARY.forEach(op -> function(op + " %0 : " + type, type, type, nan));
      for (String other : List.of("1.0", nans.get(random.nextInt(nans.size())))) {
        for (String op : BINARY) {
          function(op + " %0, %1 : " + type, type, type, nan, other);
          function(op + " %1, %0 : " + type, type, type, nan, other);
        }
      }
      for (FloatSemantics target : FloatSemantics.values()) {
        if (target.width() != format.width() && isComparable(format, target)) {
          String op = target.width() > format.width() ? "arith.extf" : "arith.truncf";
          String to = type(target);
          function(op + " %0 : " + type + " to " + to, type, to, nan);
        }
      }
    }
    MlirOpt.assumeInstalled();
    String text = functions.toString();
    assertEquals(MlirOpt.run(text, "--canonicalize"), OptRun.of(text, "--canonicalize"));
  }

  /** MLIR makes zero of what is no number, or infinity. */
  private static boolean isComparable(FloatSemantics from, FloatSemantics to) {
    return to.hasNan() && from.hasZero();
  }

  @Test
  void areNoNumbers() {
    function("arith.extf %0 : f8E8M0FNU to f32", "f8E8M0FNU", "f32", "0xFF");
    function("arith.truncf %0 : f32 to f4E2M1FN", "f32", "f4E2M1FN", "0x7FC00000");
    String folded = OptRun.of(functions.toString(), "--canonicalize").out();
    assertEquals(
        List.of("0x7FC00000 : f32", "0x7FC00000 : f32"),
        folded
            .lines()
            .filter(line -> line.contains("constant"))
            .map(line -> line.replaceAll(".*constant ", ""))
            .toList());
  }

  private void function(String op, String type, String result, String... constants) {
    functions.append("func.func @f" + number++ + "() -> " + result + " {\n");
    for (int i = 0; i < constants.length; i++) {
      functions.append("  %" + i + " = arith.constant " + constants[i] + " : " + type + "\n");
    }
    functions.append("  %r = " + op + "\n  return %r : " + result + "\n}\n");
  }

  /** The bits of what is no number: all of a small format, some of a large one. */
  private SortedSet<BigInteger> nans(FloatSemantics format) {
    SortedSet<BigInteger> nans = new TreeSet<>();
    if (format.width() == 8) {
      for (int bits = 0; bits < 256; bits++) {
        nans.add(BigInteger.valueOf(bits));
      }
    } else {
      // The fraction of the x87 format includes the leading bit.
      int fraction = format.precision() - (format == FloatSemantics.F80 ? 0 : 1);
      BigInteger exponent = ones(format.width() - 1).shiftRight(fraction).shiftLeft(fraction);
      for (BigInteger payload : payloads(fraction)) {
        nans.add(exponent.or(payload));
        nans.add(exponent.or(payload).setBit(format.width() - 1));
      }
    }
    nans.removeIf(bits -> !APFloat.of(format, bits).isNan());
    return nans;
  }

  private List<BigInteger> payloads(int width) {
    List<BigInteger> payloads = new ArrayList<>();
    for (int bit : new int[] {0, 1, width / 3, width / 2, width - 3, width - 2, width - 1}) {
      BigInteger one = BigInteger.ONE.shiftLeft(bit);
      payloads.add(one);
      payloads.add(ones(width).subtract(one.subtract(BigInteger.ONE)));
      payloads.add(one.setBit(width - 1));
      payloads.add(one.setBit(width - 1).setBit(width - 2));
      payloads.add(new BigInteger(width, random));
    }
    return payloads;
  }

  private static BigInteger ones(int width) {
    return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
  }

  private static String type(FloatSemantics format) {
    boolean prefixed = format == FloatSemantics.BF16 || format == FloatSemantics.TF32;
    return prefixed ? format.name().toLowerCase(Locale.ROOT) : "f" + format.name().substring(1);
  }

  private static String literal(FloatSemantics format, BigInteger bits) {
    String digits = bits.toString(16).toUpperCase(Locale.ROOT);
    return "0x" + "0".repeat((format.width() + 3) / 4 - digits.length()) + digits;
  }
}
