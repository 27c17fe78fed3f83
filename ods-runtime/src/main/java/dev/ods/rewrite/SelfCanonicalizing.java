// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OpView;

/**
 * Extended by the declaration of an operation with one pattern of canonicalization, which is a
 * method of its own (ODS: {@code hasCanonicalizeMethod}).
 */
public interface SelfCanonicalizing extends OpView {
  /**
   * Canonicalizes the operation, if it can be; see {@link RewritePattern#matchAndRewrite}.
   *
   * @param rewriter through which all changes go, those of the operation included; inserts before
   *     the operation
   * @return whether it has changed something; if not, nothing has changed
   */
  boolean canonicalize(Rewriter rewriter);
}
