// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * A location as the word that an operation stores at +0x38. A position in a file is encoded in the
 * word itself, so that parsing a million operations interns no location; any other location is the
 * number of an interned one.
 *
 * <p>Bit 63 set: bits 62–48 the file's number, 47–24 the line, 23–0 the column. Bit 63 clear: the
 * number of a {@link Location}; 0 is the unknown location.
 */
public final class PackedLocation {
  /** The unknown location. */
  public static final long UNKNOWN = 0;

  private static final long INLINE = 1L << 63;
  private static final int FILE_SHIFT = 48;
  private static final int LINE_SHIFT = 24;
  private static final int MAX_FILE = 0x7FFF;
  private static final int MAX_LINE = 0xFFFFFF;
  private static final int MAX_COLUMN = 0xFFFFFF;

  private PackedLocation() {}

  /** The number of a file name, for {@link #of(Context, int, int, int)}. */
  public static int fileId(Context context, String file) {
    return context.files().id(file);
  }

  /**
   * The packed form of a position.
   *
   * @param fileId from {@link #fileId}
   * @param line from 0 up
   * @param column from 0 up
   */
  public static long of(Context context, int fileId, int line, int column) {
    if (fitsInline(fileId, line, column)) {
      return inline(fileId, line, column);
    }
    return FileLineColRange.get(context, context.files().name(fileId), line, column).word();
  }

  /** The packed form of a position, or {@link #UNKNOWN} if it does not fit. */
  static long of(Context context, String file, int line, int column) {
    int fileId = context.files().id(file);
    return fitsInline(fileId, line, column) ? inline(fileId, line, column) : UNKNOWN;
  }

  private static boolean fitsInline(int fileId, int line, int column) {
    return fileId <= MAX_FILE
        && line >= 0
        && line <= MAX_LINE
        && column >= 0
        && column <= MAX_COLUMN;
  }

  private static long inline(int fileId, int line, int column) {
    return INLINE | (long) fileId << FILE_SHIFT | (long) line << LINE_SHIFT | column;
  }

  /** The packed form of any location. */
  public static long of(Location location) {
    return location.word();
  }

  /** Whether the word encodes a position in a file, which the next three methods decode. */
  public static boolean isPosition(long word) {
    return word < 0;
  }

  /** The file name of a position. */
  public static String file(Context context, long word) {
    return context.files().name((int) (word >>> FILE_SHIFT) & MAX_FILE);
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

  /** The location that a word represents. */
  public static Location unpack(Context context, long word) {
    if (word == UNKNOWN) {
      return UnknownLoc.get(context);
    }
    return isPosition(word)
        ? FileLineColRange.get(context, file(context, word), line(word), column(word))
        : (Location) context.attributes().get((int) word);
  }
}
