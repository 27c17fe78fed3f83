// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Verifiers that search the enclosing operations do not repeat the search at each level. */
@Timeout(value = 30, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class DeepNestingTest {
  private static final int LEVELS = 100_000;

  private final Programs programs = new Programs();

  /** Nested operations with one region each. */
  private static String nested(String name, String body, String attributes) {
    return ("\"" + name + "\"() ({\n").repeat(LEVELS)
        + body
        + ("}) {" + attributes + "} : () -> ()\n").repeat(LEVELS);
  }

  @Test
  void comparesLayoutsWithTheNearestLayoutOnly() {
    String layout = "dlti.dl_spec = #dlti.dl_spec<\"other.name\" = 1>";
    assertEquals(
        "", programs.firstError(nested("builtin.module", "\"test.op\"() : () -> ()\n", layout)));
  }

  @Test
  void searchesEachSymbolTableOnceForUndefinedGlobals() {
    String load = "%0 = ml_program.global_load @absent : i32\n";
    assertEquals(
        "'ml_program.global_load' op undefined global: @absent",
        programs.firstError(nested("omp.parallel", load, "")));
  }
}
