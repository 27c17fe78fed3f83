// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.buffer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The buffer into which all text is written. */
final class AsmBufferTest {
  @Property(tries = 500)
  void numbersAreWrittenInDecimal(@ForAll long number) {
    assertEquals(Long.toString(number), new AsmBuffer().putDecimal(number).toString());
  }

  @Example
  void numbersOfEveryLengthAreWritten() {
    for (long power = 1; power > 0; power = power > Long.MAX_VALUE / 10 ? -1 : power * 10) {
      for (long number : new long[] {power, power - 1, -power, 1 - power}) {
        assertEquals(Long.toString(number), new AsmBuffer().putDecimal(number).toString());
      }
    }
    assertEquals(
        Long.toString(Long.MIN_VALUE), new AsmBuffer().putDecimal(Long.MIN_VALUE).toString());
  }

  @Property(tries = 500)
  void textIsWrittenAsUtf8(@ForAll String before, @ForAll String text) {
    byte[] expected = (before + text).getBytes(StandardCharsets.UTF_8);
    boolean splitPair =
        !before.isEmpty()
            && Character.isHighSurrogate(before.charAt(before.length() - 1))
            && !text.isEmpty()
            && Character.isLowSurrogate(text.charAt(0));
    if (!splitPair) {
      assertArrayEquals(expected, new AsmBuffer().put(before).put(text).toByteArray());
    }
  }

  @Example
  void stringsAreEscapedAsMlirDoes() {
    assertEquals(
        "a\\09b\\22\\\\\\01\\C3\\A9\\7F'",
        new AsmBuffer().putEscaped("a\tb\"\\\u0001\u00e9\u007f'").toString());
    byte[] raw = {(byte) 0xFF, 'x', 0};
    assertEquals("\\FFx\\00", new AsmBuffer().putEscaped(raw, 0, raw.length).toString());
  }

  @Example
  void truncationForgetsTheEnd() {
    AsmBuffer buffer = new AsmBuffer().put("abc").put('d');
    buffer.truncate(2);
    assertEquals("abX", buffer.put("X").toString());
    assertEquals(3, buffer.size());
  }
}
