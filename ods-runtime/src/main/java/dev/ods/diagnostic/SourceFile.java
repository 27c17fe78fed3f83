// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import java.util.Arrays;
import java.util.Objects;

/**
 * The bytes of an input, with a table of its lines.
 *
 * <p>Lines and columns count from 1, columns in bytes, and a line ends with a line feed. The table
 * of lines is built on first use. Not thread-safe until then.
 */
public final class SourceFile {
  private final String name;
  private final byte[] bytes;
  private int[] lineStarts = {};
  private int lines;

  /**
   * A file called {@code name}; {@code bytes} are not copied and must not change afterwards.
   *
   * @param name as locations name it
   */
  public SourceFile(String name, byte[] bytes) {
    this.name = Objects.requireNonNull(name, "name");
    this.bytes = Objects.requireNonNull(bytes, "bytes");
  }

  /** The name that locations use. */
  public String name() {
    return name;
  }

  /** The contents, not a copy. */
  public byte[] bytes() {
    return bytes;
  }

  /** The number of lines, at least 1: text after the last line feed, even if empty, is a line. */
  public int lineCount() {
    index();
    return lines;
  }

  /**
   * The line of the byte at {@code offset}.
   *
   * @param offset from 0 to the length of the file, its end included
   */
  public int lineOf(int offset) {
    Objects.checkIndex(offset, bytes.length + 1);
    index();
    int found = Arrays.binarySearch(lineStarts, 0, lines, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The column, in bytes, of the byte at {@code offset}, which may be the end of the file. */
  public int columnOf(int offset) {
    return offset - lineStart(lineOf(offset)) + 1;
  }

  /**
   * The offset of the first byte of a line.
   *
   * @param line from 1 to {@link #lineCount}
   */
  public int lineStart(int line) {
    index();
    return lineStarts[Objects.checkIndex(line - 1, lines)];
  }

  /**
   * The offset of a position given by line and column, or -1 if the file has no such position: the
   * line does not exist, or the column is beyond its end.
   */
  public int offsetOf(int line, int column) {
    if (line < 1 || column < 1 || line > lineCount()) {
      return -1;
    }
    int start = lineStart(line);
    int offset = start + column - 1;
    if (offset < start || offset > lineEnd(start)) {
      return -1;
    }
    return offset;
  }

  /** The offset of the end of the line around {@code offset}: of its first CR or LF, or the end. */
  int lineEnd(int offset) {
    int end = offset;
    while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') {
      end++;
    }
    return end;
  }

  private void index() {
    if (lines > 0) {
      return;
    }
    int[] starts = new int[Math.max(16, bytes.length / 32)];
    int count = 1;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    lineStarts = starts;
    lines = count;
  }
}
