// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ReporterTest {
  @Test
  void everyMessageNamesItsPage() {
    String address = Pages.address(FormatProblem.FORMAT_ELEMENT);
    assertTrue(address.matches("https://[a-z.]+/errors/ODS203"), address);
  }

  @Test
  void pointsIntoASingleLine() {
    assertEquals("  $a `:` $b\n         ^", Reporter.caret("$a `:` $b", 7));
  }

  @Test
  void pointsIntoOneOfSeveralLines() {
    assertEquals("    second\n    ^", Reporter.caret("first\n  second  \nthird", 8));
  }

  @Test
  void keepsTabsSoThatTheCaretIsAligned() {
    assertEquals("  \t$a $b\n  \t   ^", Reporter.caret("\t$a $b", 4));
  }

  @Test
  void pointsBehindTheLastCharacter() {
    assertEquals("  `x\n    ^", Reporter.caret("`x", 2));
    assertEquals("  \n  ^", Reporter.caret("", 0));
  }
}
