// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;

/** Derived attributes: that an op does not also implement the methods that are generated. */
final class DerivedAttributeRules implements Rule {
  @Override
  public void check(OpSpec op, Problems problems) {
    OpInterfaceSpec own = op.opInterface(RuntimeNames.DERIVED_ATTRIBUTE_OP_INTERFACE);
    if (op.derived().isEmpty() || own == null) {
      return;
    }
    for (String method : List.of("isDerivedAttribute", "materializeDerivedAttributes")) {
      if (own.overridden().contains(method)) {
        problems.report(
            TraitProblem.OWN_METHOD_CONTRADICTION,
            op.derived().get(0).origin(),
            "DerivedAttr",
            method);
      }
    }
  }
}
