// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The verification of {@link IndexSwitch}. */
final class IndexSwitchChecks {
  private final IndexSwitch choice;
  private final Operation op;
  private final Diagnostics diagnostics;

  IndexSwitchChecks(IndexSwitch choice, Diagnostics diagnostics) {
    this.choice = choice;
    this.op = choice.operation();
    this.diagnostics = diagnostics;
  }

  void verify() {
    List<Region> regions = choice.caseRegions();
    boolean valid =
        verifyCases(regions.size()) && verifyYield(choice.defaultRegion(), "default region");
    for (int i = 0; valid && i < regions.size(); i++) {
      valid = verifyYield(regions.get(i), "case region #" + i);
    }
  }

  private boolean verifyCases(int regions) {
    long[] cases = choice.cases();
    if (cases.length != regions) {
      diagnostics.opError(
          op, "has %d case regions but %d case values".formatted(regions, cases.length));
      return false;
    }
    Set<Long> seen = new HashSet<>();
    for (long value : cases) {
      if (!seen.add(value)) {
        diagnostics.opError(op, "has duplicate case value: " + value);
        return false;
      }
    }
    return true;
  }

  private boolean verifyYield(Region region, String name) {
    Block block = region.first();
    Operation yield = block == null ? null : block.last();
    if (yield == null || !yield.is(YieldOp.MODEL)) {
      String found = yield == null ? "nothing" : yield.name().value();
      diagnostics.opError(op, "expected region to end with scf.yield, but got " + found);
      return false;
    }
    if (yield.operandCount() != op.resultCount()) {
      diagnostics.opError(
          op,
          "expected each region to return %d values, but %s returns %d"
              .formatted(op.resultCount(), name, yield.operandCount()));
      diagnostics.note(yield.location(), "see yield operation here");
      return false;
    }
    return verifyTypes(yield, name);
  }

  private boolean verifyTypes(Operation yield, String name) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (yield.operandType(i) != op.resultType(i)) {
        diagnostics.opError(
            op, "expected result #%d of each region to be '%s'".formatted(i, op.resultType(i)));
        diagnostics.note(yield.location(), name + " returns '" + yield.operandType(i) + "' here");
        return false;
      }
    }
    return true;
  }
}
