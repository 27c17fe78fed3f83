// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.trait.TraitVerifier;
import java.util.Arrays;

/** The condition is an {@code i1}, or has the shape of the result. */
public final class ConditionFits implements TraitVerifier {
  /** For the verifier. */
  public ConditionFits() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    Type condition = operation.operandType(0);
    if ((condition instanceof IntegerType integer && integer.isSignless(1))
        || Arrays.equals(shapeOf(condition), shapeOf(operation.resultType(0)))) {
      return true;
    }
    diagnostics.opError(
        operation, "failed to verify that condition is signless i1 or has matching shape");
    return false;
  }

  private static long[] shapeOf(Type type) {
    return type instanceof ShapedType shaped && shaped.hasRank() ? shaped.shape() : new long[0];
  }
}
