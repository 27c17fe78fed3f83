// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import dev.ods.encoding.LineIndex;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text of which only parts may be in memory. These parts, the segments, follow each
 * other without a gap in the array that holds them; each has a known line and column.
 *
 * <p>Lines count from 0. The offset at which a line starts is such that its distance from any
 * offset on the line is that offset's column, from 0; it is negative if the line starts before the
 * first segment.
 */
final class TextLines {
  /** The greatest distance over which lines are counted without an index. */
  static final int NEAR = 1024;

  private final byte[] text;
  private int length;

  /** Made when a position far from the start of its segment is asked for. */
  private @Nullable LineIndex index;

  /** Per segment: its offset in the array, its line, and where that line starts. */
  private int[] froms = new int[1];

  private int[] lines = new int[1];
  private int[] starts = new int[1];
  private int count = 1;

  /** The segment of the last offset that was located: the next is often there or in the next. */
  private int recent;

  /** The last offset that was located, and what was found. */
  private int offset;

  private int line;
  private int lineStart;

  /** One segment, the beginning of a text. */
  TextLines(byte[] text, int length) {
    this.text = text;
    this.length = length;
  }

  /** Without a segment; for segments that will replace those of another. */
  private TextLines(byte[] text) {
    this.text = text;
    this.count = 0;
    this.offset = Integer.MAX_VALUE;
  }

  /** For the same array, when other bytes are in it. */
  TextLines withoutSegments() {
    return new TextLines(text);
  }

  /** Notes that the array holds more bytes. */
  void setLength(int bytes) {
    length = bytes;
    index = null;
  }

  /**
   * Adds a segment after the others.
   *
   * @param from the offset in the array
   * @param itsLine the line of the first byte
   * @param itsLineStart the offset at which that line starts
   */
  void addSegment(int from, int itsLine, int itsLineStart) {
    if (count > 0 && froms[count - 1] == from) {
      // It replaces the last, of which nothing is left; what was located in that is not known.
      count--;
      offset = Integer.MAX_VALUE;
    }
    if (count == froms.length) {
      int size = count * 2;
      froms = Arrays.copyOf(froms, size);
      lines = Arrays.copyOf(lines, size);
      starts = Arrays.copyOf(starts, size);
    }
    froms[count] = from;
    lines[count] = itsLine;
    starts[count++] = itsLineStart;
  }

  /** Whether a range of the array is a range of the text. */
  boolean isContiguous(int from, int to) {
    return segmentOf(from) == segmentOf(to - 1);
  }

  /** Finds the line of an offset, for the two methods that follow. */
  void locate(int wanted) {
    int segment = segmentOf(wanted);
    if (segment != recent || wanted < offset) {
      recent = segment;
      offset = froms[segment];
      line = lines[segment];
      lineStart = starts[segment];
    }
    if (wanted - offset > NEAR) {
      LineIndex found = index();
      int before = found.lineOf(offset);
      int inText = found.lineOf(wanted);
      if (inText > before) {
        line += inText - before;
        lineStart = found.lineStart(inText);
      }
    } else {
      for (int i = offset; i < wanted; i++) {
        if (text[i] == '\n') {
          line++;
          lineStart = i + 1;
        }
      }
    }
    offset = wanted;
  }

  /** The line of the offset located last. */
  int line() {
    return line;
  }

  /** The offset at which that line starts. */
  int lineStart() {
    return lineStart;
  }

  /** The offset at which the line of an offset starts. */
  int startOfLine(int wanted) {
    int first = froms[count - 1];
    int at = wanted;
    while (at > first && wanted - at < NEAR) {
      if (text[at - 1] == '\n') {
        return at;
      }
      at--;
    }
    locate(wanted);
    return lineStart;
  }

  /** The number of line feeds in a range of a segment. */
  int newlines(int from, int to) {
    int found = 0;
    for (int i = from; i < to; i++) {
      if (text[i] == '\n') {
        found++;
      }
    }
    return found;
  }

  private int segmentOf(int wanted) {
    if (contains(recent, wanted)) {
      return recent;
    }
    if (contains(recent + 1, wanted)) {
      return recent + 1;
    }
    int found = Arrays.binarySearch(froms, 0, count, wanted);
    return found >= 0 ? found : -found - 2;
  }

  private boolean contains(int segment, int wanted) {
    return segment < count
        && froms[segment] <= wanted
        && (segment + 1 == count || wanted < froms[segment + 1]);
  }

  private LineIndex index() {
    if (index == null) {
      index = new LineIndex(text, length);
    }
    return index;
  }
}
