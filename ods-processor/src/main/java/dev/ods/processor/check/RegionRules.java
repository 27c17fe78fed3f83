// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RegionSpec;

/** A region's bounds on the number of blocks must be satisfiable. */
final class RegionRules implements Rule {
  @Override
  public void check(OpSpec op, Problems problems) {
    for (RegionSpec region : op.regions()) {
      if (region.minBlocks() > region.maxBlocks()) {
        problems.report(
            MemberProblem.REGION_SIZE,
            region.origin(),
            region.name(),
            region.minBlocks(),
            region.maxBlocks());
      }
    }
  }
}
