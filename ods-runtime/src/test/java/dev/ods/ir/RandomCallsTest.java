// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random calls of the public API, valid and not, throw only what is documented and damage nothing.
 *
 * <p>A longer run: {@code -Dods.random.calls=1000000}; each seed makes a quarter of them, and
 * {@code -Dods.random.calls.seed=5} is the first of four others.
 */
class RandomCallsTest {
  private static final int CALLS = Integer.getInteger("ods.random.calls", 50_000);
  private static final int SEEDS = 4;
  private static final long FIRST_SEED = Long.getLong("ods.random.calls.seed", 1);
  private static final int CALLS_BETWEEN_CHECKS = 100;

  private static LongStream seeds() {
    return LongStream.range(FIRST_SEED, FIRST_SEED + SEEDS);
  }

  private static String described(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return thrown + ": " + cause + " " + List.of(cause.getStackTrace()).subList(0, 6);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void nothingIsDamaged(long seed) {
    RandomCalls calls = new RandomCalls(seed, ApiMisuseTest.words());
    for (int i = 1; i <= CALLS / SEEDS; i++) {
      try {
        calls.step();
        if (i < 1000 || i % CALLS_BETWEEN_CHECKS == 0) {
          calls.checkInvariants();
        }
      } catch (AssertionError | RuntimeException | IllegalAccessException e) {
        throw new AssertionError(
            "seed " + seed + ", call " + i + ", " + calls.lastCall() + ": " + described(e), e);
      }
    }
    assertTrue(calls.returned() > CALLS / SEEDS / 10, "calls that returned: " + calls.returned());
  }
}
