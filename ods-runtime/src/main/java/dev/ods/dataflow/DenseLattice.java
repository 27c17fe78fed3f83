// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

/**
 * The state of a point in a dense analysis, such as what is stored where (MLIR's {@code
 * AbstractDenseLattice}).
 */
public abstract class DenseLattice extends AnalysisState {
  private final ProgramPoint point;

  /** The initial state of a point. */
  protected DenseLattice(ProgramPoint point) {
    this.point = point;
  }

  /** The point. */
  public final ProgramPoint point() {
    return point;
  }
}
