// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Operations of SPIR-V fold, and are canonicalized, as {@code mlir-opt} does it. */
final class SpirvFoldingTest {
  private static final List<String> ARITHMETIC =
      List.of(
          "IAdd",
          "ISub",
          "IMul",
          "SDiv",
          "UDiv",
          "SMod",
          "SRem",
          "UMod",
          "BitwiseAnd",
          "BitwiseOr",
          "BitwiseXor");
  private static final List<String> SHIFTS =
      List.of("ShiftLeftLogical", "ShiftRightArithmetic", "ShiftRightLogical");
  private static final List<String> COMPARISONS =
      List.of(
          "IEqual",
          "INotEqual",
          "SGreaterThan",
          "SGreaterThanEqual",
          "SLessThan",
          "SLessThanEqual",
          "UGreaterThan",
          "UGreaterThanEqual",
          "ULessThan",
          "ULessThanEqual");
  private static final List<String> LOGICAL =
      List.of("LogicalAnd", "LogicalOr", "LogicalEqual", "LogicalNotEqual");
  private static final List<String> OPERANDS =
      List.of("%x, %x", "%x, %y", "%p, %x", "%x, %p", "%p, %a", "%a, %p", "%p, %p");

  private final Random random = new Random(5);
  private final CanonicalizedFunctions functions = new CanonicalizedFunctions();

  /** A number of a width at which something happens, or any. */
  private String integer(int width) {
    long least = -1L << (width - 1);
    long number =
        switch (random.nextInt(8)) {
          case 0 -> 0;
          case 1 -> 1;
          case 2 -> -1;
          case 3 -> least;
          case 4 -> ~least;
          case 5 -> random.nextInt(width + 2);
          default -> random.nextLong() >> (64 - width);
        };
    return width == 8 ? Long.toString((byte) number) : Long.toString(number);
  }

  private String bool() {
    return Boolean.toString(random.nextBoolean());
  }

  /** A constant of a type, which may be a vector. */
  private String constant(String name, String type, Supplier<String> element) {
    boolean vector = type.startsWith("vector");
    if (!vector) {
      return name + " = spirv.Constant " + element.get() + (type.equals("i1") ? "" : " : " + type);
    }
    String elements =
        random.nextInt(3) == 0
            ? element.get()
            : IntStream.range(0, 3)
                .mapToObj(i -> element.get())
                .collect(Collectors.joining(", ", "[", "]"));
    return name + " = spirv.Constant dense<" + elements + "> : " + type;
  }

  private static String boolsOf(String type) {
    return type.startsWith("vector") ? "vector<3xi1>" : "i1";
  }

  /** An operation with operands of all kinds. */
  private void binary(
      String op, String type, String resultType, String types, Supplier<String> element) {
    String arguments = "%x: " + type + ", %y: " + type;
    String form = "%%r = spirv." + op + " %s : " + types;
    for (int i = 0; i < 24; i++) {
      List<String> lines = new ArrayList<>();
      lines.add(constant("%a", type, element));
      lines.add(constant("%b", type, element));
      lines.add(form.formatted(List.of("%a, %b", "%x, %b", "%a, %x").get(Math.min(i % 4, 2))));
      functions.add(arguments, resultType, lines);
    }
    for (String operands : OPERANDS) {
      functions.add(
          arguments,
          resultType,
          List.of(
              "%p = ub.poison : " + type, constant("%a", type, element), form.formatted(operands)));
    }
  }

  @Test
  void operationsOnIntegersAreThoseOfMlir() throws Exception {
    for (int width : new int[] {8, 16, 32, 64}) {
      for (String type : List.of("i" + width, "vector<3xi" + width + ">")) {
        ARITHMETIC.forEach(op -> binary(op, type, type, type, () -> integer(width)));
        SHIFTS.forEach(op -> binary(op, type, type, type + ", " + type, () -> integer(width)));
        COMPARISONS.forEach(op -> binary(op, type, boolsOf(type), type, () -> integer(width)));
      }
    }
    functions.check();
  }

  @Test
  void operationsOnTruthValuesAreThoseOfMlir() throws Exception {
    for (String type : List.of("i1", "vector<3xi1>")) {
      LOGICAL.forEach(op -> binary(op, type, type, type, this::bool));
    }
    functions.check();
  }

  @Test
  void operationsThatUndoThemselvesAreThoseOfMlir() throws Exception {
    for (String op : List.of("SNegate", "Not", "LogicalNot")) {
      boolean logical = op.startsWith("Logical");
      for (String element : logical ? List.of("i1") : List.of("i8", "i32")) {
        for (String type : List.of(element, "vector<3x" + element + ">")) {
          for (int i = 0; i < 12; i++) {
            Supplier<String> number = logical ? this::bool : () -> integer(8);
            List<String> lines = new ArrayList<>();
            lines.add(constant("%c", type, number));
            lines.add("%p = ub.poison : " + type);
            String operand = List.of("%x", "%c", "%p").get(i % 3);
            if (i % 2 == 0) {
              lines.add("%i = spirv." + op + " " + operand + " : " + type);
              operand = "%i";
            }
            lines.add("%r = spirv." + op + " " + operand + " : " + type);
            functions.add("%x: " + type, type, lines);
          }
        }
      }
    }
    functions.check();
  }

  @Test
  void negatedComparisonsAreThoseOfMlir() throws Exception {
    List<String> all = new ArrayList<>(COMPARISONS);
    all.addAll(LOGICAL);
    for (String op : all) {
      String element = LOGICAL.contains(op) ? "i1" : "i32";
      for (String type : List.of(element, "vector<3x" + element + ">")) {
        String bools = boolsOf(type);
        functions.add(
            "%x: " + type + ", %y: " + type,
            bools,
            List.of(
                "%c = spirv." + op + " %x, %y : " + type + " loc(\"comparison\")",
                "%r = spirv.LogicalNot %c : " + bools + " loc(\"negation\")"));
      }
    }
    functions.check("--canonicalize", "--mlir-print-debuginfo");
  }

  @Test
  void selectionsAreThoseOfMlir() throws Exception {
    for (String type : List.of("i32", "vector<3xi32>", "f32")) {
      for (String condition :
          type.startsWith("v") ? List.of("i1", "vector<3xi1>") : List.of("i1")) {
        Supplier<String> number =
            type.equals("f32") ? () -> random.nextInt(9) + ".5" : () -> integer(32);
        for (int i = 0; i < 40; i++) {
          String operands =
              List.of("%k", "%c", "%q").get(i % 3)
                  + ", "
                  + List.of("%x", "%a", "%p", "%y").get(random.nextInt(4))
                  + ", "
                  + List.of("%x", "%b", "%p", "%a").get(random.nextInt(4));
          functions.add(
              "%k: " + condition + ", %x: " + type + ", %y: " + type,
              type,
              List.of(
                  "%p = ub.poison : " + type,
                  "%q = ub.poison : " + condition,
                  constant("%c", condition, this::bool),
                  constant("%a", type, number),
                  constant("%b", type, number),
                  "%r = spirv.Select " + operands + " : " + condition + ", " + type));
        }
      }
    }
    functions.check();
  }

  @Test
  void elementsOfCompositesAreThoseOfMlir() throws Exception {
    for (int i = 0; i < 3; i++) {
      String extract = "%r = spirv.CompositeExtract ";
      String tail = "[" + i + " : i32] : vector<3xi32>";
      functions.add(
          "%x: i32",
          "i32",
          List.of("%c = spirv.Constant dense<[4, -5, 6]> : vector<3xi32>", extract + "%c" + tail));
      functions.add(
          "%x: vector<3xi32>, %y: i32, %z: i32",
          "i32",
          List.of(
              "%a = spirv.CompositeInsert %y, %x[0 : i32] : i32 into vector<3xi32>",
              "%b = spirv.CompositeInsert %z, %a[1 : i32] : i32 into vector<3xi32>",
              extract + "%b" + tail));
      functions.add(
          "%x: i32, %y: i32",
          "i32",
          List.of(
              "%v = spirv.CompositeConstruct %x, %y, %x : (i32, i32, i32) -> vector<3xi32>",
              "%b = spirv.CompositeInsert %y, %v[0 : i32] : i32 into vector<3xi32>",
              extract + "%b" + tail));
      functions.add(
          "%x: i32, %y: vector<2xi32>",
          "i32",
          List.of(
              "%v = spirv.CompositeConstruct %x, %y : (i32, vector<2xi32>) -> vector<3xi32>",
              extract + "%v" + tail));
    }
    for (String constant : List.of("[1.0 : f32, 2.0 : f32]", "dense<[3.0, 4.0]> : tensor<2xf32>")) {
      functions.add(
          "",
          "f32",
          List.of(
              "%c = spirv.Constant " + constant + " : !spirv.array<2 x f32>",
              "%r = \"spirv.CompositeExtract\"(%c) {indices = [1 : i32]}"
                  + " : (!spirv.array<2 x f32>) -> f32"));
    }
    for (String indices : List.of("[1 : i32]", "[1 : i32, 2 : i32]")) {
      String type = indices.contains(",") ? "i32" : "vector<3xi32>";
      functions.add(
          "",
          type,
          List.of(
              "%c = spirv.Constant [dense<1> : vector<3xi32>, dense<[2, 3, 4]> : vector<3xi32>]"
                  + " : !spirv.array<2 x vector<3xi32>>",
              "%r = \"spirv.CompositeExtract\"(%c) {indices = "
                  + indices
                  + "} : (!spirv.array<2 x vector<3xi32>>) -> "
                  + type));
    }
    functions.add(
        "%x: f32, %y: f32",
        "f32",
        List.of(
            "%c = spirv.CompositeConstruct %x, %y : (f32, f32) -> !spirv.array<2 x f32>",
            "%r = \"spirv.CompositeExtract\"(%c) {indices = [1 : i32]}"
                + " : (!spirv.array<2 x f32>) -> f32"));
    functions.check();
  }

  @Test
  void conversionsAreThoseOfMlir() throws Exception {
    for (String between : List.of("f32", "vector<2xf16>", "vector<2xi16>")) {
      for (String last : List.of("i32", "f32", "vector<4xi8>")) {
        if (!between.equals(last)) {
          functions.add(
              "%x: i32",
              last,
              List.of(
                  "%b = spirv.Bitcast %x : i32 to " + between,
                  "%r = spirv.Bitcast %b : " + between + " to " + last));
        }
      }
    }
    for (String mask : List.of("0", "-1", "15", "127", "255", "511", "65535", "-256")) {
      for (String narrow : List.of("i8", "i16")) {
        for (String tail : List.of("%s", "vector<3x%s>")) {
          String from = tail.formatted(narrow);
          String to = tail.formatted("i32");
          functions.add(
              "%x: " + from,
              to,
              List.of(
                  constant("%m", to, () -> mask),
                  "%u = spirv.UConvert %x : " + from + " to " + to,
                  "%r = spirv.BitwiseAnd %u, %m : " + to));
        }
      }
    }
    functions.check();
  }

  @Test
  void remaindersOfRemaindersAreThoseOfMlir() throws Exception {
    for (String type : List.of("i32", "vector<3xi32>")) {
      for (int i = 0; i < 60; i++) {
        Supplier<String> divisor =
            () ->
                List.of("2", "3", "4", "6", "12", "32", "-1", "-2147483648").get(random.nextInt(8));
        functions.add(
            "%x: " + type,
            type,
            List.of(
                constant("%a", type, divisor),
                constant("%b", type, divisor),
                "%m = spirv.UMod %x, %a : " + type,
                "%r = spirv.UMod %m, %b : " + type));
      }
    }
    functions.check();
  }

  @Test
  void clampsAreThoseOfMlir() throws Exception {
    for (String kind : List.of("FOrd", "S", "U")) {
      for (String less : List.of("LessThan", "LessThanEqual")) {
        for (String type : kind.equals("FOrd") ? List.of("f32", "vector<3xf32>") : List.of("i32")) {
          String bools = boolsOf(type);
          String compare = " = spirv." + kind + less + " %s, %s : " + type + " loc(\"%s\")";
          String select = " = spirv.Select %s, %s, %s : " + bools + ", " + type;
          for (String other : List.of("%i", "%x")) {
            functions.add(
                "%x: " + type + ", %min: " + type + ", %max: " + type,
                type,
                List.of(
                    "%c" + compare.formatted("%min", "%x", "c"),
                    "%i" + select.formatted("%c", "%x", "%min"),
                    "%d" + compare.formatted("%i", "%max", "d"),
                    "%r" + select.formatted("%d", other, "%max")));
            functions.add(
                "%x: " + type + ", %min: " + type + ", %max: " + type,
                type,
                List.of(
                    "%c" + compare.formatted("%x", "%min", "c"),
                    "%i" + select.formatted("%c", "%min", "%x"),
                    "%d" + compare.formatted("%max", "%x", "d"),
                    "%r" + select.formatted("%d", "%max", other)));
          }
        }
      }
    }
    functions.check("--spirv-canonicalize-gl", "--mlir-print-debuginfo");
  }

  /** Where {@code mlir-opt} crashes. */
  @Test
  void aRemainderByZeroStays() {
    String input =
        """
        func.func @f(%x: i32) -> i32 {
          %c4 = spirv.Constant 4 : i32
          %zero = spirv.Constant 0 : i32
          %m = spirv.UMod %x, %c4 : i32
          %r = spirv.UMod %m, %zero : i32
          return %r : i32
        }
        """;
    ToolRun run = OptRun.of(input, "--canonicalize");
    assertEquals("", run.err());
    assertEquals(3, run.out().split("UMod|spirv.Constant 0", -1).length - 1, run.out());
  }
}
