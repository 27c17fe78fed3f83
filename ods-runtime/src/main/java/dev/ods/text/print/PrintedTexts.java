// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.ir.Uniqued;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.buffer.AsmBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The texts of types and attributes that were printed before, so that a repeated one is copied. A
 * hash table by identity; the texts are consecutive in one array.
 */
final class PrintedTexts {
  /** Small, as many of these tables are for the text of a diagnostic. */
  private static final int INITIAL_SIZE = 16;

  /** Longer texts are not kept: copying them twice would cost more than it saves. */
  private static final int MAX_LENGTH = 512;

  /**
   * The maximum total size: if it is exceeded there is little repetition, and no more texts are
   * kept.
   */
  private static final int MAX_STORE = 1 << 22;

  private @Nullable Uniqued[] keys = new @Nullable Uniqued[INITIAL_SIZE];
  private int[] froms = new int[INITIAL_SIZE];
  private int[] lengths = new int[INITIAL_SIZE];
  private int count;
  private byte[] store = new byte[8 * INITIAL_SIZE];
  private int stored;

  /** Copies the text of {@code key} to {@code out}; false if it is not kept. */
  boolean put(Uniqued key, AsmBuffer out) {
    int mask = keys.length - 1;
    for (int i = slot(key, mask); ; i = (i + 1) & mask) {
      Uniqued found = keys[i];
      if (found == key) {
        out.put(store, froms[i], froms[i] + lengths[i]);
        return true;
      }
      if (found == null) {
        return false;
      }
    }
  }

  /** Keeps the text that was written to {@code out} from {@code from} on for {@code key}. */
  void keep(Uniqued key, AsmBuffer out, int from) {
    int length = out.size() - from;
    if (length > MAX_LENGTH || stored + length > MAX_STORE) {
      return;
    }
    if (++count * 2 > keys.length) {
      grow();
    }
    if (stored + length > store.length) {
      store = Arrays.copyOf(store, Math.max(stored + length, store.length * 2));
    }
    out.copyTo(from, store, stored, length);
    place(key, stored, length);
    stored += length;
  }

  private static int slot(Uniqued key, int mask) {
    // Numbers are dense; the product spreads those of a few kinds over the table.
    return ((IrReader.id(key) * 0x9E3779B1) >>> 8) & mask;
  }

  private void place(Uniqued key, int from, int length) {
    int mask = keys.length - 1;
    int i = slot(key, mask);
    while (keys[i] != null) {
      i = (i + 1) & mask;
    }
    keys[i] = key;
    froms[i] = from;
    lengths[i] = length;
  }

  private void grow() {
    @Nullable Uniqued[] oldKeys = keys;
    int[] oldFroms = froms;
    int[] oldLengths = lengths;
    keys = new @Nullable Uniqued[oldKeys.length * 2];
    froms = new int[keys.length];
    lengths = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      Uniqued key = oldKeys[i];
      if (key != null) {
        place(key, oldFroms[i], oldLengths[i]);
      }
    }
  }
}
