// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Which pieces of a text are remembered. */
final class TextMemoTest {
  private static final int LONG = TextMemo.MAX_PIECE;

  private static TextMemo<Object> memo(String text) {
    return new TextMemo<>((text + "\n\0").getBytes(StandardCharsets.US_ASCII));
  }

  private static String nested(int levels) {
    return "tuple<".repeat(levels) + ">".repeat(levels);
  }

  @Test
  void aRepeatedPieceIsFound() {
    TextMemo<Object> memo = memo("tuple<i32>, tuple<i32>");
    assertTrue(memo.skimType(0));
    memo.add(0, memo.end(), memo.hash(), "first");
    assertTrue(memo.skimType(12));
    assertEquals("first", memo.find(12));
    assertEquals(22, memo.end());
  }

  @Test
  void longPiecesAreNotRememberedNorLongOnesInThem() {
    int levels = LONG;
    TextMemo<Object> memo = memo(nested(levels));
    int remembered = 0;
    for (int level = 0; level < levels; level++) {
      remembered += memo.skimType(level * "tuple<".length()) ? 1 : 0;
    }
    // A level has seven bytes; those that reach beyond a long one may be left out from half of it.
    assertTrue(remembered <= LONG / 7, "remembered: " + remembered);
    assertTrue(remembered >= LONG / 7 / 2, "remembered: " + remembered);
  }

  @Test
  void shortPiecesInALongOneAreRemembered() {
    String text = "tuple<i32, tuple<i8>, " + "i32, ".repeat(LONG) + "tuple<i16>>";
    TextMemo<Object> memo = memo(text);
    assertFalse(memo.skimType(0));
    assertTrue(memo.skimType(text.indexOf("tuple<i8>")));
    assertEquals(text.indexOf("tuple<i8>") + 9, memo.end());
    assertTrue(memo.skimType(text.indexOf("tuple<i16>")));
  }

  @Test
  void piecesThatEndBeforeALineAreRemembered() {
    String text = "tuple<i32, tuple<i8>, complex<\nf32>>";
    TextMemo<Object> memo = memo(text);
    assertFalse(memo.skimType(0));
    assertTrue(memo.skimType(text.indexOf("tuple<i8>")));
    assertFalse(memo.skimType(text.indexOf("complex")));
  }

  @Test
  void anotherTextIsScannedAnew() {
    byte[] text = (nested(LONG) + "\n\0").getBytes(StandardCharsets.US_ASCII);
    TextMemo<Object> memo = new TextMemo<>(text);
    assertFalse(memo.skimType(0));
    byte[] other = "i32, tuple<i8>, tuple<i8>\n\0".getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(other, 0, text, 0, other.length);
    memo.clear();
    assertTrue(memo.skimType(5));
    assertEquals(14, memo.end());
  }
}
