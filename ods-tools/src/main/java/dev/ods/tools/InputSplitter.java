// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cuts an input at markers such as {@code // -----}, exactly where {@code mlir-opt
 * --split-input-file} does.
 *
 * <p>Its rules are looser than they seem: the marker counts wherever it stands in a line, what
 * follows it on its line belongs to the next chunk, and it is no marker when nothing follows it or
 * when it is followed by the digit zero. That, and a marker whose last two bytes are others, earns
 * a warning.
 */
final class InputSplitter {
  /** How many bytes at the end of a marker may be wrong in what earns a warning. */
  private static final int SUFFIX_LENGTH = 2;

  private final byte[] input;
  private final byte[] prefix;
  private final byte[] suffix;
  private final List<Chunk> chunks = new ArrayList<>();
  private final List<Integer> nearMisses = new ArrayList<>();

  /**
   * A piece of the input.
   *
   * @param from the offset of its first byte
   * @param to the offset behind its last byte
   */
  record Chunk(int from, int to) {}

  private InputSplitter(byte[] input, byte[] marker) {
    this.input = input;
    int suffixFrom = marker.length - SUFFIX_LENGTH;
    this.prefix = Arrays.copyOf(marker, suffixFrom);
    this.suffix = Arrays.copyOfRange(marker, suffixFrom, marker.length);
  }

  /** Why nothing can be cut at a marker: it is too short; null if it is not. */
  static @Nullable String problem(String marker) {
    int length = bytes(marker).length;
    return length > SUFFIX_LENGTH
        ? null
        : "a marker has at least "
            + (SUFFIX_LENGTH + 1)
            + " bytes, but '"
            + marker
            + "' has "
            + length;
  }

  /**
   * Splits {@code input}, which is not copied.
   *
   * @param marker what to cut at, without a {@linkplain #problem}
   */
  static InputSplitter split(byte[] input, String marker) {
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

  /** The pieces in order; none of them is empty. */
  List<Chunk> chunks() {
    return chunks;
  }

  /** The offsets right behind what looks like the beginning of a marker but is none. */
  List<Integer> nearMisses() {
    return nearMisses;
  }

  private void run() {
    int pieceFrom = 0;
    int chunkFrom = 0;
    int chunkTo = 0;
    boolean more = true;
    while (more) {
      int pieceTo = find(pieceFrom);
      more = pieceTo >= 0;
      pieceTo = more ? pieceTo : input.length;
      if (chunkFrom == chunkTo) {
        // Nothing yet: an input that begins with a marker loses only the marker's beginning.
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

  private boolean isMarker(int from, int to) {
    return to - from > suffix.length && matches(suffix, from) && input[from + suffix.length] != '0';
  }

  private int find(int from) {
    for (int i = from; i <= input.length - prefix.length; i++) {
      if (input[i] == prefix[0] && matches(prefix, i)) {
        return i;
      }
    }
    return -1;
  }

  private boolean matches(byte[] text, int at) {
    for (int i = 0; i < text.length; i++) {
      if (input[at + i] != text[i]) {
        return false;
      }
    }
    return true;
  }
}
