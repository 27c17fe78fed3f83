// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.trait.TraitVerifier;

/** The operation exits no more levels of nesting than there are (source: WasmSSAInterfaces.cpp). */
public final class LabelBranching implements TraitVerifier {
  /** For the verifier. */
  public LabelBranching() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    LabelBranchingOp branch = (LabelBranchingOp) operation.view();
    if (branch.targetOp() != null) {
      return true;
    }
    // MLIR rejects this without a message.
    diagnostics.opError(
        operation,
        "leaves more levels than there are around it: level %d does not exist"
            .formatted(branch.exitLevels()));
    return false;
  }
}
