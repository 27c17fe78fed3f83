// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import dev.ods.text.Parser;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads a text, of any length, into a buffer: whole lines, such that no token continues after what
 * has been read.
 */
public final class TextStream {
  /** The smallest buffer. */
  public static final int MIN_BUFFER = 1024;

  /** The largest buffer. */
  public static final int MAX_BUFFER = Parser.MAX_BUFFER;

  /** What is read at once, at most: the JDK copies it through native memory of the same size. */
  private static final int MAX_READ = 1 << 20;

  private static final int PIECES = 32;

  /** The largest piece. */
  static final int MAX_PIECE = MAX_BUFFER / PIECES;

  /**
   * How many times as many bytes as were kept must have been parsed before the buffer is cleared
   * again, so that the cost of keeping is small beside that of parsing.
   */
  private static final int KEPT_FACTOR = 4;

  private final InputStream in;
  private final byte[] buffer;
  private final int piece;
  private final int keptFactor;
  private int filled;
  private boolean ended;

  /** A byte that follows what is in the full buffer; -1 if none has been read. */
  private int ahead = -1;

  private @Nullable String problem;

  /**
   * A stream with a buffer.
   *
   * @param bufferSize from {@link #MIN_BUFFER} to {@link #MAX_BUFFER}
   */
  public TextStream(InputStream in, int bufferSize) {
    this(in, bufferSize, bufferSize / PIECES, KEPT_FACTOR);
  }

  /**
   * A stream that is read in pieces, for tests.
   *
   * @param piece how many bytes are read before the lexer works on them, and how many of them must
   *     have been parsed before the buffer is cleared of them; at most {@link #MAX_PIECE}
   */
  public TextStream(InputStream in, int bufferSize, int piece) {
    this(in, bufferSize, piece, 0);
  }

  private TextStream(InputStream in, int bufferSize, int piece, int keptFactor) {
    this.in = in;
    this.buffer = new byte[bufferSize];
    this.piece = piece;
    this.keptFactor = keptFactor;
  }

  /** The buffer. */
  byte[] buffer() {
    return buffer;
  }

  /**
   * Up to which offset the buffer is not cleared again.
   *
   * @param kept how many bytes at its beginning were kept when it was cleared last
   */
  int nextRelocation(int kept) {
    long worthwhile = kept + Math.max(piece, (long) keptFactor * kept);
    return (int) Math.min(worthwhile, Math.max((long) kept + piece, buffer.length / 2));
  }

  /** Why the text cannot be read to its end; null if there is no such reason. */
  @Nullable String problem() {
    return problem;
  }

  /** Whether more cannot be read because the buffer is full. */
  boolean isFull() {
    return ahead >= 0 && filled == capacity();
  }

  /** One byte is for the zero after a text that does not end with a line feed. */
  private int capacity() {
    return buffer.length - 1;
  }

  /**
   * Reads on.
   *
   * @param length how many bytes of the buffer are text that was read before
   * @return how many are now; the same at the end of the text, when the buffer is full, and when
   *     there is a problem
   */
  int extend(int length) {
    int searched = length;
    while (true) {
      for (int end = filled; end > searched; end--) {
        if (buffer[end - 1] == '\n') {
          return end;
        }
      }
      if (ended) {
        buffer[filled] = 0;
        return filled;
      }
      if (problem != null || isFull()) {
        return length;
      }
      searched = filled;
      read();
    }
  }

  /** Reads a piece, or finds out that the buffer is full. */
  private void read() {
    int wanted = (int) Math.min((long) filled + piece, capacity());
    try {
      if (filled == wanted) {
        ahead = in.read();
        ended = ahead < 0;
        return;
      }
      if (ahead >= 0) {
        buffer[filled++] = (byte) ahead;
        ahead = -1;
      }
      while (filled < wanted && !ended) {
        int count = in.read(buffer, filled, Math.min(MAX_READ, wanted - filled));
        ended = count < 0;
        filled += Math.max(count, 0);
      }
    } catch (IOException e) {
      String message = e.getMessage();
      problem = "the text cannot be read: " + (message == null ? e.toString() : message);
    }
  }

  /** Notes why the text cannot be read. */
  void fail(String reason) {
    problem = reason;
  }

  /** Whether everything from an offset to the end of what was read fits at another. */
  boolean fits(int from, int to) {
    return filled - from <= capacity() - to;
  }

  /** Moves everything from an offset to the end of what was read, which {@link #fits}. */
  void move(int from, int to) {
    System.arraycopy(buffer, from, buffer, to, filled - from);
    filled += to - from;
    if (ended) {
      buffer[filled] = 0;
    }
  }
}
