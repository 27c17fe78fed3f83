// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;

/**
 * A map from operations and blocks of one arena, by reference, to references; 0 is no reference.
 * References are not hashed: neighbours in the arena are neighbours here. The first few are in a
 * list, as most operations that are copied have nothing nested in them.
 */
public final class RefMap {
  /** Operations and blocks are larger than four units, so that no two share an entry. */
  private static final int ENTRY_SHIFT = 2;

  private static final int PAGE_SHIFT = 8;
  private static final int PAGE_MASK = (1 << PAGE_SHIFT) - 1;
  private static final int DIRECTORY_SHIFT = 8;
  private static final int DIRECTORY_MASK = (1 << DIRECTORY_SHIFT) - 1;
  private static final int[] NO_PAGE = new int[1 << PAGE_SHIFT];
  private static final int[][] NO_DIRECTORY = emptyDirectory();
  private static final int[][][] LISTED = {};

  /** The words of the list: each reference is followed by what it is mapped to. */
  private static final int LIST_WORDS = 8;

  private int[] list = new int[LIST_WORDS];

  /** How many words of the list are used. */
  private int listed;

  /** {@link #LISTED} as long as the list suffices. */
  private int[][][] directories = LISTED;

  private static int[][] emptyDirectory() {
    int[][] directory = new int[1 << DIRECTORY_SHIFT][];
    Arrays.fill(directory, NO_PAGE);
    return directory;
  }

  /** What a reference is mapped to, or 0. */
  public int get(int ref) {
    int page = ref >>> (ENTRY_SHIFT + PAGE_SHIFT);
    int directory = page >>> DIRECTORY_SHIFT;
    return directory < directories.length
        ? directories[directory][page & DIRECTORY_MASK][(ref >>> ENTRY_SHIFT) & PAGE_MASK]
        : getListed(ref);
  }

  private int getListed(int ref) {
    for (int i = 0; i < listed; i += 2) {
      if (list[i] == ref) {
        return list[i + 1];
      }
    }
    return 0;
  }

  /** Maps a reference to another one, whatever it was mapped to. */
  public void put(int ref, int to) {
    if (directories == LISTED && putListed(ref, to)) {
      return;
    }
    int page = ref >>> (ENTRY_SHIFT + PAGE_SHIFT);
    int directory = page >>> DIRECTORY_SHIFT;
    if (directory >= directories.length
        || directories[directory][page & DIRECTORY_MASK] == NO_PAGE) {
      addPage(directory, page & DIRECTORY_MASK);
    }
    directories[directory][page & DIRECTORY_MASK][(ref >>> ENTRY_SHIFT) & PAGE_MASK] = to;
  }

  /** Whether there is a place for it in the list; if not, the list is moved to pages. */
  private boolean putListed(int ref, int to) {
    int i = 0;
    while (i < listed && list[i] != ref) {
      i += 2;
    }
    if (i < LIST_WORDS) {
      list[i] = ref;
      list[i + 1] = to;
      listed = Math.max(listed, i + 2);
      return true;
    }
    directories = new int[0][][];
    for (int j = 0; j < listed; j += 2) {
      put(list[j], list[j + 1]);
    }
    listed = 0;
    return false;
  }

  private void addPage(int directory, int page) {
    int length = directories.length;
    if (directory >= length) {
      directories = Arrays.copyOf(directories, Math.max(directory + 1, length + (length >> 1)));
      Arrays.fill(directories, length, directories.length, NO_DIRECTORY);
    }
    if (directories[directory] == NO_DIRECTORY) {
      directories[directory] = NO_DIRECTORY.clone();
    }
    directories[directory][page] = new int[1 << PAGE_SHIFT];
  }
}
