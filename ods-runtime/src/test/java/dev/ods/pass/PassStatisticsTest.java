// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** How it is shown what passes have counted. */
final class PassStatisticsTest {
  private static final String HEADER =
      """
      ===-------------------------------------------------------------------------===
                               ... Pass statistics report ...
      ===-------------------------------------------------------------------------===
      """;

  /** A pass that counts. */
  private static final class Counting extends Pass {
    Counting(long erased, long moved) {
      super("counting");
      statistic("num-moved", "Operations moved").add(moved);
      Statistic statistic = statistic("erased", "Operations erased");
      statistic.add(erased);
      statistic.increment();
    }

    @Override
    protected void run(PassRun run) {
      run.markAllAnalysesPreserved();
    }
  }

  /** A pass that counts nothing. */
  private static final class Silent extends Pass {
    Silent() {
      super("silent");
    }

    @Override
    protected void run(PassRun run) {
      run.markAllAnalysesPreserved();
    }
  }

  private static OpPassManager pipeline() {
    OpPassManager pipeline = OpPassManager.on("builtin.module").add(new Counting(8, 100));
    pipeline.nest("builtin.module").add(new Silent());
    pipeline.nest("func.func").add(new Counting(0, 1));
    return pipeline.add(new Silent());
  }

  @Test
  void isShownAsPassesAreNested() {
    assertEquals(
        HEADER
            + """
            Counting
              (S)   9 erased    - Operations erased
              (S) 100 num-moved - Operations moved
            Pipeline Collection : ['builtin.module', 'func.func']
              'builtin.module' Pipeline
                Silent
              'func.func' Pipeline
                Counting
                  (S) 1 erased    - Operations erased
                  (S) 1 num-moved - Operations moved
            Silent

            """,
        PassStatistics.report(pipeline(), PassStatistics.Display.PIPELINE));
  }

  @Test
  void isAddedUpInAList() {
    assertEquals(
        HEADER
            + """
              Counting
                (S)  10 erased    - Operations erased
                (S) 101 num-moved - Operations moved

            """,
        PassStatistics.report(pipeline(), PassStatistics.Display.LIST));
  }
}
