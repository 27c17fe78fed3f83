// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import java.util.Arrays;

/**
 * A number for each operation of an arena, found by its reference: of few operations, as in the
 * text of a diagnostic, by hashing; of many without hashing, by pages.
 *
 * <p>Operations occupy at least eight units of their arena each, so that no two share the entry
 * {@code reference / 8}; entries are allocated in pages, when the first one of a page is set.
 */
final class RefTable {
  /** The result for a reference without a number. */
  static final int NONE = LongTable.NONE;

  private static final int ENTRY_SHIFT = 3;
  private static final int PAGE_SHIFT = 12;
  private static final int PAGE_MASK = (1 << PAGE_SHIFT) - 1;
  private static final int[] EMPTY = emptyPage();

  /** So many numbers at most are found by hashing. */
  private static final int MAX_HASHED = 256;

  /** All numbers, until there are pages; empty from then on. */
  private LongTable hashed = new LongTable();

  private int[][] pages = {};

  private static int[] emptyPage() {
    int[] page = new int[1 << PAGE_SHIFT];
    Arrays.fill(page, NONE);
    return page;
  }

  /** The number of a reference, or {@link #NONE}. */
  int get(int ref) {
    int entry = ref >>> ENTRY_SHIFT;
    int page = entry >>> PAGE_SHIFT;
    return page < pages.length ? pages[page][entry & PAGE_MASK] : hashed.get(ref);
  }

  /** Sets the number of a reference: anything but {@link #NONE}. */
  void put(int ref, int number) {
    if (pages.length == 0) {
      if (hashed.size() < MAX_HASHED) {
        hashed.put(ref, number);
        return;
      }
      LongTable former = hashed;
      hashed = new LongTable();
      former.forEach((key, value) -> putInPage((int) key, value));
    }
    putInPage(ref, number);
  }

  private void putInPage(int ref, int number) {
    int entry = ref >>> ENTRY_SHIFT;
    int page = entry >>> PAGE_SHIFT;
    if (page >= pages.length || pages[page] == EMPTY) {
      addPage(page);
    }
    pages[page][entry & PAGE_MASK] = number;
  }

  private void addPage(int page) {
    int length = pages.length;
    if (page >= length) {
      pages = Arrays.copyOf(pages, Math.max(page + 1, length + (length >> 1)));
      Arrays.fill(pages, length, pages.length, EMPTY);
    }
    pages[page] = EMPTY.clone();
  }
}
