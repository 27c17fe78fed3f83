// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.trait.SymbolTable;
import dev.ods.trait.TraitVerifier;

/** The operation stands in a function, possibly deeper within its body. */
public final class InFunctionScope implements TraitVerifier {
  /** For the verifier. */
  public InFunctionScope() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    if (isInFunction(operation)) {
      return true;
    }
    diagnostics.opError(
        operation, "failed to verify that op must appear in a function-like op's block");
    return false;
  }

  private static boolean isInFunction(Operation operation) {
    for (Operation op = operation.parent(); op != null; op = op.parent()) {
      if (op.name().hasTrait(SymbolTable.class)) {
        return false;
      }
      if (isFunction(op)) {
        return true;
      }
    }
    return false;
  }

  /** Functions have a type; those of the dialect itself are not declared. */
  private static boolean isFunction(Operation op) {
    OpModel model = op.name().model();
    return model == null
        ? op.name().dialectNamespace().equals("spirv")
        : model.propertyIndex("function_type") >= 0;
  }
}
