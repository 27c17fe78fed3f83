// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/**
 * A location as the word that an operation stores at +0x38. A position in a file is encoded in the
 * word itself, so that parsing a million operations interns no location; any other location is the
 * number of an interned one.
 *
 * <p>Bit 63 set: bits 62–48 the file's number, 47–24 the line, 23–0 the column. Bit 63 clear: the
 * number of an interned location; 0 is the unknown location.
 */
public final class LocationWord {
  /** The unknown location. */
  public static final long UNKNOWN = 0;

  private static final long INLINE = 1L << 63;
  private static final int FILE_SHIFT = 48;
  private static final int LINE_SHIFT = 24;
  private static final int MAX_FILE = 0x7FFF;
  private static final int MAX_LINE = 0xFFFFFF;
  private static final int MAX_COLUMN = 0xFFFFFF;

  private LocationWord() {}

  /** The word of a position in a file, or {@link #UNKNOWN} if it does not fit. */
  public static long position(int fileId, int line, int column) {
    boolean fits =
        fileId <= MAX_FILE && line >= 0 && line <= MAX_LINE && column >= 0 && column <= MAX_COLUMN;
    return fits
        ? INLINE | (long) fileId << FILE_SHIFT | (long) line << LINE_SHIFT | column
        : UNKNOWN;
  }

  /** The word of an interned location. */
  public static long interned(int id) {
    return Integer.toUnsignedLong(id);
  }

  /** Whether the word encodes a position in a file, which the next three methods decode. */
  public static boolean isPosition(long word) {
    return word < 0;
  }

  /** The number of a position's file. */
  public static int fileId(long word) {
    return (int) (word >>> FILE_SHIFT) & MAX_FILE;
  }

  /** The line of a position. */
  public static int line(long word) {
    return (int) (word >>> LINE_SHIFT) & MAX_LINE;
  }

  /** The column of a position. */
  public static int column(long word) {
    return (int) word & MAX_COLUMN;
  }
}
