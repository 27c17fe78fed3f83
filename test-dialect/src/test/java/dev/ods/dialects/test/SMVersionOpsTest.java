// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What chips have operations: mlir-opt's verdict on each operation in a module for each target. */
final class SMVersionOpsTest {
  private static final List<String> OPS =
      List.of(
          "test.nvvm_requires_sm_80",
          "test.nvvm_requires_sm_90a",
          "test.nvvm_requires_sm_90a_or_sm_100a");

  private static String module(String targets, String body) {
    return "gpu.module @m " + targets + " {\n" + body + "\n}";
  }

  private static String target(String parameters) {
    return "[#nvvm.target<" + parameters + ">]";
  }

  private static Stream<String> modules() {
    List<String> targets =
        Stream.concat(
                Stream.of(
                        "19", "20", "20a", "70", "79", "80", "80a", "81", "90", "90a", "90f", "91a",
                        "100", "100a", "100f", "120a")
                    .map(version -> target("chip = \"sm_" + version + "\"")),
                Stream.of(
                    "",
                    "[#nvvm.target]",
                    "[#nvvm.target<chip = \"sm_80\">, #nvvm.target<chip = \"sm_90a\">]",
                    "[#nvvm.target<chip = \"sm_90a\">, #nvvm.target<chip = \"sm_100a\">]",
                    target("chip = \"sm_70\", verifyTarget = false"),
                    target("chip = \"sm_1\", verifyTarget = false")))
            .toList();
    return targets.stream().flatMap(targetList -> OPS.stream().map(op -> module(targetList, op)));
  }

  @TestFactory
  Stream<DynamicTest> isMlirs() throws Exception {
    return Judge.sameVerdict(modules().toArray(String[]::new));
  }

  @TestFactory
  Stream<DynamicTest> inOtherPlaces() throws Exception {
    return Judge.sameVerdict(
        "test.nvvm_requires_sm_80 {x}",
        "\"test.nvvm_requires_sm_90a\"() : () -> ()",
        """
        gpu.module @m [#nvvm.target<chip = "sm_80">] {
          gpu.func @f() {
            "test.nvvm_requires_sm_90a"() : () -> ()
            test.nvvm_requires_sm_90a_or_sm_100a
            gpu.return
          }
        }""",
        """
        gpu.module @m [#nvvm.target<chip = "sm_80">] {
          gpu.module @n [#nvvm.target<chip = "sm_90a">] {
            test.nvvm_requires_sm_80
            test.nvvm_requires_sm_90a
          }
        }""",
        """
        gpu.module @m [#nvvm.target<chip = "sm_80">] {
          test.nvvm_requires_sm_80
          "a.op"() ({
            "a.op"() {x = 1 : i32} : () -> ()
            test.nvvm_requires_sm_80
          }) : () -> ()
        }""",
        "test.nvvm_requires_sm_80 : i32",
        "\"test.nvvm_requires_sm_80\"(%i32) : (i32) -> ()");
  }

  /** Of a name without such a number MLIR reads what is in memory. */
  @ParameterizedTest
  @ValueSource(strings = {"sm_", "x", "sm_a", "sm_99999999999a"})
  void aChipWithoutNumberIsNone(String chip) {
    assertEquals(
        "1:1: error: Minimum NVVM target SM version is sm_20",
        Judge.firstError(module(target("chip = \"" + chip + "\""), OPS.get(0))));
  }
}
