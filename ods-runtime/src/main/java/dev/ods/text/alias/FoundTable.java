// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.ir.Uniqued;
import dev.ods.text.alias.AliasVisitor.Found;
import org.jspecify.annotations.Nullable;

/**
 * What was found about types and attributes: an open-addressing table, as a print with locations
 * has an entry for every operation.
 */
final class FoundTable {
  private @Nullable Found[] slots = new @Nullable Found[64];
  private int count;

  /** What was found about a type or an attribute, or null. */
  @Nullable Found get(Uniqued symbol) {
    int mask = slots.length - 1;
    int at = symbol.hashCode() & mask;
    Found entry = slots[at];
    while (entry != null && entry.symbol != symbol) {
      at = (at + 1) & mask;
      entry = slots[at];
    }
    return entry;
  }

  /** Adds what {@link #get} did not find. */
  void add(Found found) {
    if (++count * 2L > slots.length) {
      @Nullable Found[] old = slots;
      slots = new @Nullable Found[old.length * 2];
      for (Found entry : old) {
        if (entry != null) {
          put(entry);
        }
      }
    }
    put(found);
  }

  private void put(Found found) {
    int mask = slots.length - 1;
    int at = found.symbol.hashCode() & mask;
    while (slots[at] != null) {
      at = (at + 1) & mask;
    }
    slots[at] = found;
  }
}
