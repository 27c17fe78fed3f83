// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.ConstraintProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.AttributeForm;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.OpSpec;

/** The Java type of an attribute and its constraint do not exclude each other. */
final class StorageRules implements Rule {
  @Override
  public void check(OpSpec op, Problems problems) {
    for (AttributeSpec attribute : op.attributes()) {
      ConstraintUse constraint = attribute.constraint();
      AttributeForm stored = AttributeForm.of(attribute.storage());
      AttributeForm wanted = AttributeForm.of(constraint);
      if (constraint != null && stored != null && wanted != null && wanted.excludes(stored)) {
        problems.report(
            ConstraintProblem.CONSTRAINT_STORAGE,
            constraint.origin(),
            attribute.name(),
            attribute.storage().summary(),
            constraint.declared().simpleName(),
            constraint.summary());
      }
    }
  }
}
