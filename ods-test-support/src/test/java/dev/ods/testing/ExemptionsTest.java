// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A list of exemptions has exactly the cases that break the rule. */
final class ExemptionsTest {
  @Test
  void exemptCasesMayBreakTheRule() {
    Exemptions.of("a", "b").check(List.of("b", "a"));
    Exemptions.of().check(Map.of());
  }

  @Test
  void otherCasesFail() {
    AssertionError e =
        assertThrows(
            AssertionError.class,
            () -> Exemptions.of("a").check(Map.of("a", "as known", "b", "too large")));
    assertTrue(e.getMessage().contains("{b=too large}"), e.getMessage());
  }

  @Test
  void staleExemptionsFail() {
    AssertionError e =
        assertThrows(AssertionError.class, () -> Exemptions.of("a", "b").check(List.of("a")));
    assertTrue(e.getMessage().startsWith("stale exemptions"), e.getMessage());
    assertTrue(e.getMessage().contains("[b]"), e.getMessage());
  }

  @Test
  void readsNamesFromAResource() {
    assertEquals(
        Set.of("a-1", "b"), Exemptions.read(ExemptionsTest.class, "exemptions.txt").names());
  }

  @ParameterizedTest
  @CsvSource({
    "exemptions-without-reason.txt, a has no reason",
    "exemptions-twice.txt, a occurs twice",
    "nothing.txt, no resource nothing.txt beside",
  })
  void malformedResourcesAreErrors(String resource, String message) {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> Exemptions.read(ExemptionsTest.class, resource));
    assertTrue(e.getMessage().contains(message), e.getMessage());
  }
}
