// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.control.FunctionOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.trait.SymbolTable;
import dev.ods.trait.TraitVerifier;
import java.util.Set;

/** The operation must be nested in a function, at any depth. */
public final class InFunctionScope implements TraitVerifier {
  /** The functions of the dialect itself. */
  private static final Set<String> UNDECLARED = Set.of("spirv.func", "spirv.ARM.Graph");

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

  private static boolean isFunction(Operation op) {
    return op.name().hasInterface(FunctionOpInterface.class)
        || UNDECLARED.contains(op.name().value());
  }
}
