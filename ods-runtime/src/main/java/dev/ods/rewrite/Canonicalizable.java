// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OpView;

/**
 * Extended by the declaration of an operation that has patterns of canonicalization (ODS: {@code
 * hasCanonicalizer}): what no fold can do, as it creates or erases operations.
 */
public interface Canonicalizable extends OpView {
  /**
   * Adds the patterns. It is called on a view of no operation, and must not use it: the patterns
   * are given theirs.
   */
  void canonicalizationPatterns(RewritePatternSet patterns);
}
