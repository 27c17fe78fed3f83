// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pass {@code --lower-affine}, as that of {@code mlir-opt}. */
final class LowerAffineTest {
  private static final String PASS = "--lower-affine";

  /** The operations of a function with some values to use. */
  private static final String FUNCTION =
      """
      func.func @f(%%a: index, %%b: index, %%n: index, %%x: f32, %%i: i32, %%m: memref<?x?xf32>,
                   %%w: memref<9xf32, 2>, %%t: memref<1xi32>) {
        %s
        return
      }
      """;

  private static void compare(String op) throws Exception {
    MlirOpt.assumeInstalled();
    String input = FUNCTION.formatted(op);
    String[] options = {PASS, "--allow-unregistered-dialect", "--mlir-print-debuginfo"};
    assertEquals(MlirOpt.run(input, options), OptRun.of(input, options));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 - 5)>(%a)[%n]",
        "affine.apply affine_map<(d0)[s0] -> ((d0 mod 4) * s0 + d0 mod s0)>(%a)[%n]",
        "affine.apply affine_map<(d0)[s0] -> ((d0 + 1) floordiv 4 - d0 floordiv s0)>(%a)[%n]",
        "affine.apply affine_map<(d0)[s0] -> ((d0 + 1) ceildiv 4 - d0 ceildiv s0)>(%a)[%n]",
        "affine.apply affine_map<(d0) -> ((d0 floordiv 3) mod 7 + (d0 floordiv 3) * 9)>(%a)",
        "affine.min affine_map<(d0)[s0] -> (d0, s0 * 2, 7)>(%a)[%n]",
        "affine.max affine_map<(d0, d1) -> (d0 - d1)>(%a, %b)",
        "affine.delinearize_index %a into (%n, 5, %b, 7) : index, index, index, index",
        "affine.delinearize_index %a into (3, %b, 1) : index, index, index, index",
        "affine.linearize_index [%a, %b, %n] by (3, %n, 4) : index",
        "affine.linearize_index disjoint [%a, %b, %n] by (%b, 4) : index",
      })
  void numbersAreMlirs(String op) throws Exception {
    String results = op.startsWith("affine.delin") ? ":4 = " : " = ";
    compare("%r" + results + op + "\n\"a.b\"(%r#0) : (index) -> ()");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%r = affine.load %m[%a * 2, %b + symbol(%n)] : memref<?x?xf32>",
        "affine.store %x, %m[%a * 2, %b + symbol(%n)] {a} : memref<?x?xf32>",
        "affine.prefetch %m[%a, %b], write, locality<2>, instr : memref<?x?xf32>",
        "affine.dma_start %m[%a + 1, %b], %w[%a], %t[%b mod 2], %n"
            + " : memref<?x?xf32>, memref<9xf32, 2>, memref<1xi32>",
        "affine.dma_start %m[%a, %b], %w[%a], %t[%b], %n, %a, %b"
            + " : memref<?x?xf32>, memref<9xf32, 2>, memref<1xi32>",
        "affine.dma_wait %t[%a floordiv 2], %n : memref<1xi32>",
      })
  void accessesAreMlirs(String op) throws Exception {
    compare(op);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "affine.for %k = 0 to 10 { affine.for %l = %k to 20 step 3 { } }",
        """
        %r = affine.for %k = max affine_map<(d0)[s0] -> (d0, s0)>(%a)[%n] to
            min affine_map<(d0) -> (d0 * 2, 100)>(%b) iter_args(%y = %x) -> (f32) {
          %z = arith.addf %y, %x : f32
          affine.yield %z : f32
        } {attribute}
        "a.b"(%r) : (f32) -> ()
        """,
        "affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>(%a)[%n] { \"a.b\"()"
            + " : () -> () } else { }",
        "affine.if affine_set<(d0) : (d0 >= 0)>(%a) { }",
        """
        %r = affine.if affine_set<() : (0 == 0)>() -> f32 {
          affine.yield %x : f32
        } else {
          %s = arith.addf %x, %x : f32
          affine.yield %s : f32
        }
        "a.b"(%r) : (f32) -> ()
        """,
        "affine.parallel (%k, %l) = (0, max(%a, %n)) to (%b, min(%a + 1, 9)) step (1, 4) { }",
        """
        %r:4 = affine.parallel (%k) = (0) to (%n) reduce ("addf", "muli", "minimumf", "andi")
            -> (f32, i32, f32, i32) {
          affine.yield %x, %i, %x, %i : f32, i32, f32, i32
        }
        """,
        """
        affine.for %k = 0 to %n {
          affine.parallel (%l) = (0) to (%k) {
            %r = affine.linearize_index [%k, %l, %a] by (4, 5) : index
            "a.b"(%r) : (index) -> ()
          }
        }
        """,
      })
  void controlFlowIsMlirs(String op) throws Exception {
    compare(op);
  }

  /** Of what is not made legal an operation that can be folded in place is folded. */
  @ParameterizedTest
  @ValueSource(strings = {"%c = index.constant 1\n%r = index.add %c, %a"})
  void othersAreFolded(String op) throws Exception {
    compare(op);
  }

  /** An error that MLIR reports does not let the pass fail if the operation may stay. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "%r = affine.apply affine_map<(d0) -> (d0 + d0 mod 0 + d0 floordiv -1)>(%a)",
        "%r = affine.min affine_map<(d0) -> (d0 mod -2, d0 ceildiv 0, d0 mod 0 + 1)>(%a)",
        "affine.prefetch %m[%a mod 0, %b], read, locality<3>, data : memref<?x?xf32>",
      })
  void divisorsThatAreNotPositiveAreErrors(String op) throws Exception {
    compare(op);
  }

  @Test
  void accessesToVectorsAreErrors() {
    String op =
        "affine.for %k = 0 to 10 {\n%v = affine.vector_load %m[%k, %b]"
            + " : memref<?x?xf32>, vector<4xf32>\n}";
    String input = FUNCTION.formatted(op);
    ToolRun run = OptRun.of(input, PASS, "--mlir-print-ir-after-failure");
    assertEquals(1, run.exitCode());
    assertEquals("", run.out());
    assertTrue(
        run.err()
            .contains(
                "error: failed to legalize operation 'affine.vector_load' that was explicitly"
                    + " marked illegal\n"),
        run.err());
    String unchanged = OptRun.of(input).out();
    assertTrue(run.err().contains(unchanged), run.err());
  }
}
