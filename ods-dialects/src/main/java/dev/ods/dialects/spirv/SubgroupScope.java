// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.attr.Scope;
import dev.ods.dialects.spirv.attr.ScopeAttr;
import dev.ods.ir.Operation;
import dev.ods.trait.TraitVerifier;

/** The scope of execution is the subgroup. */
public final class SubgroupScope implements TraitVerifier {
  /** For the verifier. */
  public SubgroupScope() {}

  @Override
  public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
    // Any other attribute is reported as such.
    if (!(operation.attribute("execution_scope") instanceof ScopeAttr scope)
        || scope.value() == Scope.SUBGROUP) {
      return true;
    }
    diagnostics.opError(
        operation, "failed to verify that execution_scope must be Scope of value Subgroup");
    return false;
  }
}
