// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.trait.SymbolTable;
import dev.ods.trait.TraitVerifier;

/** The operation must be directly in a module. */
public final class InModuleScope implements TraitVerifier {
  /** For the verifier. */
  public InModuleScope() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    Operation parent = operation.parent();
    // The module of the dialect itself is not declared.
    if (parent != null
        && (parent.name().hasTrait(SymbolTable.class)
            || parent.name().value().equals("spirv.module"))) {
      return true;
    }
    diagnostics.opError(
        operation, "failed to verify that op must appear in a module-like op's block");
    return false;
  }
}
