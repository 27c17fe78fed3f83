// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Value;
import java.util.Objects;

/** Whether a value is needed (MLIR's class of the same name). */
public final class Liveness extends SparseLattice {
  private boolean live;

  Liveness(Value value) {
    super(value);
  }

  /** What the analyses of a solver know of a value, or nothing yet; any of them may add to it. */
  public static Liveness of(Value value, DataFlowSolver solver) {
    Objects.requireNonNull(value, "value");
    return solver.state(value, Liveness.class, () -> new Liveness(value));
  }

  /** Whether the value is needed, as far as is known. */
  public boolean isLive() {
    return live;
  }

  /** Says that the value is needed; returns whether that is new. */
  public boolean markLive() {
    boolean changed = !live;
    live = true;
    return changed;
  }
}
