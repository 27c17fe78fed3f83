// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Operations on random constants fold to what {@code mlir-opt} folds them to. */
final class ConstantFoldingLawTest {
  private static final List<String> INTEGER_OPS =
      List.of(
          "addi",
          "subi",
          "muli",
          "divsi",
          "divui",
          "ceildivsi",
          "ceildivui",
          "floordivsi",
          "remsi",
          "remui",
          "andi",
          "ori",
          "xori",
          "shli",
          "shrsi",
          "shrui",
          "maxsi",
          "maxui",
          "minsi",
          "minui");
  private static final List<String> EXTENDED_OPS =
      List.of("addui_extended", "mulsi_extended", "mului_extended");
  private static final List<String> PREDICATES =
      List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");
  private static final List<String> FLOAT_OPS =
      List.of("addf", "subf", "mulf", "divf", "remf", "maximumf", "maxnumf", "minimumf", "minnumf");
  private static final List<String> FLOAT_PREDICATES =
      List.of(
          "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
          "ule", "une", "uno", "true");
  private static final List<String> FLOAT_TYPES =
      List.of("f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E5M2", "f8E4M3FN");
  private static final int[] WIDTHS = {1, 8, 32, 64, 65, 128};
  private static final int INSTANCES = 6;

  private final Random random = new Random(7);
  private final StringBuilder body = new StringBuilder();
  private final List<String> types = new ArrayList<>();
  private final List<String> results = new ArrayList<>();
  private int number;

  @Test
  void integersAreThoseOfMlir() throws Exception {
    for (int width : WIDTHS) {
      for (int i = 0; i < INSTANCES; i++) {
        integers("i" + width, width, i);
      }
    }
    check();
  }

  @Test
  void floatsAreThoseOfMlir() throws Exception {
    for (String type : FLOAT_TYPES) {
      for (int i = 0; i < INSTANCES; i++) {
        floats(type);
      }
    }
    check();
  }

  @Test
  void conversionsAreThoseOfMlir() throws Exception {
    for (int i = 0; i < 2 * INSTANCES; i++) {
      conversions();
    }
    check();
  }

  private void check() throws Exception {
    MlirOpt.assumeInstalled();
    String text =
        "func.func @f() -> ("
            + String.join(", ", types)
            + ") {\n"
            + body
            + "return "
            + String.join(", ", results)
            + " : "
            + String.join(", ", types)
            + "\n}\n";
    String[] args = {"--canonicalize", "--mlir-print-op-generic"};
    assertEquals(MlirOpt.run(text, args).out(), OptRun.of(text, args).out());
  }

  private String constant(String value, String type) {
    String name = "%" + number++;
    body.append(name + " = arith.constant " + value + " : " + type + "\n");
    return name;
  }

  private void op(String op, String resultType, String operands, String type) {
    String name = "%" + number++;
    body.append(name + " = arith." + op + " " + operands + " : " + type + "\n");
    results.add(name);
    types.add(resultType);
  }

  private BigInteger integer(int width) {
    return switch (random.nextInt(6)) {
      case 0 ->
          BigInteger.valueOf(random.nextInt(4) - 2L)
              .max(BigInteger.ONE.shiftLeft(width - 1).negate())
              .min(BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE));
      case 1 -> BigInteger.ONE.shiftLeft(width - 1).negate();
      case 2 -> BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE);
      case 3 ->
          BigInteger.valueOf(random.nextInt(width))
              .mod(BigInteger.ONE.shiftLeft(width - 1).max(BigInteger.ONE));
      default -> {
        BigInteger bits = new BigInteger(width, random);
        yield bits.testBit(width - 1) ? bits.subtract(BigInteger.ONE.shiftLeft(width)) : bits;
      }
    };
  }

  private String literal(BigInteger value, int width) {
    return width == 1 ? (value.signum() == 0 ? "false" : "true") : value.toString();
  }

  private void integers(String type, int width, int instance) {
    String a;
    String b;
    String whole = type;
    String bools = "i1";
    if (instance % 3 == 2) {
      whole = "vector<3x" + type + ">";
      bools = "vector<3xi1>";
      a = constant(elements(width), whole);
      b = constant(elements(width), whole);
    } else {
      a = constant(literal(integer(width), width), type);
      b = constant(literal(integer(width), width), type);
    }
    // MLIR asks of the last element only whether a shift is by less than the width.
    List<String> ops = instance % 3 == 2 ? INTEGER_OPS.subList(0, 13) : INTEGER_OPS;
    for (String op : ops) {
      op(op, whole, a + ", " + b, whole);
    }
    for (String predicate : PREDICATES) {
      op("cmpi " + predicate + ",", bools, a + ", " + b, whole);
    }
    for (String op : EXTENDED_OPS) {
      String name = "%" + number++;
      boolean add = op.equals("addui_extended");
      body.append(
          name
              + ":2 = arith."
              + op
              + " "
              + a
              + ", "
              + b
              + " : "
              + whole
              + (add ? ", " + bools : "")
              + "\n");
      results.add(name + "#0");
      results.add(name + "#1");
      types.add(whole);
      types.add(add ? bools : whole);
    }
  }

  private String elements(int width) {
    return "dense<["
        + literal(integer(width), width)
        + ", "
        + literal(integer(width), width)
        + ", "
        + literal(integer(width), width)
        + "]>";
  }

  private void floats(String type) {
    String a = constant(floating(type), type);
    String b = constant(floating(type), type);
    for (String op : FLOAT_OPS) {
      op(op, type, a + ", " + b, type);
    }
    op("negf", type, a, type);
    for (String predicate : FLOAT_PREDICATES) {
      op("cmpf " + predicate + ",", "i1", a + ", " + b, type);
    }
  }

  private String floating(String type) {
    boolean infinite = !type.endsWith("FN");
    return switch (random.nextInt(8)) {
      case 0 -> "0.0";
      case 1 -> "-0.0";
      case 2 -> infinite ? inf(type) : "1.0";
      case 3 -> "1.0";
      case 4 -> String.format(Locale.ROOT, "%e", random.nextDouble() * 1e-5);
      default -> String.format(Locale.ROOT, "%e", random.nextGaussian() * 100);
    };
  }

  private static String inf(String type) {
    return switch (type) {
      case "f16" -> "0x7C00";
      case "bf16" -> "0xFF80";
      case "f32" -> "0x7F800000";
      case "f64" -> "0xFFF0000000000000";
      case "f8E5M2" -> "0x7C";
      default -> "2.5";
    };
  }

  private void conversions() {
    for (int from : WIDTHS) {
      String in = constant(literal(integer(from), from), "i" + from);
      for (int to : WIDTHS) {
        if (to != from) {
          for (String op : to > from ? List.of("extsi", "extui") : List.of("trunci")) {
            op(op, "i" + to, in, "i" + from + " to i" + to);
          }
        }
      }
      op("index_cast", "index", in, "i" + from + " to index");
      op("index_castui", "index", in, "i" + from + " to index");
      for (String type : FLOAT_TYPES) {
        op("sitofp", type, in, "i" + from + " to " + type);
        op("uitofp", type, in, "i" + from + " to " + type);
      }
    }
    for (String from : FLOAT_TYPES) {
      String in = constant(floating(from), from);
      for (int to : WIDTHS) {
        op("fptosi", "i" + to, in, from + " to i" + to);
        op("fptoui", "i" + to, in, from + " to i" + to);
      }
      for (String to : FLOAT_TYPES) {
        int change = Integer.compare(width(to), width(from));
        if (change != 0) {
          op(change > 0 ? "extf" : "truncf", to, in, from + " to " + to);
        }
      }
    }
    String bits = constant(integer(32).toString(), "i32");
    op("bitcast", "f32", bits, "i32 to f32");
    op("bitcast", "i16", constant(floating("f16"), "f16"), "f16 to i16");
  }

  private static int width(String type) {
    return switch (type) {
      case "bf16" -> 16;
      case "tf32" -> 19;
      case "f8E5M2", "f8E4M3FN" -> 8;
      default -> Integer.parseInt(type.substring(1));
    };
  }
}
