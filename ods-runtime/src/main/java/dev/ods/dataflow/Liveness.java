// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Value;

/** Whether a value is needed (MLIR's class of the same name). */
public final class Liveness extends SparseLattice {
  private boolean live;

  Liveness(Value value) {
    super(value);
  }

  /** Whether the value is needed, as far as is known. */
  public boolean isLive() {
    return live;
  }

  boolean markLive() {
    boolean changed = !live;
    live = true;
    return changed;
  }
}
