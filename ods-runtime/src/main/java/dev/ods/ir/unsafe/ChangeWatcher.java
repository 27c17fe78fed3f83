// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.unsafe;

/**
 * Is told, by their references, of operations and blocks that are about to change, for {@link
 * IrWriter#watchChanges}. It must change nothing.
 */
public interface ChangeWatcher {
  /**
   * An operation is about to change, or was created and is about to be inserted.
   *
   * @param moves whether it is about to be inserted, moved or removed
   */
  void operation(int op, boolean moves);

  /**
   * The arguments or the place of a block are about to change.
   *
   * @param moves whether it is about to be inserted, moved or removed
   */
  void block(int block, boolean moves);
}
