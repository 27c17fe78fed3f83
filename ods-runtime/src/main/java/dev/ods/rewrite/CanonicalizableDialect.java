// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

/**
 * Implemented by a dialect with patterns of canonicalization that belong to none of its operations
 * alone, such as those for an op interface or a trait (ODS: {@code hasCanonicalizer} of a dialect).
 */
public interface CanonicalizableDialect {
  /** Adds the patterns, which come before those of operations. */
  void canonicalizationPatterns(RewritePatternSet patterns);
}
