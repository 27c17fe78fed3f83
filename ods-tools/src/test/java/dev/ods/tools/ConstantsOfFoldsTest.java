// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.ToolRun;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What an analysis folds may make constants, which it does not visit. Where these meet other values
 * the result is not one of the others; it is in {@code mlir-opt}.
 */
final class ConstantsOfFoldsTest {
  private static final List<String> PASSES =
      List.of("sccp", "int-range-optimizations", "arith-unsigned-when-equivalent");

  /** What both values reach, which is returned. */
  private static final Pattern JOINED =
      Pattern.compile(
          "(?s)(?:\\^bb1\\((%\\d+): index\\)|(%\\d+) = scf\\.if).*return (?:\\1|\\2) : index");

  private static final String FUNCTION =
      """
      func.func @f(%%m: memref<8x2xf32>, %%i: i1) -> index {
        %%c3 = arith.constant 3 : index
        %s
      }
      """;

  private static final String METADATA =
      """
      %base, %off, %s:2, %t:2 = memref.extract_strided_metadata %m
          : memref<8x2xf32> -> memref<f32>, index, index, index, index, index
      """;

  /** The metadata is the first operation of its block, or not; its size meets another one. */
  static List<String> programs() {
    return List.of("", "\"t.before\"() : () -> ()\n").stream()
        .map(before -> before + METADATA)
        .flatMap(
            metadata ->
                List.of(
                        """
                    cf.br ^bb1(%c3 : index)
                    ^bb1(%x: index):
                    cf.cond_br %i, ^bb2, ^bb3
                    ^bb2:
                    METADATA
                    cf.br ^bb1(%s#0 : index)
                    ^bb3:
                    return %x : index
                    """,
                        """
                    %x = scf.if %i -> index {
                      METADATA
                      scf.yield %s#0 : index
                    } else {
                      scf.yield %c3 : index
                    }
                    return %x : index
                    """,
                        """
                    %x = scf.if %i -> index {
                      METADATA
                      %sum = arith.addi %s#0, %t#0 : index
                      scf.yield %sum : index
                    } else {
                      scf.yield %c3 : index
                    }
                    return %x : index
                    """)
                    .stream()
                    .map(body -> FUNCTION.formatted(body.replace("METADATA", metadata))))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void areNotOverlooked(String program) {
    for (String pass : PASSES) {
      ToolRun run = OptRun.of(program, "--allow-unregistered-dialect", "--" + pass);
      assertEquals("", run.err(), pass);
      assertTrue(JOINED.matcher(run.out()).find(), () -> pass + "\n" + run.out());
    }
  }
}
