// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.rewrite.RewritePatternSet;

/** Control flow between blocks. */
@Dialect(
    name = "cf",
    ops = {Assert.class, Branch.class, CondBranch.class, Switch.class},
    dependentDialects = ArithDialect.class)
public interface CfDialect {
  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new CfInliner();
  }

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    BranchPatterns.addTo(patterns);
  }
}
