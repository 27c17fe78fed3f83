// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The states of one class, by what they belong to. Those of first results and first arguments,
 * which most values are, are in pages, by reference, as neighbours in the arena are visited one
 * after the other; those of other anchors are hashed.
 */
final class StateTable {
  /** No two operations or blocks are so near that they share an entry. */
  private static final int ENTRY_SHIFT = 2;

  private static final int PAGE_SHIFT = 6;
  private static final int PAGE_MASK = (1 << PAGE_SHIFT) - 1;
  private static final int FEWEST_SLOTS = 8;

  /** Of the arena of the first value; null before. */
  private @Nullable IrReader reader;

  /**
   * The pages by their numbers plus one, hashed, as few of an arena may be asked for: 0 where there
   * is none. At least half of the slots are free.
   */
  private int[] numbers = new int[FEWEST_SLOTS];

  private @Nullable AnalysisState[] @Nullable [] pages =
      new @Nullable AnalysisState[FEWEST_SLOTS][];
  private int pageCount;

  /** The slot of the page that was asked for last. */
  private int lastSlot;

  private final Map<Object, AnalysisState> others = new HashMap<>();

  @Nullable AnalysisState get(Object anchor) {
    if (!isPaged(anchor)) {
      return others.get(anchor);
    }
    int entry = entry((Value) anchor);
    @Nullable AnalysisState[] page = pages[slot(entry >>> PAGE_SHIFT)];
    return page == null ? null : page[entry & PAGE_MASK];
  }

  void put(Object anchor, AnalysisState state) {
    if (reader == null && anchor instanceof Value value) {
      reader = IrReader.of(value);
    }
    if (isPaged(anchor)) {
      int entry = entry((Value) anchor);
      page(entry >>> PAGE_SHIFT)[entry & PAGE_MASK] = state;
    } else {
      others.put(anchor, state);
    }
  }

  void remove(Object anchor) {
    if (!isPaged(anchor)) {
      others.remove(anchor);
    } else if (get(anchor) != null) {
      int entry = entry((Value) anchor);
      page(entry >>> PAGE_SHIFT)[entry & PAGE_MASK] = null;
    }
  }

  private boolean isPaged(Object anchor) {
    IrReader known = reader;
    return known != null
        && anchor instanceof Value value
        && known.reads(value)
        && IrReader.index(IrReader.refOfAny(value)) == 0;
  }

  private static int entry(Value value) {
    return IrReader.owner(IrReader.refOfAny(value)) >>> ENTRY_SHIFT;
  }

  /** The slot in which a page is, or would be. */
  private int slot(int page) {
    int slot = lastSlot;
    if (numbers[slot] != page + 1) {
      int mask = numbers.length - 1;
      slot = page & mask;
      while (numbers[slot] != 0 && numbers[slot] != page + 1) {
        slot = (slot + 1) & mask;
      }
      lastSlot = slot;
    }
    return slot;
  }

  private @Nullable AnalysisState[] page(int number) {
    int slot = slot(number);
    @Nullable AnalysisState[] page = pages[slot];
    if (page == null) {
      if (2 * pageCount >= numbers.length) {
        grow();
        slot = slot(number);
      }
      page = new @Nullable AnalysisState[1 << PAGE_SHIFT];
      numbers[slot] = number + 1;
      pages[slot] = page;
      pageCount++;
    }
    return page;
  }

  private void grow() {
    int[] oldNumbers = numbers;
    @Nullable AnalysisState[] @Nullable [] oldPages = pages;
    numbers = new int[2 * oldNumbers.length];
    pages = new @Nullable AnalysisState[2 * oldNumbers.length][];
    for (int i = 0; i < oldNumbers.length; i++) {
      if (oldNumbers[i] != 0) {
        int slot = slot(oldNumbers[i] - 1);
        numbers[slot] = oldNumbers[i];
        pages[slot] = oldPages[i];
      }
    }
  }
}
