// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.rewrite.DialectInlinerInterface;

/** Structured control flow. */
@Dialect(
    name = "scf",
    ops = {
      Condition.class,
      ExecuteRegion.class,
      For.class,
      Forall.class,
      If.class,
      InParallel.class,
      IndexSwitch.class,
      Parallel.class,
      Reduce.class,
      ReduceReturn.class,
      While.class,
      Yield.class
    },
    dependentDialects = ArithDialect.class)
public interface ScfDialect {
  /** All operations can be inlined, and all regions into them. */
  static DialectInlinerInterface inlinerInterface() {
    return new ScfInliner();
  }
}
