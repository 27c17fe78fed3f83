// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.scope;

import dev.ods.text.lex.Relocation;
import java.util.Arrays;

/**
 * The names of blocks. Each region has a scope of its own: a name refers to a block of the
 * innermost region being parsed. An entry is a number, from 0 up; entries end with their scope.
 */
final class BlockNames {
  private static final int NONE = -1;

  private final byte[] text;
  private int[] heads = new int[64];
  private int[] next = new int[64];
  private int[] froms = new int[64];
  private int[] tos = new int[64];
  private int[] hashes = new int[64];
  private int[] blocks = new int[64];
  private boolean[] undefined = new boolean[64];
  private int count;
  private int[] scopes = new int[32];
  private int scopeCount;

  BlockNames(byte[] text) {
    this.text = text;
    Arrays.fill(heads, NONE);
  }

  void pushScope() {
    if (scopeCount == scopes.length) {
      scopes = Arrays.copyOf(scopes, scopeCount * 2);
    }
    scopes[scopeCount++] = count;
  }

  /**
   * Ends the current scope; {@link #firstUndefined} must be called before, to find missing blocks.
   */
  void popScope() {
    int mark = scopes[--scopeCount];
    while (count > mark) {
      // Entries are erased in the reverse of the order in which they were made.
      int entry = --count;
      heads[hashes[entry] & (heads.length - 1)] = next[entry];
    }
  }

  /** The first entry from {@code entry} up, in the order of first use, that is undefined. */
  int nextUndefined(int entry) {
    int found = entry;
    while (found < count && !undefined[found]) {
      found++;
    }
    return found < count ? found : NONE;
  }

  /** The first entry of the current scope that was used but not defined; -1 if there is none. */
  int firstUndefined() {
    return nextUndefined(scopes[scopeCount - 1]);
  }

  /** The entry of a name in the current scope; -1 if there is none. */
  int find(int from, int to) {
    int hash = hash(from, to);
    int mark = scopes[scopeCount - 1];
    int entry = heads[hash & (heads.length - 1)];
    while (entry >= mark) {
      if (hashes[entry] == hash && Arrays.equals(text, froms[entry], tos[entry], text, from, to)) {
        return entry;
      }
      entry = next[entry];
    }
    return NONE;
  }

  /** Adds a name that {@link #find} did not find. */
  void add(int from, int to, int block, boolean isUndefined) {
    if (count == next.length) {
      grow();
    }
    int entry = count++;
    int hash = hash(from, to);
    froms[entry] = from;
    tos[entry] = to;
    hashes[entry] = hash;
    blocks[entry] = block;
    undefined[entry] = isUndefined;
    int slot = hash & (heads.length - 1);
    next[entry] = heads[slot];
    heads[slot] = entry;
  }

  /** The reference of the block. */
  int block(int entry) {
    return blocks[entry];
  }

  /** The offset of the first use of the name. */
  int location(int entry) {
    return froms[entry];
  }

  /** Whether the block was used but not defined yet. */
  boolean isUndefined(int entry) {
    return undefined[entry];
  }

  /** Exchanges the offsets of the names. */
  void relocate(Relocation relocation) {
    for (int entry = 0; entry < count; entry++) {
      int length = tos[entry] - froms[entry];
      froms[entry] = relocation.keep(froms[entry], tos[entry]);
      tos[entry] = froms[entry] + length;
    }
  }

  /** Marks a block as defined. */
  void define(int entry) {
    undefined[entry] = false;
  }

  private int hash(int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + text[i];
    }
    hash *= 0x9E3779B9;
    return hash ^ (hash >>> 15);
  }

  private void grow() {
    int size = count * 2;
    next = Arrays.copyOf(next, size);
    froms = Arrays.copyOf(froms, size);
    tos = Arrays.copyOf(tos, size);
    hashes = Arrays.copyOf(hashes, size);
    blocks = Arrays.copyOf(blocks, size);
    undefined = Arrays.copyOf(undefined, size);
    heads = new int[size];
    Arrays.fill(heads, NONE);
    for (int entry = 0; entry < count; entry++) {
      int slot = hashes[entry] & (size - 1);
      next[entry] = heads[slot];
      heads[slot] = entry;
    }
  }
}
