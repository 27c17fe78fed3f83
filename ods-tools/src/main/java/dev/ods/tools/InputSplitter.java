// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts an input at {@code // -----}, exactly where {@code mlir-opt --split-input-file} does.
 *
 * <p>Its rules are looser than they seem: the marker counts wherever it stands in a line, what
 * follows it on its line belongs to the next chunk, and it is no marker when nothing follows it or
 * when it is followed by the digit zero, which earns a warning.
 */
final class InputSplitter {
  private static final byte[] PREFIX = "// ---".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] SUFFIX = "--".getBytes(StandardCharsets.US_ASCII);

  private final byte[] input;
  private final List<Chunk> chunks = new ArrayList<>();
  private final List<Integer> nearMisses = new ArrayList<>();

  /**
   * A piece of the input.
   *
   * @param from the offset of its first byte
   * @param to the offset behind its last byte
   */
  record Chunk(int from, int to) {}

  private InputSplitter(byte[] input) {
    this.input = input;
  }

  /** Splits {@code input}, which is not copied. */
  static InputSplitter split(byte[] input) {
    InputSplitter splitter = new InputSplitter(input);
    splitter.run();
    return splitter;
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
        chunkFrom = pieceFrom + SUFFIX.length;
      } else {
        nearMisses.add(pieceFrom);
      }
      chunkTo = pieceTo;
      pieceFrom = pieceTo + PREFIX.length;
    }
    if (chunkFrom < chunkTo) {
      chunks.add(new Chunk(chunkFrom, chunkTo));
    }
  }

  private boolean isMarker(int from, int to) {
    return to - from > SUFFIX.length && matches(SUFFIX, from) && input[from + SUFFIX.length] != '0';
  }

  private int find(int from) {
    for (int i = from; i <= input.length - PREFIX.length; i++) {
      if (input[i] == PREFIX[0] && matches(PREFIX, i)) {
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
