// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The fixed seeds are always tried, plus a fresh one if given. */
final class MutationSeedsTest {
  private static final Map<String, String> NIGHTLY = Map.of("ODS_MUTATION_SEED", "20260101");

  @Test
  void addsAFreshSeed() {
    assertEquals(List.of(1L, 2L), MutationSeeds.first(2, "", Map.of()));
    assertEquals(List.of(1L, 2L, 20260101L), MutationSeeds.first(2, "", NIGHTLY));
    assertEquals(List.of(1L, 2L, -5L), MutationSeeds.first(2, "-5", NIGHTLY));
    assertEquals(List.of(1L, 2L), MutationSeeds.first(2, "2", Map.of()));
  }

  @Test
  void seedsAreIntegers() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> MutationSeeds.first(2, "today", Map.of()));
    assertEquals("ODS_MUTATION_SEED or ods.mutation.seed is no integer: \"today\"", e.getMessage());
  }
}
