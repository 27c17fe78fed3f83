// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.OperationName;

/**
 * What a pass does that is declared by a record, whose components are the options: see {@code
 * dev.ods.annotation.Pass}. The rules are those of {@link Pass}.
 */
public interface PassBody {
  /**
   * Runs.
   *
   * @param run the operation, and what the pass can say of it
   */
  void run(PassRun run);

  /** As {@link Pass#canScheduleOn}. */
  default boolean canScheduleOn(OperationName name) {
    return true;
  }
}
