// SPDX-License-Identifier: Apache-2.0
package dev.ods.attach;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects that packages attach to a context or to an operation name, by the numbers of their
 * keys. Thread-safe; lookups take no lock.
 */
public final class Attachments {
  private static final @Nullable Attachment[] EMPTY = {};

  /**
   * By the number of the key. Read by a race: a thread that does not see an entry yet takes the
   * lock and finds it then.
   */
  private @Nullable Attachment[] table = EMPTY;

  /** The object with a number; null if there is none. */
  public @Nullable Object get(int number) {
    @Nullable Attachment[] current = table;
    Attachment known = number < current.length ? current[number] : null;
    return known == null ? null : known.value;
  }

  /** Stores {@code value} unless another thread was first; returns the stored object. */
  public synchronized Object set(int number, Object value) {
    Object earlier = get(number);
    if (earlier != null) {
      return earlier;
    }
    if (number >= table.length) {
      table = Arrays.copyOf(table, Math.max(number + 1, table.length + (table.length >> 1)));
    }
    table[number] = new Attachment(value);
    return value;
  }

  /** An object: a final field, so that any thread that sees this sees that as it was attached. */
  private record Attachment(Object value) {}
}
