// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/** Is told of each operation, or each block, that is about to change. */
@FunctionalInterface
public interface RefWatcher {
  /**
   * It is about to change.
   *
   * @param moves whether it is about to be inserted, moved or removed
   */
  void changes(int ref, boolean moves);
}
