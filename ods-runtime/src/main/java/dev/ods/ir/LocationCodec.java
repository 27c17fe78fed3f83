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
        : FileLineColRange.get(context, context.files().name(fileId), line, column).word();
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
    return FileLineColRange.get(context, file, LocationWord.line(word), LocationWord.column(word));
  }
}
