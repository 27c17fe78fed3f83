// SPDX-License-Identifier: Apache-2.0
/**
 * The layout of data in memory: sizes and alignments of types, and properties of the target, by
 * what operations specify, with MLIR's interfaces for those who specify it and for the types that
 * have a layout.
 *
 * <p>Out of scope: the syntax of specifications, which is that of the dialect {@code dlti}, and the
 * layouts of memrefs.
 */
@NullMarked
package dev.ods.datalayout;

import org.jspecify.annotations.NullMarked;
