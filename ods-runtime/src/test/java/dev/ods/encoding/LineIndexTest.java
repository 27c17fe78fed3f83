// SPDX-License-Identifier: Apache-2.0
package dev.ods.encoding;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LineIndexTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 255, 256, 257, 511, 512, 513, 5000})
  void agreesWithCounting(int length) {
    Random random = new Random(length);
    for (int lineLength : new int[] {1, 2, 40, 1000}) {
      byte[] text = new byte[length];
      for (int i = 0; i < length; i++) {
        text[i] = (byte) (random.nextInt(lineLength) == 0 ? '\n' : 'x');
      }
      check(text);
    }
  }

  private static void check(byte[] text) {
    LineIndex index = new LineIndex(text, text.length);
    int line = 0;
    int start = 0;
    for (int i = 0; i <= text.length; i++) {
      assertEquals(line, index.lineOf(i));
      assertEquals(start, index.lineStart(line));
      if (i < text.length && text[i] == '\n') {
        line++;
        start = i + 1;
      }
    }
    assertEquals(line + 1, index.lineCount());
  }

  @Test
  void ignoresWhatFollowsTheText() {
    byte[] bytes = "a\nb\nc".getBytes(US_ASCII);
    LineIndex index = new LineIndex(bytes, 3);
    assertEquals(2, index.lineCount());
    assertThrows(IndexOutOfBoundsException.class, () -> index.lineStart(2));
  }
}
