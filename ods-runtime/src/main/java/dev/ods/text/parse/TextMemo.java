// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import static dev.ods.text.lex.Characters.isWord;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A memo of parsed pieces of the text, so that the same spelling need not be parsed twice. The
 * types and attribute dictionaries of a module are often repeated; a repeated one costs a hash over
 * its bytes.
 *
 * <p>The result must depend only on the bytes and on definitions that cannot change, such as
 * aliases.
 *
 * @param <T> the results of parsing
 */
final class TextMemo<T> {
  /**
   * Longer pieces are not remembered: they are seldom repeated, and scanning them would not pay
   * off.
   */
  static final int MAX_PIECE = 400;

  private static final int MAX_ENTRIES = 1 << 14;

  /** The logarithm of the number of pieces that are found by their first bytes alone. */
  private static final int RECENT_BITS = 10;

  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final byte[] text;

  /** Slots of the table below, by a hash of the first 16 bytes of the last piece found there. */
  private final int[] recent = new int[1 << RECENT_BITS];

  private int[] froms = new int[256];
  private int[] lengths = new int[256];
  private int[] hashes = new int[256];
  private @Nullable Object[] values = new Object[256];
  private int count;

  private int end;
  private int hash;

  /** The open brackets where {@link #skimGroup} is. */
  private int[] open = new int[MAX_PIECE];

  /** The brackets that were open where it last gave up. */
  private int[] unclosed = new int[MAX_PIECE];

  private int unclosedCount;

  /** Those before this offset begin groups that are not worth remembering. */
  private int unclosedLimit;

  TextMemo(byte[] text) {
    this.text = text;
  }

  /** Forgets all pieces, which are no longer in the text. */
  void clear() {
    unclosedCount = 0;
    if (count > 0) {
      Arrays.fill(values, null);
      count = 0;
    }
  }

  /** The offset at which the piece found by the last {@code skim} method ends. */
  int end() {
    return end;
  }

  /** The hash of the piece found by the last {@code skim} method. */
  int hash() {
    return hash;
  }

  /**
   * The result of the piece that starts here, if its spelling was parsed recently; otherwise null,
   * and a {@code skim} method and {@link #find} are needed.
   */
  @SuppressWarnings("unchecked") // only T's are added
  @Nullable T recall(int from) {
    int slot = recent[start(from)];
    int length = lengths[slot];
    Object value = values[slot];
    if (value == null || from + length > text.length) {
      return null;
    }
    int known = froms[slot];
    int to = from + length;
    if (!Arrays.equals(text, known, known + length, text, from, to)
        || (isWord(text[to - 1]) && continues(text[to]))) {
      return null;
    }
    end = to;
    return (T) value;
  }

  /** Whether a byte after a word makes it another word, or a piece with brackets. */
  private static boolean continues(byte c) {
    return isWord(c) || c == '-' || c == '<';
  }

  /** A hash of the first 16 bytes; 0 if there are less. */
  private int start(int from) {
    if (from > text.length - 2 * Long.BYTES) {
      return 0;
    }
    long first = (long) WORD.get(text, from);
    long second = (long) WORD.get(text, from + Long.BYTES);
    long mixed = (first * 0x9E3779B97F4A7C15L) ^ (second * 0xC2B2AE3D27D4EB4FL);
    return (int) (mixed >>> (Long.SIZE - RECENT_BITS));
  }

  /** Finds the end of a type; false if it is not worth remembering or hard to find. */
  boolean skimType(int from) {
    hash = 0;
    if (text[from] != '(') {
      return skimWordType(from) && finish(from);
    }
    if (!skimGroup(from)) {
      return false;
    }
    int at = skipSpaces(end);
    if (text[at] != '-' || text[at + 1] != '>') {
      return false;
    }
    hash = hash * 31 + '>';
    at = skipSpaces(at + 2);
    boolean found = text[at] == '(' ? skimGroup(at) : skimWordType(at);
    return found && finish(from);
  }

  /** Finds the end of a dictionary in braces; false as above. */
  boolean skimBraces(int from) {
    hash = 0;
    return skimGroup(from) && finish(from);
  }

  private boolean finish(int from) {
    int h = (hash + end - from) * 0x9E3779B9;
    hash = h ^ (h >>> 15);
    return end - from <= MAX_PIECE;
  }

  private int skipSpaces(int from) {
    int at = from;
    while (text[at] == ' ') {
      at++;
    }
    return at;
  }

  /** A word with or without {@code !}, and adjacent angle brackets. */
  private boolean skimWordType(int from) {
    int at = text[from] == '!' ? from + 1 : from;
    int h = hash;
    while (isWord(text[at])) {
      h = h * 31 + text[at++];
    }
    hash = h;
    end = at;
    return text[at] == '<' ? skimGroup(at) : text[at] != '-' && at > from;
  }

  /**
   * From an opening bracket to the one that closes it. Groups that are nested in one that is too
   * long are too long themselves if they reach as far and are not much shorter, so that not each of
   * them is scanned.
   */
  private boolean skimGroup(int from) {
    if (from < unclosedLimit && Arrays.binarySearch(unclosed, 0, unclosedCount, from) >= 0) {
      return false;
    }
    int limit = from + MAX_PIECE;
    int depth = 0;
    int h = hash;
    for (int at = from; at < limit; at++) {
      byte c = text[at];
      h = h * 31 + c;
      switch (c) {
        case '(', '<', '[', '{' -> open[depth++] = at;
        case ')', ']', '}' -> depth--;
        // The arrow of a function type is not a closing bracket.
        case '>' -> depth -= text[at - 1] == '-' ? 0 : 1;
        case '"' -> {
          int close = closingQuote(at + 1, limit);
          if (close < 0) {
            return giveUp(depth, limit - MAX_PIECE / 2);
          }
          for (int i = at + 1; i <= close; i++) {
            h = h * 31 + text[i];
          }
          at = close;
        }
        case '/', '\n', '\r', 0 -> {
          return giveUp(depth, Integer.MAX_VALUE);
        }
        default -> {}
      }
      if (depth == 0) {
        end = at + 1;
        hash = h;
        return true;
      }
    }
    return giveUp(depth, limit - MAX_PIECE / 2);
  }

  /** Notes the groups that are open; returns false. */
  private boolean giveUp(int depth, int before) {
    int[] noted = open;
    open = unclosed;
    unclosed = noted;
    unclosedCount = depth;
    unclosedLimit = before;
    return false;
  }

  /** The offset of the quotation mark that ends a string; -1 if there is none before the limit. */
  private int closingQuote(int from, int limit) {
    for (int at = from; at < limit; at++) {
      byte c = text[at];
      if (c == '"') {
        return at;
      }
      if (c == '\\') {
        c = text[++at];
      }
      if (c >= 0 && c < ' ') {
        return -1;
      }
    }
    return -1;
  }

  /** The result of the piece from {@code from} up to {@link #end}, or null if it is new. */
  @SuppressWarnings("unchecked") // only T's are added
  @Nullable T find(int from) {
    int length = end - from;
    int mask = values.length - 1;
    for (int i = hash & mask; ; i = (i + 1) & mask) {
      Object value = values[i];
      if (value == null) {
        return null;
      }
      if (hashes[i] == hash && lengths[i] == length) {
        int known = froms[i];
        if (Arrays.equals(text, known, known + length, text, from, from + length)) {
          recent[start(from)] = i;
          return (T) value;
        }
      }
    }
  }

  /** Remembers a piece that {@link #find} did not find, with its hash. */
  void add(int from, int to, int pieceHash, T value) {
    if (count == MAX_ENTRIES) {
      return;
    }
    if (++count * 2 > values.length) {
      grow();
    }
    recent[start(from)] = place(from, to - from, pieceHash, value);
  }

  private int place(int from, int length, int pieceHash, Object value) {
    int mask = values.length - 1;
    int i = pieceHash & mask;
    while (values[i] != null) {
      i = (i + 1) & mask;
    }
    froms[i] = from;
    lengths[i] = length;
    hashes[i] = pieceHash;
    values[i] = value;
    return i;
  }

  private void grow() {
    int[] oldFroms = froms;
    int[] oldLengths = lengths;
    int[] oldHashes = hashes;
    @Nullable Object[] oldValues = values;
    int slots = oldValues.length * 2;
    froms = new int[slots];
    lengths = new int[slots];
    hashes = new int[slots];
    values = new Object[slots];
    for (int i = 0; i < oldValues.length; i++) {
      Object value = oldValues[i];
      if (value != null) {
        place(oldFroms[i], oldLengths[i], oldHashes[i], value);
      }
    }
  }
}
