// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import java.util.Arrays;

/**
 * Clears a buffer of what has been parsed, between two operations. Those parts that are referred to
 * are kept, without what is between them: whoever holds an offset exchanges it for another.
 *
 * <p>What is kept comes first, so that offsets continue to grow with the positions of what is
 * parsed after it. All offsets that were not exchanged are invalid afterwards, except those of the
 * current token.
 */
public final class Relocation {
  private final TextLines lines;
  private final TextLines newLines;
  private final byte[] text;
  private byte[] kept = new byte[1024];
  private int size;

  Relocation(byte[] text, TextLines lines) {
    this.text = text;
    this.lines = lines;
    this.newLines = lines.withoutSegments();
  }

  /** Keeps a byte, and returns its new offset. */
  public int keep(int offset) {
    return keep(offset, offset + 1);
  }

  /** Keeps a range, which is a part of a token, and returns its new offset. */
  public int keep(int from, int to) {
    int at = size;
    reserve(to - from);
    System.arraycopy(text, from, kept, at, to - from);
    size += to - from;
    addSegment(at, from);
    return at;
  }

  private void addSegment(int at, int offset) {
    lines.locate(offset);
    newLines.addSegment(at, lines.line(), at - (offset - lines.lineStart()));
  }

  private void reserve(int more) {
    if (more > TextStream.MAX_BUFFER - size) {
      throw new OutOfMemoryError("the names in scope take more than 2 GiB");
    }
    if (more > kept.length - size) {
      int grown = (int) Math.min(Math.max(size * 2L, (long) size + more), TextStream.MAX_BUFFER);
      kept = Arrays.copyOf(kept, grown);
    }
  }

  /**
   * Ends what is kept with a line whose end is where the last token ended, at which a missing token
   * is reported: that report looks no further back.
   *
   * @param end the offset at which that would be reported now
   */
  void keepEndOfToken(int end) {
    reserve(3);
    int at = size;
    kept[at] = '\n';
    kept[at + 1] = 'x';
    kept[at + 2] = '\n';
    size += 3;
    addSegment(at + 2, end);
  }

  /** How many bytes are kept. */
  int size() {
    return size;
  }

  /** The lines of what is kept; the caller adds those of what follows. */
  TextLines lines() {
    return newLines;
  }

  /** Writes what is kept to the beginning of the buffer. */
  void write() {
    System.arraycopy(kept, 0, text, 0, size);
  }
}
