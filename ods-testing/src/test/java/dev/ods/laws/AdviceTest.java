// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What an author is told to write is Java. */
final class AdviceTest {
  @Test
  void examplesAreTextBlocks() {
    String candidate = "\"a.b\"() {s = \"\\22\\\\\", t = \"\"} : () -> () // \"\"\"\" \\n\n";
    String advice = Advice.example("a.b", candidate);
    String open = "(\"\"\"\n";
    int start = advice.indexOf(open) + open.length();
    // The first three quotes in a row end it.
    String block = advice.substring(start, advice.indexOf("\"\"\"", start));
    assertEquals(candidate, block.stripIndent().translateEscapes());
  }
}
