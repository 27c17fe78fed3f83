// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.trait.TraitVerifier;

/** The operand's type and that of the result may describe the same memory. */
public final class CastCompatible implements TraitVerifier {
  /** For the verifier. */
  public CastCompatible() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    return Casts.agree(operation.operandType(0), operation.resultType(0))
        || Casts.incompatible(operation, diagnostics);
  }
}
