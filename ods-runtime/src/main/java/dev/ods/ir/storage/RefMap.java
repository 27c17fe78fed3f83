// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;

/**
 * A map from operations and blocks of one arena, by reference, to references; 0 is no reference.
 * References are not hashed: neighbours in the arena are neighbours here.
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

  private int[][][] directories = {};

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
        : 0;
  }

  /** Maps a reference to another one, whatever it was mapped to. */
  public void put(int ref, int to) {
    int page = ref >>> (ENTRY_SHIFT + PAGE_SHIFT);
    int directory = page >>> DIRECTORY_SHIFT;
    if (directory >= directories.length
        || directories[directory][page & DIRECTORY_MASK] == NO_PAGE) {
      addPage(directory, page & DIRECTORY_MASK);
    }
    directories[directory][page & DIRECTORY_MASK][(ref >>> ENTRY_SHIFT) & PAGE_MASK] = to;
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
