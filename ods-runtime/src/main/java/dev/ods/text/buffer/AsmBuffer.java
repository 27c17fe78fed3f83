// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.buffer;

import dev.ods.encoding.Utf8;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A growable buffer of UTF-8 text. Printers write into it; nothing is checked or escaped unless a
 * method says so.
 */
public final class AsmBuffer {
  private static final int INITIAL_SIZE = 256;

  /** The spaces of a level of indentation. */
  private static final int LEVEL = 2;

  private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] LEAST_LONG =
      Long.toString(Long.MIN_VALUE).getBytes(StandardCharsets.US_ASCII);

  /** The numbers from 00 to 99: one division yields two digits. */
  private static final byte[] DIGIT_PAIRS = digitPairs();

  /** The length of the longest array. */
  private static final int MAX_SIZE = Integer.MAX_VALUE - 8;

  private final int limit;
  private byte[] bytes;
  private int size;

  /** The number of spaces with which a line begins. */
  private int indent;

  /** How many lines {@link #newLine} has started. */
  private int lines;

  private static byte[] digitPairs() {
    byte[] pairs = new byte[200];
    for (int i = 0; i < 100; i++) {
      pairs[i * 2] = (byte) ('0' + i / 10);
      pairs[i * 2 + 1] = (byte) ('0' + i % 10);
    }
    return pairs;
  }

  public AsmBuffer() {
    this(INITIAL_SIZE);
  }

  public AsmBuffer(int capacity) {
    this(capacity, MAX_SIZE);
  }

  private AsmBuffer(int capacity, int limit) {
    this.limit = limit;
    this.bytes = new byte[Math.max(capacity, 16)];
  }

  /**
   * A buffer that takes so many bytes at most, from 256 up; what would exceed them throws {@link
   * TextLimitException} and is not put.
   */
  public static AsmBuffer limitedTo(int bytes) {
    return new AsmBuffer(INITIAL_SIZE, bytes);
  }

  // -- Lines -------------------------------------------------------------------------------------

  /** The number of spaces with which a line begins. */
  public int indent() {
    return indent;
  }

  /** Changes the number of spaces with which a line begins. */
  public void setIndent(int spaces) {
    indent = spaces;
  }

  /** Indents the lines that follow by so many levels more. */
  public void changeIndent(int levels) {
    indent += levels * LEVEL;
  }

  /** Puts the spaces with which a line begins. */
  public void putIndent() {
    spaces(indent);
  }

  /** Starts a new line, with its indentation. */
  public void newLine() {
    lines++;
    put('\n');
    spaces(indent);
  }

  /** How many lines {@link #newLine} has started: what is between two equal counts has none. */
  public int lines() {
    return lines;
  }

  // -- Text --------------------------------------------------------------------------------------

  /** The bytes of a text that is known to be ASCII. */
  public static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** The number of bytes written. */
  public int size() {
    return size;
  }

  /** The byte at an index below {@link #size}. */
  public byte at(int index) {
    return bytes[index];
  }

  /** Replaces the byte at an index below {@link #size}. */
  public void set(int index, int oneByte) {
    bytes[index] = (byte) oneByte;
  }

  /** Truncates the buffer. */
  public void truncate(int newSize) {
    size = newSize;
  }

  public void clear() {
    size = 0;
  }

  /** Writes one byte: an ASCII character, or a part of a longer sequence. */
  public AsmBuffer put(int oneByte) {
    if (size == bytes.length) {
      grow(1);
    }
    bytes[size++] = (byte) oneByte;
    return this;
  }

  /** Writes text of any characters, as {@link Utf8} encodes it. */
  public AsmBuffer put(String text) {
    int length = text.length();
    if (bytes.length - size < length) {
      grow(length);
    }
    byte[] to = bytes;
    int at = size;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        size = at;
        return put(Utf8.encode(text.substring(i)));
      }
      to[at++] = (byte) c;
    }
    size = at;
    return this;
  }

  /** Writes {@code count} spaces. */
  public AsmBuffer spaces(int count) {
    if (bytes.length - size < count) {
      grow(count);
    }
    Arrays.fill(bytes, size, size + count, (byte) ' ');
    size += count;
    return this;
  }

  public AsmBuffer put(byte[] text) {
    return put(text, 0, text.length);
  }

  public AsmBuffer put(byte[] text, int from, int to) {
    int length = to - from;
    if (bytes.length - size < length) {
      grow(length);
    }
    System.arraycopy(text, from, bytes, size, length);
    size += length;
    return this;
  }

  public AsmBuffer put(AsmBuffer other) {
    return put(other.bytes, 0, other.size);
  }

  /** Writes a range of another buffer, or of this one. */
  public AsmBuffer put(AsmBuffer other, int from, int to) {
    return put(other.bytes, from, to);
  }

  /** Writes a signed decimal number. */
  public AsmBuffer putDecimal(long number) {
    if (number < 0) {
      if (number == Long.MIN_VALUE) {
        return put(LEAST_LONG);
      }
      put('-');
      number = -number;
    }
    int digits = digits(number);
    if (bytes.length - size < digits) {
      grow(digits);
    }
    int at = size + digits;
    size = at;
    while (number > Integer.MAX_VALUE) {
      long rest = number / 100;
      at -= 2;
      putPair((int) (number - rest * 100), at);
      number = rest;
    }
    putSmall((int) number, at);
    return this;
  }

  /** Writes the digits of a number up to an index. */
  private void putSmall(int number, int end) {
    int at = end;
    int left = number;
    while (left >= 100) {
      int rest = left / 100;
      at -= 2;
      putPair(left - rest * 100, at);
      left = rest;
    }
    if (left >= 10) {
      putPair(left, at - 2);
    } else {
      bytes[at - 1] = (byte) ('0' + left);
    }
  }

  private void putPair(int number, int at) {
    bytes[at] = DIGIT_PAIRS[number * 2];
    bytes[at + 1] = DIGIT_PAIRS[number * 2 + 1];
  }

  private static int digits(long number) {
    long limit = 10;
    for (int count = 1; count < 19; count++) {
      if (number < limit) {
        return count;
      }
      limit *= 10;
    }
    return 19;
  }

  /** Writes a byte as two capital hexadecimal digits. */
  public AsmBuffer putHex(int oneByte) {
    put(HEX[oneByte >> 4 & 15]);
    return put(HEX[oneByte & 15]);
  }

  /**
   * Writes the content of an escaped string in MLIR's syntax, without the quotes: printable ASCII
   * characters represent themselves, except that a backslash is doubled; other bytes, and the
   * double quote, become a backslash and two hexadecimal digits.
   */
  public AsmBuffer putEscaped(byte[] text, int from, int to) {
    for (int i = from; i < to; i++) {
      putEscaped(text[i]);
    }
    return this;
  }

  /** {@link #putEscaped(byte[], int, int)} of a string. */
  public AsmBuffer putEscaped(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        byte[] rest = Utf8.encode(text.substring(i));
        return putEscaped(rest, 0, rest.length);
      }
      putEscaped((byte) c);
    }
    return this;
  }

  private void putEscaped(byte c) {
    if (c == '\\') {
      put('\\').put('\\');
    } else if (c >= ' ' && c < 0x7F && c != '"') {
      put(c);
    } else {
      put('\\').putHex(c);
    }
  }

  private void grow(int needed) {
    long least = (long) size + needed;
    if (least > limit) {
      if (limit < MAX_SIZE) {
        throw new TextLimitException();
      }
      throw new OutOfMemoryError("the text is larger than an array: print it to a stream");
    }
    bytes = Arrays.copyOf(bytes, (int) Math.min(limit, Math.max(least, bytes.length * 2L)));
  }

  /** Copies {@code length} bytes from an index on to another array. */
  public void copyTo(int from, byte[] target, int targetFrom, int length) {
    System.arraycopy(bytes, from, target, targetFrom, length);
  }

  /** A hash of the bytes of a range. */
  public int hash(int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + bytes[i];
    }
    hash *= 0x9E3779B9;
    return hash ^ hash >>> 16;
  }

  /** Whether two ranges have the same bytes. */
  public boolean equalRanges(int from, int to, int otherFrom, int otherTo) {
    return Arrays.equals(bytes, from, to, bytes, otherFrom, otherTo);
  }

  public byte[] toByteArray() {
    return Arrays.copyOf(bytes, size);
  }

  public void writeTo(OutputStream out) throws IOException {
    out.write(bytes, 0, size);
  }

  /** The text as {@link Utf8} decodes it. */
  @Override
  public String toString() {
    return Utf8.decode(bytes, 0, size);
  }
}
