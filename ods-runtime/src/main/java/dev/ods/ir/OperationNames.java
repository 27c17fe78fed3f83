// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The operation names of one context by their numbers and by their models. Lookups take no lock;
 * the context ensures that each kind of change is made by one thread at a time.
 *
 * <p>A context numbers names in the order of their first use, so that packed storage identifies a
 * kind of operation by one word. The numbers are meaningless in another context; a model, which
 * many contexts may share, does not contain them.
 */
final class OperationNames {
  /** Registered names by their numbers, which begin with 1. */
  private volatile @Nullable OperationName[] registered = new OperationName[64];

  /** Unregistered names by the negatives of their numbers, which begin with -1. */
  private volatile @Nullable OperationName[] unregistered = new OperationName[64];

  /** Registered names in a hash table of their models, at most half full. */
  private volatile @Nullable OperationName[] byModel = new OperationName[128];

  private int registeredCount;
  private int unregisteredCount;

  /** Enters the name of a registered operation. */
  OperationName register(Context context, OpModel model, byte[] utf8) {
    int id = ++registeredCount;
    OperationName name = new OperationName(context, id, utf8, model);
    registered = with(registered, id, name);
    byModel = with(byModel, name, id);
    return name;
  }

  /** Adds the name of an unregistered operation. */
  OperationName addUnregistered(Context context, byte[] utf8) {
    int number = ++unregisteredCount;
    OperationName name = new OperationName(context, -number, utf8, null);
    unregistered = with(unregistered, number, name);
    return name;
  }

  /** The caller writes the result to a volatile field, which publishes the entry to readers. */
  private static @Nullable OperationName[] with(
      @Nullable OperationName[] names, int index, OperationName entry) {
    @Nullable OperationName[] enough =
        index < names.length ? names : Arrays.copyOf(names, index * 2);
    enough[index] = entry;
    return enough;
  }

  /**
   * The same for a hash table, in which no entry ever moves: concurrent readers find the other
   * entries.
   */
  private static @Nullable OperationName[] with(
      @Nullable OperationName[] table, OperationName entry, int count) {
    @Nullable OperationName[] enough = table;
    if (count * 2 > table.length) {
      enough = new OperationName[table.length * 2];
      for (OperationName old : table) {
        if (old != null) {
          insert(enough, old);
        }
      }
    }
    insert(enough, entry);
    return enough;
  }

  @SuppressWarnings("NullAway") // registered names have models
  private static void insert(@Nullable OperationName[] table, OperationName entry) {
    int mask = table.length - 1;
    int at = entry.model().hash() & mask;
    while (table[at] != null) {
      at = (at + 1) & mask;
    }
    table[at] = entry;
  }

  /** The name of a registered operation; null if its dialect is not loaded. */
  @Nullable OperationName of(OpModel model) {
    @Nullable OperationName[] table = byModel;
    int mask = table.length - 1;
    int at = model.hash() & mask;
    OperationName found = table[at];
    while (found != null && found.model() != model) {
      at = (at + 1) & mask;
      found = table[at];
    }
    return found;
  }

  /** The name with a number, as in packed storage of this context. */
  @SuppressWarnings("NullAway") // so there is a name
  OperationName get(int id) {
    return id > 0 ? registered[id] : unregistered[-id];
  }

  /** The model of the name with a number; null if the operation is unregistered or erased. */
  @Nullable OpModel model(int id) {
    OperationName name = id > 0 ? registered[id] : null;
    return name == null ? null : name.model();
  }
}
