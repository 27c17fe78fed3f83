// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Operation;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.trait.TraitVerifier;

/**
 * The region of the operation is a constant expression (MLIR:
 * ConstantExpressionInitializerOpTrait).
 */
public final class ConstantInitializer implements TraitVerifier {
  /** For the verifier. */
  public ConstantInitializer() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    WalkResult result =
        operation.walk(
            WalkOrder.POST,
            nested -> {
              if (nested.equals(operation) || isConstant(nested)) {
                return WalkResult.CONTINUE;
              }
              diagnostics.error(
                  operation,
                  "expected a constant initializer for this operator, got "
                      + diagnostics.text(Severity.ERROR, nested));
              return WalkResult.INTERRUPT;
            });
    return result != WalkResult.INTERRUPT;
  }

  private static boolean isConstant(Operation operation) {
    return operation.is(ReturnOp.MODEL) || operation.name().hasTrait(ConstantExpression.class);
  }
}
