// SPDX-License-Identifier: Apache-2.0
package dev.ods.encoding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Each sequence of bytes has a distinct string, and UTF-8 text the usual one. */
final class Utf8Test {
  /** Bytes, many of which start, continue or truncate a character. */
  @Provide
  Arbitrary<byte[]> bytes() {
    Arbitrary<Byte> any = Arbitraries.bytes();
    Arbitrary<Byte> telling =
        Arbitraries.of(0, 0x61, 0x80, 0xA0, 0xBF, 0xC3, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xFF)
            .map(Integer::byteValue);
    return Arbitraries.oneOf(any, telling).array(byte[].class).ofMaxSize(12);
  }

  @Property
  void bytesRoundTrip(@ForAll("bytes") byte[] bytes) {
    assertArrayEquals(bytes, Utf8.encode(Utf8.decode(bytes)));
  }

  @Property
  void textIsDecodedAsByJava(@ForAll String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    assertEquals(new String(utf8, StandardCharsets.UTF_8), Utf8.decode(utf8));
  }

  @Property
  void distinguishesTextFromOtherBytes(@ForAll("bytes") byte[] bytes) {
    byte[] replaced = new String(bytes, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8);
    assertEquals(Arrays.equals(bytes, replaced), Utf8.isText(Utf8.decode(bytes)));
  }

  @Property
  void comparesByBytes(@ForAll("bytes") byte[] a, @ForAll("bytes") byte[] b) {
    int expected = Integer.signum(Arrays.compareUnsigned(a, b));
    assertEquals(expected, Integer.signum(Utf8.compare(Utf8.decode(a), Utf8.decode(b))));
  }

  @Test
  void decodesARangeIndependently() {
    byte[] text = "aé".getBytes(StandardCharsets.UTF_8);
    assertEquals("a\uDCC3", Utf8.decode(text, 0, 2));
    assertEquals("\uDCA9", Utf8.decode(text, 2, 3));
  }

  @Test
  void otherSurrogatesAreEncodedAsQuestionMarks() {
    byte[] expected = {'?', '-', (byte) 0xFF, '?'};
    assertArrayEquals(expected, Utf8.encode("\uD800-\uDCFF\uDC00"));
  }
}
