// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import dev.ods.encoding.FileBytes;
import dev.ods.encoding.LineIndex;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of an input, with an index of its lines. They are in memory, or in a file that may be
 * longer than an array.
 *
 * <p>Lines and columns count from 1, columns in bytes, and a line ends with a line feed. The index
 * is built on first use. Not thread-safe.
 *
 * <p>If the bytes are in a file and it cannot be read, the methods throw {@link
 * java.io.UncheckedIOException}.
 */
public final class SourceFile {
  private static final byte[] NONE = {};

  private final String name;
  private final byte[] bytes;
  private final @Nullable FileBytes file;
  private @Nullable LineIndex index;

  /**
   * A file called {@code name}; {@code bytes} are not copied and must not change afterwards.
   *
   * @param name as locations name it
   */
  public SourceFile(String name, byte[] bytes) {
    this.name = Objects.requireNonNull(name, "name");
    this.bytes = Objects.requireNonNull(bytes, "bytes");
    this.file = null;
  }

  /**
   * A file called {@code name}, which is read when its bytes are asked for, and must not change.
   *
   * @param name as locations name it
   * @param file open for reading as long as this is used; its position does not matter
   */
  public SourceFile(String name, FileChannel file) throws IOException {
    this.name = Objects.requireNonNull(name, "name");
    this.bytes = NONE;
    this.file = new FileBytes(file);
  }

  /** The name that locations use. */
  public String name() {
    return name;
  }

  /** The number of bytes. */
  public long length() {
    return file == null ? bytes.length : file.size();
  }

  /** Whether the bytes are in memory. */
  public boolean isInMemory() {
    return file == null;
  }

  /**
   * The contents, not a copy.
   *
   * @throws IllegalStateException if they are not in memory
   */
  public byte[] bytes() {
    if (file != null) {
      throw new IllegalStateException(
          "the contents of "
              + name
              + " are not in memory: use bytes(from, to) or stream(from, to)");
    }
    return bytes;
  }

  /** The byte at an offset. */
  public byte byteAt(long offset) {
    return file == null ? bytes[(int) Objects.checkIndex(offset, length())] : file.at(offset);
  }

  /**
   * A copy of a range of the contents.
   *
   * @param from from 0 to {@code to}
   * @param to at most {@link #length}; the range has fewer than 2<sup>31</sup> bytes
   */
  public byte[] bytes(long from, long to) {
    Objects.checkFromToIndex(from, to, length());
    return file == null ? Arrays.copyOfRange(bytes, (int) from, (int) to) : file.range(from, to);
  }

  /**
   * A stream of a range of the contents, which need not be closed.
   *
   * @param from from 0 to {@code to}
   * @param to at most {@link #length}
   */
  public InputStream stream(long from, long to) {
    Objects.checkFromToIndex(from, to, length());
    return file == null
        ? new ByteArrayInputStream(bytes, (int) from, (int) (to - from))
        : file.stream(from, to);
  }

  /** The number of lines, at least 1: text after the last line feed, even if empty, is a line. */
  public int lineCount() {
    return file == null ? index().lineCount() : Math.toIntExact(file.lineCount());
  }

  /**
   * The line of the byte at {@code offset}.
   *
   * @param offset from 0 to the length of the file, its end included
   */
  public int lineOf(long offset) {
    Objects.checkIndex(offset, length() + 1);
    return (file == null ? index().lineOf((int) offset) : Math.toIntExact(file.lineOf(offset))) + 1;
  }

  /** The column, in bytes, of the byte at {@code offset}, which may be the end of the file. */
  public int columnOf(long offset) {
    return Math.toIntExact(offset - lineStart(lineOf(offset)) + 1);
  }

  /**
   * The offset of the first byte of a line.
   *
   * @param line from 1 to {@link #lineCount}
   */
  public long lineStart(int line) {
    int fromZero = Objects.checkIndex(line - 1, lineCount());
    return file == null ? index().lineStart(fromZero) : file.lineStart(fromZero);
  }

  /**
   * The offset of a position given by line and column, or -1 if the file has no such position: the
   * line does not exist, or the column is beyond its end.
   */
  public long offsetOf(int line, int column) {
    if (line < 1 || column < 1 || line > lineCount()) {
      return -1;
    }
    long start = lineStart(line);
    long offset = start + column - 1;
    return offset > lineEnd(start) ? -1 : offset;
  }

  /** The offset of the end of the line around {@code offset}: of its first CR or LF, or the end. */
  long lineEnd(long offset) {
    long end = offset;
    while (end < length() && !isLineEnd(byteAt(end))) {
      end++;
    }
    return end;
  }

  /** The offset after the last CR or LF before {@code offset}, or 0. */
  long lineBegin(long offset) {
    long begin = offset;
    while (begin > 0 && !isLineEnd(byteAt(begin - 1))) {
      begin--;
    }
    return begin;
  }

  private static boolean isLineEnd(byte c) {
    return c == '\n' || c == '\r';
  }

  private LineIndex index() {
    if (index == null) {
      index = new LineIndex(bytes, bytes.length);
    }
    return index;
  }
}
