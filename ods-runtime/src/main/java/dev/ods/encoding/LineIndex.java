// SPDX-License-Identifier: Apache-2.0
package dev.ods.encoding;

/**
 * Converts between offsets and lines of a text. Lines count from 0 and end with a line feed.
 *
 * <p>The index has one number for each 256 bytes, however many lines they contain, so that it is
 * small beside any text.
 */
public final class LineIndex {
  private static final int SHIFT = 8;

  private final byte[] text;
  private final int length;

  /** The number of line feeds before each piece of the text, and in all of it. */
  private final int[] feeds;

  /**
   * An index of the first {@code length} bytes of a text; they are not copied and must not change.
   */
  public LineIndex(byte[] text, int length) {
    this.text = text;
    this.length = length;
    int pieces = (int) (((long) length + (1 << SHIFT) - 1) >> SHIFT);
    int[] counts = new int[pieces + 1];
    for (int i = 0; i < pieces; i++) {
      int to = i + 1 == pieces ? length : (i + 1) << SHIFT;
      counts[i + 1] = counts[i] + count(text, i << SHIFT, to);
    }
    feeds = counts;
  }

  private static int count(byte[] text, int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      if (text[i] == '\n') {
        count++;
      }
    }
    return count;
  }

  /** The number of lines, at least 1: what follows the last line feed, even if empty, is a line. */
  public int lineCount() {
    return feeds[feeds.length - 1] + 1;
  }

  /**
   * The line of an offset.
   *
   * @param offset from 0 to the length of the text, its end included
   */
  public int lineOf(int offset) {
    int piece = Math.min(offset >> SHIFT, feeds.length - 1);
    return feeds[piece] + count(text, piece << SHIFT, offset);
  }

  /**
   * The offset at which a line starts.
   *
   * @param line less than {@link #lineCount}
   */
  public int lineStart(int line) {
    if (line == 0) {
      return 0;
    }
    int at = lastBefore(line) << SHIFT;
    int missing = line - feeds[at >> SHIFT];
    while (at < length) {
      if (text[at++] == '\n' && --missing == 0) {
        return at;
      }
    }
    throw new IndexOutOfBoundsException("the text has no line " + line);
  }

  /** The last piece before which there are fewer line feeds than before a line. */
  private int lastBefore(int line) {
    int low = 0;
    int high = feeds.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (feeds[middle] < line) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
