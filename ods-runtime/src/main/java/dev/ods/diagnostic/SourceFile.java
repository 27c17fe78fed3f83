// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import dev.ods.encoding.LineIndex;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of an input, with an index of its lines.
 *
 * <p>Lines and columns count from 1, columns in bytes, and a line ends with a line feed. The index
 * is built on first use. Not thread-safe until then.
 */
public final class SourceFile {
  private final String name;
  private final byte[] bytes;
  private @Nullable LineIndex index;

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
    return index().lineCount();
  }

  /**
   * The line of the byte at {@code offset}.
   *
   * @param offset from 0 to the length of the file, its end included
   */
  public int lineOf(int offset) {
    Objects.checkIndex(offset, bytes.length + 1);
    return index().lineOf(offset) + 1;
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
    return index().lineStart(Objects.checkIndex(line - 1, index().lineCount()));
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

  private LineIndex index() {
    if (index == null) {
      index = new LineIndex(bytes, bytes.length);
    }
    return index;
  }
}
