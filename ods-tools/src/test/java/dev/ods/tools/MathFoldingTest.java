// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Functions of constants fold to what {@code mlir-opt} folds them to. */
@Tag("shared")
final class MathFoldingTest {
  private static final int ELEMENTS = 2000;
  private static final Pattern HEX = Pattern.compile("math\\.|dense<\"0x([0-9A-F]*)\">");

  private static final List<String> CORNERS =
      List.of(
          "0.0", "-0.0", "1.0", "-1.0", "0.5", "-0.5", "1.5", "2.5", "-1.5", "-2.5", "0.3", "-0.7",
          "2.0", "-3.25", "4.0", "-6.0");
  private static final List<String> FORMATS =
      List.of("f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E5M2", "f8E4M3FN");

  private final Random random = new Random(5);
  private final StringBuilder text = new StringBuilder();
  private int functions;

  private void function(String constants, String op, String operandType, String resultType) {
    text.append(
        "func.func @f%d(%%x: %s) -> %s {\n%s  %%r = math.%s\n  return %%r : %s\n}\n"
            .formatted(functions++, operandType, resultType, constants, op, resultType));
  }

  private void unary(String op, String value, String type, String resultType) {
    function(constant("a", value, type), op + " %a : " + type, type, resultType);
  }

  private void binary(String op, String a, String b, String type) {
    function(constant("a", a, type) + constant("b", b, type), op + " %a, %b : " + type, type, type);
  }

  private static String constant(String name, String value, String type) {
    return value.equals("poison")
        ? "  %" + name + " = ub.poison : " + type + "\n"
        : "  %" + name + " = arith.constant " + value + " : " + type + "\n";
  }

  private void check() throws Exception {
    MlirOpt.assumeInstalled();
    String input = text.toString();
    assertEquals(
        MlirOpt.run(input, "--canonicalize").out(), OptRun.of(input, "--canonicalize").out());
  }

  @Test
  void exactFunctionsAreThoseOfMlir() throws Exception {
    for (String type : FORMATS) {
      List<String> values = new ArrayList<>(CORNERS);
      for (int i = 0; i < 10; i++) {
        values.add(String.format(Locale.ROOT, "%e", random.nextGaussian() * 20));
      }
      for (String value : values) {
        for (String op : List.of("absf", "ceil", "floor", "round", "roundeven", "trunc", "sqrt")) {
          unary(op, value, type, type);
        }
        for (String op : List.of("isfinite", "isinf", "isnan", "isnormal")) {
          unary(op, value, type, "i1");
        }
        binary("copysign", value, values.get(random.nextInt(values.size())), type);
      }
    }
    check();
  }

  @Test
  void integersAreThoseOfMlir() throws Exception {
    for (int width : new int[] {1, 2, 8, 32, 64, 65, 128}) {
      String type = "i" + width;
      for (int i = 0; i < 25; i++) {
        String a = literal(width);
        for (String op : List.of("absi", "ctlz", "cttz", "ctpop")) {
          unary(op, a, type, type);
        }
        binary("ipowi", a, literal(width), type);
        binary("ipowi", String.valueOf(width == 1 ? "true" : i % 3 - 1), literal(width), type);
      }
    }
    check();
  }

  private String literal(int width) {
    if (width == 1) {
      return String.valueOf(random.nextBoolean());
    }
    long value = random.nextInt(3) == 0 ? random.nextInt(6) - 3L : random.nextLong();
    int unused = Math.max(0, 64 - width);
    return String.valueOf(value << unused >> unused);
  }

  @Test
  void poisonIsThatOfMlir() throws Exception {
    for (String op : List.of("absf", "ceil", "sqrt", "cos", "erf", "erfc", "exp", "log")) {
      unary(op, "poison", "f32", "f32");
      unary(op, "poison", "vector<2xf16>", "vector<2xf16>");
    }
    unary("isnan", "poison", "f32", "i1");
    unary("ctpop", "poison", "i32", "i32");
    for (String op : List.of("powf", "atan2", "copysign")) {
      binary(op, "poison", "2.0", "f32");
      binary(op, "2.0", "poison", "f32");
    }
    binary("ipowi", "poison", "2", "i32");
    for (String op : List.of("absf", "sqrt", "cos", "erf", "erfc")) {
      unary(op, "dense<[1.0, 4.0]>", "vector<2xf32>", "vector<2xf32>");
      unary(op, "dense<4.0>", "tensor<3xf64>", "tensor<3xf64>");
    }
    unary("isnan", "dense<4.0>", "tensor<3xf64>", "tensor<3xi1>");
    unary("isnan", "dense<[1.0, 4.0]>", "vector<2xf64>", "vector<2xi1>");
    check();
  }

  @Test
  void theErrorFunctionOfLargeNumbersIsThatOfMlir() throws Exception {
    for (String op : List.of("erf", "erfc")) {
      for (String value : List.of("30.0", "1.0e307", "1.7e308", "0x7FF0000000000000", "0.0")) {
        unary(op, value, "f64", "f64");
        unary(op, value.startsWith("0x") ? "0xFFF0000000000000" : "-" + value, "f64", "f64");
      }
    }
    check();
  }

  /**
   * The values of C's library depend on its version. Here they are those of {@code StrictMath},
   * which differ from them in few last bits.
   *
   * @param ulps how far they may be apart, in units of the last bit of an {@code f64}; those of an
   *     {@code f32} may differ by two
   * @param singles how many of 1000 values of an {@code f32} are the same at least
   * @param doubles how many of an {@code f64}
   */
  @ParameterizedTest
  @CsvSource({
    "sqrt, 0, 100, 0, 1000, 1000",
    "acos, -1, 1, 1, 700, 800",
    "acosh, 1, 100, 4, 700, 800",
    "asin, -1, 1, 1, 700, 800",
    "asinh, -10, 10, 4, 700, 800",
    "atan, -10, 10, 1, 700, 800",
    "atanh, -1, 1, 4, 700, 800",
    "cos, -20, 20, 1, 700, 800",
    "cosh, -10, 10, 2, 700, 800",
    "sin, -20, 20, 1, 700, 800",
    "sinh, -10, 10, 2, 700, 800",
    "tan, -20, 20, 1, 700, 800",
    "tanh, -5, 5, 2, 700, 800",
    "erf, -1, 1, 6, 700, 450",
    "erf, -7, 7, 6, 700, 850",
    "erfc, -2, 6, 8, 700, 300",
    "erfc, 4, 28, 8, 700, 300",
    "exp, -20, 20, 1, 700, 800",
    "exp2, -20, 20, 1, 700, 800",
    "expm1, -5, 5, 2, 700, 800",
    "log, 0, 100, 1, 700, 800",
    "log10, 0, 100, 2, 700, 800",
    "log1p, -1, 100, 2, 700, 800",
    "log2, 0, 100, 4, 700, 800",
    "powf, 0, 10, 1, 700, 800",
    "atan2, -10, 10, 1, 700, 800",
  })
  void otherValuesAreNear(String op, double from, double to, int ulps, int singles, int doubles)
      throws Exception {
    MlirOpt.assumeInstalled();
    compare(op, from, to, 4, 2, singles);
    compare(op, from, to, 8, ulps, doubles);
  }

  private void compare(String op, double from, double to, int bytes, int ulps, int least)
      throws Exception {
    String type = "vector<" + ELEMENTS + "xf" + bytes * 8 + ">";
    boolean two = op.equals("powf") || op.equals("atan2");
    String module =
        "func.func @f() -> %s {\n".formatted(type)
            + constant("a", elements(from, to, bytes), type)
            + constant("b", elements(from, to, bytes), type)
            + "  %r = math."
            + op
            + (two ? " %a, %b : " : " %a : ")
            + type
            + "\n  return %r : "
            + type
            + "\n}\n";
    List<Long> theirs = bits(MlirOpt.run(module, "--canonicalize").out(), bytes);
    List<Long> ours = bits(OptRun.of(module, "--canonicalize").out(), bytes);
    assertEquals(ELEMENTS, theirs.size(), op);
    assertEquals(ELEMENTS, ours.size(), op);
    int equal = 0;
    long farthest = 0;
    for (int i = 0; i < ELEMENTS; i++) {
      long distance = Math.abs(theirs.get(i) - ours.get(i));
      equal += distance == 0 ? 1 : 0;
      farthest = Math.max(farthest, distance);
    }
    String figures =
        "%s of f%d: %d of %d values are equal, others differ by at most %d units"
            .formatted(op, bytes * 8, equal, ELEMENTS, farthest);
    System.out.println(figures);
    assertTrue(farthest <= ulps && equal * 1000L >= (long) least * ELEMENTS, figures);
  }

  private String elements(double from, double to, int bytes) {
    ByteBuffer buffer = ByteBuffer.allocate(ELEMENTS * bytes).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < ELEMENTS; i++) {
      double value = from + (to - from) * random.nextDouble();
      if (bytes == 4) {
        buffer.putFloat((float) value);
      } else {
        buffer.putDouble(value);
      }
    }
    return "dense<\"0x" + HexFormat.of().withUpperCase().formatHex(buffer.array()) + "\">";
  }

  /** The bits of the constant that is left; nothing if the operation is left. */
  private static List<Long> bits(String text, int bytes) {
    List<Long> bits = new ArrayList<>();
    Matcher matcher = HEX.matcher(text);
    if (matcher.find() && matcher.group(1) != null) {
      byte[] array = HexFormat.of().parseHex(matcher.group(1));
      ByteBuffer buffer = ByteBuffer.wrap(array).order(ByteOrder.LITTLE_ENDIAN);
      while (buffer.hasRemaining()) {
        bits.add(bytes == 4 ? buffer.getInt() : buffer.getLong());
      }
    }
    return bits;
  }
}
