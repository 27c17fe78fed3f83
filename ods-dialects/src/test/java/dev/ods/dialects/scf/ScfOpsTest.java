// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.dialects.Programs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dialect's knowledge of operations of other dialects. */
final class ScfOpsTest {
  private final Programs programs = new Programs();

  @ParameterizedTest
  @CsvSource({"0, 1, in (%arg0)", "1, 1, = (%c1) to (%arg0) step (%c1)"})
  void constantBoundsAreStatic(int lower, int step, String written) {
    String custom =
        Programs.custom(
            programs.read(
                """
                func.func @f(%%x: index) {
                  %%l = arith.constant %d : index
                  %%s = arith.constant %d : index
                  scf.forall (%%i) = (%%l) to (%%x) step (%%s) {
                  }
                  return
                }
                """
                    .formatted(lower, step)));
    String list = written.replace("step (%c1)", "step (%c1_0)");
    assertTrue(custom.contains("scf.forall (%arg1) " + list + " {"), custom);
  }

  @ParameterizedTest
  @CsvSource({
    "'tensor.parallel_insert_slice %t into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>', ''",
    "'tensor.parallel_insert_slice %t into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32>',"
        + " 'may only insert into an output block argument'",
    "'\"test.insert\"(%t, %o) : (tensor<4xf32>, tensor<4xf32>) -> ()',"
        + " 'expected only ParallelCombiningOpInterface ops'"
  })
  void inParallelContainsInsertionsIntoSharedOutputsOnly(String insertion, String mistake) {
    String error =
        programs.firstError(
            """
            func.func @f(%%x: index, %%t: tensor<4xf32>) {
              %%0 = scf.forall (%%i) in (%%x) shared_outs(%%o = %%t) -> tensor<4xf32> {
                scf.forall.in_parallel {
                  %s
                }
              }
              return
            }
            """
                .formatted(insertion));
    assertEquals(mistake, error.replaceFirst("^'[a-z._]+' op ", ""));
  }

  @Test
  void bothRegionsOfAnIfMayBeEmptyInText() {
    String custom =
        Programs.custom(
            programs.read(
                """
                func.func @f(%c: i1) {
                  scf.if %c {} else {}
                  return
                }
                """));
    assertTrue(custom.contains("scf.if %arg0 {\n    } else {\n    }\n"), custom);
  }
}
