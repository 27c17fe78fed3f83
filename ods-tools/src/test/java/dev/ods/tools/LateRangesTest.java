// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Passes of integer ranges, where what they find out depends on which values had a range when an
 * operation was visited: as {@code mlir-opt}.
 */
final class LateRangesTest {
  /** A condition and two numbers that an {@code scf.while} makes: its results get ranges late. */
  private static final String LATE =
      """
      func.func @f(%%x: i1, %%y: i64) -> (i64, i64, i1) {
        %%true = arith.constant true
        %%c5 = arith.constant 5 : i64
        %%c7 = arith.constant 7 : i64
        %%w:3 = scf.while (%%a = %%true) : (i1) -> (i1, i64, i64) {
          scf.condition(%%true) %%true, %%c5, %%y : i1, i64, i64
        } do {
        ^bb0(%%b: i1, %%c: i64, %%d: i64):
          scf.yield %%b : i1
        }
        %s
        %%i = scf.if %%u -> i1 {
          %%j = arith.cmpi slt, %%c5, %%c7 : i64
          scf.yield %%j : i1
        } else {
          %%k = arith.cmpi sle, %%s, %%t : i64
          scf.yield %%k : i1
        }
        return %%s, %%t, %%i : i64, i64, i1
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%x, %w#1, %c5 ; %w#0, %c5, %c5 ; %w#0, %w#0, %w#0",
        "%x, %c5, %w#1 ; %w#0, %c7, %c5 ; %x, %w#0, %true",
        "%x, %w#1, %w#1 ; %x, %w#2, %c5 ; %w#0, %x, %w#0",
        "%w#0, %w#1, %w#2 ; %w#0, %w#2, %w#1 ; %w#0, %true, %x",
        "%x, %c7, %w#2 ; %x, %y, %c7 ; %x, %true, %true",
        "%true, %w#1, %c7 ; %true, %c7, %w#1 ; %true, %w#0, %x",
      })
  void selectionsAreMlirs(String selections) throws Exception {
    String[] operands = selections.split(" ; ", -1);
    StringBuilder selects = new StringBuilder();
    for (int i = 0; i < operands.length; i++) {
      selects.append(
          "%%%s = arith.select %s : %s\n"
              .formatted("stu".charAt(i), operands[i], i == 2 ? "i1" : "i64"));
    }
    assertAsMlir(LATE.formatted(selects));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        %0 = scf.if %x -> i64 {
          scf.yield %c5 : i64
        } else {
          scf.yield %c7 : i64
        }
        """,
        """
        cf.cond_br %x, ^bb1(%c5 : i64), ^bb1(%c7 : i64)
        ^bb1(%0: i64):
        """,
        """
        cf.cond_br %x, ^bb1(%c5 : i64), ^bb2
        ^bb2:
        cf.br ^bb1(%c7 : i64)
        ^bb1(%0: i64):
        """,
        """
        cf.br ^bb1(%c5 : i64)
        ^bb1(%0: i64):
        %n = arith.addi %0, %c5 : i64
        cf.cond_br %x, ^bb1(%n : i64), ^bb2
        ^bb2:
        """,
        """
        cf.br ^bb1(%c5, %true : i64, i1)
        ^bb1(%0: i64, %again: i1):
        %n = arith.minsi %0, %c7 : i64
        cf.cond_br %again, ^bb1(%n, %x : i64, i1), ^bb2
        ^bb2:
        """,
      })
  void joinsAreMlirs(String computation) throws Exception {
    assertAsMlir(
        """
        func.func @f(%%x: i1) -> (i64, i1, i1) {
          %%true = arith.constant true
          %%c5 = arith.constant 5 : i64
          %%c7 = arith.constant 7 : i64
          %s
          %%1 = arith.addi %%0, %%c5 : i64
          %%2 = arith.cmpi sgt, %%1, %%c7 : i64
          %%3 = arith.cmpi slt, %%0, %%c7 : i64
          return %%1, %%2, %%3 : i64, i1, i1
        }
        """
            .formatted(computation));
  }

  private static void assertAsMlir(String program) throws Exception {
    MlirOpt.assumeInstalled();
    for (String pass :
        new String[] {"--int-range-optimizations", "--arith-unsigned-when-equivalent", "--sccp"}) {
      assertEquals(MlirOpt.run(program, pass), OptRun.of(program, pass));
    }
  }
}
