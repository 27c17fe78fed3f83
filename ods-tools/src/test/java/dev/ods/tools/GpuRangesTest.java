// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What IDs and sizes in a grid may be, by what is around them: as {@code mlir-opt}. */
final class GpuRangesTest {
  private static final List<String> ALONG_DIMENSIONS =
      List.of(
          "thread_id",
          "block_dim",
          "block_id",
          "grid_dim",
          "cluster_id",
          "cluster_dim",
          "cluster_block_id",
          "cluster_dim_blocks",
          "global_id");

  private static final List<String> IN_GROUPS =
      List.of("lane_id", "subgroup_id : index", "num_subgroups : index", "subgroup_size : index");

  private static final long[] NUMBERS = {
    0, 1, 2, 4, 7, 8, 12, 15, 16, 20, 21, 31, 32, 127, 128, 0xFFFFFFFEL, 0xFFFFFFFFL, 0x100000000L
  };

  /** Each place, without a bound and with one, compared with numbers. */
  private static String places() {
    StringBuilder text = new StringBuilder();
    for (long number : NUMBERS) {
      text.append("%%c%d = arith.constant %d : index\n".formatted(number, number));
    }
    int count = 0;
    for (String bound : List.of("", " upper_bound 21")) {
      for (String place : ALONG_DIMENSIONS) {
        for (String dimension : List.of("x", "y", "z")) {
          compare(text, "%v" + count++, "gpu." + place + " " + dimension + bound);
        }
      }
      for (String place : IN_GROUPS) {
        int end = place.indexOf(' ') < 0 ? place.length() : place.indexOf(' ');
        String form = place.substring(0, end) + bound + place.substring(end);
        compare(text, "%v" + count++, "gpu." + form);
      }
    }
    return text.toString();
  }

  private static void compare(StringBuilder text, String value, String definition) {
    text.append("%s = %s\n".formatted(value, definition));
    compare(text, value);
  }

  private static void compare(StringBuilder text, String value) {
    for (long number : NUMBERS) {
      String compared = value + "_" + number;
      text.append("%sl = arith.cmpi ult, %s, %%c%d : index\n".formatted(compared, value, number))
          .append("%sg = arith.cmpi ugt, %s, %%c%d : index\n".formatted(compared, value, number))
          .append("\"t.use\"(%sl, %sg) : (i1, i1) -> ()\n".formatted(compared, compared));
    }
  }

  /** Where {@code mlir-opt} may crash: bounds and sizes that nothing can have. */
  @Test
  void areAnythingBelowImpossibleBounds() {
    String input =
        """
        func.func @f() {
          %z = arith.constant 0 : index
          %n = arith.constant -1 : index
          %a = gpu.block_dim x upper_bound 0
          %b = gpu.thread_id x upper_bound 0
          %c = gpu.lane_id upper_bound -1
          %d = arith.divui %b, %a : index
          %e = arith.remsi %b, %a : index
          %g = arith.ceildivsi %a, %c : index
          gpu.launch blocks(%i, %j, %k) in (%p = %z, %q = %n, %r = %n)
              threads(%l, %m, %o) in (%s = %z, %t = %n, %u = %a) {
            %x = arith.divsi %i, %p : index
            %y = arith.remui %q, %t : index
            "t.use"(%x, %y, %d, %e, %g) : (index, index, index, index, index) -> ()
            gpu.terminator
          }
          return
        }
        """;
    for (String pass : List.of("int-range-optimizations", "arith-unsigned-when-equivalent")) {
      ToolRun run = OptRun.of(input, "--allow-unregistered-dialect", "--" + pass);
      assertEquals("", run.err());
      assertEquals(0, run.exitCode());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "func.func @f() {\n%s return }",
        "func.func @f() attributes {gpu.known_block_size = array<i32: 1, 8, 32>,"
            + " gpu.known_grid_size = array<i32: 2, 4, 16>,"
            + " gpu.known_cluster_size = array<i32: 2, 4, 7>} {\n%s return }",
        "module attributes {gpu.container_module} { gpu.module @m {"
            + " gpu.func @f() kernel attributes {known_block_size = array<i32: 8, 12, 16>,"
            + " known_grid_size = array<i32: 20, 24, 28>} {\n%s gpu.return } } }",
        "func.func @f(%%n: index) { %%a = arith.constant 7 : index %%b = arith.constant 15 : index"
            + " gpu.launch blocks(%%i, %%j, %%k) in (%%p = %%a, %%q = %%b, %%r = %%n)"
            + " threads(%%l, %%m, %%o) in (%%s = %%b, %%t = %%n, %%u = %%a)"
            + " {\n%s gpu.terminator } return }",
      })
  void arePropagatedAsByMlir(String around) throws Exception {
    MlirOpt.assumeInstalled();
    StringBuilder body = new StringBuilder(places());
    if (around.contains("gpu.launch")) {
      List.of("i", "j", "k", "p", "q", "r", "l", "m", "o", "s", "t", "u")
          .forEach(argument -> compare(body, "%" + argument));
    }
    String input = around.formatted(body);
    String[] options = {"--allow-unregistered-dialect", "--int-range-optimizations"};
    String expected = MlirOpt.run(input, options).out();
    assertTrue(expected.contains("t.use"), expected);
    assertEquals(expected, OptRun.of(input, options).out());
  }
}
