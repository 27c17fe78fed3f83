// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.EffectSpec;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;

/** Effects on memory: that an op does not say two things about them. */
final class EffectRules implements Rule {
  @Override
  public void check(OpSpec op, Problems problems) {
    if (op.effects().isEmpty()) {
      return;
    }
    OpInterfaceSpec own = op.opInterface(RuntimeNames.MEMORY_EFFECTS_OP_INTERFACE);
    if (own != null && own.overridden().contains("memoryEffects")) {
      EffectSpec effect = op.effects().get(0);
      problems.report(
          TraitProblem.OWN_METHOD_CONTRADICTION,
          effect.origin(),
          effect.annotation(),
          "memoryEffects");
    }
  }
}
