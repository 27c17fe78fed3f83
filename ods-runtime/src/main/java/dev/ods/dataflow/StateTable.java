// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The states of one class, by what they belong to. Those of first results and first arguments,
 * which most values are, are found by reference in pages, as neighbours in the arena are visited
 * one after the other; those of other anchors by hashing.
 */
final class StateTable {
  /** No two operations or blocks are so near that they share an entry. */
  private static final int ENTRY_SHIFT = 2;

  private static final int PAGE_SHIFT = 8;
  private static final int PAGE_MASK = (1 << PAGE_SHIFT) - 1;

  /** Of the arena of the first value; null before. */
  private @Nullable IrReader reader;

  private @Nullable AnalysisState[] @Nullable [] pages = new @Nullable AnalysisState[16][];

  private final Map<Object, AnalysisState> others = new HashMap<>();

  @Nullable AnalysisState get(Object anchor) {
    if (!isPaged(anchor)) {
      return others.get(anchor);
    }
    int entry = entry((Value) anchor);
    int page = entry >>> PAGE_SHIFT;
    @Nullable AnalysisState[] states = page < pages.length ? pages[page] : null;
    return states == null ? null : states[entry & PAGE_MASK];
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
        && IrReader.index(IrReader.ref(value)) == 0;
  }

  private static int entry(Value value) {
    return IrReader.owner(IrReader.ref(value)) >>> ENTRY_SHIFT;
  }

  private @Nullable AnalysisState[] page(int page) {
    if (page >= pages.length) {
      pages = Arrays.copyOf(pages, Math.max(page + 1, pages.length * 2));
    }
    @Nullable AnalysisState[] states = pages[page];
    if (states == null) {
      states = new @Nullable AnalysisState[1 << PAGE_SHIFT];
      pages[page] = states;
    }
    return states;
  }
}
