// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.trait.TraitVerifier;

/** The types of operand and result differ in their memory space only. */
public final class SpaceCastCompatible implements TraitVerifier {
  /** For the verifier. */
  public SpaceCastCompatible() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    return Casts.differInSpace(operation.operandType(0), operation.resultType(0))
        || Casts.incompatible(operation, diagnostics);
  }
}
