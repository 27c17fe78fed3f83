// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.trait.TraitVerifier;
import java.util.Arrays;

/**
 * The operand and the result have the same dimensions, if they are tensors; those of unranked
 * tensors are not known to be the same.
 */
public final class SameTensorDimensions implements TraitVerifier {
  /** For the verifier. */
  public SameTensorDimensions() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    Type in = operation.operandType(0);
    Type out = operation.resultType(0);
    boolean unranked = in instanceof UnrankedTensorType || out instanceof UnrankedTensorType;
    if (!unranked && Arrays.equals(dimensions(in), dimensions(out))) {
      return true;
    }
    diagnostics.opError(
        operation, "failed to verify that input and output have the same tensor dimensions");
    return false;
  }

  private static long[] dimensions(Type type) {
    return type instanceof RankedTensorType tensor ? tensor.shape() : new long[0];
  }
}
