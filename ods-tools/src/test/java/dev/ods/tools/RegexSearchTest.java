// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Severity;
import dev.ods.diagnostic.SourceFile;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Searches that need more stack than there is. */
final class RegexSearchTest {
  private static final Pattern REPEATED = Pattern.compile("a(x|y)+b");

  @Test
  void findsWhatTheUsualStackIsTooSmallFor() {
    String text = "a" + "x".repeat(100_000);
    assertEquals(RegexSearch.FOUND, RegexSearch.of(REPEATED, text + "b"));
    assertEquals(RegexSearch.ABSENT, RegexSearch.of(REPEATED, text));
  }

  @Test
  void givesUpWithoutStack() {
    String text = "a" + "x".repeat(1_000_000) + "b";
    assertEquals(RegexSearch.EXHAUSTED, RegexSearch.onThread(REPEATED, text, 1 << 18));
  }

  @Test
  void anExpectationSaysSo() {
    ExpectedDiagnostic expected =
        new ExpectedDiagnostic(
            Severity.ERROR, "{{a(x|y)+b}}", REPEATED, new SourceFile("a", new byte[0]), 0, 1);
    assertTrue(expected.matches("axyb"));
    assertFalse(expected.matches("a"));
    assertFalse(expected.complaint().contains("too long"));
    assertFalse(expected.isFound(RegexSearch.EXHAUSTED));
    assertTrue(expected.complaint().endsWith("a message is too long for the expression"));
  }
}
