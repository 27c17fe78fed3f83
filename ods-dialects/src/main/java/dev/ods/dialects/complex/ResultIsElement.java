// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.builtin.ComplexType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.trait.TraitVerifier;

/** The result is of the operand's element type. */
public final class ResultIsElement implements TraitVerifier {
  /** For the verifier. */
  public ResultIsElement() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    if (operation.operandType(0) instanceof ComplexType complex
        && complex.elementType() == operation.resultType(0)) {
      return true;
    }
    diagnostics.opError(
        operation, "failed to verify that complex element type matches result type");
    return false;
  }
}
