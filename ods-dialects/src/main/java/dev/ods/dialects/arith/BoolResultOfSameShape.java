// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.trait.TraitVerifier;

/** The result is an {@code i1}, or of the shape of the first operand with elements {@code i1}. */
public final class BoolResultOfSameShape implements TraitVerifier {
  /** For the verifier. */
  public BoolResultOfSameShape() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    if (operation.resultType(0) == Comparisons.boolOfShape(operation.operandType(0))) {
      return true;
    }
    diagnostics.opError(
        operation,
        "failed to verify that result type has i1 element type and same shape as operands");
    return false;
  }
}
