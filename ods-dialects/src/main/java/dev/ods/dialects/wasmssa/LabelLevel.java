// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.trait.TraitVerifier;

/**
 * The operation is a level of nesting, and branches to it continue beside the operation or in it
 * (source: WasmSSAInterfaces.cpp).
 */
public final class LabelLevel implements TraitVerifier {
  /** For the verifier. */
  public LabelLevel() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    Block target = ((LabelLevelOp) operation.view()).labelTarget();
    Region region = target == null ? null : target.parent();
    if (region != null
        && (region.equals(operation.parentRegion()) || region.parentOp().equals(operation))) {
      return true;
    }
    diagnostics.error(
        operation,
        "target should be a block defined in same level than operation or in its region.");
    return false;
  }
}
