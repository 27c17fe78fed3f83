// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;

/**
 * Extended by the declaration of a branch that knows how often it continues at each successor
 * (MLIR's interface of the same name). The verifier compares the number of weights with that of the
 * successors.
 */
public interface WeightedBranchOpInterface extends OpView {
  /** A weight for each successor; empty if they are not known. */
  int[] weights();

  /** Checks the weights. */
  static void verify(WeightedBranchOpInterface branch, Diagnostics diagnostics) {
    int[] weights = branch.weights();
    if (weights.length == 0) {
      return;
    }
    int successors = branch.operation().successorCount();
    if (weights.length != successors) {
      diagnostics.error(
          branch.operation(),
          "expects number of branch weights to match number of successors: %d vs %d"
              .formatted(weights.length, successors));
      return;
    }
    for (int weight : weights) {
      if (weight != 0) {
        return;
      }
    }
    diagnostics.error(branch.operation(), "branch weights cannot all be zero");
  }
}
