// SPDX-License-Identifier: Apache-2.0
package dev.ods.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.scale.CountedTool.Work;
import dev.ods.testing.construct.Construct;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The law of cost: reading, verifying and printing a text costs work and memory in proportion to
 * the number of constructs in it, whatever the construct is. Work is counted, not timed.
 */
final class LinearCostTest {
  private static final int COUNT = 400;

  /** Less than the limits of all sorts of nesting when it is quadrupled. */
  private static final int DEPTH = 400;

  /**
   * How many times as much the last 2n constructs may cost as the n before them: twice, and noise.
   */
  private static final double STEPS = 2.5;

  private static final double BYTES = 3;

  /** Fewer steps and bytes per construct may be those of arrays and indices that are first used. */
  private static final long FEW_STEPS = 150;

  private static final long FEW_BYTES = 500;

  private static CountedTool tool;

  @BeforeAll
  static void load() throws ReflectiveOperationException {
    tool = new CountedTool();
  }

  static Stream<Construct> constructs() {
    return Construct.all().stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("constructs")
  void isLinear(Construct construct) throws ReflectiveOperationException {
    int n = construct.isNested() ? DEPTH : COUNT;
    // The first run loads classes and fills caches.
    tool.run(construct, n);
    Work small = tool.run(construct, n);
    Work middle = tool.run(construct, 2 * n);
    Work large = tool.run(construct, 4 * n);
    assertEquals(construct.isValid() ? 0 : 1, large.exitCode(), "exit code");
    long steps = large.steps() - middle.steps();
    assertTrue(
        steps <= STEPS * (middle.steps() - small.steps()) + FEW_STEPS * 2 * n,
        () -> "steps: " + small.steps() + ", " + middle.steps() + ", " + large.steps());
    long bytes = large.bytes() - middle.bytes();
    assertTrue(
        bytes <= BYTES * (middle.bytes() - small.bytes()) + FEW_BYTES * 2 * n,
        () -> "bytes: " + small.bytes() + ", " + middle.bytes() + ", " + large.bytes());
  }
}
