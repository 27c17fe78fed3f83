// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code inline} where MLIR's own crashes or rejects the program. */
final class InlineTest {
  private static void assertBecomes(String expected, String input) throws Exception {
    ToolRun run = OptRun.of(input, "--inline", "--allow-unregistered-dialect");
    assertEquals("", run.err());
    assertEquals("module {\n" + expected.indent(2) + "}\n", run.out().stripTrailing() + "\n");
  }

  /** What is nested in an operation whose dialect is not loaded may refer to any function. */
  @ParameterizedTest
  @ValueSource(strings = {"%0 = func.call @g() : () -> i32", "\"u.w\"() {callee = @g} : () -> ()"})
  void aFunctionToWhichAnUnknownOperationMayReferStays(String user) throws Exception {
    String unknown =
        """
        "u.v"() ({
          USER
        }) : () -> ()
        """
            .replace("USER", user);
    assertBecomes(
        """
        func.func private @g() -> i32 {
          %c1_i32 = arith.constant 1 : i32
          return %c1_i32 : i32
        }
        func.func @f() -> i32 {
          %c1_i32 = arith.constant 1 : i32
        UNKNOWN
          return %c1_i32 : i32
        }
        """
            .replace("UNKNOWN\n", unknown.indent(2)),
        """
        func.func private @g() -> i32 {
          %c1_i32 = arith.constant 1 : i32
          return %c1_i32 : i32
        }
        func.func @f() -> i32 {
          %r = call @g() : () -> i32
          UNKNOWN
          return %r : i32
        }
        """
            .replace("UNKNOWN", unknown));
  }

  @Test
  void theResultsOfAFunctionThatDoesNotReturnArePoison() throws Exception {
    assertBecomes(
        """
        func.func @f() -> i32 {
          %0 = ub.poison : i32
          return %0 : i32
        }
        """,
        """
        func.func private @never() -> i32 {
          ub.unreachable
        }
        func.func @f() -> i32 {
          %0 = call @never() : () -> i32
          return %0 : i32
        }
        """);
  }

  @Test
  void functionsOfOneNameInSeveralTables() throws Exception {
    String module =
        """
        module @NAME {
          func.func private @f() {
            return
          }
          "u.u"() {x = @f} : () -> ()
        }
        """;
    String both = module.replace("NAME", "a") + module.replace("NAME", "b");
    assertBecomes(both, both);
  }

  @Test
  void returnsOfSeveralBlocksBecomeBranches() throws Exception {
    assertBecomes(
        """
        func.func @f(%arg0: i1) -> i32 {
          %c1_i32 = arith.constant 1 : i32
          cf.cond_br %arg0, ^bb1, ^bb2(%c1_i32 : i32)
        ^bb1:  // pred: ^bb0
          %0 = "test.foo"() : () -> i32
          cf.br ^bb2(%0 : i32)
        ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
          return %1 : i32
        }
        """,
        """
        func.func @f(%a: i1) -> i32 {
          %0 = func.call @g(%a) : (i1) -> i32
          return %0 : i32
        }
        func.func private @g(%a: i1) -> i32 {
          cf.cond_br %a, ^bb1, ^bb2
        ^bb1:
          %0 = "test.foo"() : () -> i32
          "test.return"(%0) : (i32) -> ()
        ^bb2:
          %1 = arith.constant 1 : i32
          "test.return"(%1) : (i32) -> ()
        }
        """);
  }

  @Test
  void aReturnOfAnotherNumberOfValuesIsKept() throws Exception {
    String functions =
        """
        func.func private @g() -> i32 {
          "test.return"() : () -> ()
        }
        func.func @f() -> i32 {
          %0 = call @g() : () -> i32
          return %0 : i32
        }
        """;
    assertBecomes(functions, functions);
  }
}
