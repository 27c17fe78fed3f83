// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.builtin.ComplexType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.trait.TraitVerifier;

/** The two operands are of the result's element type. */
public final class OperandsAreElements implements TraitVerifier {
  /** For the verifier. */
  public OperandsAreElements() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    return isElement(operation, 0, "real", diagnostics)
        && isElement(operation, 1, "imaginary", diagnostics);
  }

  private static boolean isElement(
      Operation operation, int index, String name, Diagnostics diagnostics) {
    if (operation.resultType(0) instanceof ComplexType complex
        && complex.elementType() == operation.operandType(index)) {
      return true;
    }
    diagnostics.opError(
        operation, "failed to verify that complex element type matches " + name + " operand type");
    return false;
  }
}
