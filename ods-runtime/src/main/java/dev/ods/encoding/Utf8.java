// SPDX-License-Identifier: Apache-2.0
package dev.ods.encoding;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Converts MLIR's names and strings. In MLIR they are bytes, usually but not always UTF-8; the
 * conversion to {@code String} and back is lossless.
 *
 * <p>A byte that is not part of well-formed UTF-8 becomes an unpaired surrogate, {@code U+DC80} for
 * 0x80 to {@code U+DCFF} for 0xFF. Well-formed UTF-8 never yields those, so {@link #encode} inverts
 * {@link #decode}, and different bytes yield different strings.
 */
public final class Utf8 {
  private static final char REPLACEMENT = '\uFFFD';

  /** Added to a byte from 0x80 to 0xFF. */
  private static final int ESCAPE = 0xDC00;

  private static final int FIRST_ESCAPE = ESCAPE + 0x80;
  private static final int LAST_ESCAPE = ESCAPE + 0xFF;

  private Utf8() {}

  /** The bytes as a string. */
  public static String decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  /** The bytes from {@code from} up to {@code to} as a string. */
  public static String decode(byte[] bytes, int from, int to) {
    String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
    return text.indexOf(REPLACEMENT) < 0
        ? text
        : decodeEach(ByteBuffer.wrap(bytes, from, to - from));
  }

  private static String decodeEach(ByteBuffer bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(bytes.remaining());
    CoderResult result = decoder.decode(bytes, text, true);
    while (result.isError()) {
      for (int i = 0; i < result.length(); i++) {
        text.put((char) (ESCAPE + (bytes.get() & 0xFF)));
      }
      result = decoder.decode(bytes, text, true);
    }
    return text.flip().toString();
  }

  /**
   * The bytes of a string: those from which {@link #decode} created it, or its UTF-8 form. Unpaired
   * surrogates that represent no byte become question marks.
   */
  public static byte[] encode(String text) {
    int escape = indexOfEscape(text, 0);
    if (escape < 0) {
      return text.getBytes(StandardCharsets.UTF_8);
    }
    // A character needs at most three bytes for each of its code units.
    ByteBuffer bytes = ByteBuffer.allocate(3 * text.length());
    int from = 0;
    while (escape >= 0) {
      bytes.put(text.substring(from, escape).getBytes(StandardCharsets.UTF_8));
      bytes.put((byte) text.charAt(escape));
      from = escape + 1;
      escape = indexOfEscape(text, from);
    }
    bytes.put(text.substring(from).getBytes(StandardCharsets.UTF_8));
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  /** Whether no byte had to be escaped: the bytes of the string are UTF-8. */
  public static boolean isText(String text) {
    return indexOfEscape(text, 0) < 0;
  }

  /** The order of two strings by their bytes, unsigned, as MLIR orders names. */
  public static int compare(String a, String b) {
    int common = Math.min(a.length(), b.length());
    for (int i = 0; i < common; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        // UTF-8 keeps the order of code points, and that of code units unless one is a surrogate.
        return Character.isSurrogate(x) || Character.isSurrogate(y)
            ? Arrays.compareUnsigned(encode(a), encode(b))
            : x - y;
      }
    }
    return a.length() - b.length();
  }

  /** Whether a text stands for bytes: each unpaired surrogate for one, as {@link #decode} gives. */
  public static boolean hasBytes(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return decode(encode(text)).equals(text);
      }
    }
    return true;
  }

  /**
   * The text, which must stand for bytes: it would print as another one.
   *
   * @throws IllegalArgumentException if {@link #hasBytes} says no
   */
  public static String requireBytes(String text) {
    if (!hasBytes(text)) {
      throw new IllegalArgumentException(
          "the text '"
              + text
              + "' has an unpaired surrogate that stands for no byte: leave it out");
    }
    return text;
  }

  /** The first unpaired surrogate from an index on that represents a byte, or -1. */
  private static int indexOfEscape(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= FIRST_ESCAPE && c <= LAST_ESCAPE) {
        return i;
      }
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        i++;
      }
    }
    return -1;
  }
}
