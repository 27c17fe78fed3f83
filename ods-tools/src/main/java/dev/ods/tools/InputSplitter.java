// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.SourceFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Splits an input at markers such as {@code // -----}, exactly where {@code mlir-opt
 * --split-input-file} does.
 *
 * <p>Its rules are surprising: a marker is recognised anywhere in a line, the rest of its line
 * belongs to the next chunk, and it is not recognised at the end of the input or before the digit
 * zero. Both of these, and markers whose last two bytes differ, are warned about.
 */
final class InputSplitter {
  /** The number of bytes at the end of a marker that may differ in a near miss. */
  private static final int SUFFIX_LENGTH = 2;

  private final SourceFile input;
  private final byte[] prefix;
  private final byte[] suffix;
  private final List<Chunk> chunks = new ArrayList<>();
  private final List<Long> nearMisses = new ArrayList<>();

  /**
   * A chunk of the input.
   *
   * @param from the offset of its first byte
   * @param to the offset after its last byte
   */
  record Chunk(long from, long to) {
    long length() {
      return to - from;
    }
  }

  private InputSplitter(SourceFile input, byte[] marker) {
    this.input = input;
    int suffixFrom = marker.length - SUFFIX_LENGTH;
    this.prefix = Arrays.copyOf(marker, suffixFrom);
    this.suffix = Arrays.copyOfRange(marker, suffixFrom, marker.length);
  }

  /** The error message if a marker is too short; otherwise null. */
  static @Nullable String problem(String marker) {
    int length = bytes(marker).length;
    return length > SUFFIX_LENGTH
        ? null
        : "a marker must have at least "
            + (SUFFIX_LENGTH + 1)
            + " bytes, but '"
            + marker
            + "' has "
            + length;
  }

  /**
   * Splits {@code input}, which is not copied.
   *
   * @param marker the marker, for which {@link #problem} is null
   */
  static InputSplitter split(SourceFile input, String marker) {
    String problem = problem(marker);
    if (problem != null) {
      throw new IllegalArgumentException(problem);
    }
    InputSplitter splitter = new InputSplitter(input, bytes(marker));
    splitter.run();
    return splitter;
  }

  private static byte[] bytes(String marker) {
    return marker.getBytes(StandardCharsets.UTF_8);
  }

  /** The chunks in order; none is empty. */
  List<Chunk> chunks() {
    return chunks;
  }

  /** The offsets after the prefixes of near misses: of markers with a wrong suffix. */
  List<Long> nearMisses() {
    return nearMisses;
  }

  private void run() {
    long pieceFrom = 0;
    long chunkFrom = 0;
    long chunkTo = 0;
    boolean more = true;
    while (more) {
      long pieceTo = find(pieceFrom);
      more = pieceTo >= 0;
      pieceTo = more ? pieceTo : input.length();
      if (chunkFrom == chunkTo) {
        // No chunk yet: of a marker at the start of the input, only the prefix is dropped.
        chunkFrom = pieceFrom;
      } else if (isMarker(pieceFrom, pieceTo)) {
        chunks.add(new Chunk(chunkFrom, chunkTo));
        chunkFrom = pieceFrom + suffix.length;
      } else {
        nearMisses.add(pieceFrom);
      }
      chunkTo = pieceTo;
      pieceFrom = pieceTo + prefix.length;
    }
    if (chunkFrom < chunkTo) {
      chunks.add(new Chunk(chunkFrom, chunkTo));
    }
  }

  private boolean isMarker(long from, long to) {
    return to - from > suffix.length
        && matches(suffix, from)
        && input.byteAt(from + suffix.length) != '0';
  }

  private long find(long from) {
    for (long i = from; i <= input.length() - prefix.length; i++) {
      if (input.byteAt(i) == prefix[0] && matches(prefix, i)) {
        return i;
      }
    }
    return -1;
  }

  private boolean matches(byte[] text, long at) {
    for (int i = 0; i < text.length; i++) {
      if (input.byteAt(at + i) != text[i]) {
        return false;
      }
    }
    return true;
  }
}
