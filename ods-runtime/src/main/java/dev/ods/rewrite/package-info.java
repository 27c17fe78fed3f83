// SPDX-License-Identifier: Apache-2.0

/**
 * Changing the IR by rules: folding, rewrite patterns, and the drivers that apply them.
 *
 * <p>What operations and dialects know of their own simplification belongs here as interfaces
 * ({@link dev.ods.rewrite.Foldable}, {@link dev.ods.rewrite.Canonicalizable}), as do the {@link
 * dev.ods.rewrite.Rewriter}, through which every change goes, the drivers, and what simplifies
 * regions without rules: dead code, blocks that can be merged, dead arguments. Passes, their
 * options and their order do not belong here, nor do rules about particular dialects.
 */
@NullMarked
package dev.ods.rewrite;

import org.jspecify.annotations.NullMarked;
