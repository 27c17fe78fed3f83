// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.unsafe.IrReader;

/**
 * What is around a block, up to the scope of a greedy rewrite. Kept for the block that was asked
 * for last, as the next one most often is the same.
 */
final class Surroundings {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;

  /** The region whose operations are visited, or 0 for all. */
  private final int scope;

  /** The block that was asked for last, or 0 if what is around it may have changed. */
  private int known;

  private boolean inScope;
  private boolean work;

  Surroundings(IrReader reader, NameTable<OpKind> kinds, int scope) {
    this.reader = reader;
    this.kinds = kinds;
    this.scope = scope;
  }

  /** Whether a block, 0 for none, is in the scope; then {@link #haveWork} is about this block. */
  boolean areInScope(int block) {
    if (block == 0 || block != known) {
      lookAround(block);
    }
    return inScope;
  }

  /** Whether one of the operations around the block can be rewritten. */
  boolean haveWork() {
    return work;
  }

  /** What is around blocks changes. */
  void forget() {
    known = 0;
  }

  /** The operation around a block, unless the block is one of the scope's region; then 0. */
  int parent(int block) {
    int region = block == 0 ? 0 : reader.regionOf(block);
    return region == 0 || region == scope ? 0 : reader.ownerOfRegion(region);
  }

  private void lookAround(int block) {
    known = block;
    work = false;
    int at = block;
    for (int op = parent(at); op != 0; op = parent(at)) {
      work |= kinds.of(op).acts();
      at = reader.blockOf(op);
    }
    inScope = scope == 0 || (at != 0 && reader.regionOf(at) == scope);
  }
}
