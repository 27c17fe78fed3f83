// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Operation;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * The analyses that a state tells of its changes, in the order in which they subscribed: few, and
 * the same ones for most states, which then share one immutable list.
 */
final class Subscribers {
  /** Nobody. */
  static final Subscribers NONE = new Subscribers();

  private final DataFlowAnalysis[] all;

  /** A list of these. */
  Subscribers(DataFlowAnalysis... all) {
    this.all = all;
  }

  /** These and another analysis, unless it is one of them. */
  Subscribers with(DataFlowAnalysis analysis) {
    if (all.length == 0) {
      return analysis.asSubscriber();
    }
    for (DataFlowAnalysis each : all) {
      if (each == analysis) {
        return this;
      }
    }
    DataFlowAnalysis[] more = Arrays.copyOf(all, all.length + 1);
    more[all.length] = analysis;
    return new Subscribers(more);
  }

  boolean isEmpty() {
    return all.length == 0;
  }

  void forEach(Consumer<DataFlowAnalysis> action) {
    for (DataFlowAnalysis analysis : all) {
      action.accept(analysis);
    }
  }

  /** Makes those that it concerns visit an operation. */
  void enqueue(Operation op, DataFlowSolver solver) {
    ProgramPoint point = null;
    for (DataFlowAnalysis analysis : all) {
      if (analysis.concerns(op)) {
        if (point == null) {
          point = ProgramPoint.after(op);
        }
        solver.enqueue(point, analysis);
      }
    }
  }

  /** Makes them visit a point. */
  void enqueue(ProgramPoint point, DataFlowSolver solver) {
    for (DataFlowAnalysis analysis : all) {
      solver.enqueue(point, analysis);
    }
  }
}
