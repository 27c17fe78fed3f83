// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/**
 * The operations and blocks inside an operation that is being copied which are yet to be copied.
 */
public final class UncopiedRefs {
  private static final int UNCOPIED = 1;

  private final RefMap refs = new RefMap();

  private UncopiedRefs() {}

  /** All that is nested in an operation. */
  public static UncopiedRefs inside(Arena arena, int root) {
    UncopiedRefs uncopied = new UncopiedRefs();
    for (int op = root; op != 0; op = NestedOrder.nextInside(arena, op, root)) {
      if (op != root) {
        uncopied.refs.put(op, UNCOPIED);
      }
      uncopied.addBlocks(arena, op);
    }
    return uncopied;
  }

  private void addBlocks(Arena arena, int op) {
    int regions = Ops.numRegions(arena, op);
    for (int i = 0; i < regions; i++) {
      int block = Regions.first(arena, Ops.region(arena, op, i));
      for (; block != 0; block = Blocks.next(arena, block)) {
        refs.put(block, UNCOPIED);
      }
    }
  }

  /** Whether an operation or block is yet to be copied. */
  public boolean contains(int ref) {
    return refs.get(ref) != 0;
  }

  /** An operation or block was copied, whether it is one of these or not. */
  public void copied(int ref) {
    refs.put(ref, 0);
  }
}
