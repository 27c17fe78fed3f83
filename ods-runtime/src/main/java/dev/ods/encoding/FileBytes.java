// SPDX-License-Identifier: Apache-2.0
package dev.ods.encoding;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Objects;

/**
 * The bytes and lines of a file that is too long for an array. They are read when they are asked
 * for, a page at a time. Lines count from 0 and end with a line feed.
 *
 * <p>If the file cannot be read, the methods throw {@link UncheckedIOException}.
 */
public final class FileBytes {
  private static final int SHIFT = 20;
  private static final int PAGE = 1 << SHIFT;

  private final FileChannel file;
  private final long size;

  private final byte[] page = new byte[PAGE];

  /** The line that was asked for last, and where it starts. */
  private long knownLine;

  private long knownStart;

  /** The number of the page in memory. */
  private long current = -1;

  /**
   * The number of line feeds before each page, and in all of the file; empty until it is needed.
   */
  private long[] feeds = {};

  /**
   * The bytes of a file, which must not change.
   *
   * @param file open for reading; its position is not used
   */
  public FileBytes(FileChannel file) throws IOException {
    this.file = file;
    this.size = file.size();
  }

  /** The number of bytes. */
  public long size() {
    return size;
  }

  /** The byte at an offset. */
  public byte at(long offset) {
    load(Objects.checkIndex(offset, size) >> SHIFT);
    return page[(int) offset & (PAGE - 1)];
  }

  /** A range of the file as an array. */
  public byte[] range(long from, long to) {
    byte[] bytes = new byte[Math.toIntExact(to - from)];
    try {
      read(bytes, 0, bytes.length, from);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes;
  }

  /** A range of the file as a stream, which need not be closed. */
  public InputStream stream(long from, long to) {
    return new RangeStream(from, to);
  }

  /** The number of lines, at least 1: what follows the last line feed, even if empty, is a line. */
  public long lineCount() {
    return feeds()[feeds().length - 1] + 1;
  }

  /** The line of an offset from 0 to the size. */
  public long lineOf(long offset) {
    int number = (int) Math.min(offset >> SHIFT, feeds().length - 2);
    long line = feeds()[number];
    load(number);
    return line + count((int) (offset - ((long) number << SHIFT)));
  }

  /** The offset at which a line starts that is less than {@link #lineCount}. */
  public long lineStart(long line) {
    if (line == 0) {
      return 0;
    }
    int number = lastBefore(line);
    load(number);
    long pageStart = (long) number << SHIFT;
    // Lines are often asked for in their order.
    boolean onward = knownLine <= line && knownStart >= pageStart;
    long missing = line - (onward ? knownLine : feeds()[number]);
    int at = onward ? (int) (knownStart - pageStart) : 0;
    while (missing > 0) {
      missing -= page[at++] == '\n' ? 1 : 0;
    }
    knownLine = line;
    knownStart = pageStart + at;
    return knownStart;
  }

  /** The last page before which there are fewer line feeds than before a line. */
  private int lastBefore(long line) {
    int low = 0;
    int high = feeds().length - 2;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (feeds()[middle] < line) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private long[] feeds() {
    if (feeds.length == 0) {
      int pages = Math.max(1, Math.toIntExact((size + PAGE - 1) >> SHIFT));
      long[] counts = new long[pages + 1];
      for (int i = 0; i < pages; i++) {
        load(i);
        counts[i + 1] = counts[i] + count((int) Math.min(PAGE, size - ((long) i << SHIFT)));
      }
      feeds = counts;
    }
    return feeds;
  }

  /** The number of line feeds in the first bytes of the page in memory. */
  private int count(int to) {
    int count = 0;
    for (int i = 0; i < to; i++) {
      count += page[i] == '\n' ? 1 : 0;
    }
    return count;
  }

  private void load(long number) {
    if (number == current) {
      return;
    }
    current = -1;
    long from = number << SHIFT;
    try {
      read(page, 0, (int) Math.min(PAGE, size - from), from);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    current = number;
  }

  /** Reads all of a range, in pieces, as the JDK copies each through native memory of its size. */
  private void read(byte[] into, int at, int count, long from) throws IOException {
    int done = 0;
    while (done < count) {
      int wanted = Math.min(PAGE, count - done);
      int more = file.read(ByteBuffer.wrap(into, at + done, wanted), from + done);
      if (more < 0) {
        throw new IOException("the file has become shorter while it was read");
      }
      done += more;
    }
  }

  private final class RangeStream extends InputStream {
    private long position;
    private final long end;

    RangeStream(long from, long to) {
      position = from;
      end = to;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int at, int count) throws IOException {
      if (position == end) {
        return -1;
      }
      int wanted = (int) Math.min(Math.min(count, PAGE), end - position);
      FileBytes.this.read(into, at, wanted, position);
      position += wanted;
      return wanted;
    }
  }
}
