// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.visit;

import java.util.Arrays;

/**
 * A set of operations of one arena, by reference: a bit for each, in pages that exist only where
 * there are members, as a rewrite of one function should not cost the size of the module.
 */
public final class RefSet {
  /** An operation takes more than eight units of the arena, so that no two share a bit. */
  private static final int UNIT_SHIFT = 3;

  /** 64 words of 64 bits. */
  private static final int PAGE_SHIFT = 12;

  private static final int WORD_MASK = (1 << (PAGE_SHIFT - 6)) - 1;
  private static final int DIRECTORY_SHIFT = 6;
  private static final int DIRECTORY_MASK = (1 << DIRECTORY_SHIFT) - 1;
  private static final long[] NO_PAGE = new long[WORD_MASK + 1];
  private static final long[][] NO_DIRECTORY = emptyDirectory();

  private long[][][] directories = {};

  /** The page that was used last: most members are near each other. */
  private long[] lastPage = NO_PAGE;

  private int lastPageNumber = -1;

  private static long[][] emptyDirectory() {
    long[][] directory = new long[1 << DIRECTORY_SHIFT][];
    Arrays.fill(directory, NO_PAGE);
    return directory;
  }

  /** Adds an operation; returns whether it was not in the set. */
  public boolean add(int op) {
    int bit = op >>> UNIT_SHIFT;
    long[] page = page(bit);
    if (page == NO_PAGE) {
      page = addPage(bit >>> PAGE_SHIFT);
    }
    int word = bit >>> 6 & WORD_MASK;
    long before = page[word];
    page[word] = before | 1L << bit;
    return before != page[word];
  }

  /** Removes an operation; returns whether it was in the set. */
  public boolean remove(int op) {
    int bit = op >>> UNIT_SHIFT;
    long[] page = page(bit);
    int word = bit >>> 6 & WORD_MASK;
    boolean member = (page[word] & 1L << bit) != 0;
    if (member) {
      page[word] &= ~(1L << bit);
    }
    return member;
  }

  /** Whether an operation is in the set. */
  public boolean contains(int op) {
    int bit = op >>> UNIT_SHIFT;
    return (page(bit)[bit >>> 6 & WORD_MASK] & 1L << bit) != 0;
  }

  private long[] page(int bit) {
    int number = bit >>> PAGE_SHIFT;
    return number == lastPageNumber ? lastPage : findPage(number);
  }

  private long[] findPage(int page) {
    int directory = page >>> DIRECTORY_SHIFT;
    lastPageNumber = page;
    lastPage =
        directory < directories.length ? directories[directory][page & DIRECTORY_MASK] : NO_PAGE;
    return lastPage;
  }

  private long[] addPage(int page) {
    int directory = page >>> DIRECTORY_SHIFT;
    int length = directories.length;
    if (directory >= length) {
      directories = Arrays.copyOf(directories, Math.max(directory + 1, length + (length >> 1)));
      Arrays.fill(directories, length, directories.length, NO_DIRECTORY);
    }
    if (directories[directory] == NO_DIRECTORY) {
      directories[directory] = NO_DIRECTORY.clone();
    }
    long[] added = new long[WORD_MASK + 1];
    directories[directory][page & DIRECTORY_MASK] = added;
    lastPage = added;
    lastPageNumber = page;
    return added;
  }
}
