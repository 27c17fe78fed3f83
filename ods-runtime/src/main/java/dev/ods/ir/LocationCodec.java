// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.LocationWord;

/** Converts locations to the words that operations store, and back. */
final class LocationCodec {
  private LocationCodec() {}

  /** The word of a position. */
  static long pack(Context context, int fileId, int line, int column) {
    long word = LocationWord.position(fileId, line, column);
    return word != LocationWord.UNKNOWN
        ? word
        : position(context, context.files().name(fileId), line, column).word();
  }

  /** The location that a word represents. */
  static Location unpack(Context context, long word) {
    if (word == LocationWord.UNKNOWN) {
      return UnknownLoc.get(context);
    }
    if (!LocationWord.isPosition(word)) {
      return (Location) context.attributes().get((int) word);
    }
    String file = context.files().name(LocationWord.fileId(word));
    return position(context, file, LocationWord.line(word), LocationWord.column(word));
  }

  /** With the name that the file has, which may be empty. */
  private static FileLineColRange position(Context context, String file, int line, int column) {
    return FileLineColRange.get(context, file, line, column, line, column);
  }
}
