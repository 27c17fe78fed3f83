// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.Sample;
import dev.ods.testing.Share;
import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Options have the same effect as in {@code mlir-opt}, whatever the input. */
final class EffectsOfOptionsTest {
  private static final List<String> INPUTS =
      List.of(
          "",
          "module {}\n",
          """
          func.func @f(%a: i32) -> i32 {
            return %a : i32
          }
          """,
          """
          %0 = "a.b"() : () -> i32
          \t%0 = "a.b"() : () -> i32
          """,
          "%c = arith.constant dense<[1, 2, 3]> : tensor<3xi32>\n",
          """
          func.func private @f()
          %c = arith.constant 1 : i32
          """,
          "%0 = arith.addi %0, %0 : i32\n",
          "\"func.return\"() : () -> ()\n",
          "\"x.y\"() ({}) : () -> ()\n",
          """
          "func.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()
          "func.func"() <{function_type = () -> (), sym_name = "g"}> ({}) : () -> ()
          """,
          "#a = [1]\n",
          """
          func.func @f() {
            %a = arith.constant 1 : i32
            return %a : i32
          }
          """,
          """
          func.func @f() {
            %a = arith.constant 1 : i32
          }
          """,
          """
          func.func @f() {
            %0 = arith.addi %1, %1 : i32
            %1 = arith.constant 1 : i32
            return
          }
          """,
          "\"builtin.module\"() ({}, {}) : () -> ()\n",
          "\"builtin.module\"() : () -> () loc(unknown)\n",
          "\"builtin.module\"() : () -> () loc(callsite(\"a\"(\"f\":1:2) at \"b\"(\"g\":3:4)))\n");

  /** Inputs of several parts, on which some of the options alone have an effect. */
  private static final List<String> OF_PARTS =
      List.of(
          """
          module @a {}
          // -----
          module @b {}
          // -----
          "func.return"() : () -> ()
          """,
          """
          module @a {}
          //XYZ
          module @b {}
          //XYQ
          module @c {}
          """,
          """
          "a.b"() ({ "c.d"() : () -> ()}) {x = dense_resource<foo> : tensor<1xi32>}: () -> ()
          {-#
            dialect_resources: {
              builtin: {
                foo: "0x0400000001000000"
              }
            }
          #-}
          """);

  private static final List<List<String>> OPTIONS =
      List.of(
          List.of("--color"),
          List.of("--color=0"),
          List.of("--color", "--verify-diagnostics"),
          List.of("--color", "--split-input-file=//XYZ"),
          List.of("--no-implicit-module"),
          List.of("--no-implicit-module", "--verify-diagnostics"),
          List.of("--no-implicit-module", "--split-input-file"),
          List.of("--no-implicit-module", "--mlir-print-debuginfo", "--mlir-print-op-generic"),
          List.of("--split-input-file=//XYZ"),
          List.of("--split-input-file=//XYZ", "--output-split-marker=a b"),
          List.of("--split-input-file=éé"),
          List.of("--split-input-file", "--output-split-marker="),
          List.of("--split-input-file=", "--output-split-marker", "é"),
          List.of("--split-input-file=true", "--output-split-marker", "x"),
          List.of("--split-input-file=//XYZ", "--split-input-file"),
          List.of("--verify-roundtrip"),
          List.of("--verify-roundtrip", "--split-input-file"),
          List.of("--verify-roundtrip", "--mlir-print-skip-regions"),
          List.of("--verify-roundtrip", "--mlir-print-skip-regions", "--verify-diagnostics"),
          List.of("--verify-roundtrip", "--mlir-elide-resource-strings-if-larger=1"),
          List.of("--verify-roundtrip", "--mlir-print-local-scope"),
          List.of("--verify-roundtrip", "--no-implicit-module"),
          List.of("--verify-roundtrip", "--no-implicit-module", "--mlir-print-skip-regions"),
          List.of("--mlir-very-unsafe-disable-verifier-on-parsing"),
          List.of("--mlir-very-unsafe-disable-verifier-on-parsing", "--verify-diagnostics"),
          List.of("--mlir-very-unsafe-disable-verifier-on-parsing", "--verify-roundtrip"),
          List.of("--mlir-very-unsafe-disable-verifier-on-parsing", "--mlir-print-op-generic"),
          List.of("--mlir-very-unsafe-disable-verifier-on-parsing", "--verify-each=0"),
          List.of("--mlir-disable-diagnostic-notes"),
          List.of("--mlir-disable-diagnostic-notes", "--verify-diagnostics"),
          List.of("--mlir-diagnostic-verbosity-level=errors", "--split-input-file=//XYZ"),
          List.of("--mlir-diagnostic-verbosity-level", "warnings"),
          List.of("-mlir-print-op-generic=0", "-mlir-print-debuginfo=TRUE"),
          List.of("--mlir-print-op-generic", "--mlir-print-op-generic"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=-1"),
          List.of("--mlir-print-elementsattrs-with-hex-if-larger=0"),
          List.of("--mlir-elide-elementsattrs-if-larger=0"),
          List.of("--mlir-elide-elementsattrs-if-larger=0b11"));

  @BeforeAll
  static void mlirOptIsInstalled() {
    MlirOpt.assumeInstalled();
  }

  @TestFactory
  Stream<DynamicTest> optionsHaveTheSameEffect() {
    List<DynamicTest> tests = new ArrayList<>();
    for (int row = 0; row < OPTIONS.size(); row++) {
      List<String> options = OPTIONS.get(row);
      OF_PARTS.forEach(input -> tests.add(test(options, input)));
      for (int column = 0; column < INPUTS.size(); column++) {
        boolean concernsElements = options.get(0).contains("elementsattrs");
        boolean hasElements = INPUTS.get(column).contains("dense");
        if ((concernsElements && hasElements) || Sample.includes(row, column)) {
          tests.add(test(options, INPUTS.get(column)));
        }
      }
    }
    return Share.of(tests).stream();
  }

  private static DynamicTest test(List<String> options, String input) {
    String name = options + " " + input.replace("\n", "\\n");
    List<String> args = new ArrayList<>(options);
    args.add("--allow-unregistered-dialect");
    return DynamicTest.dynamicTest(name, () -> compare(input, args.toArray(String[]::new)));
  }

  private static void compare(String input, String... args)
      throws IOException, InterruptedException {
    ToolRun theirs = MlirOpt.run(input, args);
    // mlir-opt also tries bytecode, which it cannot always read back; ods-opt has none.
    if (!theirs.err().contains("failed to parse bytecode content back")) {
      assertEquals(theirs, OptRun.of(input, args));
    }
  }
}
