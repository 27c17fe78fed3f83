// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.OpSpec;

/** The assembly is either a format, or a custom parser and a custom printer. */
final class HookRules implements Rule {
  @Override
  public void check(OpSpec op, Problems problems) {
    HooksSpec hooks = op.hooks();
    if (hooks.parse() != null && hooks.print() == null && !op.broken()) {
      problems.report(TraitProblem.PARSE_WITHOUT_PRINT, hooks.parse().origin(), "parse", "print");
    }
    if (hooks.print() != null && hooks.parse() == null && !op.broken()) {
      problems.report(TraitProblem.PARSE_WITHOUT_PRINT, hooks.print().origin(), "print", "parse");
    }
    if (hooks.parse() != null && op.format() != null) {
      problems.report(TraitProblem.FORMAT_AND_PARSE, hooks.parse().origin());
    }
  }
}
